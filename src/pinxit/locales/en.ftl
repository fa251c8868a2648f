### Pinxit, English. Every language has the same messages; a test says which are missing or unused.

close = Close
back = Back
menu = Menu
language = Language
go-home = To the start
host = Host
sure = Sure? Tap again
connecting = One moment …
away = The connection is gone. We are coming back by ourselves.
paused = Paused
your-turn = Your turn
clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## Arriving

home-what = One picture, one clue, many stories. Neither too plain nor too obscure.
home-new = New table
home-join = Join
home-code = Table code
home-code-short = A table’s code has six letters.
home-alone = Play alone
home-how = How to play
home-mine = My tables
home-public = Open tables
home-gallery = Look at all the pictures
home-line = { $people } of { $seats } seats taken

who-name = Your name
who-pawn = Your rabbit
who-open = Open the table
who-play = Play
who-sit = Sit down

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

join-title = A table of { $host }
join-title-empty = A table
join-who = Here already: { $names }
join-crowded = Many codes are being tried just now. Open the link that you were sent, or scan the QR code; or try again in a while.
join-nobody = Nobody is here yet.
join-quiet = { $number ->
    [one] One is here already.
   *[other] { $number } are here already.
} You will be called by the colour of your rabbit until the host vouches for you.
join-sit = Sit down
join-watch = Only watch

lost-title = That did not lead to a table
gone-title = That was this table
gone-moved = You are playing on another device now.
gone-left = You have left this table.
gone-kicked = The host has asked you to leave.
gone-banned = The host does not want you at this table any more.
gone-shut-out = Whoever runs this server lets nobody in from your network.
gone-deleted = The table has been cleared away.
gone-never-came = Your seat was given up, as nobody had come to it.

## Gathering

lobby-who = { $number ->
    [one] One player
   *[other] { $number } players
}
lobby-add-computer = Invite a computer player
character-bear = the bear
character-owl = the owl
character-fox = the fox
character-guest = a guest player
manner-bear = says what he sees
manner-owl = thinks in proverbs and tales
manner-fox = reads the table, and remembers
blind-deck = Computer players know a card by its description, and “{ $deck }” has none that they can read. They play on, by tags or by chance. Descriptions in the deck’s folder “texts” would make them better.
blind-deck-seen = Understood
lobby-invite = Invite friends
lobby-missing = { $number ->
    [one] One more is needed
   *[other] { $number } more are needed
}
lobby-begin = Begin
first-who = Who tells the first story?
lobby-ready = I am ready
lobby-unready = Not ready after all
lobby-ready-of = { $ready } of { $all } are ready
lobby-wait = { $host } begins when everyone is here.

invite-qr = QR code of this table
invite-code = Code of the table: { $code }
invite-send = Send the link
invite-copy = Copy the link
invite-link = Link to this table
invite-here-only = This address works on this computer only.
invite-shared = The link is on its way
invite-copied = Copied. Paste it where your friends will see it.
invite-by-hand = It could not be copied. The link is selected: copy it yourself, or read it out.

