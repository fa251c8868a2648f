### Pinxit, în română. Fiecare limbă are aceleași mesaje; un test spune care lipsesc și care sunt de prisos.
### După cratimă stă semnul nevăzut U+2060, ca rândul să nu se rupă acolo („nu-⁠ți”).

close = Închide
back = Înapoi
menu = Meniu
language = Limba
go-home = Pagina de start
host = Gazda
sure = Sigur? Apasă din nou
connecting = O clipă…
away = Conexiune pierdută. Ne reconectăm…
paused = Pauză
your-turn = E rândul tău
clock-left = { $seconds ->
    [one] A mai rămas o secundă
    [few] Au mai rămas { $seconds } secunde
   *[other] Au mai rămas { $seconds } de secunde
}

## La intrare

home-what = O imagine, un indiciu, multe povești. Nici prea evident, nici prea misterios.
home-new = Masă nouă
home-join = Intră
home-code = Codul mesei
home-code-short = Codul unei mese are șase litere.
home-alone = Joacă solo
home-how = Cum se joacă
home-mine = Mesele mele
home-public = Mese deschise
home-gallery = Vezi toate imaginile
home-line = Locuri ocupate: { $people } din { $seats }
home-free = { $number ->
    [one] un scaun liber
    [few] { $number } scaune libere
   *[other] { $number } de scaune libere
}
home-return = Jocul tău continuă
home-return-table = Masa ta e încă aici
home-return-go = Revino

who-name = Numele tău
who-pawn = Iepurașul tău
who-open = Deschide masa
who-play = Joacă
who-sit = Ia loc
who-save = Salvează
password-title = Acest server cere o parolă
password-label = Parola
password-how = Administratorul serverului o dă celor care pot deschide mese aici. Ca să te așezi la o masă, nu ai nevoie de ea.

pawn-red = roșu, cu o inimă
pawn-orange = portocaliu, cu un soare
pawn-yellow = galben, cu o stea
pawn-green = verde, cu o frunză
pawn-teal = turcoaz, cu valuri
pawn-sky = bleu, cu un nor
pawn-blue = albastru, cu o picătură
pawn-violet = violet, cu o lună
pawn-pink = roz, cu o floare
pawn-brown = maro, cu o ghindă
pawn-grey = gri, cu două pietre
pawn-white = alb, cu o pană

join-title = { $host } te invită la joc
join-title-empty = O masă
join-who = Deja la masă: { $names }
join-crowded = Prea multe coduri sunt încercate chiar acum. Deschide linkul primit, scanează codul QR sau încearcă din nou peste puțin timp.
join-nobody = Încă nu e nimeni aici.
join-quiet = { $number ->
    [one] E deja cineva aici.
    [few] Sunt deja { $number } oameni aici.
   *[other] Sunt deja { $number } de oameni aici.
} Până când gazda are încredere în tine, în loc de nume ai culoarea iepurașului tău.
join-sit = Ia loc la masă
join-watch = Doar privesc

lost-title = Masa nu a fost găsită
gone-title = Nu mai ești la masă
gone-moved = Acum joci pe alt dispozitiv.
gone-left = Ai plecat de la masă.
gone-kicked = Gazda te-⁠a scos de la masă.
gone-banned = Gazda ți-⁠a blocat accesul la această masă.
gone-shut-out = Acest server blochează conexiunile din rețeaua ta.
gone-deleted = Această masă a fost ștearsă.
gone-unpaired = Gazda a deconectat acest ecran.
gone-never-came = Locul tău a fost eliberat, pentru că n-⁠a venit nimeni.
gone-bad-token = { refused-bad-token }
gone-no-spectators = { refused-no-spectators }
gone-no-such-table = { refused-no-such-table }
gone-other-protocol = { refused-other-protocol }
gone-bad-hello = { problem-unknown }
stale-title = Această pagină nu mai e la zi
load-again = Reîncarcă

## Ne adunăm

lobby-who = { $number ->
    [one] La masă e un jucător
    [few] La masă sunt { $number } jucători
   *[other] La masă sunt { $number } de jucători
}
lobby-add-computer = Adaugă un jucător virtual
character-bear = ursul
character-owl = bufnița
character-fox = vulpea
character-guest = musafir
remote-title = Un program din afară
remote-what = La masă poate lua loc un program al tău sau un model lingvistic. Toți văd că e un jucător virtual. Vede ce vede orice loc, inclusiv discuția; nu vede nimic secret.
remote-how = Programul are nevoie de acest cod și de adresă. Codul merge o singură dată, zece minute.
remote-code = Cod
remote-address = Adresă
remote-make = Creează un cod
remote-another = Creează alt cod
remote-take-back = Retrage codul
remote-came = { $name } a luat loc.
people-program = program
manner-bear = spune ce vede
manner-owl = gândește în proverbe și povești
manner-fox = îi citește pe ceilalți și ține minte
blind-deck = Jucătorii virtuali cunosc o carte după descrierea ei, iar pachetul „{ $deck }” nu are descrieri pe care să le poată citi. Joacă și așa, după etichete sau la noroc. Ca să-⁠i ajuți, adaugă descrieri în dosarul „texts” al pachetului.
blind-deck-seen = Am înțeles
whisper-blind = { $name } nu vă vede imaginile. Un cuvânt sau două despre fiecare ar ajuta.
whisper-blind-all = Jucătorii virtuali nu vă văd imaginile. Un cuvânt sau două despre fiecare ar ajuta.
whisper-begin = Șoptește un cuvânt
whisper-more = Schimbă sau adaugă
whisper-thanks = { $number ->
    [one] Mulțumim! O imagine are cuvintele tale.
    [few] Mulțumim! { $number } imagini au cuvintele tale.
   *[other] Mulțumim! { $number } de imagini au cuvintele tale.
}
whisper-title = Într-⁠un cuvânt sau două
whisper-count = Imaginea { $number } din { $all }
whisper-field = Ce vezi aici?
whisper-secret = Doar jucătorii virtuali aud asta. Nimeni de la masă nu poate citi asta.
whisper-next = Mai departe
whisper-skip = Sari peste
whisper-done = Gata
whisper-none = Nicio problemă. Poți reveni oricând înainte de joc.
whisper-mend-how = Atinge o imagine ca să-⁠ți schimbi sau să-⁠ți retragi cuvintele.
whisper-mend = „{ $words }”: schimbă sau retrage
whisper-again = Mai multe imagini
whisper-enough = Înapoi la masă
lobby-invite = Invită-⁠ți prietenii
lobby-missing = { $number ->
    [one] Mai trebuie un jucător
    [few] Mai trebuie { $number } jucători
   *[other] Mai trebuie { $number } de jucători
}
lobby-begin = Începem
first-who = Cine spune prima poveste?
lobby-ready = Sunt gata
lobby-unready = Încă nu
lobby-ready-of = Gata de joc: { $ready } din { $all }
lobby-wait = { $host } începe jocul când ajunge toată lumea.

invite-qr = Codul QR al mesei
invite-code = Codul mesei: { $code }
invite-send = Trimite linkul
invite-copy = Copiază linkul
invite-link = Linkul acestei mese
invite-here-only = Această adresă merge doar pe acest calculator.
invite-shared = Linkul e pe drum
invite-copied = Copiat. Lipește linkul acolo unde îl văd prietenii.
invite-by-hand = Nu s-⁠a putut copia. Linkul e selectat: copiază-⁠l tu sau citește-⁠l cu voce tare.

