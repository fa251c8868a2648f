### Pinxit, English. Every language has the same messages; a test says which are missing or unused.

close = Close
back = Back
menu = Menu
language = Language
go-home = Home
host = Host
sure = Sure? Press again
connecting = One moment…
away = Connection lost. Reconnecting…
paused = Paused
your-turn = Your turn
clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## Arriving

home-what = One picture, one clue, many stories. Not too obvious, not too obscure.
home-new = New table
home-join = Join
home-code = Table code
home-code-short = A table code has six letters.
home-alone = Play solo
home-how = How to play
home-mine = My tables
home-public = Open tables
home-gallery = See all the pictures
home-line = { $people } of { $seats } seats taken
home-free = { $number ->
    [one] one free chair
   *[other] { $number } free chairs
}
home-return = Your game is still going
home-return-table = Your table is still here
home-return-go = Return

who-name = Your name
who-pawn = Your rabbit
who-open = Open the table
who-play = Play
who-sit = Take a seat
who-save = Save
password-title = This server asks for a password
password-label = Password
password-how = Whoever runs this server gives it to people who may open tables here. Nobody needs it to sit down at a table.

pawn-red = red, with a heart
pawn-orange = orange, with a sun
pawn-yellow = yellow, with a star
pawn-green = green, with a leaf
pawn-teal = teal, with waves
pawn-sky = sky blue, with a cloud
pawn-blue = blue, with a drop
pawn-violet = violet, with a moon
pawn-pink = pink, with a flower
pawn-brown = brown, with an acorn
pawn-grey = grey, with two stones
pawn-white = white, with a feather

join-title = { $host }’s table
join-title-empty = A table
join-who = Already here: { $names }
join-crowded = Too many codes are being tried right now. Open the link you were sent, scan the QR code, or try again in a while.
join-nobody = Nobody is here yet.
join-quiet = { $number ->
    [one] One person is already here.
   *[other] { $number } people are already here.
} Until the host trusts you, you’ll go by the colour of your rabbit.
join-sit = Take a seat
join-watch = Just watch

lost-title = No table found
gone-title = You’re no longer at the table
gone-moved = You’re now playing on another device.
gone-left = You left the table.
gone-kicked = The host removed you from the table.
gone-banned = The host has banned you from this table.
gone-shut-out = This server blocks connections from your network.
gone-deleted = This table has been deleted.
gone-unpaired = The host disconnected this screen.
gone-never-came = Your seat was freed because nobody showed up.
gone-bad-token = { refused-bad-token }
gone-no-spectators = { refused-no-spectators }
gone-no-such-table = { refused-no-such-table }
gone-other-protocol = { refused-other-protocol }
gone-bad-hello = { problem-unknown }
stale-title = This page is out of date
load-again = Reload

## Gathering

lobby-who = { $number ->
    [one] One player at the table
   *[other] { $number } players at the table
}
lobby-add-computer = Add a computer player
character-bear = the bear
character-owl = the owl
character-fox = the fox
character-guest = a guest player
remote-title = A program from elsewhere
remote-what = A program of yours, or a language model, can take a seat here. Everyone sees that it’s a computer player. It sees what any seat sees, chat included, and nothing secret.
remote-how = Give the program this code and the address. The code works once, for ten minutes.
remote-code = Code
remote-address = Address
remote-make = Make a code
remote-another = Make another code
remote-take-back = Take the code back
remote-came = { $name } has sat down.
people-program = program
manner-bear = says what he sees
manner-owl = thinks in proverbs and tales
manner-fox = reads the table and remembers
blind-deck = Computer players know a card by its description, and “{ $deck }” has none they can read. They’ll still play, going by tags or by luck. To help them, add descriptions to the deck’s “texts” folder.
blind-deck-seen = Got it
whisper-blind = { $name } can’t see your pictures. A word or two about each would help.
whisper-blind-all = Computer players can’t see your pictures. A word or two about each would help.
whisper-begin = Whisper a word
whisper-more = Change or add
whisper-thanks = { $number ->
    [one] Thank you! One picture has your words.
   *[other] Thank you! { $number } pictures have your words.
}
whisper-title = In a word or two
whisper-count = Picture { $number } of { $all }
whisper-field = What do you see?
whisper-secret = Only computer players hear this. No one at the table can read it.
whisper-next = Next
whisper-skip = Skip
whisper-done = Done
whisper-none = That’s fine. You can come back any time before the game.
whisper-mend-how = Tap a picture to change your words or take them back.
whisper-mend = “{ $words }”: change or take back
whisper-again = More pictures
whisper-enough = Back to the table
lobby-invite = Invite friends
lobby-missing = { $number ->
    [one] One more player needed
   *[other] { $number } more players needed
}
lobby-begin = Begin
first-who = Who tells the first story?
lobby-ready = I’m ready
lobby-unready = Not ready yet
lobby-ready-of = { $ready } of { $all } ready
lobby-wait = { $host } will start when everyone is here.

invite-qr = QR code for this table
invite-code = Table code: { $code }
invite-send = Share link
invite-copy = Copy link
invite-link = Link to this table
invite-here-only = This address only works on this computer.
invite-shared = The link is on its way
invite-copied = Copied. Paste it where your friends will see it.
invite-by-hand = Couldn’t copy the link. It’s selected: copy it yourself or read it out.

