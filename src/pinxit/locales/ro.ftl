### Pinxit, în română. Fiecare limbă are aceleași mesaje; un test spune care lipsesc și care sunt de prisos.

close = Închide
back = Înapoi
menu = Meniu
language = Limba
go-home = La pagina de start
host = Gazda
sure = Sigur? Apasă din nou
connecting = O clipă…
away = S-a întrerupt legătura. Revine singură imediat.
paused = Pauză
your-turn = E rândul tău
clock-left = { $seconds ->
    [one] A mai rămas o secundă
    [few] Au mai rămas { $seconds } secunde
   *[other] Au mai rămas { $seconds } de secunde
}

## La intrare

home-what = O imagine, un indiciu, multe povești. Nici prea limpede, nici prea încifrat.
home-new = Masă nouă
home-join = Intră
home-code = Codul mesei
home-code-short = Codul unei mese are șase litere.
home-alone = Joacă solo
home-how = Cum se joacă
home-mine = Mesele mele
home-public = Mese deschise
home-gallery = Privește toate imaginile
home-line = Locuri ocupate: { $people } din { $seats }

who-name = Numele tău
who-pawn = Iepurașul tău
who-open = Deschide masa
who-play = Joacă
who-sit = Ia loc

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
join-crowded = Chiar acum cineva încearcă multe coduri. Deschide linkul primit sau scanează codul QR; ori încearcă din nou peste puțin timp.
join-nobody = Încă nu e nimeni aici.
join-quiet = { $number ->
    [one] E deja cineva aici.
    [few] Sunt deja { $number } oameni aici.
   *[other] Sunt deja { $number } de oameni aici.
} Până când gazda garantează pentru tine, ți se spune după culoarea iepurașului tău.
join-sit = Ia loc la masă
join-watch = Doar privesc

lost-title = Drumul ăsta nu duce la nicio masă
gone-title = E timpul să te ridici de la masă
gone-moved = Acum joci pe alt dispozitiv.
gone-left = Ai plecat de la masa asta.
gone-kicked = Gazda te-a rugat să pleci.
gone-banned = Gazda nu te mai vrea la masa asta.
gone-shut-out = Cine administrează acest server nu lasă pe nimeni să intre din rețeaua ta.
gone-deleted = Masa a fost strânsă.
gone-never-came = Locul tău a fost eliberat, pentru că n-a venit nimeni la el.

## Ne adunăm

lobby-who = { $number ->
    [one] La masă e un jucător
    [few] La masă sunt { $number } jucători
   *[other] La masă sunt { $number } de jucători
}
lobby-add-computer = Invită un jucător-calculator
character-bear = ursul
character-owl = bufnița
character-fox = vulpea
character-guest = musafir
manner-bear = spune ce vede
manner-owl = gândește în proverbe și povești
manner-fox = îi citește pe ceilalți și ține minte
blind-deck = Calculatoarele cunosc o carte după descrierea ei, iar pachetul „{ $deck }” nu are descrieri pe care să le poată citi. Joacă și așa, după etichete sau la întâmplare. Descrierile din dosarul „texts” al pachetului le-ar face mai bune.
blind-deck-seen = Am înțeles
lobby-invite = Cheamă-i și pe ceilalți
lobby-missing = { $number ->
    [one] Mai trebuie un jucător
    [few] Mai trebuie { $number } jucători
   *[other] Mai trebuie { $number } de jucători
}
lobby-begin = Începem
first-who = Cine spune prima poveste?
lobby-ready = Putem începe
lobby-unready = Ba nu, încă o clipă
lobby-ready-of = Gata de joc: { $ready } din { $all }
lobby-wait = Când vine toată lumea, { $host } începe jocul.

invite-qr = Codul QR al mesei
invite-code = Codul mesei: { $code }
invite-send = Trimite linkul
invite-copy = Copiază linkul
invite-link = Linkul acestei mese
invite-here-only = Adresa asta merge doar pe acest calculator.
invite-shared = Linkul e pe drum
invite-copied = Copiat. Lipește linkul acolo unde îl văd prietenii.
invite-by-hand = Nu s-a putut copia. Linkul e selectat: copiază-l tu sau citește-l cu voce tare.