settings = Setările jocului
settings-change = Schimbă
settings-see = Detalii
agreed-points = { $number ->
    [one] { $number } punct
    [few] { $number } puncte
   *[other] { $number } de puncte
}
agreed-turns = { $number ->
    [one] câte o poveste
    [few] câte { $number } povești
   *[other] câte { $number } de povești
}
agreed-clock-off = fără cronometru
agreed-clock-relaxed = cronometru lejer
agreed-clock-brisk = cronometru rapid
agreed-clock-own = cronometru personalizat
preset-evening = Toată seara
preset-evening-how = Cele mai noi reguli, 30 de puncte, fără cronometru
preset-quick = Joc rapid, 20 de minute
preset-quick-how = 15 puncte, cu un cronometru lejer
preset-crowd = Grup mare, două voturi
preset-crowd-how = Până la doisprezece jucători
preset-three = În trei
preset-three-how = Un indiciu bun aduce ceva mai mult
preset-stage = Pantomimă sau cântec
preset-stage-how = Fără scris: cântați, mimați sau spuneți cu voce tare
settings-edition = Reguli
settings-editions = Mai multe ediții
settings-house = Regulile casei
house-target = Puncte pentru victorie
house-hand = Cărți în mână
house-first = Cine începe
house-latecomer = Întârziații pornesc
house-first-race = cine are primul o poveste
house-first-host = alege gazda
house-first-random = la întâmplare
house-latecomer-average = de la medie
house-latecomer-lowest = de la cel mai mic scor
house-latecomer-zero = de la zero
house-book-is = Standard: { $value }
house-reset = Înapoi la standard: { $rule }
house-changed = Regulile casei la această masă
house-none = fără limită
house-yes = da
house-no = nu
house-step = { $number } la { $players } jucători
house-impossible = { $rule }: valoarea „{ $value }” nu e permisă.
house-players-crossed = Numărul minim de jucători e mai mare decât cel maxim.
house-group-clues = Cum se povestește
house-group-goal = Cum se termină jocul
house-group-cards = Cărți
house-group-votes = Voturi
house-group-points = Puncte
house-group-people = Jucători
house-target-none = Fără țintă de puncte
house-turns-each = Povești per jucător
house-short-pile = Când se termină cărțile
house-short-pile-reshuffle = le amestecăm din nou
house-short-pile-end = jocul se termină
house-give = Cărți date de fiecare
house-clue-length = Maximum de caractere în indiciu
house-media = Feluri de a povesti
house-theme = Tema tuturor indiciilor
house-blind = Cartea povestitorului o alege soarta
medium-words = în cuvinte
medium-spoken = cu voce tare
medium-sound = cântat sau fredonat
medium-mime = mimat
medium-drawing = desenat
theme-none = oricare
theme-word = un singur cuvânt
theme-question = o întrebare
theme-title = un titlu
theme-song = un vers dintr-⁠un cântec
theme-proverb = un proverb
theme-memory = o amintire
theme-tale = dintr-⁠un basm
theme-own = Cu cuvintele voastre…
theme-own-words = „{ $theme }”
theme-own-label = Tema, cu cuvintele voastre
house-votes-min = Minimum de voturi per jucător
house-votes-max = Maximum de voturi per jucător
house-votes-may-stack = Mai multe voturi pe o carte
house-count-over = „O găsesc toți” se numără după
house-count-over-voters = jucători
house-count-over-votes = voturi
house-some-storyteller = Unii o găsesc: povestitorul
house-some-finder = Unii o găsesc: fiecare vot corect
house-all-storyteller = Toți o găsesc: povestitorul
house-all-others = Toți o găsesc: fiecare dintre ceilalți
house-none-storyteller = N-⁠o găsește nimeni: povestitorul
house-none-others = N-⁠o găsește nimeni: fiecare dintre ceilalți
house-lone-vote = Bonus pentru un singur vot, corect
house-bonus = Fiecare vot pentru cartea ta
house-bonus-cap = Voturi pentru cartea ta: maximum pe rundă
house-bonus-cap-none = Voturi pentru cartea ta: fără limită
house-players-min = Minimum de jucători
house-players-max = Maximum de jucători
settings-decks = Imagini
settings-timers = Timp de gândire
settings-public = Necunoscuții pot găsi această masă
settings-spectators = Alții pot privi
settings-chat = Jucătorii pot scrie în chat
settings-thinking = Jucătorii virtuali nu se grăbesc
settings-strength = Cât de bine joacă jucătorii virtuali
strength-easy = Ușor
strength-fair = Potrivit
strength-strong = Puternic
settings-remarks = Jucătorii virtuali spun ce le-⁠a trecut prin cap
settings-show = Dezvăluim cărțile pe îndelete
settings-strangers = Necunoscuții rămân anonimi și nu scriu în chat până n-⁠am încredere în ei
settings-language = Limba indiciilor
settings-more = Mai multe setări
settings-seats = Locuri la masă
settings-seats-all = { $number } (maximum)
settings-seats-are = Numărul de locuri la aceste reguli: de la { $least } la { $most }.
settings-crowded = Prea puține locuri ({ $number }) pentru toți cei de aici.
settings-absent = Când expiră timpul sau lipsește cineva
settings-undo = Anulează modificările
settings-unsettled = Cu aceste setări nu se poate juca încă.
absent-stand-in = calculatorul joacă în locul lor
absent-skip = mergem mai departe fără ei
absent-wait = așteptăm
timers-off = Fără limită de timp
timers-relaxed = Pe îndelete: trei minute pentru un indiciu
timers-brisk = Rapid: un minut și jumătate
timers-own = Personalizat
timers-seconds = În secunde. Câmp gol: fără limită de timp.
timers-race = Pentru prima poveste
timers-clue = Pentru indiciu
timers-give = Pentru alegerea cărții
timers-vote = Pentru vot
timers-reveal = Pentru dezvăluire
timers-away = Așteptarea celor absenți
edition-players = { $most ->
    [one] între { $least } și { $most } jucător
    [few] între { $least } și { $most } jucători
   *[other] între { $least } și { $most } de jucători
}
edition-goal = { $number ->
    [one] până la un punct
    [few] până la { $number } puncte
   *[other] până la { $number } de puncte
}
edition-pile = până se termină cărțile
edition-about-dixit = Cele mai noi reguli.
edition-name-dixit = Dixit
edition-about-disney = Cele mai noi reguli, pentru o masă mai mică.
edition-name-disney = Pentru șase
edition-about-classic = Regulile originale. În trei, un indiciu bun aduce ceva mai mult.
edition-name-classic = Clasic
edition-about-odyssey = Pentru grupuri mari, cu două voturi.
edition-name-odyssey = Odiseea
edition-about-odyssey-2011 = Pentru grupuri mari, în prima variantă.
deck-cards = { $number ->
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
}

## Jucăm

top-round = Runda { $number }
players = Jucători
points = Puncte
hand = Cărțile tale
hand-arrange = Trage cărțile ca să le aranjezi sau ține apăsat Alt și folosește săgețile.
hand-moved = Acum pe locul { $place }
card-back = O carte cu fața în jos
card-number = Cartea { $number }
card-pick = Alege această carte
card-unpick = Mai bine alta
card-look = Privește de aproape
card-close-look = Cartea de aproape
card-mine = Cartea ta
card-vote = Votează cartea { $place }
close-tray = Toate cărțile, în mic
close-spread = Înapoi la toate cărțile
card-voted = Votul tău e pe această carte
card-yours = a ta
card-chosen = Carte aleasă
card-tell = Aleg această carte
card-coin = Pune un vot pe cartea { $place }
vote-take-back = Ia-⁠ți votul de pe cartea { $place }
vote-laid = Toate voturile sunt puse
vote-coins = { $number ->
    [one] Mai ai un vot
    [few] Mai ai { $number } voturi
   *[other] Mai ai { $number } de voturi
}
vote-may-stack = pe o carte sau pe mai multe
vote-no-stack = fiecare pe altă carte
vote-at-least = cel puțin { $number }
vote-done = Gata
give-ready = Cărțile sunt alese
waiting-count = { $done } din { $all } sunt gata
tell-title = Povestea ta
menu-unread = Mesaje noi
clue-of = { $name } spune
clue-aloud = { $name } spune indiciul cu voce tare
clue-aloud-me = Spune indiciul cu voce tare
clue-aloud-said = (cu voce tare)
clue-by-sound = Ascultă: { $name }
clue-by-mime = { $name } mimează
clue-by-drawing = { $name } desenează
clue-was-sound = (cântat)
clue-was-mime = (mimat)
clue-was-drawing = (desenat)

task-race = Cine are o poveste? Începe cine apasă primul.
task-race-watch = Cine are primul o poveste?
task-tell = Acum povestești tu: alege o carte și dă un indiciu
task-tell-blind = Acum povestești tu, iar cartea a ales-⁠o soarta: dă un indiciu pentru ea
task-wait-clue = { $name } se gândește la un indiciu
task-give = { $number ->
    [one] Care dintre cărțile tale se potrivește și ea?
    [few] Ce { $number } cărți de-⁠ale tale se potrivesc și ele?
   *[other] Ce { $number } de cărți de-⁠ale tale se potrivesc și ele?
}
task-gave = Ai dat cartea. Îi așteptăm pe ceilalți.
task-wait-cards = Ceilalți aleg cărți pentru indiciul tău
task-vote = { $most ->
    [one] Despre ce carte vorbește { $name }?
    [few] Despre ce carte vorbește { $name }? Ai { $most } voturi.
   *[other] Despre ce carte vorbește { $name }? Ai { $most } de voturi.
}
task-voted = Ai votat. Îi așteptăm pe ceilalți.
task-wait-votes = Fă-⁠te că plouă: ceilalți votează
task-watch-give = Ceilalți aleg cărți care se potrivesc
task-watch-vote = Se votează: care e cartea?
task-passed-give = În această rundă nu dai nicio carte. Încă poți vota.
task-passed-vote = În această rundă nu votezi
task-next-round = Primești cărți în runda următoare
task-next-game = Joci în partida următoare
task-reveal = Deci aceasta era!
task-paused = Au rămas prea puțini jucători. Jocul continuă când se întoarce cineva.
task-stopped = Jocul e pus pe pauză
hint-race = Uită-⁠te la cărțile tale. Cine are primul o idee începe.
hint-wait-clue = Imediat vine un indiciu. Apoi alege o carte de-⁠a ta care i se potrivește și ea.
hint-give = Alege o carte pe care ceilalți ar putea s-⁠o creadă a povestitorului: fiecare vot pentru ea îți aduce un punct.
hint-vote = Una e a povestitorului, celelalte au fost strecurate. Privește-⁠le de aproape, apoi votează.