settings = Game settings
settings-change = Change
settings-see = Details
agreed-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
agreed-turns = { $number ->
    [one] one story each
   *[other] { $number } stories each
}
agreed-clock-off = no clock
agreed-clock-relaxed = gentle clock
agreed-clock-brisk = brisk clock
agreed-clock-own = custom clock
preset-evening = Whole evening
preset-evening-how = The latest rules, 30 points, no clock
preset-quick = Quick game, 20 minutes
preset-quick-how = 15 points, with a gentle clock
preset-crowd = Large group, two votes
preset-crowd-how = Up to twelve players
preset-three = Just three of us
preset-three-how = A good clue scores a little more
preset-stage = Pantomime or song
preset-stage-how = No written clues: sing, mime or say them
settings-edition = Rules
settings-editions = More editions
settings-house = House rules
house-target = Points to win
house-hand = Cards in hand
house-first = First storyteller
house-latecomer = Latecomers start with
house-first-race = first to have a story
house-first-host = chosen by the host
house-first-random = chosen at random
house-latecomer-average = the average score
house-latecomer-lowest = the lowest score
house-latecomer-zero = zero
house-book-is = Standard: { $value }
house-reset = Back to standard: { $rule }
house-changed = House rules at this table
house-none = no limit
house-yes = yes
house-no = no
house-step = { $number } with { $players } players
house-impossible = { $rule }: { $value } isn’t allowed.
house-players-crossed = The minimum number of players is higher than the maximum.
house-group-clues = How clues are told
house-group-goal = How the game ends
house-group-cards = Cards
house-group-votes = Votes
house-group-points = Points
house-group-people = Players
house-target-none = No points goal
house-turns-each = Stories per player
house-short-pile = When the cards run out
house-short-pile-reshuffle = reshuffle them
house-short-pile-end = the game ends
house-give = Cards each player gives
house-clue-length = Maximum characters in a clue
house-media = Ways to tell
house-theme = Theme of all clues
house-blind = Chance picks the storyteller’s card
medium-words = words
medium-spoken = said aloud
medium-sound = sung or hummed
medium-mime = mimed
medium-drawing = drawn
theme-none = anything goes
theme-word = a single word
theme-question = a question
theme-title = a title
theme-song = a line from a song
theme-proverb = a proverb
theme-memory = a memory
theme-tale = from a fairy tale
theme-own = In your own words…
theme-own-words = “{ $theme }”
theme-own-label = The theme, in your own words
house-votes-min = Minimum votes per player
house-votes-max = Maximum votes per player
house-votes-may-stack = Several votes on one card
house-count-over = “Everyone finds it” counts
house-count-over-voters = players
house-count-over-votes = votes
house-some-storyteller = Some find it: storyteller
house-some-finder = Some find it: each correct vote
house-all-storyteller = Everyone finds it: storyteller
house-all-others = Everyone finds it: each other player
house-none-storyteller = Nobody finds it: storyteller
house-none-others = Nobody finds it: each other player
house-lone-vote = Bonus for a single, correct vote
house-bonus = Each vote for your card
house-bonus-cap = Votes for your card: maximum per round
house-bonus-cap-none = Votes for your card: no limit
house-players-min = Minimum players
house-players-max = Maximum players
settings-decks = Pictures
settings-timers = Time to think
settings-public = Strangers can find this table
settings-spectators = Others can watch
settings-chat = Players can chat
settings-thinking = Computer players take their time
settings-strength = How well computer players play
strength-easy = Easy
strength-fair = Fair
strength-strong = Strong
settings-remarks = Computer players say what they thought
settings-show = Take time over every reveal
settings-strangers = Strangers stay anonymous and can’t chat until I trust them
settings-language = Clue language
settings-more = More settings
settings-seats = Seats
settings-seats-all = { $number } (maximum)
settings-seats-are = These rules allow { $least } to { $most } seats.
settings-crowded = Not enough seats ({ $number }) for everyone here.
settings-absent = If time runs out or someone is away
settings-undo = Undo changes
settings-unsettled = You can’t play with these settings yet.
absent-stand-in = a computer plays for them
absent-skip = carry on without them
absent-wait = wait
timers-off = No time limit
timers-relaxed = Relaxed: three minutes for a clue
timers-brisk = Brisk: a minute and a half
timers-own = Custom
timers-seconds = In seconds. Leave empty for no time limit.
timers-race = For the first story
timers-clue = For a clue
timers-give = For giving a card
timers-vote = For voting
timers-reveal = For the reveal
timers-away = Waiting for absent players
edition-players = { $least } to { $most } players
edition-goal = first to { $number } points
edition-pile = until the cards run out
edition-about-dixit = The latest rules.
edition-name-dixit = Dixit
edition-about-disney = The latest rules, for a smaller table.
edition-name-disney = For six
edition-about-classic = The original rules. With three players, a good clue scores a little more.
edition-name-classic = Classic
edition-about-odyssey = For big groups, with two votes.
edition-name-odyssey = Odyssey
edition-about-odyssey-2011 = For big groups, in the first version.
deck-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}

## Playing

top-round = Round { $number }
players = Players
points = Points
hand = Your cards
hand-arrange = Drag your cards to arrange them, or hold Alt and press the arrow keys.
hand-moved = Now in position { $place }
card-back = Face-down card
card-number = Card { $number }
card-pick = Choose this card
card-unpick = Not this one
card-look = Look closer
card-close-look = A closer look
card-mine = Your card
card-vote = Vote for card { $place }
close-tray = All cards, small
close-spread = Back to all cards
card-voted = You voted for this card
card-yours = yours
card-chosen = You chose this card
card-tell = Use this card
card-coin = Put a vote on card { $place }
vote-take-back = Take back your vote for card { $place }
vote-laid = All votes placed
vote-coins = { $number ->
    [one] One vote left
   *[other] { $number } votes left
}
vote-may-stack = on one card or several
vote-no-stack = each on a different card
vote-at-least = at least { $number }
vote-done = Done
give-ready = Cards chosen
waiting-count = { $done } of { $all } are done
tell-title = Your story
menu-unread = New messages
clue-of = { $name } says
clue-aloud = { $name } says the clue aloud
clue-aloud-me = Say your clue aloud
clue-aloud-said = (said aloud)
clue-by-sound = Listen: { $name }
clue-by-mime = { $name } mimes
clue-by-drawing = { $name } draws
clue-was-sound = (sung)
clue-was-mime = (mimed)
clue-was-drawing = (drawn)

task-race = Who has a story? The first to press tells it.
task-race-watch = Who will be first with a story?
task-tell = You’re the storyteller: choose a card and give a clue
task-tell-blind = You’re the storyteller, and chance chose your card: give a clue for it
task-wait-clue = { $name } is thinking of a clue
task-give = { $number ->
    [one] Which of your cards fits, too?
   *[other] Which { $number } of your cards fit, too?
}
task-gave = Card given. Waiting for the others.
task-wait-cards = The others are choosing cards to match your clue
task-vote = { $most ->
    [one] Which card is { $name }’s?
   *[other] Which card is { $name }’s? You have { $most } votes.
}
task-voted = You’ve voted. Waiting for the others.
task-wait-votes = Keep a straight face: they’re voting
task-watch-give = The others are choosing cards that fit
task-watch-vote = They’re voting: which card is it?
task-passed-give = No card from you this round. You can still vote.
task-passed-vote = No vote from you this round
task-next-round = You’ll be dealt in next round
task-next-game = You’ll play in the next game
task-reveal = So that was the one
task-paused = Not enough players left. The game goes on when someone comes back.
task-stopped = The game is paused
hint-race = Look at your cards. Whoever gets an idea for one first is the first storyteller.
hint-wait-clue = You’ll get a clue in a moment. Then choose one of your cards that fits it, too.
hint-give = Choose a card the others might take for the storyteller’s: each vote for it is a point for you.
hint-vote = One of these is the storyteller’s; the others were slipped in. Look at them closely, then vote.