settings = Ce jucăm
settings-edition = Reguli
settings-house = Regulile casei
house-target = Puncte pentru victorie
house-hand = Cărți în mână
house-first = Cine povestește întâi
house-latecomer = Cine vine târziu pornește
house-first-race = cine are o poveste
house-first-host = cine e numit de gazdă
house-first-random = la întâmplare
house-latecomer-average = de la medie
house-latecomer-lowest = de la cel mai mic scor
house-latecomer-zero = de la zero
house-book-is = În regulament: { $value }
house-reset = Ca în regulament: { $rule }
house-changed = Regulile casei la masa asta
house-none = fără limită
house-yes = da
house-no = nu
house-step = { $number } la { $players } jucători
house-impossible = { $rule }: { $value } nu se poate.
house-players-crossed = Numărul minim de jucători e mai mare decât cel maxim.
house-group-goal = Sfârșitul jocului
house-group-cards = Cărți și indicii
house-group-votes = Voturi
house-group-points = Puncte
house-group-people = Jucători
house-target-none = Jucăm fără un număr de puncte
house-turns-each = Povești spuse de fiecare
house-short-pile = Când se termină cărțile
house-short-pile-reshuffle = se amestecă din nou
house-short-pile-end = jocul s-a terminat
house-give = Cărți date de fiecare
house-clue-length = Cel mai lung indiciu, în litere
house-votes-min = Minimum de voturi de fiecare
house-votes-max = Maximum de voturi de fiecare
house-votes-may-stack = Mai multe voturi pe aceeași carte
house-count-over = „Au găsit-o toți” se socotește după
house-count-over-voters = oameni
house-count-over-votes = voturi
house-some-storyteller = Unii o găsesc: povestitorul
house-some-finder = Unii o găsesc: fiecare vot bun
house-all-storyteller = Toți o găsesc: povestitorul
house-all-others = Toți o găsesc: fiecare dintre ceilalți
house-none-storyteller = N-o găsește nimeni: povestitorul
house-none-others = N-o găsește nimeni: fiecare dintre ceilalți
house-lone-vote = În plus, pentru un singur vot, dacă e bun
house-bonus = Fiecare vot pe cartea proprie
house-bonus-cap = Cel mult pentru asemenea voturi pe rundă
house-bonus-cap-none = Fără limită pentru asemenea voturi
house-players-min = Cei mai puțini jucători
house-players-max = Cei mai mulți jucători
settings-decks = Imagini
settings-timers = Timp de gândire
settings-public = Masa poate fi găsită și de necunoscuți
settings-spectators = Alții pot privi
settings-chat = Ne putem scrie mesaje
settings-thinking = Calculatoarele nu se grăbesc
settings-strangers = Necunoscuții n-au nume și nici glas până nu garantez pentru ei
settings-language = Limba indiciilor
settings-more = Mai multe despre masă
settings-seats = Locuri la masă
settings-seats-all = { $number }, câți pot juca
settings-seats-are = După aceste reguli sunt între { $least } și { $most } locuri.
settings-crowded = Prea puține locuri ({ $number }) pentru câți stau aici.
settings-absent = Când expiră timpul sau lipsește cineva
settings-undo = Las cum era
settings-unsettled = Cu ce s-a ales nu se poate juca încă.
absent-stand-in = joacă în locul lui calculatorul
absent-skip = mergem mai departe fără el
absent-wait = așteptăm
timers-off = Cât e nevoie
timers-relaxed = Pe îndelete: trei minute pentru un indiciu
timers-brisk = Alert: un minut și jumătate
timers-own = Cum vrem noi
timers-seconds = În secunde; câmpul gol înseamnă: cât e nevoie.
timers-race = Pentru prima poveste
timers-clue = Pentru indiciu
timers-give = Pentru a da o carte
timers-vote = Pentru vot
timers-reveal = Pentru dezvăluire
timers-away = Așteptarea celor plecați
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
edition-dixit = Regulile cele mai noi.
edition-disney = Regulile noi, pentru o masă mai mică.
edition-name-disney = Pentru șase
edition-classic = Ca la început; în trei, un indiciu reușit aduce ceva mai mult.
edition-odyssey = Pentru grupuri mari, cu două voturi.
edition-odyssey-2011 = Pentru grupuri mari, în prima variantă.
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
hand-arrange = Cărțile se aranjează trăgându-le sau cu săgețile, ținând apăsat Alt.
hand-moved = Acum pe locul { $place }
card-back = O carte cu fața în jos
card-number = Cartea { $number }
card-pick = Alege cartea asta
card-unpick = Ba nu, alta
card-look = Privește de aproape
card-close-look = Cartea de aproape
card-before = Cartea dinainte
card-after = Cartea următoare
card-mine = Cartea ta
card-vote = Votează { $place }
card-choose = Alege { $place }
clue-of = { $name } spune