do-claim = Am o poveste!
do-tell = Dă indiciul
do-give = { $number ->
    [one] Dă această carte
    [few] Dă aceste { $number } cărți
   *[other] Dă aceste { $number } de cărți
}
give-choose = { $number ->
    [one] Alege o carte
    [few] Alege { $number } cărți
   *[other] Alege { $number } de cărți
}
give-more = { $number ->
    [one] Mai alege una
    [few] Mai alege { $number }
   *[other] Mai alege { $number }
}
do-vote = Votează { $places }
do-go-on = Runda următoare
do-follow = La runda { $number }
do-finish = La podium
do-take-back = M-⁠am răzgândit
do-mend = Salvează
mend-ask = Schimbă indiciul
mend-aloud = Notează indiciul
mend-caption = Descrie în cuvinte
stood-in = În locul tău joacă calculatorul.
do-come-back = M-⁠am întors
played-for-me-claimed = Calculatorul a cerut prima poveste în locul tău
played-for-me-told = Calculatorul a dat indiciul în locul tău
played-for-me-gave = { $number ->
    [one] Calculatorul a dat o carte în locul tău
    [few] Calculatorul a dat { $number } cărți în locul tău
   *[other] Calculatorul a dat { $number } de cărți în locul tău
}
played-for-me-voted = Calculatorul a votat în locul tău
played-for-me-before = Runda trecută ți-⁠a ținut locul calculatorul
waiting-for = { $number ->
    [one] { $names } încă se gândește
    [few] { $names } încă se gândesc
   *[other] { $names } încă se gândesc
}
tell-aloud = Spun cu voce tare
tell-label = Indiciul tău
tell-advice-ask = Cum arată un indiciu bun?
tell-advice = Un cuvânt, un vers dintr-⁠un cântec, o emoție, un sunet. Dacă toți îți găsesc cartea, nu primești nimic; dacă n-⁠o găsește nimeni, la fel. Fă un prieten să zâmbească și lasă-⁠l pe altul fără nicio idee.
tell-inspire = Inspiră-⁠mă
tell-ways = Cum povestești?
tell-by-words = Cuvinte
tell-by-sound = Cântec
tell-by-mime = Mimă
tell-by-drawing = Desen
tell-by-spoken = Spun cu voce tare
tell-theme = Tema: { $theme }
tell-aloud-what = Spune indiciul cu voce tare, în cameră sau la telefon.
tell-sending = Se trimite…
caption-ask = În câteva cuvinte, pentru cine nu aude sau nu vede
caption-example = Poate rămâne gol
record-asking = Așteptăm permisiunea ta…
record-listening = Ascultăm…
record-seeing = Se înregistrează…
record-time = { $number } din { $all } s
record-stop = Stop
record-again = Din nou
record-delete = Șterge
record-album = Poate apărea în albumul acestui joc
record-sound-what = Cântă, fredonează, fluieră sau fă un zgomot: cel mult 20 de secunde.
record-sound-consent = Browserul va cere microfonul. Întâi asculți doar tu. După ce povestești, aud toți cei care joacă sau privesc aici și nimeni altcineva, iar înregistrarea dispare odată cu masa.
record-sound-begin = Înregistrează
record-mime-what = Arată fără cuvinte: cel mult 12 secunde.
record-mime-consent = Browserul va cere camera; sunetul nu se înregistrează. Întâi vezi doar tu. După ce povestești, văd toți cei care joacă sau privesc aici și nimeni altcineva, iar înregistrarea dispare odată cu masa.
record-mime-begin = Pornește camera
record-mime-go = 3, 2, 1, start
record-mirror = Tu, ca în oglindă
trouble-insecure = Browserele dau microfonul și camera doar paginilor criptate, iar aceasta nu este.
trouble-insecure-host = Tu ești gazda: pornește Pinxit cu --tls și vor merge și cântecul, și mima.
trouble-sound-refused = Microfonul rămâne oprit, nu e nicio problemă.
trouble-sound-missing = Aici nu e niciun microfon.
trouble-sound-taken = Altceva folosește microfonul.
trouble-mime-refused = Camera rămâne oprită, nu e nicio problemă.
trouble-mime-missing = Aici nu e nicio cameră.
trouble-mime-taken = Altceva folosește camera.
trouble-instead = Ce-⁠ar fi să încerci altfel?
trouble-again = Încearcă din nou
draw-page = Foaie de desen
draw-here = Desenează aici
draw-with = Cu ce desenezi
draw-ink = Peniță
draw-brush = Pensulă
draw-chalk = Cretă
draw-eraser = Gumă
draw-width = Grosime
draw-width-0 = Subțire
draw-width-1 = Mijlociu
draw-width-2 = Gros
draw-colour = Culoare
draw-colour-0 = Negru
draw-colour-1 = Roșu
draw-colour-2 = Ocru
draw-colour-3 = Verde
draw-colour-4 = Albastru
draw-colour-5 = Violet
draw-undo = Anulează
draw-clear = Golește foaia
draw-watch = Vezi ca ceilalți
draw-on = Desenează mai departe
draw-full = Foaia e plină.
clip-play = { $what }. Redă ({ $number } s)
clip-stop = { $what }. Oprește
clip-draw-again = { $what }. Vezi din nou cum se desenează
clip-watch = Privește
clip-loading = O clipă…
clip-failed = Nu a ajuns. Încearcă din nou
clip-caption-ask = În cuvinte
clip-frame = { $number } din { $all }
clip-frame-before = Imaginea dinainte
clip-frame-next = Imaginea următoare
clip-on-phones = Ascultați pe telefoane

show-hush = S-⁠a votat…
show-votes = Cartea { $place }: { $names }
show-nobody = Niciun vot aici
show-slipped = Cine a strecurat-⁠o? { $name }!
show-fooled = În plasă: { $names }
show-mine = Cartea ta!
show-you-fooled = În plasa ta: { $names }
show-laugh = ha, ha!
show-found = Ai găsit-⁠o!
show-points = Pentru tine: +{ $number }
show-duel = Au rămas două cărți…
show-skip = Sari peste
show-skip-all = Sari pentru toți
show-others = Ceilalți încă se uită

doing-here = e aici
doing-ready = gata
doing-away = nu e la masă
doing-stood-in = joacă calculatorul
doing-computer = calculator
doing-waits = așteaptă runda următoare
doing-thinks = se gândește
doing-tells = povestește
doing-gave = a ales
doing-voted = a votat
doing-passed = stă pe margine
doing-next-game = așteaptă partida următoare
name-left = cineva care a plecat
track-line = { $name } { $score }

reveal-whose = Cartea pusă de { $name }
reveal-voters = voturi: { $names }
reveal-no-votes = niciun vot
reveal-you = Tu: { $why }
reveal-cards = Cărți și inimi
heart-give = Dă o inimă cărții { $place }, are { $number }
heart-count = { $number ->
    [one] o inimă
    [few] { $number } inimi
   *[other] { $number } de inimi
}
reactions = Reacții rapide
reveal-total = total
played-claimed = { $names }: calculatorul a cerut prima poveste
played-told = { $names }: calculatorul a dat indiciul
played-gave = { $number ->
    [one] { $names }: calculatorul a dat o carte
    [few] { $names }: calculatorul a dat { $number } cărți
   *[other] { $names }: calculatorul a dat { $number } de cărți
}
played-voted = { $names }: calculatorul a votat
verdict-some = Unii au găsit-⁠o, alții nu: bine povestit, { $name }!
verdict-all = Toți au ghicit! Ai făcut cu ochiul, { $name }?
verdict-none = Nimeni n-⁠a ghicit! La ce te gândeai, { $name }?
verdict-void = Nimeni n-⁠a putut vota: { $name } rămâne fără puncte.
points-told = { $number } pentru indiciu
points-found = { $number } pentru cartea găsită
points-consoled = { $number } pentru toți în afară de povestitor
points-consoled-brief = { $number } pentru ghicit
points-too-plain = prea evident
points-too-dark = prea misterios
points-lone = { $number } pentru pariul pe o singură carte
points-lured = { $number } pentru păcălirea altora
points-nothing = de data aceasta, nimic

over-won = Câștigă { $name }
over-shared = { $names } împart victoria
over-nobody = Fără puncte, nu câștigă nimeni
over-again = Încă un joc!
over-lobby = Înapoi în lobby
over-wait = { $host } poate începe o nouă partidă.
over-me-too = Și eu!
over-ready = { $number ->
    [one] { $names } vrea încă o partidă
    [few] { $names } vor încă o partidă
   *[other] { $names } vor încă o partidă
}
over-story = Rundă cu rundă
over-history = Partide la această masă
over-past = Partida { $number }: { $names }
over-past-nobody = Partida { $number }: fără câștigător