do-claim = I have a story!
do-tell = Give clue
do-give = { $number ->
    [one] Give this card
   *[other] Give these { $number } cards
}
give-choose = { $number ->
    [one] Choose a card
   *[other] Choose { $number } cards
}
give-more = { $number ->
    [one] Choose one more
   *[other] Choose { $number } more
}
do-vote = Vote for { $places }
do-go-on = Next round
do-follow = On to round { $number }
do-finish = To the podium
do-take-back = Take it back
do-mend = Save
mend-ask = Edit clue
mend-aloud = Write it down, too
mend-caption = Describe it in words
stood-in = A computer is playing for you.
do-come-back = I’m back
played-for-me-claimed = The computer claimed the first story for you
played-for-me-told = The computer gave the clue for you
played-for-me-gave = { $number ->
    [one] The computer gave a card for you
   *[other] The computer gave { $number } cards for you
}
played-for-me-voted = The computer voted in your place
played-for-me-before = The computer stepped in for you last round
waiting-for = { $number ->
    [one] { $names } is still thinking
   *[other] { $names } are still thinking
}
tell-aloud = I’ll say it aloud
tell-label = Your clue
tell-advice-ask = What makes a good clue?
tell-advice = A word, a line from a song, a feeling, a sound. If everyone finds your card, you get nothing, and the same goes if nobody does. So make one friend smile and leave another puzzled.
tell-inspire = Inspire me
tell-ways = How will you tell it?
tell-by-words = Words
tell-by-sound = Sing
tell-by-mime = Mime
tell-by-drawing = Draw
tell-by-spoken = Say it aloud
tell-theme = Theme: { $theme }
tell-aloud-what = Say your clue aloud, in the room or on your call.
tell-sending = Sending…
caption-ask = In a few words, for those who can’t hear or see it
caption-example = You can leave this empty
record-asking = Waiting for your permission…
record-listening = Listening…
record-seeing = Recording…
record-time = { $number } of { $all } s
record-stop = Stop
record-again = Again
record-delete = Delete
record-album = May be in this game’s album
record-sound-what = Sing, hum, whistle or make a noise: up to 20 seconds.
record-sound-consent = Your browser will ask for the microphone. You hear it first. Once you tell it, everyone who plays or watches here hears it, and nobody else; it goes when the table goes.
record-sound-begin = Start recording
record-mime-what = Act it out without a word: up to 12 seconds.
record-mime-consent = Your browser will ask for the camera; no sound is recorded. You see it first. Once you tell it, everyone who plays or watches here sees it, and nobody else; it goes when the table goes.
record-mime-begin = Open the camera
record-mime-go = 3, 2, 1, go
record-mirror = You, as in a mirror
trouble-insecure = Browsers only lend a microphone or camera to encrypted pages, and this one isn’t.
trouble-insecure-host = You’re the host: start Pinxit with --tls, and singing and miming work here, too.
trouble-sound-refused = The microphone stays off, and that’s fine.
trouble-sound-missing = No microphone here.
trouble-sound-taken = Something else is using the microphone.
trouble-mime-refused = The camera stays off, and that’s fine.
trouble-mime-missing = No camera here.
trouble-mime-taken = Something else is using the camera.
trouble-instead = How about one of these instead?
trouble-again = Try again
draw-page = Page to draw on
draw-here = Draw here
draw-with = Draw with
draw-ink = Pen
draw-brush = Brush
draw-chalk = Chalk
draw-eraser = Eraser
draw-width = Width
draw-width-0 = Fine
draw-width-1 = Medium
draw-width-2 = Broad
draw-colour = Colour
draw-colour-0 = Black
draw-colour-1 = Red
draw-colour-2 = Ochre
draw-colour-3 = Green
draw-colour-4 = Blue
draw-colour-5 = Purple
draw-undo = Undo
draw-clear = Clear the page
draw-watch = Watch it as others will
draw-on = Keep drawing
draw-full = The page is full.
clip-play = { $what }. Play ({ $number } s)
clip-stop = { $what }. Stop
clip-draw-again = { $what }. Watch it drawn again
clip-watch = Watch
clip-loading = Just a moment…
clip-failed = That didn’t arrive. Try again
clip-caption-ask = In words
clip-frame = { $number } of { $all }
clip-frame-before = Previous picture
clip-frame-next = Next picture
clip-on-phones = Listen on your phones

show-hush = The votes are in…
show-votes = Card { $place }: { $names }
show-nobody = No votes here
show-slipped = Who slipped it in? { $name }!
show-fooled = Fooled: { $names }
show-mine = Your card!
show-you-fooled = You fooled { $names }
show-laugh = ha ha!
show-found = You found it!
show-points = For you: +{ $number }
show-duel = Two cards left…
show-skip = Skip
show-skip-all = Skip for all
show-others = The others are still watching

doing-here = here
doing-ready = ready
doing-away = away
doing-stood-in = a computer plays
doing-computer = computer
doing-waits = waiting for the next round
doing-thinks = thinking
doing-tells = storyteller
doing-gave = card given
doing-voted = voted
doing-passed = sitting this out
doing-next-game = waiting for the next game
name-left = someone who left
track-line = { $name } { $score }

reveal-whose = { $name }’s card
reveal-voters = votes: { $names }
reveal-no-votes = no votes
reveal-you = You: { $why }
reveal-cards = Cards and hearts
heart-give = Give card { $place } a heart, it has { $number }
heart-count = { $number ->
    [one] { $number } heart
   *[other] { $number } hearts
}
reactions = Quick reactions
reveal-total = total
played-claimed = The computer claimed the first story for { $names }
played-told = The computer gave the clue for { $names }
played-gave = { $number ->
    [one] The computer gave a card for { $names }
   *[other] The computer gave { $number } cards for { $names }
}
played-voted = The computer voted in place of { $names }
verdict-some = Some found it, some didn’t: well told, { $name }!
verdict-all = Everyone found it! Did you wink, { $name }?
verdict-none = Nobody found it! What was on your mind, { $name }?
verdict-void = Nobody could vote: no points for { $name }.
points-told = { $number } for the clue
points-found = { $number } for finding it
points-consoled = { $number } for everyone but the storyteller
points-consoled-brief = { $number } for guessing
points-too-plain = too obvious
points-too-dark = too obscure
points-lone = { $number } for betting on one card
points-lured = { $number } for fooling others
points-nothing = nothing this time

over-won = { $name } wins
over-shared = { $names } share the win
over-nobody = No points, so nobody wins
over-again = Play again!
over-lobby = Back to the lobby
over-wait = { $host } can start another game.
over-me-too = Me too!
over-ready = { $number ->
    [one] { $names } wants to play again
   *[other] { $names } want to play again
}
over-story = Look back, round by round
over-history = Games at this table
over-past = Game { $number }: { $names }
over-past-nobody = Game { $number }: nobody won