task-race = Ai o poveste? Cine apasă primul începe.
task-race-watch = Cine are primul o poveste?
task-tell = Acum povestești tu: alege o carte și spune ceva despre ea
task-wait-clue = { $name } își caută cuvintele
task-give = { $number ->
    [one] Care dintre cărțile tale se potrivește și ea?
    [few] Care { $number } dintre cărțile tale se potrivesc și ele?
   *[other] Care { $number } dintre cărțile tale se potrivesc și ele?
}
task-gave = Cartea ta e pe drum. Mai așteaptă-i pe ceilalți.
task-wait-cards = Ceilalți caută cărți potrivite cu indiciul tău
task-vote = { $most ->
    [one] Despre care carte vorbește { $name }?
    [few] Despre care carte vorbește { $name }? Ai { $most } voturi.
   *[other] Despre care carte vorbește { $name }? Ai { $most } de voturi.
}
task-voted = Ai votat. Mai așteaptă-i pe ceilalți.
task-wait-votes = Fă-te că plouă: ceilalți votează
task-watch-give = Ceilalți caută cărți care se potrivesc
task-watch-vote = Se votează: care carte e cea adevărată?
task-reveal = Deci asta era
task-paused = Au rămas prea puțini jucători. Jocul continuă când se întoarce cineva.
task-stopped = Jocul e pus pe pauză
hint-race = Uită-te la cărțile tale. Cine are o idee pentru una dintre ele povestește primul.
hint-wait-clue = În curând vine un indiciu. Apoi cauți la tine o carte care i se potrivește și ea.
hint-give = Alege o carte pe care ceilalți ar putea s-o ia drept a povestitorului: fiecare vot pentru ea îți aduce un punct.
hint-vote = Una e a povestitorului, celelalte au fost strecurate. Atinge o carte ca s-o alegi, ⤢ ca s-o privești de aproape.