award-big-round = O rundă de neuitat
award-big-round-why = { $number ->
    [one] un punct în runda { $round }
    [few] { $number } puncte în runda { $round }
   *[other] { $number } de puncte în runda { $round }
}
award-deceiver = Arta păcălelii
award-deceiver-why = { $number ->
    [one] un vot a mușcat momeala
    [few] { $number } voturi au mușcat momeala
   *[other] { $number } de voturi au mușcat momeala
}
award-inspired-clue = Indiciu inspirat
award-inspired-clue-why = înțeles doar de unii, în runda { $round }
award-kindred-spirits = Suflete pereche
award-kindred-spirits-why = { $number ->
    [one] și-⁠au găsit cărțile reciproc o dată
    [few] și-⁠au găsit cărțile reciproc de { $number } ori
   *[other] și-⁠au găsit cărțile reciproc de { $number } de ori
}
award-mind-reader = Telepatie
award-mind-reader-why = { $number ->
    [one] cartea corectă, găsită o dată
    [few] cartea corectă, găsită de { $number } ori
   *[other] cartea corectă, găsită de { $number } de ori
}
award-open-book = Carte deschisă
award-open-book-why = { $number ->
    [one] un indiciu evident pentru toți
    [few] { $number } indicii evidente pentru toți
   *[other] { $number } de indicii evidente pentru toți
}
award-rope-walker = Mersul pe sârmă
award-rope-walker-why = { $number ->
    [one] un indiciu exact cât trebuie
    [few] { $number } indicii exact cât trebuie
   *[other] { $number } de indicii exact cât trebuie
}
award-sphinx = Sfinxul
award-sphinx-why = { $number ->
    [one] un indiciu pe care nu l-⁠a înțeles nimeni
    [few] { $number } indicii pe care nu le-⁠a înțeles nimeni
   *[other] { $number } de indicii pe care nu le-⁠a înțeles nimeni
}

story-title = Partida { $number }, rundă cu rundă
story-back = Înapoi la masă
story-round = Runda { $number }: { $name } spune

end-parts = Finalul, pe părți
end-podium = Podiumul
end-card = Cartea serii
end-mine = Momentele tale
end-mine-title = Momentele tale, { $name }
end-rounds = Toate rundele
end-evening = { $number ->
    [one] O seară cu o rundă
    [few] O seară cu { $number } runde
   *[other] O seară cu { $number } de runde
}
evening-where = { $name }, runda { $round }
evening-found = Au ghicit: { $found } din { $all }
moment-fooled = { $number ->
    [one] S‑a păcălit un iepuraș
    [few] S‑au păcălit { $number } iepurași
   *[other] S‑au păcălit { $number } de iepurași
}
moment-told = Cel mai bun indiciu al tău
moment-found-alone = Doar tu ai ghicit
moment-found = { $number ->
    [one] Ați ghicit doar tu și încă cineva
    [few] Ați ghicit tu și încă { $number } jucători
   *[other] Ați ghicit tu și încă { $number } de jucători
}
moment-loved = { $number ->
    [one] O inimă pentru cartea asta
    [few] { $number } inimi pentru cartea asta
   *[other] { $number } de inimi pentru cartea asta
}
moment-none = De data asta, fără momente mari. Partida următoare e a ta!
album-page = Runda { $number }
album-pages = Paginile albumului
album-list = Toate, ca listă
album-again = Ca album
album-before = Runda precedentă
album-next = Runda următoare
album = Album
album-share = Distribuie acest album
album-share-how = Oricine are linkul poate răsfoi albumul acestei partide: indiciile, imaginile și punctele. Nu conține chatul și nu duce la masa voastră. Oamenii apar ca iepurași, în afară de cei care sunt de acord să li se vadă numele.
album-make = Creează un link
album-anew = Creează un link nou
album-anew-sure = Sigur? Linkul vechi nu va mai merge
album-elsewhere = Acest album e distribuit. Linkul a fost creat pe alt dispozitiv și nu mai poate fi arătat. Poți crea unul nou, iar cel vechi nu va mai merge.
album-link = Linkul acestui album
album-qr = Codul QR al albumului
album-pictures = Arată și imaginile noastre
album-pictures-how = Altfel rămân cu fața în jos.
album-pictures-shown = În el se văd imaginile voastre.
album-take-back = Retrage linkul
album-what = Gazda poate distribui o partidă ca album, pentru oricine are linkul.
album-name = Poate apărea numele tău, { $name }, în albumul acestei partide?
album-name-how = Gazda poate distribui albumul printr-⁠un link. Te poți răzgândi oricând, din meniu.
album-name-shared = Gazda a distribuit albumul printr-⁠un link. Te poți răzgândi oricând, din meniu.
album-name-rabbit = Doar iepurașul meu
album-name-yes = Da, numele meu
album-name-nobody = La această masă numele rămân ascunse, așa că în albume toți sunt iepurași.
album-names = Numele apar doar unde oamenii au fost de acord.
album-closed = O imagine care rămâne la masă, cu fața în jos
album-play = Joacă și tu Pinxit
album-gone = Acest album e închis
share = Trimite
share-title = O imagine din această rundă
share-preview = Așa arată imaginea
share-drawing = Se desenează…
share-failed = Nu a mers. Mai încearcă o dată.
share-shape = Format
share-tall = Pe înalt
share-wide = Pe lat
share-names = Arată numele
share-here = E făcută pe dispozitivul tău și nu ajunge pe server.
share-save = Salvează imaginea
share-found = Cine a ghicit: { $names }
share-fooled = Cine s‑a păcălit: { $names }

fair-title = Au fost amestecate cinstit cărțile?
fair-checking = Verificăm fiecare carte…
fair-yes = Da. Ordinea cărților a fost stabilită înainte de prima mutare și respectată până la ultima carte.
fair-yes-late = Da, din runda { $round }, când acest dispozitiv a salvat promisiunea. Pentru ce a fost înainte avem doar cuvântul serverului.
fair-yes-unseen = Din câte ne putem da seama, da. Dar acest dispozitiv n-⁠a fost de față în timpul jocului, așa că despre promisiune are doar cuvântul serverului.
fair-no = Nu. Nu totul a mers așa cum s-⁠a promis.
fair-no-promise = Nu. Serverul arată acum altă promisiune decât cea salvată de acest dispozitiv în timpul jocului.
fair-promise = Promis la început
fair-noted = Salvat de acest dispozitiv în runda { $round }
fair-same = aceeași
fair-seed = Sămânța hazardului, arătată la sfârșit
fair-check-promise = Sămânța corespunde promisiunii
fair-check-deal = Cărțile din mână și teancul, după împărțire
fair-check-first = Povestitori trași la sorți
fair-check-board = Ordinea cărților de pe masă
fair-check-fill = Cărți trase din teanc
fair-check-pile = Teancuri noi
fair-check-round = Numărul de runde
fair-broken-promise = Sămânța nu corespunde promisiunii.
fair-broken-deal = Trebuiau împărțite alte cărți.
fair-broken-first = Altcineva trebuia să înceapă.
fair-broken-board = Cărțile de pe masă trebuiau să fie în altă ordine.
fair-broken-fill = Acestea nu erau următoarele cărți din teanc.
fair-broken-pile = Teancul nou trebuia să fie altul.
fair-broken-round = Rundele au fost numărate greșit.
fair-start = La început
fair-round = Runda { $round }
fair-was-promised = promis
fair-was-found = de fapt
fair-proves = Verificarea arată că ordinea cărților era stabilită când s-⁠a făcut promisiunea și că promisiunea a fost respectată. Nu poate arăta că serverul n-⁠a încercat mai multe semințe înainte sau că nimeni n-⁠a tras cu ochiul la cărți.
fair-self = Nu trebuie să crezi această pagină pe cuvânt. Fișierul de mai jos conține fiecare tragere la sorți, iar docs/protocol.md explică verificarea în orice limbaj de programare. Într-⁠un terminal:
fair-download = Descarcă dovezile

gallery = Imagini
gallery-by = de { $author }
gallery-homepage = Pagina pachetului
gallery-download = Descarcă tot pachetul
gallery-note = Cum a fost făcută:

## Imagini proprii

own = Imaginile tale
own-which = Pachetul
own-new = Pachet nou
own-about = Despre acest pachet
own-name = Imagini de la { $name }
own-deck-name = Numele pachetului
own-author = Cine le-⁠a făcut
own-licence-label = Ce pot face alții cu ele
own-licence = Doar pentru această masă
own-delete = Șterge acest pachet
own-delete-sure = Sigur? Toate imaginile lui vor dispărea
own-playing = Aceste imagini sunt acum în joc. Le poți schimba după joc.
own-invitation = Poze din vacanță, desene de copii, vederi vechi: alege câte vrei, iar fiecare devine o carte.
own-choose = Alege imagini
own-camera = Fă o poză
own-drop = sau trage-⁠le aici
own-quota = { $number ->
    [one] Mai e loc pentru o imagine ({ $megabytes } MB)
    [few] Mai e loc pentru { $number } imagini ({ $megabytes } MB)
   *[other] Mai e loc pentru { $number } de imagini ({ $megabytes } MB)
}
own-progress = { $number ->
    [one] Se trimite o imagine
    [few] Se trimit { $number } imagini
   *[other] Se trimit { $number } de imagini
}
own-failures = { $number ->
    [one] Un fișier nu a putut fi adăugat
    [few] { $number } fișiere nu au putut fi adăugate
   *[other] { $number } de fișiere nu au putut fi adăugate
}
own-cards = { $number ->
    [one] O imagine
    [few] { $number } imagini
   *[other] { $number } de imagini
}
own-open = Imaginea { $number }: { $what }. Decupează, descrie, șterge
own-no-alt = fără descriere
own-grip = Imaginea { $number } din { $all }: trage-⁠o sau folosește săgețile
own-moved = Acum pe locul { $number } din { $all }
own-waiting = așteaptă
own-reading = se procesează…
own-again = Încearcă din nou
own-dismiss = Ascunde { $name }
own-line-broke = Conexiunea s-⁠a întrerupt. Imaginile terminate rămân.
own-few = Pentru un joc e nevoie de multe cărți. Alege încă un pachet și vor fi amestecate împreună.
own-use = { $number ->
    [one] Joacă cu această imagine
    [few] Joacă cu aceste { $number } imagini
   *[other] Joacă cu aceste { $number } de imagini
}
own-use-again = Joacă cu acest pachet
own-picture = Imaginea { $number } din { $all }
own-loading = Se încarcă imaginea…
own-crop = Decupaj
own-crop-how = Partea vizibilă a imaginii: săgețile o mută, plus și minus îi schimbă mărimea
own-zoom = Zoom
own-title = Titlu
own-alt = Ce se vede (pentru cine nu poate vedea)
own-alt-hint = O fetiță cu o umbrelă roșie pe un ponton.
own-save = Gata
own-saving = Se decupează…
own-earlier = Mai devreme
own-later = Mai târziu
own-remove = Șterge