settings = What we play
settings-edition = Rules
settings-house = House rules
house-target = Points to win
house-hand = Cards in hand
house-first = Who tells first
house-latecomer = Latecomers begin with
house-first-race = whoever has a story
house-first-host = whom the host names
house-first-random = by lot
house-latecomer-average = the average
house-latecomer-lowest = the lowest score
house-latecomer-zero = nothing
house-book-is = In the rules: { $value }
house-reset = As in the rules: { $rule }
house-changed = House rules at this table
house-none = no limit
house-yes = yes
house-no = no
house-step = { $number } with { $players } players
house-impossible = { $rule }: { $value } is not possible.
house-players-crossed = The fewest players are more than the most.
house-group-goal = The end of the game
house-group-cards = Cards and clues
house-group-votes = Votes
house-group-points = Points
house-group-people = Players
house-target-none = Play without a number of points
house-turns-each = Stories that everyone tells
house-short-pile = When the cards run out
house-short-pile-reshuffle = they are shuffled anew
house-short-pile-end = the game is over
house-give = Cards that everyone gives
house-clue-length = Longest clue, in letters
house-votes-min = Fewest votes each
house-votes-max = Most votes each
house-votes-may-stack = Several votes on the same card
house-count-over = “All found it” is counted by
house-count-over-voters = people
house-count-over-votes = votes
house-some-storyteller = Some find it: the storyteller
house-some-finder = Some find it: each right vote
house-all-storyteller = All find it: the storyteller
house-all-others = All find it: everyone else
house-none-storyteller = Nobody finds it: the storyteller
house-none-others = Nobody finds it: everyone else
house-lone-vote = More, if right with a single vote
house-bonus = Each vote on one’s own card
house-bonus-cap = At most for such votes in a round
house-bonus-cap-none = No limit for such votes
house-players-min = Fewest players
house-players-max = Most players
settings-decks = Pictures
settings-timers = Time to think
settings-public = Strangers may find this table
settings-spectators = Others may watch
settings-chat = We can write to each other
settings-thinking = Computer players take their time
settings-strangers = Strangers have no name and no voice until I vouch for them
settings-language = Language of the clues
settings-more = More about the table
settings-seats = Seats
settings-seats-all = { $number }, as many as may play
settings-seats-are = By these rules there are { $least } to { $most } seats.
settings-crowded = Too few seats ({ $number }) for all who sit here.
settings-absent = If time is up, or somebody is away
settings-undo = Leave it as it was
settings-unsettled = What is chosen cannot be played yet.
absent-stand-in = a computer plays for them
absent-skip = we go on without them
absent-wait = we wait
timers-off = As long as it takes
timers-relaxed = Relaxed: three minutes for a clue
timers-brisk = Brisk: a minute and a half
timers-own = Of our own
timers-seconds = In seconds; empty means as long as it takes.
timers-race = For the first story
timers-clue = For a clue
timers-give = For giving a card
timers-vote = For voting
timers-reveal = For the reveal
timers-away = Wait for the absent
edition-players = { $least } to { $most } players
edition-goal = to { $number } points
edition-pile = until the cards run out
edition-dixit = The newest rules.
edition-disney = The newest rules, for a smaller table.
edition-name-disney = For six
edition-classic = As it began; found by some, a clue brings a little more at a table of three.
edition-odyssey = For large tables, with two votes.
edition-odyssey-2011 = The large table as it was at first.
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
hand-moved = Now in place { $place }
card-back = A card, face down
card-number = Card { $number }
card-pick = Choose this card
card-unpick = Not this one
card-look = Look closely
card-close-look = A closer look
card-before = The card before
card-after = The next card
card-mine = Your card
card-vote = Vote for { $place }
card-choose = Choose { $place }
clue-of = { $name } says

task-race = Who has a story? The first to tap tells first.
task-race-watch = Who has a story first?
task-tell = You are the storyteller: choose a card and say something about it
task-wait-clue = { $name } is looking for words
task-give = { $number ->
    [one] Which of your cards fits this, too?
   *[other] Which { $number } of your cards fit this, too?
}
task-gave = Card given. Wait for the others.
task-wait-cards = The others are looking for cards that fit your clue
task-vote = { $most ->
    [one] Which card is { $name }’s?
   *[other] Which card is { $name }’s? You have { $most } votes.
}
task-voted = You have voted. Wait for the others.
task-wait-votes = Keep a straight face: they are voting
task-watch-give = The others are looking for cards that fit
task-watch-vote = They are voting: which card is the one?
task-reveal = So that was it
task-paused = Too few are left. The game goes on when somebody comes back.
task-stopped = The game is paused
hint-race = Look at your cards. Whoever has an idea for one of them becomes the first storyteller.
hint-wait-clue = Soon there will be a clue. Then you look for a card of yours that fits it, too.
hint-give = Choose a card that the others may take for the storyteller’s: each vote for it is a point for you.
hint-vote = One of these is the storyteller’s, the others were slipped in. Tap a card to choose it, ⤢ to look closely.