do-claim = Am o poveste!
do-tell = Povestește
do-give = { $number ->
    [one] Dă cartea asta
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
vote-choose = Alege o carte
do-go-on = Runda următoare
do-follow = La runda { $number }
do-finish = La podium
do-take-back = M-am răzgândit
do-mend = Așa să sune
mend-ask = Spune altfel
stood-in = În locul tău joacă un calculator.
do-come-back = M-am întors
waiting-for = { $number ->
    [one] { $names } încă se gândește
    [few] { $names } încă se gândesc
   *[other] { $names } încă se gândesc
}
tell-label = Indiciul tău
tell-pick-first = Alege întâi cartea la care se referă indiciul.
tell-advice-ask = Cum arată un indiciu bun?
tell-advice = Un cuvânt, un vers de cântec, o emoție, un sunet. Dacă toți îți găsesc cartea, nu primești nimic; dacă n-o găsește nimeni, la fel. Deci așa încât cineva să zâmbească, iar altcineva să n-aibă habar.

doing-here = e aici
doing-ready = gata de joc
doing-away = nu e la masă
doing-stood-in = joacă calculatorul
doing-computer = calculator
doing-waits = așteaptă runda următoare
doing-thinks = se gândește
doing-tells = povestește
doing-gave = a ales
doing-voted = a votat
track-line = { $name } { $score }

reveal-whose = Cartea povestită de { $name }
reveal-voters = votată de { $names }
reveal-no-votes = niciun vot
reveal-gain = runda
reveal-total = total
verdict-some = Unii au găsit-o, alții nu: bine povestit, { $name }!
verdict-all = Au găsit-o toți. A fost prea limpede, { $name }.
verdict-none = N-a găsit-o nimeni. A fost prea încifrat, { $name }.
verdict-void = Nimeni n-a putut vota: { $name } rămâne fără puncte.
points-told = { $number } pentru indiciu
points-found = { $number } pentru cartea găsită
points-consoled = { $number } pentru toți în afară de povestitor
points-too-plain = prea limpede
points-too-dark = prea încifrat
points-lone = { $number } pentru încrederea într-o singură carte
points-lured = { $number } pentru voturile primite
points-nothing = nimic de data asta

over-won = Câștigă { $name }
over-shared = { $names } câștigă împreună
over-again = Încă o dată!
over-wait = { $host } poate da startul unei noi partide.
over-me-too = Și eu!
over-ready = { $number ->
    [one] { $names } ar mai juca o dată
    [few] { $names } ar mai juca o dată
   *[other] { $names } ar mai juca o dată
}
over-settings = Schimbă regulile
over-story = Toate rundele, pe rând
over-history = Partide la masa asta
over-past = Partida { $number }: { $names }

award-big-round = O rundă de neuitat
award-big-round-why = { $number ->
    [one] un punct în runda { $round }
    [few] { $number } puncte în runda { $round }
   *[other] { $number } de puncte în runda { $round }
}
award-deceiver = Arta înșelăciunii
award-deceiver-why = { $number ->
    [one] un vot atras pe o pistă falsă
    [few] { $number } voturi atrase pe o pistă falsă
   *[other] { $number } de voturi atrase pe o pistă falsă
}
award-inspired-clue = Indiciu inspirat
award-inspired-clue-why = ghicit doar de unii, în runda { $round }
award-kindred-spirits = Suflete înrudite
award-kindred-spirits-why = { $number ->
    [one] și-au găsit cărțile reciproc o dată
    [few] și-au găsit cărțile reciproc de { $number } ori
   *[other] și-au găsit cărțile reciproc de { $number } de ori
}
award-mind-reader = Cititul gândurilor
award-mind-reader-why = { $number ->
    [one] cartea corectă, găsită o dată
    [few] cartea corectă, găsită de { $number } ori
   *[other] cartea corectă, găsită de { $number } de ori
}
award-open-book = Carte deschisă
award-open-book-why = { $number ->
    [one] un indiciu limpede pentru toți
    [few] { $number } indicii limpezi pentru toți
   *[other] { $number } de indicii limpezi pentru toți
}
award-rope-walker = Mersul pe sârmă
award-rope-walker-why = { $number ->
    [one] un indiciu între limpede și încifrat
    [few] { $number } indicii între limpede și încifrat
   *[other] { $number } de indicii între limpede și încifrat
}
award-sphinx = Sfinxul
award-sphinx-why = { $number ->
    [one] un indiciu pe care nu l-a înțeles nimeni
    [few] { $number } indicii pe care nu le-a înțeles nimeni
   *[other] { $number } de indicii pe care nu le-a înțeles nimeni
}

story-title = Seara: partida { $number }
story-back = La masă
story-round = Runda { $number }: { $name } spune

fair-title = A fost cinstit amestecatul?
fair-checking = Urmărim fiecare carte…
fair-yes = Da. Ordinea cărților a fost stabilită înainte de prima mutare și respectată până la ultima carte.
fair-yes-late = Da, din runda { $round }, când acest dispozitiv a notat promisiunea. Despre ce a fost înainte știm doar de la server.
fair-yes-unseen = Din câte se vede de aici, da. Dar acest dispozitiv nu a fost de față în timpul jocului: știe promisiunea doar de la server.
fair-no = Nu. Nu totul a fost așa cum s-a promis.
fair-no-promise = Nu. Serverul arată acum altă promisiune decât cea notată de acest dispozitiv în timpul jocului.
fair-promise = Promis la început
fair-noted = Notat de acest dispozitiv în runda { $round }
fair-same = aceeași
fair-seed = Sămânța hazardului, arătată la sfârșit
fair-check-promise = Sămânța este cea promisă
fair-check-deal = Mâinile și teancul, așa cum s-au împărțit
fair-check-first = Povestitori trași la sorți
fair-check-board = Ordinea cărților de pe masă
fair-check-fill = Cărți trase din teanc
fair-check-pile = Teancuri noi
fair-check-round = Runde numărate
fair-broken-promise = Sămânța nu este cea promisă.
fair-broken-deal = Trebuiau împărțite alte cărți.
fair-broken-first = Altcineva trebuia să povestească primul.
fair-broken-board = Cărțile de pe masă trebuiau să stea altfel.
fair-broken-fill = Acestea nu erau următoarele cărți din teanc.
fair-broken-pile = Teancul nou trebuia să fie altul.
fair-broken-round = Rundele sunt numărate greșit.
fair-start = La început
fair-round = Runda { $round }
fair-was-promised = promis
fair-was-found = găsit
fair-proves = Asta arată că ordinea cărților era stabilită când s-a făcut promisiunea și că a fost respectată. Nu poate arăta că serverul n-a încercat mai multe semințe înainte sau că nimeni nu s-a uitat în cărți.
fair-self = Nu trebuie să crezi această pagină. Fișierul de mai jos cuprinde fiecare tragere, iar docs/protocol.md descrie rețeta pentru orice limbaj de programare. Într-un terminal:
fair-download = Ia dovezile cu tine

gallery = Imaginile
gallery-by = de { $author }
gallery-homepage = Pagina pachetului
gallery-download = Descarcă tot pachetul
gallery-note = Cum a fost făcută:

## Imagini proprii

own = Imagini proprii
own-which = Care pachet
own-new = Un pachet nou
own-about = Despre acest pachet
own-name = Imagini de la { $name }
own-deck-name = Numele lui
own-author = Ale cui sunt imaginile
own-licence-label = Ce pot face alții cu ele
own-licence = Numai pentru această masă
own-delete = Aruncă acest pachet
own-delete-sure = Sigur? Toate imaginile lui vor dispărea
own-playing = Jucați cu aceste imagini. Pot fi schimbate când jocul s-a terminat.
own-invitation = Fotografii din vacanță, desene de copii, vederi vechi: alege multe, iar fiecare devine o carte.
own-choose = Alege imagini
own-camera = Fă o fotografie
own-drop = sau trage-le aici
own-quota = { $number ->
    [one] Mai este loc pentru o imagine ({ $megabytes } MB)
    [few] Mai este loc pentru { $number } imagini ({ $megabytes } MB)
   *[other] Mai este loc pentru { $number } de imagini ({ $megabytes } MB)
}
own-progress = { $number ->
    [one] O imagine este pe drum
    [few] { $number } imagini sunt pe drum
   *[other] { $number } de imagini sunt pe drum
}
own-failures = { $number ->
    [one] Un fișier nu a fost primit
    [few] { $number } fișiere nu au fost primite
   *[other] { $number } de fișiere nu au fost primite
}
own-cards = { $number ->
    [one] O imagine
    [few] { $number } imagini
   *[other] { $number } de imagini
}
own-open = Imaginea { $number }: { $what }. Decupează, descrie, scoate
own-no-alt = fără cuvinte
own-grip = Imaginea { $number } din { $all }: trage-o sau mut-o cu săgețile
own-moved = Acum pe locul { $number } din { $all }
own-waiting = așteaptă
own-reading = se citește …
own-again = Încearcă din nou
own-dismiss = Dă la o parte { $name }
own-line-broke = Legătura s-a întrerupt. Ce este gata rămâne.
own-few = Un joc cere multe cărți. Alege lângă acesta încă un pachet, și vor fi amestecate împreună.
own-use = { $number ->
    [one] Joacă cu această imagine
    [few] Joacă cu aceste { $number } imagini
   *[other] Joacă cu aceste { $number } de imagini
}
own-use-again = Joacă cu acest pachet
own-picture = Imaginea { $number } din { $all }
own-loading = Imaginea este pe drum …
own-crop = Decupaj
own-crop-how = Ce se vede din imagine: mută cu săgețile, plus și minus schimbă mărimea
own-zoom = Mai aproape
own-title = Titlu
own-alt = Ce se vede, pentru cei care nu pot vedea
own-alt-hint = O fetiță cu o umbrelă roșie pe un ponton.
own-save = Gata
own-saving = Se decupează …
own-earlier = Mai devreme
own-later = Mai târziu
own-remove = Scoate

## Meniul

menu-invite = Cheamă pe cineva
menu-chat = Discuții
menu-rules = Reguli
menu-host = Uneltele gazdei
menu-people = Oamenii de la masă
menu-seat = Continuă pe alt dispozitiv
menu-sound = Un sunet când e rândul meu
menu-leave = Pleacă de la masă
menu-leave-sure = Chiar pleci? Apasă din nou
seat-how = Scrie literele astea pe celălalt dispozitiv, acolo unde se scrie codul mesei. Merg o singură dată, timp de zece minute.
chat-none = Încă n-a zis nimeni nimic.
chat-label = Zi ceva
chat-send = Trimite
chat-mute = Ascunde mesajele: { $name }
chat-unmute = Arată din nou mesajele: { $name }
chat-report = Raportează: { $name }
chat-strangers = Aici își scriu cei pentru care a garantat gazda. Reacțiile sunt pentru toată lumea.
people-none = Încă nu mai e nimeni aici.
people-stranger = persoană necunoscută
people-me = Aici ți se spune { $name } până când gazda garantează pentru tine. Numele tău nu-l vede nimeni.
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
report-what = Îl citește cine administrează serverul, împreună cu ultimele mesaje și indicii: { $name }. { $name } nu află.
report-send = Trimite raportul
report-thanks = Mulțumim. Cine administrează serverul se va uita.
reaction-heart = O inimă
reaction-laugh = Râsete
reaction-wow = Uau
reaction-clap = Aplauze
reaction-think = Hm…
reaction-oops = Hopa
reaction-sleep = Căscat
reaction-fox = Vulpe șireată
host-pause = Pauză
host-resume = Jucăm mai departe
host-extend = Încă un minut
host-end = Încheie jocul
host-hand-over = Dă-i rolul de gazdă
host-stand-in = Să joace calculatorul
host-skip = Nu mai aștepta
host-kick = Roagă să plece
host-ban = Nu mai primi la masă
host-ban-how = „Nu mai primi la masă” e valabil pentru nume și pentru conexiune. Dacă altcineva de la masă are aceeași conexiune, ca într-o familie sau la școală, e valabil doar pentru nume.
host-befriend = Garantează
host-befriend-how = Pentru cine garantezi, acela apare cu numele său și poate citi și scrie mesaje.
host-banned = Nu mai sunt primiți
host-clear = Șterge această masă
host-clear-sure = Sigur? Toate jocurile și numele dispar definitiv
host-unban = Primește din nou
host-lent = Ești gazdă în locul cuiva ({ $name }), care redevine gazdă la întoarcere.

## Administrarea serverului

notice = De la cine administrează serverul:
notice-close = Ascunde acest anunț
admin = Administrarea serverului
admin-token = Tokenul de administrare
admin-ask = E în dosarul cu date al serverului, în fișierul admin.token. Pagina îl ține minte până închizi fila.
admin-enter = Intră
admin-leave = Blochează
admin-wrong = Acesta nu e tokenul acestui server.
admin-well = Totul e în regulă
admin-ill = Mesele nu se pot salva acum
admin-stale = Serverul nu răspunde
admin-since = Pornit din
admin-version = Versiunea
admin-connections = Dispozitive conectate
admin-moves = Mutări făcute
admin-slow = Așteptări după dispozitive lente
admin-failures = Mutări nesalvate
admin-database = Baza de date
admin-database-nearly-full = Baza de date e aproape plină. Fă loc sau permite mai mult (--database-mb): în curând nu se va mai putea deschide nicio masă.
admin-database-full = Baza de date e plină: jocurile începute merg până la capăt, dar nimic altceva nu mai începe. Fă loc sau permite mai mult (--database-mb).
admin-database-damaged = La pornire, baza de date s-a dovedit deteriorată. Lângă ea se află o copie; vezi capitolul despre fișiere din docs/hosting.md.
admin-clock-not-believed = Ceasul acestui calculator e cu mult înaintea ultimei rulări a serverului: nicio masă nu e uitată până nu spui că e corect (pinxit tables believe-clock).
admin-refusals = Cele mai dese refuzuri
admin-tables = { $number ->
    [0] Nicio masă nu e activă
    [one] O masă e activă
    [few] { $number } mese sunt active
   *[other] { $number } de mese sunt active
}
admin-lobby = Nu e niciun joc
admin-public = publică
admin-devices = { $number ->
    [one] Un dispozitiv
    [few] { $number } dispozitive
   *[other] { $number } de dispozitive
}
admin-label = în jurnal: { $label }
admin-close = Închide masa
admin-close-title = Închizi masa { $code }?
admin-close-what = Toți cei de acolo sunt trimiși acasă și tot ce s-a salvat despre masă dispare pentru totdeauna.
admin-close-no = Las-o deschisă
admin-close-yes = Închide definitiv
admin-notice = Un cuvânt pentru toți
admin-notice-how = Îl văd deasupra jocului toți cei de la mese și cine vine mai târziu, până îl dai jos.
admin-notice-now = Toți văd acum:
admin-notice-text = Cuvintele tale
admin-notice-set = Arată-l
admin-notice-down = Dă-l jos
admin-rest = Înainte să oprești serverul
admin-rest-how = Nu se mai deschid mese și nu mai încep jocuri, iar jocurile începute se joacă până la capăt.
admin-rest-on = Nu mai începe jocuri
admin-rest-off = Lasă din nou jocurile să înceapă
admin-rest-games = { $number ->
    [one] Un joc e încă în curs.
    [few] { $number } jocuri sunt încă în curs.
   *[other] { $number } de jocuri sunt încă în curs.
}
admin-rest-done = Niciun joc nu mai e în curs: acum poți opri serverul.
admin-reports = { $number ->
    [0] Nimeni n-a raportat nimic
    [one] Un raport
    [few] { $number } rapoarte
   *[other] { $number } de rapoarte
}
admin-report-by = de la { $name }, masa { $code }
admin-report-lines = Ultimele mesaje
admin-report-clues = Ultimele indicii
admin-report-done = Rezolvat: șterge raportul
admin-report-out = Blochează locul de unde a venit
admin-places = Cine nu mai intră
admin-places-how = De la aceste adrese nu intră nimeni la nicio masă de pe acest server. Sunt vizați toți cei din spatele unei adrese: o familie, o școală.
admin-place = Adresă sau rețea
admin-place-note = De ce (citești doar tu)
admin-place-term = Pentru cât timp
admin-place-day = pentru o zi
admin-place-week = pentru o săptămână
admin-place-month = pentru 30 de zile
admin-place-ever = pentru totdeauna
admin-place-until = până la { $when }
admin-place-reported = De unde a venit cineva care a fost raportat
admin-place-add = Nu mai lăsa pe nimeni
admin-place-lift = Lasă din nou să intre

## What is kept about people

privacy = Ce se păstrează despre tine
privacy-short = Fără conturi, fără cookie-uri, fără reclame și fără urmărire. O masă ține minte doar ce trebuie pentru joc.
privacy-kept = Ce se păstrează
privacy-kept-game = Numele pe care ți-l dai, indiciile și mutările tale, împreună cu masa la care joci.
privacy-kept-words = Cuvintele din indicii, ca numere după care le înțeleg jucătorii-calculator, fără nume și fără masă. Ele rămân când masa dispare.
privacy-kept-chat = Ce vă scrieți rămâne doar în memorie: ultimele 50 de mesaje, până când masa adoarme. Nu ajunge niciodată pe disc, decât dacă cineva raportează.
privacy-kept-pictures = Imaginile aduse de o gazdă, fără loc și fără datele aparatului, cât timp există masa lor.
privacy-kept-address = Adresa ta nu este memorată. Dacă o gazdă te blochează sau cineva te raportează, se păstrează o amprentă a ei pe care o înțelege doar acest server; cine îl administrează poate și bloca adrese.
privacy-kept-reports = Rapoartele, cu ultimele mesaje și indicii ale persoanei despre care este vorba. Le citește doar cine administrează acest server.
privacy-kept-device = Pe dispozitivul tău: numele, culoarea, limba și cheile locurilor tale.
privacy-long = Cât timp
privacy-long-days = { $number ->
    [one] O masă la care nu a venit nimeni timp de o zi este pusă deoparte și ștearsă o săptămână mai târziu, cu tot ce ține de ea.
    [few] O masă la care nu a venit nimeni timp de { $number } zile este pusă deoparte și ștearsă o săptămână mai târziu, cu tot ce ține de ea.
   *[other] O masă la care nu a venit nimeni timp de { $number } de zile este pusă deoparte și ștearsă o săptămână mai târziu, cu tot ce ține de ea.
}
privacy-long-ever = Mesele rămân până când le șterge gazda sau cine administrează acest server.
privacy-delete = Cum se șterge
privacy-delete-host = Gazda poate șterge oricând o masă, cu toate jocurile, numele și imaginile: în meniu, la uneltele gazdei.
privacy-delete-ask = Ceilalți: întrebați gazda sau pe cine administrează acest server.
privacy-who = Cine vede
privacy-who-table = Toți cei de la masă văd numele, indiciile și jocul. Cine are linkul poate privi, dacă gazda nu interzice; la o masă publică nu vede nume cât timp necunoscuții sunt primiți în liniște.
privacy-who-server = Cine administrează acest server ar putea citi tot ce păstrează el. Nimic nu este dat mai departe: și jucătorii-calculator gândesc pe acest server.

## Regulile

rules-idea = Cineva e povestitorul și dă un indiciu despre o carte. Ceilalți strecoară cărți care se potrivesc și ele. Apoi toți caută cartea povestitorului.
rules-round = O rundă
rules-tell = Povestitorul alege în secret o carte și spune ceva despre ea: un cuvânt, un vers, un sunet.
rules-give = { $number ->
    [one] Ceilalți dau fiecare cartea care se potrivește cel mai bine.
    [few] Ceilalți dau fiecare cele { $number } cărți care se potrivesc cel mai bine.
   *[other] Ceilalți dau fiecare cele { $number } de cărți care se potrivesc cel mai bine.
}
rules-vote = { $most ->
    [one] Cărțile se amestecă și se așază pe masă. Toți în afară de povestitor votează una, dar niciodată pe a lor.
    [few] Cărțile se amestecă și se așază pe masă. Toți în afară de povestitor au până la { $most } voturi, dar niciodată pentru cartea lor.
   *[other] Cărțile se amestecă și se așază pe masă. Toți în afară de povestitor au până la { $most } de voturi, dar niciodată pentru cartea lor.
}
rules-vote-both = { $number ->
    [one] Cărțile se amestecă și se așază pe masă. Toți în afară de povestitor au un vot, dar niciodată pentru cartea lor.
    [few] Cărțile se amestecă și se așază pe masă. Toți în afară de povestitor au { $number } voturi, pe cărți diferite sau toate pe una, dar niciodată pe a lor.
   *[other] Cărțile se amestecă și se așază pe masă. Toți în afară de povestitor au { $number } de voturi, pe cărți diferite sau toate pe una, dar niciodată pe a lor.
}
rules-vote-many = Cărțile se amestecă și se așază pe masă. Toți în afară de povestitor votează, dar niciodată pe a lor. Voturi de fiecare: { $votes }.
rules-votes-stack = Pe aceeași carte pot merge mai multe voturi.
rules-votes-apart = Fiecare vot merge pe altă carte.
rules-reveal = Apoi se vede ale cui au fost cărțile. Toți își completează mâna și povestește următorul.
rules-points = Puncte
rules-some = Unii o găsesc: { $teller } pentru povestitor, { $finder } pentru oricine o găsește.
rules-some-votes = Unii o găsesc: { $teller } pentru povestitor, { $finder } pentru fiecare vot pe cartea lui.
rules-all = Toți o găsesc: { $teller } pentru povestitor, { $others } pentru fiecare dintre ceilalți.
rules-none = N-o găsește nimeni: { $teller } pentru povestitor, { $others } pentru fiecare dintre ceilalți.
rules-count-voters = Cine are măcar un vot pe cartea aceea a găsit-o.
rules-count-votes = Toți o găsesc doar dacă toate voturile sunt pe ea.
rules-lured = { $number } pentru fiecare vot primit de cartea ta când povestește altcineva.
rules-cap = Cel mult { $number } pe rundă.
rules-lone = Încă { $number } pentru cine dă un singur vot și nimerește.
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

## Probleme

problem-unreachable = Nu se poate ajunge acum la masă. Ai internet?
problem-unknown = N-a mers. Mai încearcă o dată.
refused-already-given = Ți-ai dat deja cărțile.
refused-already-voted = Ai votat deja.
refused-bad-name = Alege un nume care poate fi citit.
refused-bad-seat-code = Codul ăsta e greșit sau nu mai merge.
refused-bad-setting = Așa ceva nu se poate seta.
refused-bad-text = Asta nu se poate citi.
refused-bad-token = Locul ăsta nu mai e al tău.
refused-bad-value = Aici nu se poate.
refused-banned = Gazda nu te vrea la masa asta.
refused-bad-place = Nu este nici adresă, nici rețea, sau rețeaua e mult prea mare.
refused-clue-empty = Spune ceva despre cartea ta.
refused-clue-too-long = E prea lung pentru un indiciu.
refused-deck-too-small = { $missing ->
    [one] Nu sunt destule cărți: mai lipsește una.
    [few] Nu sunt destule cărți: mai lipsesc { $missing }.
   *[other] Nu sunt destule cărți: mai lipsesc { $missing }.
}
refused-draining = Serverul intră curând în pauză: acum nu se deschid mese și nu încep jocuri.
refused-full = Serverul nu mai are loc: jocurile se duc până la capăt, dar acum nu începe nimic nou.
refused-endless = După aceste reguli jocul nu s-ar termina niciodată. Jucați pe puncte, pe un număr de povești sau până se termină cărțile.
refused-failed = Serverul n-a putut nota asta. Mai încearcă o dată.
refused-first-not-chosen = Spune cine povestește întâi.
refused-foreign-origin = Această pagină ține de alt server. Deschide masa la adresa ei.
refused-game-running = Asta se poate schimba abia după joc.
refused-hand-too-small = Prea puține cărți în mână: { $hand } la { $players } jucători, dar trebuie date { $give }.
refused-moment-passed = Între timp, jocul a mers mai departe.
refused-more-votes-than-cards = Mai multe voturi decât cărți de votat: voturi { $votes_max }, cărți { $cards } la { $players } jucători. Permiteți mai multe voturi pe aceeași carte sau dați mai puține voturi.
refused-name-taken = Cineva de aici are deja numele ăsta.
refused-no-chat = Gazda a oprit discuțiile.
refused-no-deck = Alege mai întâi un pachet.
refused-no-game = Acum nu se joacă nimic.
refused-no-seat-left = Toate locurile sunt ocupate.
refused-no-spectators = La masa asta se joacă fără spectatori.
refused-no-such-game = Nu există partida asta sau încă nu s-a terminat.
refused-no-such-table = Nu există masa asta.
refused-not-awaited = Acum nu așteaptă nimeni asta de la tine.
refused-not-admin = Asta e pentru cine administrează serverul.
refused-not-host = Asta poate face doar gazda.
refused-host-away = Ești gazdă în locul cuiva care lipsește. Asta poate face doar acea persoană.
refused-own-card = Nu-ți poți vota propria carte.
refused-paused = Jocul e în pauză.
refused-pawn-taken = Ți-a luat-o cineva înainte: iepurașul ăsta e deja ales.
refused-request-used = Locul ăsta a fost deja dat. Așază-te încă o dată.
refused-unknown-deck = Unul dintre pachetele alese nu mai există.
refused-unknown-character = Nu există un asemenea jucător-calculator.
refused-unknown-edition = Serverul acesta nu cunoaște regulile acestea.
refused-unknown-rule = Serverul acesta nu cunoaște regula aceasta a casei.
refused-too-fast = Nu așa repede: așteaptă puțin.
refused-too-late = Ți-a luat-o cineva înainte.
refused-votes-upside-down = Minimul de voturi ({ $votes_min }) e mai mare decât maximul ({ $votes_max }).
refused-stranger = Mesajele sunt pentru cei pentru care a garantat gazda.
refused-shut-out = Cine administrează acest server nu lasă pe nimeni să intre din rețeaua ta.
refused-yourself = Acolo ești chiar tu.
refused-animated = Această imagine se mișcă sau are mai multe pagini; o carte arată una.
refused-bad-characters = Asta nu se poate citi.
refused-blurred = Această imagine pare neclară.
refused-broken-picture = Această imagine este stricată.
refused-busy = Se citesc multe imagini chiar acum. Încearcă din nou în curând.
refused-file-too-large = Acest fișier este prea mare.
refused-heic-off = Acest server nu citește fotografii HEIC. Salveaz-o ca JPEG sau roagă pe cine administrează serverul să adauge pinxit[heic].
refused-low-resolution = Această imagine este mică: pe ecrane mari va părea neclară.
refused-no-cards = În acest pachet nu sunt încă imagini.
refused-no-room = Nu mai este loc pentru imagini.
refused-no-such-deck = Nu mai există un astfel de pachet.
refused-no-such-picture = Nu mai există o astfel de imagine.
refused-not-a-picture = Aceasta nu este o imagine.
refused-picture-crashed = Această imagine nu poate fi citită. Poate merge dacă o salvezi din nou.
refused-picture-too-heavy = Această imagine cere prea multă memorie. Micșoreaz-o.
refused-picture-too-slow = Citirea acestei imagini durează prea mult. Micșoreaz-o.
refused-text-too-long = Acest text este prea lung.
refused-too-many-decks = Această masă are deja câte pachete proprii poate avea.
refused-too-many-pictures = În acest pachet sunt deja câte imagini poate avea.
refused-too-many-pixels = Această imagine este prea mare. Micșoreaz-o.
refused-too-small = Această imagine este prea mică pentru o carte.
refused-truncated = Lipsește sfârșitul acestui fișier. Trimite-l din nou.
refused-unreadable = Această imagine nu mai poate fi citită.
refused-unsupported-picture = Imagini de acest fel nu se citesc aici. Salveaz-o ca JPEG.
refused-uploads-off = Acest server nu primește imagini.
refused-wrong-number-of-players = Aici e nevoie de alt număr de jucători: între { $least } și { $most }.
refused-wrong-phase = Acum nu se poate.