## Meniul

menu-invite = Invită pe cineva
menu-chat = Chat
menu-rules = Reguli
menu-host = Uneltele gazdei
menu-people = Cine e la masă
menu-me = Numele și iepurașul tău
menu-albums = Albume
menu-seat = Continuă pe alt dispozitiv
menu-sound = Sunet
menu-awake = Dacă ecranul se stinge în timp ce aștepți, mărește în setările dispozitivului timpul cât rămâne aprins.
menu-leave = Pleacă de la masă
menu-leave-sure = Chiar pleci? Apasă din nou
leave-title = Pleci de la masă?
leave-kept = Locul tău rămâne păstrat: revino când vrei.
leave-stay = Rămân
seat-how = Scrie aceste litere pe celălalt dispozitiv, în locul codului mesei. Merg o singură dată, timp de zece minute.
chat-none = Niciun mesaj încă.
chat-label = Scrie ceva
chat-send = Trimite
chat-mute = Ascunde mesajele: { $name }
chat-unmute = Arată din nou mesajele: { $name }
chat-report = Raportează: { $name }
chat-strangers = În chat scriu doar cei în care gazda are încredere. Reacțiile sunt pentru toată lumea.
people-none = Deocamdată nu mai e nimeni aici.
people-stranger = persoană necunoscută
people-me = Până când gazda are încredere în tine, aici ți se spune { $name }. Numele ales de tine nu-⁠l vede nimeni.
people-mute = Ascunde mesajele
people-unmute = Arată din nou mesajele
report = Raportează
report-about = Raport: { $name }
report-why = Ce nu e în regulă?
report-rude = Insulte, ură sau amenințări
report-indecent = Obscenități sau întrebări despre lucruri private
report-spam = Reclame sau spam
report-spoils = Trișează sau strică jocul
report-other = Altceva
report-text = Cu cuvintele tale, dacă vrei
report-what = Îl citește administratorul serverului, împreună cu ultimele mesaje și indicii ale acestei persoane, cu tot cu înregistrări și desene. { $name } nu află nimic.
report-send = Trimite raportul
report-thanks = Mulțumim. Administratorul serverului va verifica.
reaction-heart = O inimă
reaction-laugh = Râsete
reaction-wow = Uau
reaction-clap = Aplauze
reaction-think = Hm…
reaction-oops = Hopa
reaction-sleep = Căscat
reaction-fox = Vulpe șireată
host-pause = Pauză
host-resume = Continuă
host-extend = Încă un minut
host-end = Încheie jocul
host-hand-over = Dă-⁠i rolul de gazdă
host-stand-in = Să joace calculatorul
host-skip = Nu mai aștepta
host-kick = Scoate de la masă
host-ban = Blochează
host-ban-how = Blocarea e valabilă pentru nume și pentru conexiune. Dacă altcineva de la masă are aceeași conexiune, ca într-⁠o familie sau la școală, e valabilă doar pentru nume.
host-vouch = Acordă încredere
host-vouch-how = Cei în care ai încredere apar cu numele lor și pot citi și scrie mesaje.
host-banned = Blocați
host-clear = Șterge această masă
host-clear-sure = Sigur? Toate jocurile și numele dispar definitiv
host-unban = Deblochează
host-albums = Albume distribuite
host-album = Partida { $number }
host-lent = Ții locul gazdei ({ $name }), care redevine gazdă la întoarcere.

## Administrarea serverului

notice = De la administratorul serverului:
notice-close = Ascunde acest mesaj
admin = Administrarea serverului
admin-token = Tokenul de administrare
admin-ask = Îl găsești în dosarul cu date al serverului, în fișierul admin.token. Pagina îl ține minte până închizi fila.
admin-enter = Conectare
admin-leave = Deconectare
admin-wrong = Nu e tokenul acestui server.
admin-well = Totul e în regulă
admin-ill = Mesele nu se pot salva acum
admin-stale = Serverul nu răspunde
admin-since = În funcțiune din
admin-version = Versiunea
admin-connections = Dispozitive conectate
admin-moves = Mutări făcute
admin-slow = Așteptări după dispozitive lente
admin-failures = Mutări nesalvate
admin-database = Baza de date
admin-database-nearly-full = Baza de date e aproape plină. Fă loc sau mărește limita (--database-mb): în curând nu se va mai putea deschide nicio masă.
admin-database-full = Baza de date e plină: jocurile începute merg până la capăt, dar nimic nou nu mai poate începe. Fă loc sau mărește limita (--database-mb).
admin-database-damaged = La pornire, baza de date s-⁠a dovedit deteriorată. Lângă ea se află o copie; vezi capitolul despre fișiere din docs/hosting.md.
admin-clock-not-believed = Ceasul acestui calculator e cu mult înaintea ultimei rulări a serverului. Nicio masă nu va fi ștearsă până nu confirmi că ceasul e corect (pinxit tables believe-clock).
admin-bus-down = Magistrala (--bus) nu răspunde. Jocurile continuă: serverele se uită în baza de date, iar mutările de pe alt server se văd cu până la două secunde mai târziu.
admin-nodes-apart = Unele servere nu se aud între ele prin magistrală. Jocurile continuă, puțin mai încet; până la remediere, limitele se numără separat pe fiecare server.
admin-refusals = Cele mai frecvente refuzuri
admin-tables = { $number ->
    [0] Nicio masă nu e activă
    [one] O masă e activă
    [few] { $number } mese sunt active
   *[other] { $number } de mese sunt active
}
admin-nodes = { $number ->
    [one] Un server
    [few] { $number } servere
   *[other] { $number } de servere
}
admin-node-here = acesta
admin-node-silent = nu răspunde
admin-at-node = pe { $node }
admin-lobby = Nu se joacă acum
admin-public = publică
admin-devices = { $number ->
    [one] Un dispozitiv
    [few] { $number } dispozitive
   *[other] { $number } de dispozitive
}
admin-label = în jurnal: { $label }
admin-close = Închide masa
admin-close-title = Închizi masa { $code }?
admin-close-what = Toți cei de acolo sunt trimiși acasă și tot ce s-⁠a salvat despre masă dispare pentru totdeauna.
admin-close-no = Las-⁠o deschisă
admin-close-yes = Închide definitiv
admin-notice = Mesaj pentru toți
admin-notice-how = Îl văd deasupra jocului toți cei de la mese, inclusiv cine vine mai târziu, până îl ștergi.
admin-notice-now = Toți văd acum:
admin-notice-text = Mesajul tău
admin-notice-set = Arată-⁠l
admin-notice-down = Șterge-⁠l
admin-rest = Înainte să oprești serverul
admin-rest-how = Nu se mai pot deschide mese și nu mai pot începe jocuri, iar cele începute se joacă până la capăt.
admin-rest-on = Oprește jocurile noi
admin-rest-off = Permite jocuri noi
admin-rest-games = { $number ->
    [one] Un joc e încă în curs.
    [few] { $number } jocuri sunt încă în curs.
   *[other] { $number } de jocuri sunt încă în curs.
}
admin-rest-done = Niciun joc nu mai e în curs: acum poți opri serverul.
admin-reports = { $number ->
    [0] Niciun raport
    [one] Un raport
    [few] { $number } rapoarte
   *[other] { $number } de rapoarte
}
admin-report-by = de la { $name }, masa { $code }
admin-report-lines = Ultimele mesaje
admin-report-clues = Ultimele indicii
admin-report-done = Rezolvat: șterge raportul
admin-report-out = Blochează adresa acestei persoane
admin-places = Adrese blocate
admin-places-how = De la aceste adrese nu poate intra nimeni la nicio masă de pe acest server. Sunt vizați toți cei de la o adresă, de exemplu o familie sau o școală.
admin-place = Adresă sau rețea
admin-place-note = Motiv (îl vezi doar tu)
admin-place-term = Pentru cât timp
admin-place-day = pentru o zi
admin-place-week = pentru o săptămână
admin-place-month = pentru 30 de zile
admin-place-ever = pentru totdeauna
admin-place-until = până la { $when }
admin-place-reported = Adresa unei persoane raportate
admin-place-add = Blochează
admin-place-lift = Deblochează

## Ce se păstrează despre oameni