do-claim = I have a story!
do-tell = Tell it
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
vote-choose = Choose a card
do-go-on = On to the next round
do-follow = On to round { $number }
do-finish = To the podium
do-take-back = Take it back
do-mend = Say it so
mend-ask = Word it anew
stood-in = A computer is playing for you.
do-come-back = I am back
waiting-for = { $number ->
    [one] { $names } is still thinking
   *[other] { $names } are still thinking
}
tell-label = Your clue
tell-pick-first = First choose the card that your clue is about.
tell-advice-ask = What makes a good clue?
tell-advice = A word, a line of a song, a feeling, a sound. If everybody finds your card you get nothing, and nothing if nobody does: so that one friend smiles and another has no idea.

doing-here = is here
doing-ready = is ready
doing-away = is away
doing-stood-in = a computer plays
doing-computer = computer
doing-waits = waits for the next round
doing-thinks = is thinking
doing-tells = storyteller
doing-gave = card given
doing-voted = has voted
track-line = { $name } { $score }

reveal-whose = { $name }’s card
reveal-voters = votes: { $names }
reveal-no-votes = no votes
reveal-gain = round
reveal-total = total
verdict-some = Some found it, some did not: well told, { $name }!
verdict-all = Everybody found it. That was too plain, { $name }.
verdict-none = Nobody found it. That was too obscure, { $name }.
verdict-void = Nobody could vote: no points for { $name }.
points-told = { $number } for the clue
points-found = { $number } for finding it
points-consoled = { $number } for all but the storyteller
points-too-plain = too plain
points-too-dark = too obscure
points-lone = { $number } for trusting one card
points-lured = { $number } from votes on their card
points-nothing = nothing this time

over-won = { $name } wins
over-shared = { $names } win together
over-again = Once more!
over-wait = { $host } may call for another game.
over-me-too = Me too!
over-ready = { $number ->
    [one] { $names } would play again
   *[other] { $names } would play again
}
over-settings = Change the rules
over-story = All rounds, one by one
over-history = Games at this table
over-past = Game { $number }: { $names }

award-big-round = A round to remember
award-big-round-why = { $number } points in round { $round }
award-deceiver = The deceiver
award-deceiver-why = { $number ->
    [one] one vote fell for their card
   *[other] { $number } votes fell for their cards
}
award-inspired-clue = The inspired clue
award-inspired-clue-why = found by just some, in round { $round }
award-kindred-spirits = Kindred spirits
award-kindred-spirits-why = { $number ->
    [one] they found each other’s card once
   *[other] they found each other’s cards { $number } times
}
award-mind-reader = The mind reader
award-mind-reader-why = { $number ->
    [one] found the right card once
   *[other] found the right card { $number } times
}
award-open-book = The open book
award-open-book-why = { $number ->
    [one] one clue that everybody saw through
   *[other] { $number } clues that everybody saw through
}
award-rope-walker = The tightrope walker
award-rope-walker-why = { $number ->
    [one] one clue neither too plain nor too obscure
   *[other] { $number } clues neither too plain nor too obscure
}
award-sphinx = The sphinx
award-sphinx-why = { $number ->
    [one] one clue that nobody understood
   *[other] { $number } clues that nobody understood
}

story-title = The evening: game { $number }
story-back = To the table
story-round = Round { $number }: { $name } says

fair-title = Was the shuffle fair?
fair-checking = Every card is being followed …
fair-yes = Yes. The shuffle was fixed before the first move, and followed to the last card.
fair-yes-late = Yes, from round { $round } on, when this device noted the promise. What came before, the server says.
fair-yes-unseen = As far as can be seen from here, yes. But this device was not there while the game was on: it has the promise from the server alone.
fair-no = No. Not everything came as it was promised.
fair-no-promise = No. The server shows another promise now than this device noted during the game.
fair-promise = Promised at the start
fair-noted = Noted by this device in round { $round }
fair-same = the same
fair-seed = The seed, shown at the end
fair-check-promise = The seed is the one that was promised
fair-check-deal = Hands and pile, as they were dealt
fair-check-first = Storytellers drawn by lot
fair-check-board = Cards on the table, in their order
fair-check-fill = Hands filled from the pile
fair-check-pile = New piles
fair-check-round = Rounds, counted
fair-broken-promise = The seed is not the one that was promised.
fair-broken-deal = Other cards had to be dealt.
fair-broken-first = Somebody else had to tell first.
fair-broken-board = The cards on the table had to lie otherwise.
fair-broken-fill = These cards were not the next of the pile.
fair-broken-pile = The new pile had to be another.
fair-broken-round = The rounds are miscounted.
fair-start = At the start
fair-round = Round { $round }
fair-was-promised = promised
fair-was-found = found
fair-proves = This shows that the shuffle was fixed when the promise was made, and kept to. It cannot show that the server did not try several seeds before, nor that nobody looked at the cards.
fair-self = You need not believe this page. The file below holds every draw, and docs/protocol.md tells the recipe for any programming language. In a terminal:
fair-download = Take the evidence home