award-big-round = A round to remember
award-big-round-why = { $number } points in round { $round }
award-deceiver = The trickster
award-deceiver-why = { $number ->
    [one] lured one vote
   *[other] lured { $number } votes
}
award-inspired-clue = Inspired clue
award-inspired-clue-why = only some got it, in round { $round }
award-kindred-spirits = Kindred spirits
award-kindred-spirits-why = { $number ->
    [one] found each other’s card once
   *[other] found each other’s cards { $number } times
}
award-mind-reader = The mind reader
award-mind-reader-why = { $number ->
    [one] found the right card once
   *[other] found the right card { $number } times
}
award-open-book = The open book
award-open-book-why = { $number ->
    [one] one clue everyone saw through
   *[other] { $number } clues everyone saw through
}
award-rope-walker = The tightrope walker
award-rope-walker-why = { $number ->
    [one] one clue that was just right
   *[other] { $number } clues that were just right
}
award-sphinx = The sphinx
award-sphinx-why = { $number ->
    [one] one clue nobody understood
   *[other] { $number } clues nobody understood
}

story-title = Game { $number }, round by round
story-back = Back to the table
story-round = Round { $number }: { $name } says

end-parts = The end, in parts
end-podium = The podium
end-card = Card of the evening
end-mine = Your moments
end-mine-title = Your moments, { $name }
end-rounds = All rounds
end-evening = { $number ->
    [one] An evening of one round
   *[other] An evening of { $number } rounds
}
evening-where = { $name }, round { $round }
evening-found = { $found } of { $all } found it
moment-fooled = { $number ->
    [one] One rabbit fell for it
   *[other] { $number } rabbits fell for it
}
moment-told = Your best clue
moment-found-alone = Only you got it
moment-found = { $number ->
    [one] Just you and one other got it
   *[other] You and { $number } others got it
}
moment-loved = { $number ->
    [one] One heart for this card
   *[other] { $number } hearts for this card
}
moment-none = No big moments this time. The next game is yours!
album-page = Round { $number }
album-pages = Pages of the album
album-list = All as a list
album-again = As an album
album-before = Previous round
album-next = Next round
album = Album
album-share = Share this album
album-share-how = Anyone with the link can look at this game: its clues, its pictures and its points. There’s no chat in it, and no way to your table. People appear as rabbits unless they’ve agreed to show their name.
album-make = Make a link
album-anew = Make a new link
album-anew-sure = Really? The old link will stop working
album-elsewhere = This album is shared. Its link was made on another device and can’t be shown again. You can make a new one; the old one will then stop working.
album-link = Link to this album
album-qr = QR code for this album
album-pictures = Show our own pictures, too
album-pictures-how = Otherwise they stay face down.
album-pictures-shown = Your own pictures can be seen in it.
album-take-back = Take the link back
album-what = The host can share a game as an album, for anyone who has its link.
album-name = May your name, { $name }, appear in the album of this game?
album-name-how = The host can share the album with a link. You can change your mind at any time, in the menu.
album-name-shared = The host has shared the album with a link. You can change your mind at any time, in the menu.
album-name-rabbit = Just my rabbit
album-name-yes = Yes, my name
album-name-nobody = Names stay hidden at this table, so in its albums everyone is a rabbit.
album-names = Names appear only where people have agreed.
album-closed = A picture that stays at the table, face down
album-play = Play Pinxit yourself
album-gone = This album is closed
share = Share
share-title = A picture of this round
share-preview = How the picture looks
share-drawing = Drawing…
share-failed = That didn’t work. Try again.
share-shape = Shape
share-tall = Tall
share-wide = Wide
share-names = Show names
share-here = It’s made on your device and isn’t uploaded.
share-save = Save picture
share-found = { $names } found it
share-fooled = { $names } fell for this one

fair-title = Was the shuffle fair?
fair-checking = Checking every card…
fair-yes = Yes. The shuffle was set before the first move and followed to the last card.
fair-yes-late = Yes, from round { $round } on, when this device saved the promise. For anything earlier, we only have the server’s word.
fair-yes-unseen = As far as we can tell, yes. But this device wasn’t there during the game, so it only has the server’s word for the promise.
fair-no = No. Not everything went as promised.
fair-no-promise = No. The server now shows a different promise from the one this device saved during the game.
fair-promise = Promised at the start
fair-noted = Saved by this device in round { $round }
fair-same = the same
fair-seed = Seed, revealed at the end
fair-check-promise = Seed matches the promise
fair-check-deal = Hands and pile, as dealt
fair-check-first = Storytellers chosen at random
fair-check-board = Order of the cards on the table
fair-check-fill = Cards drawn from the pile
fair-check-pile = New piles
fair-check-round = Number of rounds
fair-broken-promise = The seed doesn’t match the promise.
fair-broken-deal = Different cards should have been dealt.
fair-broken-first = Someone else should have gone first.
fair-broken-board = The cards on the table should have been in a different order.
fair-broken-fill = These weren’t the next cards in the pile.
fair-broken-pile = The new pile should have been different.
fair-broken-round = The rounds were miscounted.
fair-start = At the start
fair-round = Round { $round }
fair-was-promised = promised
fair-was-found = actual
fair-proves = This shows that the shuffle was set when the promise was made, and that the promise was kept. It can’t show that the server didn’t try several seeds first, or that nobody peeked at the cards.
fair-self = You don’t have to take this page’s word for it. The file below contains every draw, and docs/protocol.md explains how to check it in any programming language. In a terminal:
fair-download = Download the evidence

gallery = Pictures
gallery-by = by { $author }
gallery-homepage = Website
gallery-download = Download the whole deck
gallery-note = How it was made:

## Pictures of one’s own