privacy = Ce se păstrează despre tine
privacy-short = Fără conturi, fără cookie-⁠uri, fără reclame și fără urmărire. O masă ține minte doar ce trebuie pentru joc.
privacy-kept = Ce se păstrează
privacy-kept-game = Numele pe care ți-⁠l alegi, indiciile și mutările tale și în ce albume poate apărea numele tău, împreună cu masa la care joci.
privacy-kept-words = Cuvintele din indicii și din ce șoptești, ca numere cu ajutorul cărora le înțeleg jucătorii virtuali, fără nume și fără masă. Ele rămân când masa dispare.
privacy-kept-whispers = Un cuvânt sau două pe care le șoptești jucătorilor virtuali despre imaginile gazdei. Nimeni de la masă nu le poate citi. Contează până le retragi, până te ridici de la masă sau până dispar imaginile, și se șterg cel mai târziu odată cu masa.
privacy-kept-chat = Chatul rămâne doar în memorie: ultimele 50 de mesaje, până când masa adoarme. Nu se salvează, decât dacă cineva raportează.
privacy-kept-clips = Ce cânți, mimezi sau desenezi ca indiciu, din clipa în care îl trimiți, împreună cu masa. Ce nu povestești se șterge. Într-⁠un album ajunge doar dacă ești de acord, separat, de fiecare dată.
privacy-kept-pictures = Imaginile adăugate de o gazdă, fără loc și fără datele aparatului, cât timp există masa lor.
privacy-kept-address = Adresa ta nu se salvează. Dacă o gazdă te blochează sau cineva te raportează, se păstrează o amprentă a ei pe care o înțelege doar acest server; administratorul poate și bloca adrese.
privacy-kept-reports = Rapoartele, cu ultimele mesaje și indicii ale persoanei despre care e vorba. Le citește doar administratorul serverului.
privacy-kept-device = Pe dispozitivul tău: numele, culoarea, limba, cheile locurilor tale și linkurile albumelor pe care le distribui.
privacy-long = Cât timp
privacy-long-days = { $number ->
    [one] O masă la care n-⁠a venit nimeni timp de o zi e pusă deoparte și ștearsă o săptămână mai târziu, cu tot ce conține.
    [few] O masă la care n-⁠a venit nimeni timp de { $number } zile e pusă deoparte și ștearsă o săptămână mai târziu, cu tot ce conține.
   *[other] O masă la care n-⁠a venit nimeni timp de { $number } de zile e pusă deoparte și ștearsă o săptămână mai târziu, cu tot ce conține.
}
privacy-long-ever = Mesele rămân până când le șterge gazda sau administratorul serverului.
privacy-delete = Cum se șterge
privacy-delete-host = Gazda poate șterge oricând o masă, cu toate jocurile, numele și imaginile: în meniu, la uneltele gazdei.
privacy-delete-ask = Dacă nu ești gazda, roagă gazda sau administratorul serverului.
privacy-who = Cine le vede
privacy-who-table = Toți cei de la masă văd numele, indiciile și jocul. Cine are linkul poate privi, dacă gazda nu a dezactivat această opțiune; la o masă publică nu vede nume cât timp necunoscuții sunt anonimi.
privacy-who-album = Gazda poate distribui o partidă încheiată ca album, printr-⁠un link pe care nu-⁠l ghicește nimeni. Cine îl are vede indiciile, cărțile și punctele, dar nu chatul și nici masa. Numele tău apare acolo doar cu acordul tău, separat pentru fiecare partidă, și cât timp ai un loc la masă te poți răzgândi. Imaginile adăugate de gazdă se văd doar dacă gazda permite asta. Gazda poate retrage oricând linkul.
privacy-who-server = Administratorul serverului ar putea citi tot ce păstrează serverul. Nimic nu e dat mai departe: și jucătorii virtuali gândesc pe acest server.
test-title = Ai ajuns la server
test-what = Pagina aceasta spune ce poate face aici dispozitivul tău.
test-here = Pagina a venit de la { $host }.
test-live-trying = Se încearcă jocul în direct …
test-live = Jocul în direct merge: mutările ajung imediat.
test-live-not = Jocul în direct nu merge: pagina a ajuns, dar conexiunea pentru mutări (WebSocket) nu. Poate că un proxy de pe drum nu o lasă să treacă. Spune asta administratorului serverului.
test-secure = Browserul consideră pagina sigură: indiciile pot fi și cântate sau mimate, dacă permiți microfonul și camera.
test-secure-not = Conexiunea nu este criptată sau dispozitivul nu are încredere în ea. Poți juca, dar nu poți cânta sau mima indicii: browserele dau microfonul și camera doar paginilor criptate. Iar alții din această rețea ar putea citi ce trimiți.
test-kept = Acest browser îți păstrează locul dacă închizi pagina.
test-kept-not = Acest browser nu păstrează nimic, ca într-⁠o fereastră privată: dacă închizi pagina, îți pierzi locul.
test-play = Hai să jucăm

## Învățare prin joc

learn-step = Pasul { $number } din { $all }
learn-choose = Alege
learn-next = Mai departe
learn-done = Am înțeles
learn-rules = Toate regulile
learn-tell = Acum povestești tu. Alege una dintre imaginile tale.
learn-clue = Ce spui despre ea?
learn-say-tenant-plain = Un dragon în bloc
learn-say-tenant-right = Vecini liniștiți
learn-say-tenant-dark = Joi
learn-say-piano-ascending-plain = Un pian în aer
learn-say-piano-ascending-right = O notă înaltă
learn-say-piano-ascending-dark = Poate mâine
learn-say-long-distance-plain = O cabină telefonică în zăpadă
learn-say-long-distance-right = Păcat că nu ești aici
learn-say-long-distance-dark = Șapte
learn-told-plain = O găsesc toți: nimic pentru tine. Încearcă mai puțin evident.
learn-told-right = Unii o găsesc, alții nu: 3 puncte pentru tine. Aici e toată arta.
learn-told-dark = N-⁠o găsește nimeni: nimic pentru tine. Dă-⁠le o șansă.
learn-give = Acum povestește Ada: „Șșș, încă doarme”. Strecoară o imagine de-⁠a ta care se potrivește și ea.
learn-gave-close = Un dragon adormit! Sigur îl ia cineva drept cartea Adei.
learn-gave-far = Ce curaj! Cu cât se potrivește mai bine, cu atât mai mulți se lasă păcăliți.
learn-vote = Cărțile sunt amestecate. „Șșș, încă doarme”: care e a Adei?
learn-name-ada = Ada
learn-name-bruno = Bruno
learn-name-luna = Luna
learn-found = Ai găsit-⁠o! 3 puncte pentru tine, 3 pentru Ada.
learn-missed-bruno = Era cartea 3. Te-⁠a păcălit Bruno: un punct pentru el.
learn-missed-luna = Era cartea 3. Te-⁠a păcălit Luna: un punct pentru ea.
learn-lured = Luna s-⁠a lăsat păcălită de dragonul tău: un punct pentru tine.
learn-scoring = Dacă o găsesc toți sau nimeni, povestitorul nu primește nimic, iar ceilalți câte 2.

## Feluri de a privi o imagine: niciodată un indiciu

nudge-1 = Ce s-⁠a întâmplat cu un minut înainte?
nudge-2 = Ce urmează?
nudge-3 = Ce cântec s-⁠ar auzi aici?
nudge-4 = A ce miroase aici?
nudge-5 = Cine lipsește din imagine?
nudge-6 = Ce ar întreba un copil?
nudge-7 = Ce secret ascunde cineva de aici?
nudge-8 = Ce ar scrie pe plăcuța de la ușă?
nudge-9 = Ce zi a săptămânii e aici?
nudge-10 = Care dintre visele tale de demult arăta așa?
nudge-11 = Din ce film ar putea fi scena?
nudge-12 = Care e cel mai mic lucru pe care îl vezi?
nudge-13 = Ce ai șopti aici?
nudge-14 = Ce ar zice bunica?
nudge-15 = Ce proverb îți vine în minte?
nudge-16 = Dacă ar fi o emoție, care ar fi?
nudge-17 = Ce se aude dacă închizi ochii?
nudge-18 = Al cui vis e?
nudge-19 = Ce va regreta cineva de aici?
nudge-20 = Ce titlu i-⁠ar da un ziar?
nudge-21 = Ce două cuvinte nu se potrivesc nicăieri, doar aici?
nudge-22 = Ce amintire din școală îți trezește?
nudge-23 = Ce se află chiar dincolo de margine?
nudge-24 = Dacă ar fi o mâncare, ce gust ar avea?

## Un televizor