gallery = The pictures
gallery-by = by { $author }
gallery-homepage = Home page
gallery-download = Take the whole deck home
gallery-note = How it was made:

## Pictures of one’s own

own = Own pictures
own-which = Which deck
own-new = A new deck
own-about = About this deck
own-name = Pictures by { $name }
own-deck-name = Its name
own-author = Whose pictures these are
own-licence-label = What others may do with them
own-licence = For this table only
own-delete = Throw this deck away
own-delete-sure = Really? All its pictures will be gone
own-playing = You are playing with these pictures. They can be changed when the game is over.
own-invitation = Holiday photos, children’s drawings, old postcards: choose many, and each becomes a card.
own-choose = Choose pictures
own-camera = Take a photo
own-drop = or drop them here
own-quota = { $number ->
    [one] Room for one more picture ({ $megabytes } MB)
   *[other] Room for { $number } more pictures ({ $megabytes } MB)
}
own-progress = { $number ->
    [one] One picture is on its way
   *[other] { $number } pictures are on their way
}
own-failures = { $number ->
    [one] One file was not taken
   *[other] { $number } files were not taken
}
own-cards = { $number ->
    [one] One picture
   *[other] { $number } pictures
}
own-open = Picture { $number }: { $what }. Crop, describe, remove
own-no-alt = no words yet
own-grip = Picture { $number } of { $all }: drag it, or move it with the arrow keys
own-moved = Now in place { $number } of { $all }
own-waiting = waits
own-reading = is being read …
own-again = Try again
own-dismiss = Put { $name } away
own-line-broke = The line broke. What is finished stays.
own-few = A game takes many cards. Choose another deck beside this one, and they are shuffled together.
own-use = { $number ->
    [one] Play with this picture
   *[other] Play with these { $number } pictures
}
own-use-again = Play with this deck
own-picture = Picture { $number } of { $all }
own-loading = The picture is on its way …
own-crop = Crop
own-crop-how = What is shown of the picture: move it with the arrow keys, plus and minus change its size
own-zoom = Closer
own-title = Title
own-alt = What is to be seen, for those who cannot see it
own-alt-hint = A girl with a red umbrella on a pier.
own-save = Done
own-saving = It is being cut …
own-earlier = Earlier
own-later = Later
own-remove = Remove

## The menu

menu-invite = Invite someone
menu-chat = Talk
menu-rules = The rules
menu-host = The host’s tools
menu-people = The people here
menu-seat = Continue on another device
menu-sound = A sound when it is my turn
menu-leave = Leave the table
menu-leave-sure = Really leave? Tap again
seat-how = Type these letters on the other device, where a table’s code goes. They work once, for ten minutes.
chat-none = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
chat-mute = Read nothing more of { $name }
chat-unmute = Read { $name } again
chat-report = Report { $name }
chat-strangers = Those write to each other here for whom the host has vouched. Reactions are for everyone.
people-none = Nobody else is here yet.
people-stranger = stranger
people-me = Here you are called { $name } until the host vouches for you. Nobody sees your own name.
people-mute = Read nothing more
people-unmute = Read again
report = Report
report-about = Report { $name }
report-why = What is wrong?
report-rude = Insults, hate or threats
report-indecent = Obscene, or asks for private things
report-spam = Advertising or spam
report-spoils = Cheats, or spoils the game
report-other = Something else
report-text = In your own words, if you like
report-what = Whoever runs this server will read it, together with the last messages and clues of { $name }. { $name } is not told.
report-send = Send the report
report-thanks = Thank you. Whoever runs this server will look at it.
reaction-heart = A heart
reaction-laugh = Laughter
reaction-wow = Wow
reaction-clap = Applause
reaction-think = Hm …
reaction-oops = Oops
reaction-sleep = Yawn
reaction-fox = Sly as a fox
host-pause = Pause
host-resume = Go on
host-extend = One minute more
host-end = End the game
host-hand-over = Make host
host-stand-in = Let a computer play
host-skip = Do not wait
host-kick = Ask to leave
host-ban = Keep away
host-ban-how = “Keep away” holds for the name and for the connection. If somebody else here has the same connection, as in a family or a school, it holds for the name alone.
host-befriend = Vouch for
host-befriend-how = Whom you vouch for is called by their own name and can read and write messages.
host-banned = Kept away
host-clear = Delete this table
host-clear-sure = Really? All games and names are gone for good
host-unban = Let back in
host-lent = You are host in place of { $name }, who is host again on coming back.