own = Your own pictures
own-which = Deck
own-new = New deck
own-about = About this deck
own-name = Pictures by { $name }
own-deck-name = Deck name
own-author = Who made these pictures
own-licence-label = What others may do with them
own-licence = For this table only
own-delete = Delete this deck
own-delete-sure = Really? All its pictures will be deleted
own-playing = You’re playing with these pictures. You can change them after the game.
own-invitation = Holiday photos, children’s drawings, old postcards: choose as many as you like, and each becomes a card.
own-choose = Choose pictures
own-camera = Take a photo
own-drop = or drop them here
own-quota = { $number ->
    [one] Room for one more picture ({ $megabytes } MB)
   *[other] Room for { $number } more pictures ({ $megabytes } MB)
}
own-progress = { $number ->
    [one] Uploading one picture
   *[other] Uploading { $number } pictures
}
own-failures = { $number ->
    [one] One file couldn’t be added
   *[other] { $number } files couldn’t be added
}
own-cards = { $number ->
    [one] One picture
   *[other] { $number } pictures
}
own-open = Picture { $number }: { $what }. Crop, describe, remove
own-no-alt = no description yet
own-grip = Picture { $number } of { $all }: drag it or use the arrow keys
own-moved = Now in position { $number } of { $all }
own-waiting = waiting
own-reading = processing…
own-again = Try again
own-dismiss = Dismiss { $name }
own-line-broke = The connection dropped. Finished pictures are kept.
own-few = A game needs lots of cards. Choose another deck as well, and they’ll be shuffled together.
own-use = { $number ->
    [one] Play with this picture
   *[other] Play with these { $number } pictures
}
own-use-again = Play with this deck
own-picture = Picture { $number } of { $all }
own-loading = Loading the picture…
own-crop = Crop
own-crop-how = Visible part of the picture: arrow keys move it, plus and minus resize it
own-zoom = Zoom
own-title = Title
own-alt = What it shows, for people who can’t see it
own-alt-hint = A girl with a red umbrella on a pier.
own-save = Done
own-saving = Cropping…
own-earlier = Earlier
own-later = Later
own-remove = Remove

## The menu

menu-invite = Invite someone
menu-chat = Chat
menu-rules = Rules
menu-host = Host tools
menu-people = People here
menu-me = Your name and rabbit
menu-albums = Albums
menu-seat = Continue on another device
menu-sound = Sound
menu-awake = If this screen goes dark while you wait, let it stay on longer in your device’s settings.
menu-leave = Leave the table
menu-leave-sure = Really leave? Press again
leave-title = Leave the table?
leave-kept = Your seat is kept: come back whenever you like.
leave-stay = Stay
seat-how = On the other device, enter these letters where you’d enter a table code. They work once, for ten minutes.
chat-none = No messages yet.
chat-label = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-report = Report { $name }
chat-strangers = Only people the host trusts can chat. Reactions are open to everyone.
people-none = Nobody else is here yet.
people-stranger = stranger
people-me = Until the host trusts you, you’re called { $name } here. Nobody sees the name you chose.
people-mute = Mute
people-unmute = Unmute
report = Report
report-about = Report { $name }
report-why = What is wrong?
report-rude = Insults, hate or threats
report-indecent = Obscene, or asks personal questions
report-spam = Advertising or spam
report-spoils = Cheats, or spoils the game
report-other = Something else
report-text = In your own words, if you like
report-what = The server admin will read it, along with the latest messages and clues from { $name }, recordings and drawings included. { $name } won’t be told.
report-send = Send report
report-thanks = Thank you. The server admin will look into it.
reaction-heart = Heart
reaction-laugh = Laughter
reaction-wow = Wow
reaction-clap = Applause
reaction-think = Hmm…
reaction-oops = Oops
reaction-sleep = Yawn
reaction-fox = Sly as a fox
host-pause = Pause
host-resume = Resume
host-extend = One more minute
host-end = End the game
host-hand-over = Make host
host-stand-in = Let a computer play
host-skip = Don’t wait
host-kick = Remove
host-ban = Ban
host-ban-how = A ban covers the name and the connection. If someone else here shares that connection, as in a family or a school, it covers the name only.
host-vouch = Trust
host-vouch-how = People you trust appear under their own name and can read and write messages.
host-banned = Banned
host-clear = Delete this table
host-clear-sure = Really? All games and names will be gone for good
host-unban = Let back in
host-albums = Shared albums
host-album = Game { $number }
host-lent = You’re standing in as host for { $name } until they’re back.

## Running the server

notice = From the server admin:
notice-close = Dismiss this message
admin = Server admin
admin-token = Admin token
admin-ask = You’ll find it in the server’s data folder, in the file admin.token. This page remembers it until you close the tab.
admin-enter = Log in
admin-leave = Log out
admin-wrong = That isn’t this server’s token.
admin-well = All is well
admin-ill = Tables can’t be saved right now
admin-stale = The server isn’t responding
admin-since = Running since
admin-version = Version
admin-connections = Devices connected
admin-moves = Moves made
admin-slow = Waits for slow devices
admin-failures = Moves not saved
admin-database = Database
admin-database-nearly-full = The database is nearly full. Free up space or raise the limit (--database-mb): soon no new table can be opened.
admin-database-full = The database is full: running games can finish, but nothing new can start. Free up space or raise the limit (--database-mb).
admin-database-damaged = The database was damaged when the server started. A copy has been kept next to it; see the chapter on files in docs/hosting.md.
admin-clock-not-believed = This computer’s clock is far ahead of when the server last ran. No table will be deleted until you confirm that the clock is right (pinxit tables believe-clock).
admin-bus-down = The bus (--bus) can’t be reached. Games go on: the servers look at the database instead, and moves made on another server are seen up to two seconds later.
admin-nodes-apart = Some servers can’t hear each other over the bus. Games go on, a little slower; limits count for each server separately until this is fixed.
admin-refusals = Most common refusals
admin-tables = { $number ->
    [0] No active tables
    [one] One active table
   *[other] { $number } active tables
}
admin-nodes = { $number ->
    [one] One server
   *[other] { $number } servers
}
admin-node-here = this one
admin-node-silent = not responding
admin-at-node = on { $node }
admin-lobby = No game running
admin-public = public
admin-devices = { $number ->
    [one] One device
   *[other] { $number } devices
}
admin-label = in the log: { $label }
admin-close = Close table
admin-close-title = Close table { $code }?
admin-close-what = Everyone there will be sent away, and everything stored about this table will be gone for good.
admin-close-no = Keep it open
admin-close-yes = Close it for good
admin-notice = Message to everyone
admin-notice-how = Everyone at a table sees it above the game, including people who come later, until you take it down.
admin-notice-now = Everyone sees this now:
admin-notice-text = Your message
admin-notice-set = Show it
admin-notice-down = Take it down
admin-rest = Before you stop the server
admin-rest-how = No new tables or games can be started, and games already running are played to the end.
admin-rest-on = Stop new games
admin-rest-off = Allow new games
admin-rest-games = { $number ->
    [one] One game is still running.
   *[other] { $number } games are still running.
}
admin-rest-done = No games are running: you can stop the server now.
admin-reports = { $number ->
    [0] No reports
    [one] One report
   *[other] { $number } reports
}
admin-report-by = by { $name }, table { $code }
admin-report-lines = Latest messages
admin-report-clues = Latest clues
admin-report-done = Done, delete the report
admin-report-out = Block their address
admin-places = Blocked addresses
admin-places-how = Nobody can join any table on this server from these addresses. This affects everyone behind an address, such as a family or a school.
admin-place = Address or network
admin-place-note = Reason (only you see it)
admin-place-term = For how long
admin-place-day = for a day
admin-place-week = for a week
admin-place-month = for 30 days
admin-place-ever = forever
admin-place-until = until { $when }
admin-place-reported = Address of someone who was reported
admin-place-add = Block
admin-place-lift = Unblock