tv-gather = Haideți la masă
tv-scan = Scanează codul cu telefonul
tv-skip = Sari peste: S
tv-found = nimerit!
tv-leaps = { $people ->
    [one] { $names } sare cu { $number }!
    [few] { $names } sar cu { $number }!
   *[other] { $names } sar cu { $number }!
}
tv-leaps-many = { $people ->
    [one] Un iepuraș sare cu { $number }!
    [few] { $people } iepurași sar cu { $number }!
   *[other] { $people } de iepurași sar cu { $number }!
}
tv-leaps-nobody = De data asta nu sare nimeni
tv-rounds = { $number ->
    [one] o rundă
    [few] { $number } runde
   *[other] { $number } de runde
}
tv-evening = Cartea și indiciul serii
tv-evening-whose = { $name }, runda { $number }
tv-again = Încă o dată?
tv-again-ready = { $number ->
    [one] Cineva vrea deja
    [few] { $number } vor deja
   *[other] { $number } vor deja
}
tv-away = { $number ->
    [one] { $names } lipsește o clipă
    [few] { $names } lipsesc o clipă
   *[other] { $names } lipsesc o clipă
}
tv-away-wait = Jocul așteaptă. Cărțile și punctele rămân unde sunt.
tv-away-back = Revino de pe același telefon sau cu codul
tv-tip-1 = Cel mai bine e când o găsește cineva, dar nu toți.
tv-tip-2 = Un vers, un proverb, un miros din copilărie.
tv-tip-3 = Uneori ajunge un cuvânt. Sau un oftat.
tv-tip-4 = Spune ce simți, nu ce se vede în imagine.
tv-tip-5 = Gândește-⁠te la cineva de la masă care te va înțelege.
tv-tip-6 = Ce s-⁠a întâmplat cu un minut înainte?

## Regulile

rules-idea = Un jucător e povestitorul și dă un indiciu despre o carte. Ceilalți strecoară cărți care se potrivesc și ele. Apoi toți caută cartea povestitorului.
rules-round = O rundă
rules-tell = Povestitorul alege în secret o carte și spune ceva despre ea: un cuvânt, un vers, un sunet.
rules-tell-blind = Soarta alege o carte din mâna povestitorului, iar el spune ceva despre ea: un cuvânt, un vers, un sunet.
rules-theme = Toate indiciile de la această masă au o temă: { $theme }.
rules-beyond = Cuvintele nu sunt aici singura cale. Se poate povesti și altfel: { $ways }.
rules-no-words = La această masă nu se scriu indicii. Feluri de a povesti: { $ways }.
rules-by-spoken = cu voce tare, în cameră sau la telefon
rules-by-sound = cântat sau fredonat la telefon
rules-by-mime = mimat în fața camerei, fără sunet
rules-by-drawing = desenat
rules-caption = Povestitorul poate adăuga câteva cuvinte pentru cine nu aude sau nu vede.
rules-give = { $number ->
    [one] Ceilalți dau fiecare cartea care se potrivește cel mai bine.
    [few] Ceilalți dau fiecare cele { $number } cărți care se potrivesc cel mai bine.
   *[other] Ceilalți dau fiecare cele { $number } de cărți care se potrivesc cel mai bine.
}
rules-vote = { $most ->
    [one] Cărțile se amestecă și se așază pe masă. Toți în afară de povestitor votează una, dar niciodată cartea lor.
    [few] Cărțile se amestecă și se așază pe masă. Toți în afară de povestitor au până la { $most } voturi, dar niciodată pentru cartea lor.
   *[other] Cărțile se amestecă și se așază pe masă. Toți în afară de povestitor au până la { $most } de voturi, dar niciodată pentru cartea lor.
}
rules-vote-both = { $number ->
    [one] Cărțile se amestecă și se așază pe masă. Toți în afară de povestitor au un vot, dar niciodată pentru cartea lor.
    [few] Cărțile se amestecă și se așază pe masă. Toți în afară de povestitor au { $number } voturi, pe cărți diferite sau toate pe una, dar niciodată pe cartea lor.
   *[other] Cărțile se amestecă și se așază pe masă. Toți în afară de povestitor au { $number } de voturi, pe cărți diferite sau toate pe una, dar niciodată pe cartea lor.
}
rules-vote-many = Cărțile se amestecă și se așază pe masă. Toți în afară de povestitor votează, dar niciodată pentru cartea lor. Voturi per jucător: { $votes }.
rules-votes-stack = Pe aceeași carte pot merge mai multe voturi.
rules-votes-apart = Fiecare vot trebuie să meargă la altă carte.
rules-reveal = Apoi se vede a cui a fost fiecare carte. Toți trag cărți noi și povestește următorul jucător.
rules-points = Puncte
rules-some = Unii o găsesc: { $teller } pentru povestitor, { $finder } pentru oricine o găsește.
rules-some-votes = Unii o găsesc: { $teller } pentru povestitor, { $finder } pentru fiecare vot pe cartea lui.
rules-all = Toți o găsesc: { $teller } pentru povestitor, { $others } pentru fiecare dintre ceilalți.
rules-none = N-⁠o găsește nimeni: { $teller } pentru povestitor, { $others } pentru fiecare dintre ceilalți.
rules-count-voters = Ca să găsești cartea, e de ajuns un vot pe ea.
rules-count-votes = Toți o găsesc doar dacă toate voturile sunt pe ea.
rules-lured = { $number } pentru fiecare vot primit de cartea ta când povestește altcineva.
rules-cap = Cel mult { $number } pe rundă.
rules-lone = Încă { $number } dacă dai un singur vot și nimerești.
rules-end-target = { $number ->
    [one] Jocul se termină când cineva are un punct. Câștigă cine are cele mai multe.
    [few] Jocul se termină când cineva are { $number } puncte. Câștigă cine are cele mai multe.
   *[other] Jocul se termină când cineva are { $number } de puncte. Câștigă cine are cele mai multe.
}
rules-end-pile = Jocul se termină când nu mai sunt cărți. Câștigă cine are cele mai multe puncte.
rules-end-turns = { $number ->
    [one] Jocul se termină când fiecare a spus o poveste. Câștigă cine are cele mai multe puncte.
    [few] Jocul se termină când fiecare a spus { $number } povești. Câștigă cine are cele mai multe puncte.
   *[other] Jocul se termină când fiecare a spus { $number } de povești. Câștigă cine are cele mai multe puncte.
}
rules-also-turns = { $number ->
    [one] Se termină și când fiecare a spus o poveste.
    [few] Se termină și când fiecare a spus { $number } povești.
   *[other] Se termină și când fiecare a spus { $number } de povești.
}
rules-also-pile = Se termină și când nu mai sunt cărți.
rules-hand = Cărți în mână: { $number }.

## Ce arată un link

preview-home = Masa deschisă pentru Dixit, jocul imaginilor și al indiciilor.
preview-home-alt = Cinci cărți pictate, în lumina unei lămpi
preview-gallery = Toate cărțile cu care se joacă aici, de privit pe îndelete.
preview-gallery-alt = Cărți pictate, una lângă alta
preview-deck-alt = Câteva cărți din pachetul { $name }
preview-table = Vino la masa noastră
preview-table-about = Deschide linkul, spune cum te cheamă și ia loc: fără cont, fără instalare.
preview-album = O seară la Pinxit
preview-album-about = Imaginile și indiciile unei seri, rundă cu rundă.

## Nume pe care le dă serverul

rabbit-red = Iepurașul roșu
rabbit-orange = Iepurașul portocaliu
rabbit-yellow = Iepurașul galben
rabbit-green = Iepurașul verde
rabbit-teal = Iepurașul turcoaz
rabbit-sky = Iepurașul bleu
rabbit-blue = Iepurașul albastru
rabbit-violet = Iepurașul violet
rabbit-pink = Iepurașul roz
rabbit-brown = Iepurașul maro
rabbit-grey = Iepurașul gri
rabbit-white = Iepurașul alb
guest = Oaspete { $number }

deck-name-plain = Doar numere
deck-name-titles = Titluri în engleză

## Probleme