## Running the server

notice = From whoever runs this server:
notice-close = Put this notice away
admin = Running this server
admin-token = The admin token
admin-ask = It lies in the server’s data folder, in the file admin.token. This page keeps it until the tab is closed.
admin-enter = Come in
admin-leave = Lock
admin-wrong = This is not the token of this server.
admin-well = All is well
admin-ill = Tables cannot be saved just now
admin-stale = The server does not answer
admin-since = Running since
admin-version = Version
admin-connections = Devices connected
admin-moves = Moves made
admin-slow = Waits for slow devices
admin-failures = Moves that were not saved
admin-database = Database
admin-database-nearly-full = The database is nearly full. Free some room, or allow more (--database-mb): soon no table can be opened.
admin-database-full = The database is full: games that are on go on to their end, and nothing else is begun. Free some room, or allow more (--database-mb).
admin-database-damaged = The database was found damaged at the start. A copy of it lies beside it; see the chapter on files in docs/hosting.md.
admin-clock-not-believed = This computer’s clock is far ahead of when the server last ran: no table is forgotten until you say that it is right (pinxit tables believe-clock).
admin-refusals = What was refused most often
admin-tables = { $number ->
    [0] No table is awake
    [one] One table is awake
   *[other] { $number } tables are awake
}
admin-lobby = No game is on
admin-public = public
admin-devices = { $number ->
    [one] One device
   *[other] { $number } devices
}
admin-label = in the log: { $label }
admin-close = Close the table
admin-close-title = Close table { $code }?
admin-close-what = Everyone there is sent away, and all that is stored about this table is gone for good.
admin-close-no = Leave it open
admin-close-yes = Close it for good
admin-notice = A word to everyone
admin-notice-how = Everyone at a table sees it above the game, and so does whoever comes later, until you take it down.
admin-notice-now = Everyone sees this now:
admin-notice-text = Your words
admin-notice-set = Show it
admin-notice-down = Take it down
admin-rest = Before you stop the server
admin-rest-how = No table is opened and no game begun any more, while the games that are on are played to their end.
admin-rest-on = Begin no more games
admin-rest-off = Let games begin again
admin-rest-games = { $number ->
    [one] One game is still on.
   *[other] { $number } games are still on.
}
admin-rest-done = No game is running any more: you can stop the server now.
admin-reports = { $number ->
    [0] Nobody has reported anything
    [one] One report
   *[other] { $number } reports
}
admin-report-by = by { $name }, table { $code }
admin-report-lines = Last messages
admin-report-clues = Last clues
admin-report-done = Done: remove the report
admin-report-out = Shut out where they came from
admin-places = Shut out
admin-places-how = Nobody is let in from these addresses, to any table of this server. Everyone behind one address counts: a family, a school.
admin-place = Address or network
admin-place-note = Why (only you read it)
admin-place-term = For how long
admin-place-day = for a day
admin-place-week = for a week
admin-place-month = for 30 days
admin-place-ever = for good
admin-place-until = until { $when }
admin-place-reported = Where somebody came from who was reported
admin-place-add = Let nobody in
admin-place-lift = Let in again