## What is kept about people

privacy = What’s stored about you
privacy-short = No accounts, no cookies, no ads, no tracking. A table only remembers what it needs for the game.
privacy-kept = What’s stored
privacy-kept-game = The name you choose, your clues and your moves, and which albums may show your name, along with the table you play at.
privacy-kept-words = Words from clues and from what you whisper, as numbers that help computer players understand them, without any name or table. They stay when the table is gone.
privacy-kept-whispers = A word or two you whisper to computer players about a host’s pictures. No one at the table can read them. They count until you take them back, leave the table or the pictures are gone, and are deleted with the table at the latest.
privacy-kept-chat = Chat stays in memory: the last 50 messages, until the table falls asleep. It’s never saved unless someone reports it.
privacy-kept-clips = What you sing, mime or draw for a clue, from the moment you send it, along with its table. What you don’t tell is deleted. It’s in an album only if you say so each time.
privacy-kept-pictures = Pictures a host adds, without location or camera data, for as long as their table exists.
privacy-kept-address = Your address isn’t stored. If a host bans you or someone reports you, the server keeps a fingerprint of it that only this server understands; the server admin can also block addresses.
privacy-kept-reports = Reports, with the latest messages and clues of the person they’re about. Only the server admin reads them.
privacy-kept-device = On your own device: your name, your colour, your language, the keys to your seats and the links to albums you share.
privacy-long = For how long
privacy-long-days = { $number ->
    [one] A table that nobody has visited for one day is put away, and deleted a week later with everything in it.
   *[other] A table that nobody has visited for { $number } days is put away, and deleted a week later with everything in it.
}
privacy-long-ever = Tables stay until their host or the server admin deletes them.
privacy-delete = How to have it deleted
privacy-delete-host = The host can delete a table at any time, with all its games, names and pictures: in the menu, under “Host tools”.
privacy-delete-ask = Everyone else: ask the host or the server admin.
privacy-who = Who can see it
privacy-who-table = Everyone at the table sees names, clues and the game. Anyone with the link can watch unless the host has turned that off; at a public table they see no names as long as strangers stay anonymous.
privacy-who-album = The host can share a finished game as an album, with a link that nobody can guess. Whoever has it sees the clues, the cards and the points, but no chat and no table. Your name appears in it only if you agree, for each game separately, and you can change your mind as long as you have your seat. Pictures the host has added can be seen only if the host says so. The host can take the link back at any time.
privacy-who-server = The server admin could read everything the server stores. Nothing is passed on: computer players do their thinking on this server, too.
test-title = You’ve reached the server
test-what = This page tells what this device can do here.
test-here = The page came from { $host }.
test-live-trying = Trying live play …
test-live = Live play works: moves arrive at once.
test-live-not = Live play doesn’t work: this page arrived, but the connection for moves (WebSocket) didn’t. A proxy in between may not let it through. Tell whoever runs the server.
test-secure = This browser counts the page as secure: clues can also be sung and mimed if you allow the microphone and camera.
test-secure-not = The connection isn’t encrypted, or this device doesn’t trust it. You can play, but not sing or mime clues: browsers lend a microphone or camera only to encrypted pages. And others on this network could read along.
test-kept = This browser keeps your seat if you close the page.
test-kept-not = This browser keeps nothing, as in a private window: if you close the page, you lose your seat.
test-play = Let’s play

## Learning by playing

learn-step = Step { $number } of { $all }
learn-choose = Choose
learn-next = Next
learn-done = I’m ready
learn-rules = All the rules
learn-tell = You’re the storyteller. Pick one of your pictures.
learn-clue = What will you say about it?
learn-say-tenant-plain = A dragon in the house
learn-say-tenant-right = Quiet neighbours
learn-say-tenant-dark = Thursday
learn-say-piano-ascending-plain = A piano in the air
learn-say-piano-ascending-right = A high note
learn-say-piano-ascending-dark = Maybe tomorrow
learn-say-long-distance-plain = A phone box in the snow
learn-say-long-distance-right = Wish you were here
learn-say-long-distance-dark = Seven
learn-told-plain = Everyone finds it: nothing for you. Try to be less obvious.
learn-told-right = Some find it, some don’t: 3 points for you. That’s the art of it.
learn-told-dark = Nobody finds it: nothing for you. Give them a chance.
learn-give = Now it’s Ada’s turn: “Shh, still asleep.” Slip in one of your pictures that fits, too.
learn-gave-close = A sleeping dragon! Someone is sure to take it for Ada’s card.
learn-gave-far = Bold! The better it fits, the more people fall for it.
learn-vote = The cards are shuffled. “Shh, still asleep”: which one is Ada’s?
learn-name-ada = Ada
learn-name-bruno = Bruno
learn-name-luna = Luna
learn-found = You found it! 3 points for you, 3 for Ada.
learn-missed-bruno = It was card 3. Bruno fooled you: a point for him.
learn-missed-luna = It was card 3. Luna fooled you: a point for her.
learn-lured = Luna fell for your dragon: a point for you.
learn-scoring = If everyone finds it, or nobody does, the storyteller gets nothing and the others get 2 each.

## Ways to look at a picture: never a clue

nudge-1 = What happened a minute before?
nudge-2 = What happens next?
nudge-3 = Which song would play here?
nudge-4 = What does it smell like here?
nudge-5 = Who is missing from this picture?
nudge-6 = What would a child ask about it?
nudge-7 = What is someone here keeping secret?
nudge-8 = What would the sign by the door say?
nudge-9 = What day of the week is it here?
nudge-10 = Which old dream of yours looked like this?
nudge-11 = Which film could this be a scene from?
nudge-12 = What’s the smallest thing you can find?
nudge-13 = What would you whisper here?
nudge-14 = What would Grandma say about this?
nudge-15 = Which proverb comes to mind?
nudge-16 = If it were a feeling, which one?
nudge-17 = What can you hear with your eyes closed?
nudge-18 = Whose dream is this?
nudge-19 = What will someone here regret?
nudge-20 = What would the newspaper write about it?
nudge-21 = Which two words don’t go together anywhere but here?
nudge-22 = What does it remind you of from school?
nudge-23 = What’s just outside the frame?
nudge-24 = If it were a dish, how would it taste?

## A television