problem-unreachable = Nu ne putem conecta acum la masă. Ai internet?
problem-unknown = N-⁠a mers. Mai încearcă o dată.
refused-already-given = Ți-⁠ai dat deja cărțile.
refused-already-voted = Ai votat deja.
refused-bad-name = Alege un nume care se poate citi.
refused-long-name = { $longest ->
    [one] Un nume poate avea cel mult un caracter. Îl scurtezi puțin?
    [few] Un nume poate avea cel mult { $longest } caractere. Îl scurtezi puțin?
   *[other] Un nume poate avea cel mult { $longest } de caractere. Îl scurtezi puțin?
}
refused-bad-seat-code = Acest cod e greșit sau a expirat.
refused-bad-screen-code = Niciun televizor nu arată acest cod. Codul merge o singură dată, cinci minute.
refused-bad-admission = Codul e greșit sau a expirat. Gazda poate crea altul.
refused-people-only = Asta e pentru oameni; jucătorii virtuali doar joacă.
refused-no-screen-left = Televizoare la această masă: { $most }. Deconectează întâi unul.
refused-no-such-screen = Acest televizor e deja deconectat.
refused-bad-setting = Această setare nu e posibilă.
refused-bad-text = Textul nu se poate citi.
refused-bad-token = Acest loc nu mai e al tău.
refused-bad-value = Aici nu se poate.
refused-banned = Gazda ți-⁠a blocat accesul la această masă.
refused-bad-place = Nu e nici adresă, nici rețea, sau rețeaua e mult prea mare.
refused-clue-empty = Spune ceva despre cartea ta.
refused-clue-too-long = E prea lung pentru un indiciu.
refused-deck-too-small = { $missing ->
    [one] Nu sunt destule cărți: mai lipsește una.
    [few] Nu sunt destule cărți: mai lipsesc { $missing }.
   *[other] Nu sunt destule cărți: mai lipsesc { $missing }.
}
refused-draining = Acest server ia în curând o pauză: acum nu se pot deschide mese și nu pot începe jocuri.
refused-full = Acest server e plin: jocurile se pot termina, dar acum nu poate începe nimic nou.
refused-endless = Cu aceste reguli jocul nu s-⁠ar termina niciodată. Alege un număr de puncte, un număr de povești sau joacă până se termină cărțile.
refused-failed = Serverul nu a putut salva. Mai încearcă o dată.
refused-first-not-chosen = Alege cine spune prima poveste.
refused-foreign-origin = Această pagină ține de alt server. Deschide masa la adresa ei.
refused-game-running = Se poate schimba după joc.
refused-hand-too-small = Prea puține cărți în mână: { $hand } la { $players } jucători, dar trebuie date { $give }.
refused-moment-passed = Jocul a mers deja mai departe.
refused-more-votes-than-cards = Mai multe voturi decât cărți de votat: voturi { $votes_max }, cărți { $cards } la { $players } jucători. Permite mai multe voturi pe o carte sau mai puține voturi.
refused-name-taken = Cineva de aici are deja acest nume.
refused-no-chat = Gazda a oprit chatul.
refused-no-deck = Alege mai întâi un pachet.
refused-no-game = Acum nu se joacă nimic.
refused-no-seat-left = Toate locurile sunt ocupate.
refused-no-show = Acum nu e nimic de sărit.
refused-no-hearts = Poți da inimi doar acestor cărți, până la runda următoare.
refused-hearts-later = Așteaptă să fie dezvăluite toate cărțile.
refused-own-heart = Nu poți da o inimă cărții tale.
refused-not-our-picture = Imaginea aceasta nu mai e în joc la masa voastră.
refused-long-whisper = Un cuvânt sau două ajung: cel mult { $longest } de caractere.
refused-many-whispers = Ai cuvinte la { $most } de imagini. Lasă ceva și celorlalți.
refused-no-spectators = La această masă nu se acceptă spectatori.
refused-other-protocol = Această pagină are altă versiune decât serverul. Reîncarc-⁠o.
refused-no-such-game = Această partidă nu există sau încă nu s-⁠a terminat.
refused-no-such-album = Nu mai e aici. Poate că linkul a fost retras.
refused-no-such-table = Această masă nu există.
refused-not-awaited = Nu e rândul tău.
refused-not-admin = Doar administratorul serverului poate face acest lucru.
refused-needs-password = Ca să deschizi o masă pe acest server, îți trebuie o parolă.
refused-wrong-password = Nu aceasta este parola.
refused-admin-elsewhere = Pagina de administrare a acestui server nu poate fi folosită de aici.
refused-not-host = Doar gazda poate face acest lucru.
refused-host-away = Ții locul gazdei, care lipsește. Doar gazda poate face acest lucru.
refused-own-card = Nu-⁠ți poți vota propria carte.
refused-paused = Jocul e pus pe pauză.
refused-pawn-taken = Cineva a fost mai rapid: acest iepuraș e deja ales.
refused-request-used = Acest loc a fost deja dat. Ia loc încă o dată.
refused-unknown-deck = Unul dintre pachetele alese nu mai există.
refused-unknown-character = Nu există un asemenea jucător virtual.
refused-unknown-edition = Acest server nu cunoaște aceste reguli.
refused-unknown-rule = Acest server nu cunoaște această regulă a casei.
refused-too-fast = Nu așa repede: așteaptă puțin.
refused-too-late = Cineva a fost mai rapid.
refused-votes-upside-down = Minimul de voturi ({ $votes_min }) e mai mare decât maximul ({ $votes_max }).
refused-stranger = În chat scriu doar cei în care gazda are încredere.
refused-shut-out = Acest server blochează conexiunile din rețeaua ta.
refused-yourself = Nu te poți alege pe tine.
refused-animated = Această imagine e animată sau are mai multe pagini. Pe o carte încape una singură.
refused-bad-characters = Textul nu se poate citi.
refused-blurred = Această imagine pare neclară.
refused-broken-picture = Această imagine e deteriorată.
refused-busy = Se procesează multe imagini chiar acum. Încearcă din nou în curând.
refused-file-too-large = Acest fișier e prea mare.
refused-heic-off = Acest server nu citește poze HEIC. Salveaz-⁠o ca JPEG sau roagă administratorul serverului să adauge pinxit[heic].
refused-low-resolution = Această imagine e mică: pe ecrane mari va părea neclară.
refused-no-cards = Acest pachet nu are încă imagini.
refused-no-room = Nu mai e loc pentru imagini.
refused-no-such-deck = Acest pachet nu mai există.
refused-no-such-picture = Această imagine nu mai există.
refused-not-a-picture = Acest fișier nu e o imagine.
refused-picture-crashed = Această imagine nu poate fi citită. Poate ajută s-⁠o salvezi din nou.
refused-picture-too-heavy = Această imagine cere prea multă memorie. Micșoreaz-⁠o.
refused-picture-too-slow = Procesarea acestei imagini durează prea mult. Micșoreaz-⁠o.
refused-pictures-away = Imaginile nu pot fi încărcate sau păstrate acum. Încearcă din nou în curând.
refused-text-too-long = Acest text e prea lung.
refused-too-many-decks = Această masă nu mai poate avea alte pachete proprii.
refused-too-many-pictures = În acest pachet nu mai încap imagini.
refused-too-many-pixels = Această imagine e prea mare. Micșoreaz-⁠o.
refused-too-small = Această imagine e prea mică pentru o carte.
refused-truncated = Lipsește sfârșitul acestui fișier. Trimite-⁠l din nou.
refused-unreadable = Această imagine nu mai poate fi citită.
refused-unsupported-picture = Acest tip de imagine nu e acceptat. Salveaz-⁠o ca JPEG.
refused-uploads-off = Acest server nu acceptă imagini.
refused-bad-clip = Nu cunoaștem nicio înregistrare cu acest nume.
refused-medium-not-allowed = La această masă indiciile nu se dau în felul acesta.
refused-clue-off-theme = La această masă toate indiciile sunt de un anumit fel. Acesta nu este.
refused-not-the-drawn-card = La această masă cartea o alege soarta, și a ales alta.
refused-theme-without-words = O temă este pentru indicii în cuvinte, iar la această masă nu există astfel de indicii.
refused-clips-off = Acest server nu păstrează înregistrări sau desene.
refused-broken-clip = Nu poate fi redat. Încearcă din nou.
refused-clip-too-short = A fost prea scurt. Încearcă din nou.
refused-clip-too-long = A fost prea lung. Încearcă din nou.
refused-clip-too-large = Este prea mare. Fă ceva mai scurt sau mai simplu.
refused-clip-silent = Nu se aude nimic. Este pornit microfonul?
refused-clip-missing = Mai întâi cântă, mimează sau desenează, apoi povestește.
refused-clip-told = Ai folosit-⁠o deja.
refused-no-such-clip = Nu mai este aici.
refused-stranger-clip = Gazda trebuie să aibă încredere în tine înainte ca ceilalți să te audă sau să te vadă aici.
refused-no-room-for-clips = Acest server nu mai are loc acum pentru alte înregistrări și desene.
refused-clips-busy = Se prelucrează acum multe înregistrări. Încearcă din nou peste puțin timp.
refused-clips-away = Înregistrările nu pot fi aduse sau păstrate acum. Încearcă din nou peste puțin timp.
refused-wrong-number-of-players = Aici e nevoie de { $least } până la { $most } jucători.
refused-wrong-phase = Acum nu se poate.

## Un televizor

home-tv = Arată pe televizor
menu-screens = Televizor
tv-title = O masă pe acest ecran
tv-step-open = Pe telefon, deschide o masă la { $address } și alege „Televizor” din meniu.
tv-step-scan = Scanează acest cod sau scrie literele.
tv-step-word = Telefonul arată un cuvânt. Dacă e același ca aici, confirmă.
tv-qr = Cod pentru camera telefonului
tv-code = Cod: { $code }
tv-word = Cuvântul:
tv-pair-again = Conectează din nou
pair-which = Ce masă să arate?
pair-none = Deschide întâi o masă: doar gazda o poate arăta pe televizor. Apoi scanează din nou codul.
screen-on = pornit
screen-off = oprit
screen-unpair = Deconectează
screen-sofa = Văd televizorul
screen-sofa-how = El spune toată povestea, iar acest telefon doar ce e al tău.
screen-compare = Arată televizorul acest cuvânt?
screen-language = Limba televizorului
screen-same = Da, conectează
screen-other = Nu, e altul
screen-how = Pe televizor, deschide această adresă în browser:
screen-code = Codul de pe televizor
screen-find = Mai departe
screen-host-only = Doar gazda poate conecta un televizor.
mine-watch = Privește la televizor
mine-chosen = { $number ->
    [one] Cineva alege cartea ta…
    [few] { $number } voturi pentru cartea ta…
   *[other] { $number } de voturi pentru cartea ta…
}
mine-unseen = N-⁠a păcălit pe nimeni
mine-missed = Era cartea { $place }
mine-told = Au ghicit: { $found }/{ $of }