## What is kept about people

privacy = What is kept about you
privacy-short = No accounts, no cookies, no advertising, and nobody is followed. A table remembers what it takes to play.
privacy-kept = What is kept
privacy-kept-game = The name you give yourself, your clues and your moves, with the table at which you play.
privacy-kept-words = Words that were clued, as numbers by which computer players understand them, with no name and no table. They stay when the table goes.
privacy-kept-chat = What you write to each other stays in memory: the last 50 messages, until the table falls asleep. It is never stored, unless somebody reports it.
privacy-kept-pictures = Pictures that a host brings along, without place or camera, for as long as their table.
privacy-kept-address = Your address is not stored. If a host bans you or somebody reports you, a fingerprint of it is kept that only this server understands; whoever runs it can also shut out addresses.
privacy-kept-reports = Reports, with the last messages and clues of the person they are about. Only whoever runs this server reads them.
privacy-kept-device = On your own device: your name, your colour, your language and the keys to your seats.
privacy-long = For how long
privacy-long-days = { $number ->
    [one] A table to which nobody has come for one day is put away, and deleted a week later with all that belongs to it.
   *[other] A table to which nobody has come for { $number } days is put away, and deleted a week later with all that belongs to it.
}
privacy-long-ever = Tables stay until their host, or whoever runs this server, deletes them.
privacy-delete = How to have it deleted
privacy-delete-host = The host can delete a table at any time, with all games, names and pictures: in the menu, under the host’s tools.
privacy-delete-ask = Everyone else: ask the host, or whoever runs this server.
privacy-who = Who can see it
privacy-who-table = Everyone at the table sees names, clues and the game. Whoever has the link can look on, unless the host forbids it; at a public table they see no names as long as strangers are met quietly.
privacy-who-server = Whoever runs this server could read everything that it keeps. Nothing is passed on: computer players think on this server, too.

## The rules

rules-idea = One of you is the storyteller and gives a clue for a card. The others slip in cards that fit it, too. Then everyone looks for the storyteller’s card.
rules-round = A round
rules-tell = The storyteller chooses a card, secretly, and says something about it: a word, a line, a sound.
rules-give = { $number ->
    [one] Everyone else gives the card that fits best.
   *[other] Everyone else gives the { $number } cards that fit best.
}
rules-vote = { $most ->
    [one] The cards are shuffled and laid out. Everyone but the storyteller votes for one, never for their own.
   *[other] The cards are shuffled and laid out. Everyone but the storyteller has up to { $most } votes, never for their own.
}
rules-vote-both = The cards are shuffled and laid out. Everyone but the storyteller has { $number } votes, for different cards or all for one, never for their own.
rules-vote-many = The cards are shuffled and laid out. Everyone but the storyteller votes, never for their own. Votes each: { $votes }.
rules-votes-stack = Several votes may go to the same card.
rules-votes-apart = Each vote goes to another card.
rules-reveal = Then it is shown whose cards they were. Hands are filled, and the next one tells.
rules-points = Points
rules-some = Some find it: { $teller } for the storyteller, { $finder } for each who found it.
rules-some-votes = Some find it: { $teller } for the storyteller, { $finder } for each vote on the card.
rules-all = All find it: { $teller } for the storyteller, { $others } for everyone else.
rules-none = Nobody finds it: { $teller } for the storyteller, { $others } for everyone else.
rules-count-voters = Whoever has one vote on the card has found it.
rules-count-votes = All find it only if every single vote is on the card.
rules-lured = { $number } for each vote on your card when somebody else tells.
rules-cap = At most { $number } in a round.
rules-lone = { $number } more for who gives only one vote, and rightly.
rules-end-target = The game ends when somebody has { $number } points. Whoever has the most wins.
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

## Problems