tv-gather = Come to the table
tv-scan = Scan the code with your phone
tv-skip = Skip: S
tv-found = found it!
tv-leaps = { $people ->
    [one] { $names } hops ahead by { $number }!
   *[other] { $names } hop ahead by { $number }!
}
tv-leaps-many = { $people } rabbits hop ahead by { $number }!
tv-leaps-nobody = Nobody hops this time
tv-rounds = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}
tv-evening = Card and clue of the evening
tv-evening-whose = { $name }, round { $number }
tv-again = Once more?
tv-again-ready = { $number ->
    [one] One is in already
   *[other] { $number } are in already
}
tv-away = { $number ->
    [one] { $names } is away for a moment
   *[other] { $names } are away for a moment
}
tv-away-wait = The game waits. Cards and points stay where they are.
tv-away-back = Come back on the same phone or with the code
tv-tip-1 = It’s best when someone finds it, but not everyone.
tv-tip-2 = A line from a song, a proverb, a smell from childhood.
tv-tip-3 = One word can be enough. So can a sigh.
tv-tip-4 = Say what the picture feels like, not what is in it.
tv-tip-5 = Think of someone at this table who will understand you.
tv-tip-6 = What happened a minute before this picture?

## The rules

rules-idea = One of you is the storyteller and gives a clue for a card. The others slip in cards that fit it, too. Then everyone tries to find the storyteller’s card.
rules-round = A round
rules-tell = The storyteller secretly chooses a card and says something about it: a word, a line, a sound.
rules-tell-blind = Chance picks a card from the storyteller’s hand, and they say something about it: a word, a line, a sound.
rules-theme = Every clue at this table follows a theme: { $theme }.
rules-beyond = Words aren’t the only way to tell here: it can also be { $ways }.
rules-no-words = There are no written clues at this table. Ways to tell: { $ways }.
rules-by-spoken = said aloud, in the room or on a call
rules-by-sound = sung or hummed into a phone
rules-by-mime = mimed for a camera, without a sound
rules-by-drawing = drawn
rules-caption = The storyteller can add a few words for those who can’t hear or see it.
rules-give = { $number ->
    [one] Everyone else gives the card that fits best.
   *[other] Everyone else gives the { $number } cards that fit best.
}
rules-vote = { $most ->
    [one] The cards are shuffled and laid out. Everyone except the storyteller votes for one, but never for their own.
   *[other] The cards are shuffled and laid out. Everyone except the storyteller has up to { $most } votes, but none for their own card.
}
rules-vote-both = The cards are shuffled and laid out. Everyone except the storyteller has { $number } votes, for different cards or all for one, but never for their own.
rules-vote-many = The cards are shuffled and laid out. Everyone except the storyteller votes, but never for their own card. Votes per player: { $votes }.
rules-votes-stack = Several votes can go to the same card.
rules-votes-apart = Each vote must go to a different card.
rules-reveal = Then you see whose card was whose. Everyone draws new cards, and the next player becomes the storyteller.
rules-points = Points
rules-some = Some find it: { $teller } for the storyteller, { $finder } for everyone who found it.
rules-some-votes = Some find it: { $teller } for the storyteller, { $finder } for each vote on the card.
rules-all = Everyone finds it: { $teller } for the storyteller, { $others } for everyone else.
rules-none = Nobody finds it: { $teller } for the storyteller, { $others } for everyone else.
rules-count-voters = One of your votes on the card is enough to find it.
rules-count-votes = Everyone has found it only if every single vote is on the card.
rules-lured = { $number } for each vote on your card when someone else is the storyteller.
rules-cap = At most { $number } per round.
rules-lone = { $number } extra if you use just one vote and it’s right.
rules-end-target = The game ends when someone has { $number } points. Whoever has the most wins.
rules-end-pile = The game ends when the cards run out. Whoever has the most points wins.
rules-end-turns = { $number ->
    [one] The game ends when everyone has told a story. Whoever has the most points wins.
   *[other] The game ends when everyone has told { $number } stories. Whoever has the most points wins.
}
rules-also-turns = { $number ->
    [one] It also ends when everyone has told a story.
   *[other] It also ends when everyone has told { $number } stories.
}
rules-also-pile = It also ends when the cards run out.
rules-hand = Cards in each hand: { $number }.

## What a link shows

preview-home = The open table for Dixit, the picture-and-clue game.
preview-home-alt = Five painted cards under a lamp
preview-gallery = Every card that is played with here, to be looked at in peace.
preview-gallery-alt = Painted cards, side by side
preview-deck-alt = Some cards of the deck { $name }
preview-table = Come to the table
preview-table-about = Open the link, say your name, and take a seat: no account, nothing to install.
preview-album = An evening at Pinxit
preview-album-about = The pictures and the clues of one evening, round by round.

## Names that the server gives

rabbit-red = Red rabbit
rabbit-orange = Orange rabbit
rabbit-yellow = Yellow rabbit
rabbit-green = Green rabbit
rabbit-teal = Teal rabbit
rabbit-sky = Sky blue rabbit
rabbit-blue = Blue rabbit
rabbit-violet = Violet rabbit
rabbit-pink = Pink rabbit
rabbit-brown = Brown rabbit
rabbit-grey = Grey rabbit
rabbit-white = White rabbit
guest = Guest { $number }

deck-name-plain = Plain numbers
deck-name-titles = Titles

## Problems

problem-unreachable = Can’t reach the table right now. Are you online?
problem-unknown = That didn’t work. Please try again.
refused-already-given = You’ve already given your cards.
refused-already-voted = You’ve already voted.
refused-bad-name = Please choose a name people can read.
refused-long-name = A name can have at most { $longest } characters. Could you shorten it?
refused-bad-seat-code = This code is wrong or has expired.
refused-bad-screen-code = No television shows this code. Codes work once, for five minutes.
refused-bad-admission = This code is wrong or has expired. The host can make a new one.
refused-people-only = That is for people; computer players just play.
refused-no-screen-left = This table already has { $most } televisions. Disconnect one first.
refused-no-such-screen = This television is already disconnected.
refused-bad-setting = That setting isn’t possible.
refused-bad-text = This text can’t be read.
refused-bad-token = This seat isn’t yours any more.
refused-bad-value = That isn’t possible here.
refused-banned = The host has banned you from this table.
refused-bad-place = That isn’t an address or a network, or the network is far too large.
refused-clue-empty = Say something about your card.
refused-clue-too-long = That’s too long for a clue.
refused-deck-too-small = Not enough cards: { $missing } missing.
refused-draining = This server is about to take a break: no new tables or games right now.
refused-full = This server is full: games can finish, but nothing new can start right now.
refused-endless = With these rules the game would never end. Play for points, for a number of stories, or until the cards run out.
refused-failed = The server couldn’t save that. Please try again.
refused-first-not-chosen = Choose who tells the first story.
refused-foreign-origin = This page belongs to another server. Open the table at its own address.
refused-game-running = You can change that after the game.
refused-hand-too-small = Not enough cards in hand: { $hand } with { $players } players, but { $give } must be given.
refused-moment-passed = The game has already moved on.
refused-more-votes-than-cards = More votes than cards to vote for: { $votes_max } votes and { $cards } cards with { $players } players. Allow several votes on one card, or fewer votes.
refused-name-taken = Someone here already has this name.
refused-no-chat = The host has turned chat off.
refused-no-deck = Choose a deck first.
refused-no-game = There’s no game right now.
refused-no-seat-left = All seats are taken.
refused-no-show = There’s nothing to skip right now.
refused-no-hearts = You can only give hearts to these cards, until the next round.
refused-hearts-later = Wait until the reveal is over.
refused-own-heart = You can’t give a heart to your own card.
refused-not-our-picture = This picture isn’t in play at this table any more.
refused-long-whisper = A word or two will do: { $longest } characters at most.
refused-many-whispers = You’ve whispered about { $most } pictures. Leave some to the others.
refused-no-spectators = This table doesn’t allow spectators.
refused-other-protocol = This page is older or newer than the server. Please reload it.
refused-no-such-game = This game doesn’t exist or isn’t over yet.
refused-no-such-album = It isn’t here any more. Whoever shared it may have taken the link back.
refused-no-such-table = There’s no such table.
refused-not-awaited = It’s not your turn.
refused-not-admin = Only the server admin can do that.
refused-needs-password = Opening a table on this server takes a password.
refused-wrong-password = That’s not the password.
refused-admin-elsewhere = This server’s admin page can’t be used from here.
refused-not-host = Only the host can do that.
refused-host-away = You’re standing in for the host, who is away. Only they can do that.
refused-own-card = You can’t vote for your own card.
refused-paused = The game is paused.
refused-pawn-taken = Someone was faster: this rabbit is taken.
refused-request-used = This seat has already been given out. Please sit down again.
refused-unknown-deck = One of the chosen decks no longer exists.
refused-unknown-character = There’s no such computer player.
refused-unknown-edition = This server doesn’t know these rules.
refused-unknown-rule = This server doesn’t know this house rule.
refused-too-fast = Not so fast: wait a moment.
refused-too-late = Someone was faster.
refused-votes-upside-down = The minimum number of votes ({ $votes_min }) is higher than the maximum ({ $votes_max }).
refused-stranger = Only people the host trusts can chat.
refused-shut-out = This server blocks connections from your network.
refused-yourself = You can’t do that to yourself.
refused-animated = This picture is animated or has several pages. A card shows just one.
refused-bad-characters = This text can’t be read.
refused-blurred = This picture looks blurry.
refused-broken-picture = This picture is damaged.
refused-busy = Lots of pictures are being processed right now. Please try again soon.
refused-file-too-large = This file is too large.
refused-heic-off = This server doesn’t read HEIC photos. Save yours as JPEG, or ask the server admin to add pinxit[heic].
refused-low-resolution = This picture is small: it will look blurry on large screens.
refused-no-cards = This deck has no pictures yet.
refused-no-room = There’s no room for more pictures.
refused-no-such-deck = This deck no longer exists.
refused-no-such-picture = This picture no longer exists.
refused-not-a-picture = This isn’t a picture.
refused-picture-crashed = This picture can’t be read. Saving it again might help.
refused-picture-too-heavy = This picture needs too much memory. Please make it smaller.
refused-picture-too-slow = This picture takes too long to process. Please make it smaller.
refused-pictures-away = Pictures can’t be fetched or kept right now. Please try again soon.
refused-text-too-long = This text is too long.
refused-too-many-decks = This table can’t have any more decks of its own.
refused-too-many-pictures = This deck can’t hold any more pictures.
refused-too-many-pixels = This picture is too large. Please make it smaller.
refused-too-small = This picture is too small for a card.
refused-truncated = The end of this file is missing. Please send it again.
refused-unreadable = This picture can no longer be read.
refused-unsupported-picture = This kind of picture isn’t supported. Save it as JPEG.
refused-uploads-off = This server doesn’t accept pictures.
refused-bad-clip = This recording has no name we know.
refused-medium-not-allowed = Clues aren’t given in this way at this table.
refused-clue-off-theme = At this table, all clues are of one kind. This one isn’t.
refused-not-the-drawn-card = At this table chance chooses your card, and it chose another one.
refused-theme-without-words = A theme is for clues in words, and this table has none.
refused-clips-off = This server doesn’t keep recordings or drawings.
refused-broken-clip = This can’t be played. Please try again.
refused-clip-too-short = That was too short. Please try again.
refused-clip-too-long = That was too long. Please try again.
refused-clip-too-large = That’s too large. Please make it shorter or simpler.
refused-clip-silent = There’s nothing to hear. Is the microphone on?
refused-clip-missing = Sing, mime or draw first, and then tell.
refused-clip-told = You’ve already told with this.
refused-no-such-clip = This isn’t here any more.
refused-stranger-clip = The host has to trust you before you can be heard or seen here.
refused-no-room-for-clips = This server has no room for more recordings and drawings right now.
refused-clips-busy = Lots of recordings are being processed right now. Please try again soon.
refused-clips-away = Recordings can’t be fetched or kept right now. Please try again soon.
refused-wrong-number-of-players = This needs { $least } to { $most } players.
refused-wrong-phase = That isn’t possible right now.

## A television

home-tv = Show on a television
menu-screens = Television
tv-title = A table on this screen
tv-step-open = On your phone, open a table at { $address } and tap “Television” in its menu.
tv-step-scan = Scan this code, or type the letters.
tv-step-word = Your phone shows a word. If it’s the same as here, confirm.
tv-qr = Code for your phone’s camera
tv-code = Code: { $code }
tv-word = The word is
tv-pair-again = Connect again
pair-which = Which table should it show?
pair-none = Open a table first: only the host can put it on a television. Then scan the television again.
screen-on = on
screen-off = switched off
screen-unpair = Disconnect
screen-sofa = I can see the television
screen-sofa-how = It tells the story, and this phone tells only what’s yours.
screen-compare = Does the television show this word?
screen-language = Its language
screen-same = Yes, connect it
screen-other = No, another word
screen-how = On the television, open this address in the browser:
screen-code = The code it shows
screen-find = Next
screen-host-only = Only the host can connect a television.
mine-watch = Watch the television
mine-chosen = { $number ->
    [one] Somebody chose your card…
   *[other] { $number } chose your card…
}
mine-unseen = Nobody fell for it
mine-missed = It was card { $place }
mine-told = { $found } of { $of } found it