problem-unreachable = The table cannot be reached just now. Is there a network?
problem-unknown = That did not work. Please try again.
refused-already-given = You have given your cards already.
refused-already-voted = You have voted already.
refused-bad-name = Please choose a name that can be read.
refused-bad-seat-code = This code does not work, or not any more.
refused-bad-setting = That cannot be set so.
refused-bad-text = That cannot be read.
refused-bad-token = This seat is not yours any more.
refused-bad-value = That is not possible here.
refused-banned = The host does not want you at this table.
refused-bad-place = This is no address and no network, or far too large a one.
refused-clue-empty = Say something about your card.
refused-clue-too-long = That is too long for a clue.
refused-deck-too-small = There are not enough cards: { $missing } are missing.
refused-draining = This server is about to rest: no table is opened and no game begun now.
refused-full = This server has no room left: games end, but nothing new is begun now.
refused-endless = A game by these rules would never end. Play for points, for a number of stories, or until the cards run out.
refused-failed = The server could not write that down. Please try again.
refused-first-not-chosen = Say who tells the first story.
refused-foreign-origin = This page belongs to another server. Open the table by its own address.
refused-game-running = That can be changed when the game is over.
refused-hand-too-small = Too few cards in hand: { $hand } with { $players } players, but { $give } are to be given.
refused-moment-passed = The game has gone on meanwhile.
refused-more-votes-than-cards = More votes than cards to vote for: { $votes_max } votes and { $cards } cards with { $players } players. Allow several votes on the same card, or fewer votes.
refused-name-taken = Somebody here has this name already.
refused-no-chat = The host has switched talking off.
refused-no-deck = Choose a deck first.
refused-no-game = There is no game just now.
refused-no-seat-left = All seats are taken.
refused-no-spectators = This table wants no spectators.
refused-no-such-game = There is no such game, or it is not over yet.
refused-no-such-table = There is no such table.
refused-not-awaited = Nobody waits for that from you now.
refused-not-admin = That is for whoever runs this server.
refused-not-host = Only the host may do that.
refused-host-away = You are host in place of somebody who is away. That is for them to do.
refused-own-card = You cannot vote for your own card.
refused-paused = The game is paused.
refused-pawn-taken = Somebody was quicker: this rabbit is taken.
refused-request-used = This seat was given already. Sit down once more.
refused-unknown-deck = One of the chosen decks is not there any more.
refused-unknown-character = There is no such computer player.
refused-unknown-edition = This server does not know these rules.
refused-unknown-rule = This server does not know this house rule.
refused-too-fast = Not so fast: wait a moment.
refused-too-late = Somebody was quicker.
refused-votes-upside-down = The fewest votes ({ $votes_min }) are more than the most ({ $votes_max }).
refused-stranger = Messages are for those for whom the host has vouched.
refused-shut-out = Whoever runs this server lets nobody in from your network.
refused-yourself = That is where you are yourself.
refused-animated = This picture moves or has several pages; a card shows one.
refused-bad-characters = That cannot be read.
refused-blurred = This picture looks blurred.
refused-broken-picture = This picture is broken.
refused-busy = Many pictures are being read just now. Please try again soon.
refused-file-too-large = This file is too large.
refused-heic-off = This server does not read HEIC photos. Save it as JPEG, or ask whoever runs the server to add pinxit[heic].
refused-low-resolution = This picture is small: it will look soft on large screens.
refused-no-cards = There are no pictures in this deck yet.
refused-no-room = There is no room for more pictures.
refused-no-such-deck = There is no such deck any more.
refused-no-such-picture = There is no such picture any more.
refused-not-a-picture = This is not a picture.
refused-picture-crashed = This picture cannot be read. Perhaps it can if you save it anew.
refused-picture-too-heavy = This picture needs too much memory. Please make it smaller.
refused-picture-too-slow = Reading this picture takes too long. Please make it smaller.
refused-text-too-long = This text is too long.
refused-too-many-decks = This table has as many decks of its own as it may.
refused-too-many-pictures = There are as many pictures in this deck as it may have.
refused-too-many-pixels = This picture is too large. Please make it smaller.
refused-too-small = This picture is too small for a card.
refused-truncated = The end of this file is missing. Please send it again.
refused-unreadable = This picture cannot be read any more.
refused-unsupported-picture = Pictures of this kind are not read here. Save it as JPEG.
refused-uploads-off = This server takes no pictures.
refused-wrong-number-of-players = This takes other numbers of players: { $least } to { $most }.
refused-wrong-phase = That is not possible just now.
