### Pinxit, česky. Každý jazyk má stejné zprávy; test řekne, které chybí a které jsou navíc.

close = Zavřít
back = Zpět
menu = Menu
language = Jazyk
go-home = Na úvod
host = Hostitel
sure = Opravdu? Stiskni znovu
connecting = Okamžik…
away = Spojení vypadlo. Připojujeme se znovu…
paused = Pauza
your-turn = Jsi na řadě
clock-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
    [many] Zbývá { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}

## Příchod

home-what = Jeden obraz, jedna nápověda, spousta příběhů. Ani moc jasně, ani moc mlhavě.
home-new = Nový stůl
home-join = Přidat se
home-code = Kód stolu
home-code-short = Kód stolu má šest písmen.
home-alone = Hrát sólo
home-how = Jak se hraje
home-mine = Moje stoly
home-public = Otevřené stoly
home-gallery = Prohlédnout všechny obrázky
home-line = Obsazená místa: { $people }/{ $seats }
home-free = { $number ->
    [one] jedna volná židle
    [few] { $number } volné židle
    [many] { $number } volné židle
   *[other] { $number } volných židlí
}
home-return = Tvoje hra pokračuje
home-return-table = Tvůj stůl je pořád tady
home-return-go = Vrátit se

who-name = Tvoje jméno
who-pawn = Tvůj králíček
who-open = Otevřít stůl
who-play = Hrát
who-sit = Sednout si
who-save = Uložit
password-title = Tento server se ptá na heslo
password-label = Heslo
password-how = Dává ho správce serveru lidem, kteří tu smějí otevírat stoly. Ke stolu si sedneš i bez hesla.

pawn-red = červený, se srdcem
pawn-orange = oranžový, se sluncem
pawn-yellow = žlutý, s hvězdou
pawn-green = zelený, s lístkem
pawn-teal = tyrkysový, s vlnkami
pawn-sky = blankytný, s mráčkem
pawn-blue = modrý, s kapkou
pawn-violet = fialový, s měsícem
pawn-pink = růžový, s kytičkou
pawn-brown = hnědý, se žaludem
pawn-grey = šedý, se dvěma kamínky
pawn-white = bílý, s pírkem

join-title = Ke stolu zve { $host }
join-title-empty = Stůl
join-who = Už u stolu: { $names }
join-crowded = Někdo právě zkouší moc kódů. Otevři odkaz, který ti přišel, naskenuj QR kód, nebo to zkus za chvíli znovu.
join-nobody = Zatím tu nikdo není.
join-quiet = { $number ->
    [one] Jeden člověk už tu je.
    [few] Už jsou tu { $number } lidé.
   *[other] Už je tu { $number } lidí.
} Dokud ti hostitel nedůvěřuje, budeš se jmenovat podle barvy svého králíčka.
join-sit = Sednout si ke stolu
join-watch = Jen se dívat

lost-title = Stůl nenalezen
gone-title = Už nejsi u stolu
gone-moved = Teď hraješ na jiném zařízení.
gone-left = Odcházíš od stolu. Tak zase příště!
gone-kicked = Hostitel tě vyhodil od stolu.
gone-banned = Hostitel ti zablokoval přístup k tomuto stolu.
gone-shut-out = Tento server blokuje připojení z tvojí sítě.
gone-deleted = Tento stůl byl smazán.
gone-unpaired = Hostitel tuto obrazovku odpojil.
gone-never-came = Tvoje místo se uvolnilo, protože nikdo nepřišel.
gone-bad-token = { refused-bad-token }
gone-no-spectators = { refused-no-spectators }
gone-no-such-table = { refused-no-such-table }
gone-other-protocol = { refused-other-protocol }
gone-bad-hello = { problem-unknown }
stale-title = Tato stránka je zastaralá
load-again = Načíst znovu

## Scházíme se

lobby-who = { $number ->
    [one] U stolu sedí jeden hráč
    [few] U stolu sedí { $number } hráči
    [many] U stolu sedí { $number } hráče
   *[other] U stolu sedí { $number } hráčů
}
lobby-add-computer = Přidat počítačového hráče
character-bear = medvěd
character-owl = sova
character-fox = liška
character-guest = host
remote-title = Program odjinud
remote-what = Ke stolu si může sednout tvůj vlastní program nebo jazykový model. Všichni vidí, že je to počítačový hráč. Vidí to, co každé místo, i chat; nic tajného nevidí.
remote-how = Dej programu tento kód a adresu. Kód platí jednou, deset minut.
remote-code = Kód
remote-address = Adresa
remote-make = Vytvořit kód
remote-another = Vytvořit další kód
remote-take-back = Zrušit kód
remote-came = { $name } přisedá ke stolu.
people-program = program
manner-bear = říká, co vidí
manner-owl = myslí v příslovích a pohádkách
manner-fox = čte v hráčích a pamatuje si
blind-deck = Počítačoví hráči znají kartu podle popisu a balíček „{ $deck }“ nemá žádné, které by uměli přečíst. Zahrají si i tak, podle štítků nebo naslepo. Pomůžeš jim, když přidáš popisy do složky „texts“ v balíčku.
blind-deck-seen = Rozumím
whisper-blind = { $name } vaše obrázky nevidí. Pomůže slovo nebo dvě o každém.
whisper-blind-all = Počítačoví hráči vaše obrázky nevidí. Pomůže slovo nebo dvě o každém.
whisper-begin = Pošeptat slovíčko
whisper-more = Změnit nebo přidat
whisper-thanks = { $number ->
    [one] Díky! Jeden obrázek už má tvoje slova.
    [few] Díky! { $number } obrázky už mají tvoje slova.
    [many] Díky! { $number } obrázku už má tvoje slova.
   *[other] Díky! { $number } obrázků už má tvoje slova.
}
whisper-title = Slovem nebo dvěma
whisper-count = Obrázek { $number } z { $all }
whisper-field = Co tu vidíš?
whisper-secret = Uslyší to jen počítačoví hráči. U stolu si to nikdo nepřečte.
whisper-next = Další
whisper-skip = Přeskočit
whisper-done = Hotovo
whisper-none = Nevadí. Vrátit se můžeš kdykoli před hrou.
whisper-mend-how = Klepnutím na obrázek svoje slova změníš nebo vezmeš zpět.
whisper-mend = „{ $words }“: změnit nebo vzít zpět
whisper-again = Další obrázky
whisper-enough = Zpátky ke stolu
lobby-invite = Pozvat přátele
lobby-missing = { $number ->
    [one] Chybí ještě jeden hráč
    [few] Chybí ještě { $number } hráči
    [many] Chybí ještě { $number } hráče
   *[other] Chybí ještě { $number } hráčů
}
lobby-begin = Začít
first-who = Kdo bude vyprávět první příběh?
lobby-ready = Připraveno!
lobby-unready = Ještě ne
lobby-ready-of = Připraveno: { $ready }/{ $all }
lobby-wait = { $host } začne hru, až se všichni sejdou.

invite-qr = QR kód tohoto stolu
invite-code = Kód stolu: { $code }
invite-send = Sdílet odkaz
invite-copy = Zkopírovat odkaz
invite-link = Odkaz na tento stůl
invite-here-only = Tato adresa funguje jen na tomto počítači.
invite-shared = Odkaz už je na cestě
invite-copied = Zkopírováno. Vlož odkaz tam, kde ho uvidí přátelé.
invite-by-hand = Zkopírovat se nepovedlo. Odkaz je označený: zkopíruj ho ručně, nebo ho přečti nahlas.

settings = Nastavení hry
settings-change = Změnit
settings-see = Podrobnosti
agreed-points = { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
}
agreed-turns = { $number ->
    [one] po jednom příběhu
    [few] po { $number } příbězích
    [many] po { $number } příběhu
   *[other] po { $number } příbězích
}
agreed-clock-off = bez časomíry
agreed-clock-relaxed = klidná časomíra
agreed-clock-brisk = svižná časomíra
agreed-clock-own = vlastní časomíra
preset-evening = Celý večer
preset-evening-how = Nejnovější pravidla, 30 bodů, bez časomíry
preset-quick = Rychlá hra, 20 minut
preset-quick-how = 15 bodů, s klidnou časomírou
preset-crowd = Velká skupina, dva hlasy
preset-crowd-how = Až dvanáct hráčů
preset-three = Ve třech
preset-three-how = Dobrá nápověda vynese o něco víc
preset-stage = Pantomima nebo písnička
preset-stage-how = Bez psaní: zpívejte, předvádějte nebo mluvte
settings-edition = Pravidla
settings-editions = Další edice
settings-house = Domácí pravidla
house-target = Body k vítězství
house-hand = Karet v ruce
house-first = Kdo začíná
house-latecomer = Opozdilci začínají
house-first-race = kdo první má příběh
house-first-host = vybírá hostitel
house-first-random = náhodně
house-latecomer-average = s průměrem
house-latecomer-lowest = s nejnižším skóre
house-latecomer-zero = od nuly
house-book-is = Standardně: { $value }
house-reset = Zpět na standard: { $rule }
house-changed = Domácí pravidla u tohoto stolu
house-none = bez omezení
house-yes = ano
house-no = ne
house-step = { $number } při { $players } hráčích
house-impossible = { $rule }: hodnota „{ $value }“ není povolená.
house-players-crossed = Minimum hráčů je větší než maximum.
house-group-clues = Jak se vypráví
house-group-goal = Jak hra končí
house-group-cards = Karty
house-group-votes = Hlasy
house-group-points = Body
house-group-people = Hráči
house-target-none = Bez bodového cíle
house-turns-each = Příběhů na hráče
house-short-pile = Když dojdou karty
house-short-pile-reshuffle = zamíchají se znovu
house-short-pile-end = hra končí
house-give = Kolik karet dává každý
house-clue-length = Nejvíc znaků v nápovědě
house-media = Způsoby vyprávění
house-theme = Téma všech nápověd
house-blind = Vypravěčovu kartu vybírá náhoda
medium-words = slovy
medium-spoken = nahlas
medium-sound = zpěvem nebo broukáním
medium-mime = pantomimou
medium-drawing = kresbou
theme-none = jakékoli
theme-word = jediné slovo
theme-question = otázka
theme-title = název
theme-song = verš z písničky
theme-proverb = přísloví
theme-memory = vzpomínka
theme-tale = z pohádky
theme-own = Vlastními slovy…
theme-own-words = „{ $theme }“
theme-own-label = Téma vlastními slovy
house-votes-min = Minimum hlasů na hráče
house-votes-max = Maximum hlasů na hráče
house-votes-may-stack = Víc hlasů pro jednu kartu
house-count-over = „Najdou ji všichni“ počítáme podle
house-count-over-voters = hráčů
house-count-over-votes = hlasů
house-some-storyteller = Někdo ji najde: vypravěč
house-some-finder = Někdo ji najde: každý správný hlas
house-all-storyteller = Najdou ji všichni: vypravěč
house-all-others = Najdou ji všichni: každý z ostatních
house-none-storyteller = Nenajde ji nikdo: vypravěč
house-none-others = Nenajde ji nikdo: každý z ostatních
house-lone-vote = Bonus za jediný správný hlas
house-bonus = Každý hlas pro tvoji kartu
house-bonus-cap = Hlasy pro tvoji kartu: maximum za kolo
house-bonus-cap-none = Hlasy pro tvoji kartu: bez omezení
house-players-min = Minimum hráčů
house-players-max = Maximum hráčů
settings-decks = Obrázky
settings-timers = Čas na rozmyšlenou
settings-public = Tento stůl můžou najít cizí lidé
settings-spectators = Ostatní se můžou dívat
settings-chat = Hráči můžou psát do chatu
settings-thinking = Počítačoví hráči nespěchají
settings-strength = Jak dobře hrají počítačoví hráči
strength-easy = Lehce
strength-fair = Přiměřeně
strength-strong = Silně
settings-remarks = Počítačoví hráči říkají, co je napadlo
settings-show = Karty odhalujeme beze spěchu
settings-strangers = Cizí lidé jsou anonymní a nepíšou do chatu, dokud jim nedůvěřuju
settings-language = Jazyk nápověd
settings-more = Další nastavení
settings-seats = Místa u stolu
settings-seats-all = { $number } (maximum)
settings-seats-are = Počet míst podle těchto pravidel: { $least } až { $most }.
settings-crowded = Málo míst ({ $number }) pro všechny, kdo tu jsou.
settings-absent = Když vyprší čas nebo někdo chybí
settings-undo = Vrátit změny
settings-unsettled = S tímto nastavením se zatím hrát nedá.
absent-stand-in = hraje za ně počítač
absent-skip = hrajeme dál bez nich
absent-wait = čekáme
timers-off = Bez omezení
timers-relaxed = V klidu: tři minuty na nápovědu
timers-brisk = Svižně: minuta a půl
timers-own = Vlastní
timers-seconds = V sekundách. Prázdné pole: bez omezení.
timers-race = Na první příběh
timers-clue = Na nápovědu
timers-give = Na výběr karty
timers-vote = Na hlasování
timers-reveal = Na odhalení karet
timers-away = Čekání na nepřítomné
edition-players = { $most ->
    [one] pro { $least } až { $most } hráče
    [few] pro { $least } až { $most } hráče
    [many] pro { $least } až { $most } hráče
   *[other] pro { $least } až { $most } hráčů
}
edition-goal = { $number ->
    [one] do { $number } bodu
    [few] do { $number } bodů
    [many] do { $number } bodu
   *[other] do { $number } bodů
}
edition-pile = dokud nedojdou karty
edition-about-dixit = Nejnovější pravidla.
edition-name-dixit = Dixit
edition-about-disney = Nejnovější pravidla pro menší stůl.
edition-name-disney = Pro šest
edition-about-classic = Původní pravidla. Ve třech vynese dobrá nápověda o něco víc.
edition-name-classic = Klasika
edition-about-odyssey = Pro velkou společnost, se dvěma hlasy.
edition-name-odyssey = Odyssea
edition-about-odyssey-2011 = Pro velkou společnost, v původní podobě.
deck-cards = { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } karty
   *[other] { $number } karet
}

## Hrajeme

top-round = Kolo { $number }
players = Hráči
points = Body
hand = Tvoje karty
hand-arrange = Karty přerovnáš tažením, nebo šipkami s klávesou Alt.
hand-moved = Teď na místě { $place }
card-back = Karta lícem dolů
card-number = Karta { $number }
card-pick = Vybrat tuto kartu
card-unpick = Radši jinou
card-look = Prohlédnout si
card-close-look = Karta zblízka
card-mine = Tvoje karta
card-vote = Hlasovat pro kartu { $place }
close-tray = Všechny karty, malé
close-spread = Zpět na všechny karty
card-voted = Tvůj hlas leží na této kartě
card-yours = tvoje
card-chosen = Vybraná karta
card-tell = Vzít tuto kartu
card-coin = Dát hlas kartě { $place }
vote-take-back = Vzít hlas z karty { $place }
vote-laid = Všechny hlasy jsou rozdané
vote-coins = { $number ->
    [one] Zbývá jeden hlas
    [few] Zbývají { $number } hlasy
    [many] Zbývá { $number } hlasu
   *[other] Zbývá { $number } hlasů
}
vote-may-stack = na jednu kartu i na víc
vote-no-stack = každý na jinou kartu
vote-at-least = nejméně { $number }
vote-done = Hotovo
give-ready = Karty jsou vybrané
waiting-count = Hotovo: { $done }/{ $all }
tell-title = Tvůj příběh
menu-unread = Nové zprávy
clue-of = { $name } říká
clue-aloud = { $name } říká nápovědu nahlas
clue-aloud-me = Řekni nápovědu nahlas
clue-aloud-said = (nahlas)
clue-by-sound = Poslouchej: { $name }
clue-by-mime = { $name } předvádí
clue-by-drawing = { $name } kreslí
clue-was-sound = (zazpívané)
clue-was-mime = (předvedené)
clue-was-drawing = (nakreslené)

task-race = Kdo má příběh? Začíná ten, kdo první stiskne.
task-race-watch = Kdo přijde s příběhem první?
task-tell = Teď vyprávíš ty: vyber kartu a dej nápovědu
task-tell-blind = Teď vyprávíš ty a kartu vybrala náhoda: dej k ní nápovědu
task-wait-clue = { $name } vymýšlí nápovědu
task-give = { $number ->
    [one] Která tvoje karta se k tomu taky hodí?
    [few] Které { $number } tvoje karty se k tomu taky hodí?
    [many] Které { $number } tvoje karty se k tomu taky hodí?
   *[other] Kterých { $number } tvých karet se k tomu taky hodí?
}
task-gave = Karta je odevzdaná. Čekáme na ostatní.
task-wait-cards = Ostatní vybírají karty k tvojí nápovědě
task-vote = { $most ->
    [one] O které kartě mluví { $name }?
    [few] O které kartě mluví { $name }? Máš { $most } hlasy.
    [many] O které kartě mluví { $name }? Máš { $most } hlasu.
   *[other] O které kartě mluví { $name }? Máš { $most } hlasů.
}
task-voted = Hlas je odevzdaný. Čekáme na ostatní.
task-wait-votes = Nehni ani brvou: ostatní hlasují
task-watch-give = Ostatní vybírají karty, které se taky hodí
task-watch-vote = Hlasuje se: která karta je ta pravá?
task-passed-give = Toto kolo je bez tvojí karty. Hlasovat ještě můžeš.
task-passed-vote = Toto kolo je bez tvého hlasu
task-next-round = Karty dostaneš v dalším kole
task-next-game = Zahraješ si v další partii
task-reveal = Tak to je ona!
task-paused = Zbylo málo hráčů. Hra bude pokračovat, až se někdo vrátí.
task-stopped = Hra je pozastavená
hint-race = Prohlédni si svoje karty. Koho první něco napadne, ten začíná.
hint-wait-clue = Za chvíli přijde nápověda. Pak vyber svou kartu, která se k ní taky hodí.
hint-give = Vyber kartu, kterou si ostatní můžou splést s vypravěčovou: každý hlas pro ni je bod pro tebe.
hint-vote = Jedna je vypravěčova, ostatní někdo podstrčil. Prohlédni si je zblízka a hlasuj.

do-claim = Mám příběh!
do-tell = Vyprávět
do-give = { $number ->
    [one] Dát tuto kartu
    [few] Dát tyto { $number } karty
    [many] Dát { $number } karty
   *[other] Dát těchto { $number } karet
}
give-choose = { $number ->
    [one] Vyber kartu
    [few] Vyber { $number } karty
    [many] Vyber { $number } karty
   *[other] Vyber { $number } karet
}
give-more = { $number ->
    [one] Vyber ještě jednu
    [few] Vyber ještě { $number }
    [many] Vyber ještě { $number }
   *[other] Vyber ještě { $number }
}
do-vote = Hlasovat pro { $places }
do-go-on = Další kolo
do-follow = Dál: kolo { $number }
do-finish = Na stupně vítězů
do-take-back = Vzít zpět
do-mend = Uložit
mend-ask = Upravit nápovědu
mend-aloud = Napsat nápovědu
mend-caption = Popsat slovy
stood-in = Hraje za tebe počítač.
do-come-back = Jsem zpátky
played-for-me-claimed = O první příběh se za tebe přihlásil počítač
played-for-me-told = Nápovědu za tebe dal počítač
played-for-me-gave = { $number ->
    [one] Kartu za tebe dal počítač
    [few] { $number } karty za tebe dal počítač
    [many] { $number } karty za tebe dal počítač
   *[other] { $number } karet za tebe dal počítač
}
played-for-me-voted = Hlas za tebe odevzdal počítač
played-for-me-before = Minulé kolo za tebe zaskočil počítač
waiting-for = { $number ->
    [one] { $names } ještě přemýšlí
    [few] { $names } ještě přemýšlejí
    [many] { $names } ještě přemýšlejí
   *[other] { $names } ještě přemýšlejí
}
tell-aloud = Řeknu to nahlas
tell-label = Tvoje nápověda
tell-advice-ask = Jak vypadá dobrá nápověda?
tell-advice = Slovo, kousek písničky, pocit, zvuk. Když tvoji kartu najdou všichni, nedostaneš nic; když nikdo, taky nic. Ať se jeden usměje a druhý nemá ponětí, o co jde.
tell-inspire = Inspiruj mě
tell-ways = Jak to povíš?
tell-by-words = Slovy
tell-by-sound = Zpěvem
tell-by-mime = Pohybem
tell-by-drawing = Kresbou
tell-by-spoken = Řeknu to nahlas
tell-theme = Téma: { $theme }
tell-aloud-what = Řekni nápovědu nahlas, v místnosti nebo po telefonu.
tell-sending = Odesílá se…
caption-ask = Pár slovy, pro ty, kdo neslyší nebo nevidí
caption-example = Může zůstat prázdné
record-asking = Čekáme na tvoje svolení…
record-listening = Posloucháme…
record-seeing = Nahrává se…
record-time = { $number } z { $all } s
record-stop = Stop
record-again = Znovu
record-delete = Smazat
record-album = Smí být v albu téhle partie
record-sound-what = Zazpívej, zabroukej, zapískej nebo vydej zvuk: nejvýš 20 sekund.
record-sound-consent = Prohlížeč se zeptá na mikrofon. Nejdřív to uslyšíš jen ty. Až to povíš, uslyší to všichni, kdo tu hrají nebo se dívají, a nikdo jiný, a zmizí to spolu se stolem.
record-sound-begin = Nahrávat
record-mime-what = Předveď to beze slov: nejvýš 12 sekund.
record-mime-consent = Prohlížeč se zeptá na kameru; zvuk se nenahrává. Nejdřív to uvidíš jen ty. Až to povíš, uvidí to všichni, kdo tu hrají nebo se dívají, a nikdo jiný, a zmizí to spolu se stolem.
record-mime-begin = Zapnout kameru
record-mime-go = 3, 2, 1, teď
record-mirror = Ty, jako v zrcadle
trouble-insecure = Mikrofon a kameru půjčují prohlížeče jen šifrovaným stránkám a tahle šifrovaná není.
trouble-insecure-host = Hostitel jsi ty: spusť Pinxit s --tls a půjde tu i zpívat a předvádět.
trouble-sound-refused = Mikrofon zůstane vypnutý, to nevadí.
trouble-sound-missing = Není tu mikrofon.
trouble-sound-taken = Mikrofon používá něco jiného.
trouble-mime-refused = Kamera zůstane vypnutá, to nevadí.
trouble-mime-missing = Není tu kamera.
trouble-mime-taken = Kameru používá něco jiného.
trouble-instead = Co to zkusit jinak?
trouble-again = Zkusit znovu
draw-page = Papír na kreslení
draw-here = Kresli sem
draw-with = Čím kreslíš
draw-ink = Pero
draw-brush = Štětec
draw-chalk = Křída
draw-eraser = Guma
draw-width = Tloušťka
draw-width-0 = Tence
draw-width-1 = Středně
draw-width-2 = Tlustě
draw-colour = Barva
draw-colour-0 = Černá
draw-colour-1 = Červená
draw-colour-2 = Okrová
draw-colour-3 = Zelená
draw-colour-4 = Modrá
draw-colour-5 = Fialová
draw-undo = Zpět
draw-clear = Smazat papír
draw-watch = Podívat se jako ostatní
draw-on = Kreslit dál
draw-full = Papír je plný.
clip-play = { $what }. Přehrát ({ $number } s)
clip-stop = { $what }. Zastavit
clip-draw-again = { $what }. Podívat se znovu, jak se kreslí
clip-watch = Podívat se
clip-loading = Chviličku…
clip-failed = Nedorazilo to. Zkusit znovu
clip-caption-ask = Slovy
clip-frame = { $number } z { $all }
clip-frame-before = Předchozí obrázek
clip-frame-next = Další obrázek
clip-on-phones = Poslouchejte na telefonech

show-hush = Hlasy jsou odevzdané…
show-votes = Karta { $place }: { $names }
show-nobody = Ani jeden hlas
show-slipped = Kdo ji podstrčil? { $name }!
show-fooled = Na udičce: { $names }
show-mine = Tvoje karta!
show-you-fooled = Na tvojí udičce: { $names }
show-laugh = cha cha!
show-found = Máš ji!
show-points = Pro tebe: +{ $number }
show-duel = Zbývají dvě karty…
show-skip = Přeskočit
show-skip-all = Přeskočit všem
show-others = Ostatní se ještě dívají

doing-here = je tady
doing-ready = čeká na start
doing-away = je pryč
doing-stood-in = hraje počítač
doing-computer = počítač
doing-waits = čeká na další kolo
doing-thinks = přemýšlí
doing-tells = vypráví
doing-gave = má vybráno
doing-voted = má odhlasováno
doing-passed = tentokrát bez tahu
doing-next-game = čeká na další partii
name-left = někdo, kdo odešel
track-line = { $name } { $score }

reveal-whose = Tuto kartu dává { $name }
reveal-voters = hlasy: { $names }
reveal-no-votes = bez hlasů
reveal-you = Ty: { $why }
reveal-cards = Karty a srdíčka
heart-give = Dát srdíčko kartě { $place }, má jich { $number }
heart-count = { $number ->
    [one] { $number } srdíčko
    [few] { $number } srdíčka
    [many] { $number } srdíčka
   *[other] { $number } srdíček
}
reactions = Rychlé reakce
reveal-total = celkem
played-claimed = { $names }: o první příběh se přihlásil počítač
played-told = { $names }: nápovědu dal počítač
played-gave = { $number ->
    [one] { $names }: kartu dal počítač
    [few] { $names }: { $number } karty dal počítač
    [many] { $names }: { $number } karty dal počítač
   *[other] { $names }: { $number } karet dal počítač
}
played-voted = { $names }: hlas odevzdal počítač
verdict-some = Někdo ji našel, někdo ne: { $name } vypráví skvěle!
verdict-all = Uhodli to všichni! { $name } na nás snad mrká?
verdict-none = Nikdo to neuhodl! Na co { $name } myslí?
verdict-void = Nikdo nemohl hlasovat: { $name } zůstává bez bodů.
points-told = { $number } za nápovědu
points-found = { $number } za nalezenou kartu
points-consoled = { $number } pro všechny kromě vypravěče
points-consoled-brief = { $number } za hádání
points-too-plain = moc jasné
points-too-dark = moc mlhavé
points-lone = { $number } za sázku na jednu kartu
points-lured = { $number } za nachytání ostatních
points-nothing = tentokrát nic

over-won = Vyhrává { $name }
over-shared = O výhru se dělí { $names }
over-nobody = Bez bodů nikdo nevyhrává
over-again = Hrajeme znovu!
over-lobby = Zpátky do lobby
over-wait = Další partii může začít { $host }.
over-me-too = Já taky!
over-ready = { $number ->
    [one] { $names } chce hrát znovu
    [few] { $names } chtějí hrát znovu
    [many] { $names } chtějí hrát znovu
   *[other] { $names } chtějí hrát znovu
}
over-story = Kolo po kole
over-history = Partie u tohoto stolu
over-past = Partie { $number }: { $names }
over-past-nobody = Partie { $number }: bez vítěze

award-big-round = Nezapomenutelné kolo
award-big-round-why = { $number ->
    [one] { $number } bod v kole { $round }
    [few] { $number } body v kole { $round }
    [many] { $number } bodu v kole { $round }
   *[other] { $number } bodů v kole { $round }
}
award-deceiver = Umění klamu
award-deceiver-why = { $number ->
    [one] jeden hlas na udičce
    [few] { $number } hlasy na udičce
    [many] { $number } hlasu na udičce
   *[other] { $number } hlasů na udičce
}
award-inspired-clue = Geniální nápověda
award-inspired-clue-why = pochopil ji jen někdo, v kole { $round }
award-kindred-spirits = Spřízněné duše
award-kindred-spirits-why = { $number ->
    [one] jedna vzájemná trefa
    [few] { $number } vzájemné trefy
    [many] { $number } vzájemné trefy
   *[other] { $number } vzájemných tref
}
award-mind-reader = Čtení myšlenek
award-mind-reader-why = { $number ->
    [one] správná karta nalezená jednou
    [few] správná karta nalezená { $number }krát
    [many] správná karta nalezená { $number }krát
   *[other] správná karta nalezená { $number }krát
}
award-open-book = Otevřená kniha
award-open-book-why = { $number ->
    [one] jedna nápověda jasná všem
    [few] { $number } nápovědy jasné všem
    [many] { $number } nápovědy jasné všem
   *[other] { $number } nápověd jasných všem
}
award-rope-walker = Chůze po laně
award-rope-walker-why = { $number ->
    [one] jedna nápověda tak akorát
    [few] { $number } nápovědy tak akorát
    [many] { $number } nápovědy tak akorát
   *[other] { $number } nápověd tak akorát
}
award-sphinx = Sfinga
award-sphinx-why = { $number ->
    [one] jedna nápověda, které nikdo nerozuměl
    [few] { $number } nápovědy, kterým nikdo nerozuměl
    [many] { $number } nápovědy, kterým nikdo nerozuměl
   *[other] { $number } nápověd, kterým nikdo nerozuměl
}

story-title = Partie { $number }, kolo po kole
story-back = Zpět ke stolu
story-round = Kolo { $number }: { $name } říká

end-parts = Závěr po částech
end-podium = Stupně vítězů
end-card = Karta večera
end-mine = Tvoje chvíle
end-mine-title = { $name }: tvoje chvíle
end-rounds = Všechna kola
end-evening = { $number ->
    [one] Večer o jednom kole
    [few] Večer o { $number } kolech
    [many] Večer o { $number } kola
   *[other] Večer o { $number } kolech
}
evening-where = { $name }, kolo { $round }
evening-found = Uhodlo: { $found } z { $all }
moment-fooled = { $number ->
    [one] Naletěl jeden králíček
    [few] Naletěli { $number } králíčci
    [many] Naletělo { $number } králíčka
   *[other] Naletělo { $number } králíčků
}
moment-told = Tvoje nejlepší nápověda
moment-found-alone = Povedlo se to jen tobě
moment-found = { $number ->
    [one] Povedlo se to jen tobě a ještě někomu
    [few] Povedlo se to tobě a { $number } dalším
    [many] Povedlo se to tobě a { $number } dalším
   *[other] Povedlo se to tobě a { $number } dalším
}
moment-loved = { $number ->
    [one] Jedno srdíčko za tuhle kartu
    [few] { $number } srdíčka za tuhle kartu
    [many] { $number } srdíčka za tuhle kartu
   *[other] { $number } srdíček za tuhle kartu
}
moment-none = Tentokrát bez velkých chvil. Příští partie bude tvoje!
album-page = Kolo { $number }
album-pages = Stránky alba
album-list = Vše jako seznam
album-again = Jako album
album-before = Předchozí kolo
album-next = Další kolo
album = Album
album-share = Sdílet toto album
album-share-how = Kdo má odkaz, může si prohlédnout album této partie: nápovědy, obrázky a body. Není v něm chat ani cesta k vašemu stolu. Místo lidí jsou v něm králíčci, kromě těch, kdo souhlasí se svým jménem.
album-make = Vytvořit odkaz
album-anew = Vytvořit nový odkaz
album-anew-sure = Opravdu? Starý odkaz přestane fungovat
album-elsewhere = Toto album je sdílené. Odkaz vznikl na jiném zařízení a znovu ho ukázat nejde. Můžeš vytvořit nový, starý pak přestane fungovat.
album-link = Odkaz na toto album
album-qr = QR kód tohoto alba
album-pictures = Ukázat i naše vlastní obrázky
album-pictures-how = Jinak zůstanou lícem dolů.
album-pictures-shown = Jsou v něm vidět vaše vlastní obrázky.
album-take-back = Zrušit odkaz
album-what = Hostitel může partii sdílet jako album s každým, kdo má odkaz.
album-name = Smí být tvoje jméno, { $name }, v albu této partie?
album-name-how = Hostitel může album sdílet odkazem. Rozmyslet si to můžeš kdykoli, v menu.
album-name-shared = Hostitel album sdílí odkazem. Rozmyslet si to můžeš kdykoli, v menu.
album-name-rabbit = Jen můj králíček
album-name-yes = Ano, moje jméno
album-name-nobody = U tohoto stolu jsou jména skrytá, takže v albech jsou všichni králíčci.
album-names = Jména jsou jen tam, kde s tím lidé souhlasili.
album-closed = Obrázek, který zůstává u stolu, lícem dolů
album-play = Zahrát si Pinxit
album-gone = Toto album je zavřené
share = Sdílet
share-title = Obrázek z tohoto kola
share-preview = Náhled obrázku
share-drawing = Kreslím…
share-failed = Nepovedlo se. Zkus to znovu.
share-shape = Tvar
share-tall = Na výšku
share-wide = Na šířku
share-names = Ukázat jména
share-here = Vzniká na tvém zařízení a nikam se nenahrává.
share-save = Uložit obrázek
share-found = Kdo uhodl: { $names }
share-fooled = Kdo naletěl: { $names }

fair-title = Zamíchaly se karty poctivě?
fair-checking = Kontrolujeme každou kartu…
fair-yes = Ano. Pořadí karet bylo dáno před prvním tahem a dodrženo do poslední karty.
fair-yes-late = Ano, od kola { $round }, kdy si toto zařízení uložilo slib. O tom, co bylo předtím, máme jen slovo serveru.
fair-yes-unseen = Pokud můžeme soudit, ano. Toto zařízení ale u hry nebylo, takže o slibu má jen slovo serveru.
fair-no = Ne. Ne všechno proběhlo, jak bylo slíbeno.
fair-no-promise = Ne. Server teď ukazuje jiný slib, než jaký si toto zařízení uložilo během hry.
fair-promise = Slíbeno na začátku
fair-noted = Uloženo tímto zařízením v kole { $round }
fair-same = totéž
fair-seed = Semínko náhody, odhalené na konci
fair-check-promise = Semínko odpovídá slibu
fair-check-deal = Karty v ruce a balíček po rozdání
fair-check-first = Vylosovaní vypravěči
fair-check-board = Pořadí karet na stole
fair-check-fill = Karty dobrané z balíčku
fair-check-pile = Nové balíčky
fair-check-round = Počet kol
fair-broken-promise = Semínko neodpovídá slibu.
fair-broken-deal = Měly být rozdány jiné karty.
fair-broken-first = Začínat měl někdo jiný.
fair-broken-board = Karty na stole měly ležet v jiném pořadí.
fair-broken-fill = Toto nebyly další karty z balíčku.
fair-broken-pile = Nový balíček měl být jiný.
fair-broken-round = Kola jsou špatně spočítaná.
fair-start = Na začátku
fair-round = Kolo { $round }
fair-was-promised = slíbeno
fair-was-found = ve skutečnosti
fair-proves = Dokazuje to, že pořadí karet bylo dáno, když slib vznikl, a že byl slib dodržen. Nedokazuje to, že server předtím nezkoušel víc semínek ani že nikdo nenakukoval do karet.
fair-self = Nemusíš této stránce věřit na slovo. Soubor níže obsahuje každé losování a docs/protocol.md vysvětluje, jak ho ověřit v jakémkoli programovacím jazyce. V terminálu:
fair-download = Stáhnout důkazy

gallery = Obrázky
gallery-by = autor: { $author }
gallery-homepage = Stránka balíčku
gallery-download = Stáhnout celý balíček
gallery-note = Jak vznikl:

## Vlastní obrázky

own = Vlastní obrázky
own-which = Balíček
own-new = Nový balíček
own-about = O tomto balíčku
own-name = Obrázky: { $name }
own-deck-name = Název balíčku
own-author = Kdo je vytvořil
own-licence-label = Co s nimi smějí ostatní dělat
own-licence = Jen pro tento stůl
own-delete = Smazat tento balíček
own-delete-sure = Opravdu? Všechny jeho obrázky zmizí
own-playing = S těmito obrázky se právě hraje. Změnit se dají po hře.
own-invitation = Fotky z dovolené, dětské kresby, staré pohlednice: vyber, kolik chceš, a z každé bude karta.
own-choose = Vybrat obrázky
own-camera = Vyfotit
own-drop = nebo je přetáhni sem
own-quota = { $number ->
    [one] Místo pro ještě jeden obrázek ({ $megabytes } MB)
    [few] Místo pro ještě { $number } obrázky ({ $megabytes } MB)
   *[other] Místo pro ještě { $number } obrázků ({ $megabytes } MB)
}
own-progress = { $number ->
    [one] Nahrává se jeden obrázek
    [few] Nahrávají se { $number } obrázky
   *[other] Nahrává se { $number } obrázků
}
own-failures = { $number ->
    [one] Jeden soubor se nepodařilo přidat
    [few] { $number } soubory se nepodařilo přidat
   *[other] { $number } souborů se nepodařilo přidat
}
own-cards = { $number ->
    [one] Jeden obrázek
    [few] { $number } obrázky
   *[other] { $number } obrázků
}
own-open = Obrázek { $number }: { $what }. Oříznout, popsat, odebrat
own-no-alt = bez popisu
own-grip = Obrázek { $number }/{ $all }: přetáhni ho, nebo použij šipky
own-moved = Teď na místě { $number }/{ $all }
own-waiting = čeká
own-reading = zpracovává se…
own-again = Zkusit znovu
own-dismiss = Skrýt { $name }
own-line-broke = Spojení se přerušilo. Hotové obrázky zůstávají.
own-few = Ke hře je potřeba hodně karet. Vyber ještě jeden balíček a zamíchají se dohromady.
own-use = { $number ->
    [one] Hrát s tímto obrázkem
    [few] Hrát s těmito { $number } obrázky
   *[other] Hrát s těmito { $number } obrázky
}
own-use-again = Hrát s tímto balíčkem
own-picture = Obrázek { $number }/{ $all }
own-loading = Načítá se obrázek…
own-crop = Výřez
own-crop-how = Viditelná část obrázku: šipky ji posouvají, plus a minus mění velikost
own-zoom = Přiblížení
own-title = Název
own-alt = Co na něm je (pro ty, kdo nevidí)
own-alt-hint = Dívka s červeným deštníkem na molu.
own-save = Hotovo
own-saving = Ořezává se…
own-earlier = Dřív
own-later = Později
own-remove = Odebrat

## Menu

menu-invite = Pozvat někoho
menu-chat = Chat
menu-rules = Pravidla
menu-host = Nástroje hostitele
menu-people = Lidé u stolu
menu-me = Tvoje jméno a králíček
menu-albums = Alba
menu-seat = Hrát dál na jiném zařízení
menu-sound = Zvuk
menu-awake = Pokud obrazovka zhasne, když čekáš, nastav v zařízení delší dobu do zhasnutí.
menu-leave = Odejít od stolu
menu-leave-sure = Opravdu odejít? Stiskni znovu
leave-title = Odejít od stolu?
leave-kept = Tvoje místo počká: vrať se, kdykoli chceš.
leave-stay = Zůstat
seat-how = Napiš tato písmena na druhém zařízení tam, kam se píše kód stolu. Platí jednou, deset minut.
chat-none = Zatím žádné zprávy.
chat-label = Napiš něco
chat-send = Poslat
chat-mute = Ztlumit: { $name }
chat-unmute = Zrušit ztlumení: { $name }
chat-report = Nahlásit: { $name }
chat-strangers = Do chatu můžou psát jen lidé, kterým hostitel důvěřuje. Reakce jsou pro všechny.
people-none = Nikdo další tu zatím není.
people-stranger = někdo cizí
people-me = Dokud ti hostitel nedůvěřuje, jmenuješ se tady { $name }. Tvoje vlastní jméno nikdo nevidí.
people-mute = Ztlumit
people-unmute = Zrušit ztlumení
report = Nahlásit
report-about = Nahlášení: { $name }
report-why = Co je špatně?
report-rude = Urážky, nenávist nebo výhrůžky
report-indecent = Neslušnosti nebo vyptávání na soukromé věci
report-spam = Reklama nebo spam
report-spoils = Podvádí nebo kazí hru
report-other = Něco jiného
report-text = Vlastními slovy, jestli chceš
report-what = Přečte si to správce serveru spolu s posledními zprávami a nápovědami tohoto hráče, i s nahrávkami a kresbami. { $name } se nic nedozví.
report-send = Odeslat nahlášení
report-thanks = Děkujeme. Správce serveru se na to podívá.
reaction-heart = Srdce
reaction-laugh = Smích
reaction-wow = Páni
reaction-clap = Potlesk
reaction-think = Hm…
reaction-oops = Jejda
reaction-sleep = Zívnutí
reaction-fox = Mazaná liška
host-pause = Pauza
host-resume = Pokračovat
host-extend = Ještě minutu
host-end = Ukončit hru
host-hand-over = Předat roli hostitele
host-stand-in = Ať hraje počítač
host-skip = Nečekat
host-kick = Vyhodit
host-ban = Zablokovat
host-ban-how = Blokování platí pro jméno i pro připojení. Má-li stejné připojení někdo další u stolu, třeba v rodině nebo ve škole, platí jen pro jméno.
host-vouch = Důvěřovat
host-vouch-how = Komu důvěřuješ, ten vystupuje pod svým jménem a může číst i psát zprávy.
host-banned = Zablokovaní
host-clear = Smazat tento stůl
host-clear-sure = Opravdu? Všechny hry a jména nadobro zmizí
host-unban = Odblokovat
host-albums = Sdílená alba
host-album = Partie { $number }
host-lent = Zastupuješ hostitele ({ $name }), který jím po návratu zase bude.

## Správa serveru

notice = Od správce serveru:
notice-close = Skrýt tuto zprávu
admin = Správa serveru
admin-token = Token správce
admin-ask = Najdeš ho v datové složce serveru, v souboru admin.token. Stránka si ho pamatuje, dokud nezavřeš panel prohlížeče.
admin-enter = Přihlásit se
admin-leave = Odhlásit se
admin-wrong = To není token tohoto serveru.
admin-well = Všechno je v pořádku
admin-ill = Stoly se teď nedají uložit
admin-stale = Server neodpovídá
admin-since = Běží od
admin-version = Verze
admin-connections = Připojená zařízení
admin-moves = Provedené tahy
admin-slow = Čekání na pomalá zařízení
admin-failures = Neuložené tahy
admin-database = Databáze
admin-database-nearly-full = Databáze je téměř plná. Uvolni místo, nebo zvyš limit (--database-mb): brzy nepůjde otevřít žádný stůl.
admin-database-full = Databáze je plná: rozehrané hry se dohrají, ale nic nového nezačne. Uvolni místo, nebo zvyš limit (--database-mb).
admin-database-damaged = Při startu se ukázalo, že databáze je poškozená. Vedle ní leží její kopie; viz kapitolu o souborech v docs/hosting.md.
admin-clock-not-believed = Hodiny tohoto počítače jsou daleko před dobou, kdy server naposledy běžel. Žádný stůl se nesmaže, dokud nepotvrdíš, že jdou správně (pinxit tables believe-clock).
admin-bus-down = Sběrnice (--bus) neodpovídá. Hry běží dál: servery se dívají do databáze a tahy z jiného serveru jsou vidět až o dvě sekundy později.
admin-nodes-apart = Některé servery se přes sběrnici neslyší. Hry běží dál, o něco pomaleji; než se to spraví, počítá se každý limit na každém serveru zvlášť.
admin-refusals = Nejčastější odmítnutí
admin-tables = { $number ->
    [0] Žádný aktivní stůl
    [one] Jeden aktivní stůl
    [few] { $number } aktivní stoly
   *[other] { $number } aktivních stolů
}
admin-nodes = { $number ->
    [one] Jeden server
    [few] { $number } servery
    [many] { $number } serveru
   *[other] { $number } serverů
}
admin-node-here = tento
admin-node-silent = neodpovídá
admin-at-node = na { $node }
admin-lobby = Nehraje se
admin-public = veřejný
admin-devices = { $number ->
    [one] Jedno zařízení
    [few] { $number } zařízení
   *[other] { $number } zařízení
}
admin-label = v logu: { $label }
admin-close = Zavřít stůl
admin-close-title = Zavřít stůl { $code }?
admin-close-what = Všichni od něj musí odejít a všechno, co je o něm uloženo, nadobro zmizí.
admin-close-no = Nechat otevřený
admin-close-yes = Nadobro zavřít
admin-notice = Zpráva všem
admin-notice-how = Uvidí ji nad hrou všichni u stolů i ti, kdo přijdou později, dokud ji nestáhneš.
admin-notice-now = Všichni teď vidí:
admin-notice-text = Tvoje zpráva
admin-notice-set = Ukázat
admin-notice-down = Stáhnout
admin-rest = Než server vypneš
admin-rest-how = Nejde otevírat stoly ani začínat hry; ty, co běží, se dohrají do konce.
admin-rest-on = Zastavit nové hry
admin-rest-off = Povolit nové hry
admin-rest-games = { $number ->
    [one] Ještě se hraje jedna hra.
    [few] Ještě se hrají { $number } hry.
   *[other] Ještě se hraje { $number } her.
}
admin-rest-done = Žádná hra už neběží: teď můžeš server vypnout.
admin-reports = { $number ->
    [0] Žádná nahlášení
    [one] Jedno nahlášení
    [few] { $number } nahlášení
   *[other] { $number } nahlášení
}
admin-report-by = nahlašuje { $name }, stůl { $code }
admin-report-lines = Poslední zprávy
admin-report-clues = Poslední nápovědy
admin-report-done = Vyřízeno: smazat nahlášení
admin-report-out = Zablokovat adresu tohoto hráče
admin-places = Zablokované adresy
admin-places-how = Z těchto adres se nikdo nedostane k žádnému stolu na tomto serveru. Týká se to všech na jedné adrese, třeba rodiny nebo školy.
admin-place = Adresa nebo síť
admin-place-note = Důvod (vidíš ho jen ty)
admin-place-term = Na jak dlouho
admin-place-day = na den
admin-place-week = na týden
admin-place-month = na 30 dní
admin-place-ever = navždy
admin-place-until = do { $when }
admin-place-reported = Adresa nahlášeného hráče
admin-place-add = Zablokovat
admin-place-lift = Odblokovat

## Co se o lidech uchovává

privacy = Co se o tobě uchovává
privacy-short = Žádné účty, žádné cookies, žádné reklamy a žádné sledování. Stůl si pamatuje jen to, co je třeba ke hře.
privacy-kept = Co se uchovává
privacy-kept-game = Jméno, které si zvolíš, tvoje nápovědy a tahy i to, ve kterých albech smí být tvoje jméno, spolu se stolem, u kterého hraješ.
privacy-kept-words = Slova z nápověd a z toho, co pošeptáš, v podobě čísel, díky nimž jim rozumějí počítačoví hráči, beze jména a bez stolu. Zůstávají, i když stůl zmizí.
privacy-kept-whispers = Slovo nebo dvě, která pošeptáš počítačovým hráčům o obrázcích hostitele. U stolu si je nikdo nepřečte. Platí, dokud je nevezmeš zpět, nevstaneš od stolu nebo nezmizí obrázky, a nejpozději zmizí se stolem.
privacy-kept-chat = Chat je jen v paměti: posledních 50 zpráv, dokud stůl neusne. Neukládá se, ledaže ho někdo nahlásí.
privacy-kept-clips = Co zazpíváš, předvedeš nebo nakreslíš jako nápovědu, od chvíle, kdy to odešleš, spolu se stolem. Co nepovíš, se smaže. V albu je to jen s tvým souhlasem, pokaždé zvlášť.
privacy-kept-pictures = Obrázky, které přidal hostitel, bez místa a údajů fotoaparátu, dokud existuje jejich stůl.
privacy-kept-address = Tvoje adresa se neukládá. Když tě hostitel zablokuje nebo tě někdo nahlásí, zůstane její otisk, kterému rozumí jen tento server; jeho správce může adresy taky blokovat.
privacy-kept-reports = Nahlášení s posledními zprávami a nápovědami toho, koho se týkají. Čte je jen správce serveru.
privacy-kept-device = Na tvém zařízení: jméno, barva, jazyk, klíče k tvým místům a odkazy na alba, která sdílíš.
privacy-long = Jak dlouho
privacy-long-days = { $number ->
    [one] Stůl, ke kterému nikdo nepřišel jeden den, se odloží a o týden později smaže se vším, co k němu patří.
    [few] Stůl, ke kterému nikdo nepřišel { $number } dny, se odloží a o týden později smaže se vším, co k němu patří.
    [many] Stůl, ke kterému nikdo nepřišel { $number } dne, se odloží a o týden později smaže se vším, co k němu patří.
   *[other] Stůl, ke kterému nikdo nepřišel { $number } dní, se odloží a o týden později smaže se vším, co k němu patří.
}
privacy-long-ever = Stoly zůstávají, dokud je nesmaže hostitel nebo správce serveru.
privacy-delete = Jak to nechat smazat
privacy-delete-host = Hostitel může stůl kdykoli smazat se všemi hrami, jmény a obrázky: v menu, v nástrojích hostitele.
privacy-delete-ask = Pokud nejsi hostitel, požádej hostitele nebo správce serveru.
privacy-who = Kdo to vidí
privacy-who-table = Všichni u stolu vidí jména, nápovědy a hru. Kdo má odkaz, může se dívat, pokud to hostitel nevypne; u veřejného stolu nevidí jména, dokud jsou cizí lidé anonymní.
privacy-who-album = Hostitel může skončenou partii sdílet jako album, odkazem, který nikdo neuhodne. Kdo ho má, vidí nápovědy, karty a body, ale ne chat ani stůl. Tvoje jméno je v něm jen s tvým souhlasem, pro každou partii zvlášť, a dokud máš u stolu své místo, můžeš si to rozmyslet. Obrázky, které přidal hostitel, jsou vidět, jen když to dovolí. Hostitel může odkaz kdykoli zrušit.
privacy-who-server = Správce serveru by mohl číst vše, co server uchovává. Nic se nepředává dál: i počítačoví hráči přemýšlejí na tomto serveru.
test-title = Spojení se serverem je
test-what = Tahle stránka říká, co tu tvoje zařízení umí.
test-here = Stránka přišla z { $host }.
test-live-trying = Zkouší se hra naživo …
test-live = Hra naživo funguje: tahy dorazí hned.
test-live-not = Hra naživo nefunguje: stránka dorazila, ale spojení pro tahy (WebSocket) ne. Možná ho po cestě nepropouští proxy. Řekni to správci serveru.
test-secure = Prohlížeč tuhle stránku považuje za bezpečnou: nápovědy jde i zpívat a předvádět, když povolíš mikrofon a kameru.
test-secure-not = Spojení není šifrované, nebo mu tohle zařízení nevěří. Hrát jde, ale zpívat a předvádět nápovědy ne: mikrofon a kameru půjčují prohlížeče jen šifrovaným stránkám. A ostatní v této síti by mohli číst, co se posílá.
test-kept = Tenhle prohlížeč si tvoje místo pamatuje, i když stránku zavřeš.
test-kept-not = Tenhle prohlížeč si nic nepamatuje, jako v anonymním okně: když stránku zavřeš, přijdeš o místo.
test-play = Jdeme hrát

## Učení hrou

learn-step = Krok { $number }/{ $all }
learn-choose = Vybrat
learn-next = Dál
learn-done = Jasné
learn-rules = Všechna pravidla
learn-tell = Teď vyprávíš ty. Vyber jeden ze svých obrázků.
learn-clue = Co o něm řekneš?
learn-say-tenant-plain = Drak v činžáku
learn-say-tenant-right = Tiší sousedé
learn-say-tenant-dark = Čtvrtek
learn-say-piano-ascending-plain = Klavír ve vzduchu
learn-say-piano-ascending-right = Vysoké tóny
learn-say-piano-ascending-dark = Snad zítra
learn-say-long-distance-plain = Telefonní budka ve sněhu
learn-say-long-distance-right = Škoda, že tu nejsi
learn-say-long-distance-dark = Sedm
learn-told-plain = Najdou ho všichni: pro tebe nic. Zkus to míň jasně.
learn-told-right = Někdo ho najde, někdo ne: 3 body pro tebe. O to právě jde.
learn-told-dark = Nenajde ho nikdo: pro tebe nic. Dej jim šanci.
learn-give = Teď vypráví Ada: „Pst, ještě spí.“ Podstrč svůj obrázek, který se k tomu taky hodí.
learn-gave-close = Spící drak! Určitě ho někdo vezme za Adinu kartu.
learn-gave-far = Odvážné! Čím líp se hodí, tím víc lidí se nechá nachytat.
learn-vote = Karty jsou zamíchané. „Pst, ještě spí“: která je Adina?
learn-name-ada = Ada
learn-name-bruno = Bruno
learn-name-luna = Luna
learn-found = Je to ona! 3 body pro tebe a 3 pro Adu.
learn-missed-bruno = Byla to karta 3. Nachytal tě Bruno: bod pro něj.
learn-missed-luna = Byla to karta 3. Nachytala tě Luna: bod pro ni.
learn-lured = Luna naletěla tvému drakovi: bod pro tebe.
learn-scoring = Když ji najdou všichni nebo nikdo, vypravěč nedostane nic a ostatní po 2.

## Jak se dívat na obrázek: nikdy hotová nápověda

nudge-1 = Co se stalo minutu předtím?
nudge-2 = Co se stane za chvíli?
nudge-3 = Jaká písnička by tu hrála?
nudge-4 = Čím to tu voní?
nudge-5 = Kdo na obrázku chybí?
nudge-6 = Na co by se zeptalo dítě?
nudge-7 = Jaké tajemství tu někdo skrývá?
nudge-8 = Co by stálo na cedulce u dveří?
nudge-9 = Jaký je tu den v týdnu?
nudge-10 = Který tvůj dávný sen vypadal takhle?
nudge-11 = Ze kterého filmu by mohla být tato scéna?
nudge-12 = Co nejmenšího tu najdeš?
nudge-13 = Co by se tu dalo zašeptat?
nudge-14 = Co by na to řekla babička?
nudge-15 = Jaké přísloví tě napadá?
nudge-16 = Kdyby to byl pocit, tak který?
nudge-17 = Co je slyšet, když zavřeš oči?
nudge-18 = Čí je to sen?
nudge-19 = Čeho tu bude někdo litovat?
nudge-20 = Co by o tom napsaly noviny?
nudge-21 = Která dvě slova k sobě nejdou nikde, jen tady?
nudge-22 = Co ti to připomíná ze školy?
nudge-23 = Co je těsně za okrajem obrázku?
nudge-24 = Kdyby to bylo jídlo, jak by chutnalo?

## Televize

tv-gather = Pojďte ke stolu
tv-scan = Naskenuj kód telefonem
tv-skip = Přeskočit: S
tv-found = trefa!
tv-leaps = { $people ->
    [one] { $names } skáče o { $number }!
    [few] { $names } skáčou o { $number }!
    [many] { $names } skáčou o { $number }!
   *[other] { $names } skáčou o { $number }!
}
tv-leaps-many = { $people ->
    [one] { $people } králík skáče o { $number }!
    [few] { $people } králíci skáčou o { $number }!
    [many] { $people } králíka skáče o { $number }!
   *[other] { $people } králíků skáče o { $number }!
}
tv-leaps-nobody = Tentokrát neskáče nikdo
tv-rounds = { $number ->
    [one] { $number } kolo
    [few] { $number } kola
    [many] { $number } kola
   *[other] { $number } kol
}
tv-evening = Karta a nápověda večera
tv-evening-whose = { $name }, kolo { $number }
tv-again = Ještě jednou?
tv-again-ready = { $number ->
    [one] Jeden hráč už chce
    [few] { $number } hráči už chtějí
    [many] { $number } hráče už chce
   *[other] { $number } hráčů už chce
}
tv-away = { $number ->
    [one] { $names } je na chvilku pryč
    [few] { $names } jsou na chvilku pryč
    [many] { $names } jsou na chvilku pryč
   *[other] { $names } jsou na chvilku pryč
}
tv-away-wait = Hra počká. Karty i body zůstávají, kde jsou.
tv-away-back = Vrať se stejným telefonem nebo s kódem
tv-tip-1 = Nejlepší je, když ji někdo najde, ale ne všichni.
tv-tip-2 = Kousek písničky, přísloví, vůně z dětství.
tv-tip-3 = Někdy stačí jedno slovo. Nebo povzdech.
tv-tip-4 = Řekni, co cítíš, ne co je na obrázku.
tv-tip-5 = Mysli na někoho u stolu, kdo ti porozumí.
tv-tip-6 = Co se stalo o minutu dřív?

## Pravidla

rules-idea = Jeden hráč je vypravěč a dá nápovědu ke své kartě. Ostatní podstrčí karty, které se k ní taky hodí. Pak všichni hledají vypravěčovu kartu.
rules-round = Kolo
rules-tell = Vypravěč si potají vybere kartu a něco o ní řekne: slovo, větu, zvuk.
rules-tell-blind = Náhoda vybere kartu z vypravěčovy ruky a on o ní něco řekne: slovo, větu, zvuk.
rules-theme = Všechny nápovědy u tohoto stolu mají téma: { $theme }.
rules-beyond = Slova tu nejsou jediný způsob. Vyprávět se dá i takto: { $ways }.
rules-no-words = U tohoto stolu se nápovědy nepíšou. Způsoby vyprávění: { $ways }.
rules-by-spoken = nahlas, v místnosti nebo po telefonu
rules-by-sound = zpěvem nebo broukáním do telefonu
rules-by-mime = pantomimou před kamerou, beze zvuku
rules-by-drawing = kresbou
rules-caption = Vypravěč může přidat pár slov pro ty, kdo neslyší nebo nevidí.
rules-give = { $number ->
    [one] Každý z ostatních dá kartu, která se hodí nejlíp.
    [few] Každý z ostatních dá { $number } karty, které se hodí nejlíp.
    [many] Každý z ostatních dá { $number } karty, které se hodí nejlíp.
   *[other] Každý z ostatních dá { $number } karet, které se hodí nejlíp.
}
rules-vote = { $most ->
    [one] Karty se zamíchají a vyloží. Všichni kromě vypravěče hlasují pro jednu, nikdy ne pro vlastní.
    [few] Karty se zamíchají a vyloží. Všichni kromě vypravěče mají až { $most } hlasy, nikdy ne pro vlastní kartu.
    [many] Karty se zamíchají a vyloží. Všichni kromě vypravěče mají až { $most } hlasu, nikdy ne pro vlastní kartu.
   *[other] Karty se zamíchají a vyloží. Všichni kromě vypravěče mají až { $most } hlasů, nikdy ne pro vlastní kartu.
}
rules-vote-both = { $number ->
    [one] Karty se zamíchají a vyloží. Všichni kromě vypravěče mají jeden hlas, nikdy ne pro vlastní kartu.
    [few] Karty se zamíchají a vyloží. Všichni kromě vypravěče mají { $number } hlasy: pro různé karty, nebo všechny pro jednu, nikdy ne pro vlastní.
    [many] Karty se zamíchají a vyloží. Všichni kromě vypravěče mají { $number } hlasu: pro různé karty, nebo všechny pro jednu, nikdy ne pro vlastní.
   *[other] Karty se zamíchají a vyloží. Všichni kromě vypravěče mají { $number } hlasů: pro různé karty, nebo všechny pro jednu, nikdy ne pro vlastní.
}
rules-vote-many = Karty se zamíchají a vyloží. Hlasují všichni kromě vypravěče, nikdy ne pro vlastní kartu. Hlasů na hráče: { $votes }.
rules-votes-stack = Jedné kartě lze dát víc hlasů.
rules-votes-apart = Každý hlas musí patřit jiné kartě.
rules-reveal = Pak se ukáže, čí která karta byla. Všichni si doberou karty a vypráví další hráč.
rules-points = Body
rules-some = Někdo ji najde, někdo ne: { $teller } pro vypravěče, { $finder } pro každého, kdo ji najde.
rules-some-votes = Někdo ji najde, někdo ne: { $teller } pro vypravěče, { $finder } za každý hlas pro ni.
rules-all = Najdou ji všichni: { $teller } pro vypravěče, { $others } pro každého z ostatních.
rules-none = Nenajde ji nikdo: { $teller } pro vypravěče, { $others } pro každého z ostatních.
rules-count-voters = K nalezení karty stačí jeden hlas pro ni.
rules-count-votes = Najdou ji všichni, jen když jí patří úplně všechny hlasy.
rules-lured = { $number } za každý hlas pro tvoji kartu, když vypráví někdo jiný.
rules-cap = Nejvýš { $number } za kolo.
rules-lone = Ještě { $number }, když dáš jen jeden hlas a trefíš se.
rules-end-target = { $number ->
    [one] Hra končí, když má někdo { $number } bod. Vyhrává, kdo má nejvíc.
    [few] Hra končí, když má někdo { $number } body. Vyhrává, kdo má nejvíc.
    [many] Hra končí, když má někdo { $number } bodu. Vyhrává, kdo má nejvíc.
   *[other] Hra končí, když má někdo { $number } bodů. Vyhrává, kdo má nejvíc.
}
rules-end-pile = Hra končí, když dojdou karty. Vyhrává, kdo má nejvíc bodů.
rules-end-turns = { $number ->
    [one] Hra končí, až každý odvypráví { $number } příběh. Vyhrává, kdo má nejvíc bodů.
    [few] Hra končí, až každý odvypráví { $number } příběhy. Vyhrává, kdo má nejvíc bodů.
    [many] Hra končí, až každý odvypráví { $number } příběhu. Vyhrává, kdo má nejvíc bodů.
   *[other] Hra končí, až každý odvypráví { $number } příběhů. Vyhrává, kdo má nejvíc bodů.
}
rules-also-turns = { $number ->
    [one] Končí taky, až každý odvypráví { $number } příběh.
    [few] Končí taky, až každý odvypráví { $number } příběhy.
    [many] Končí taky, až každý odvypráví { $number } příběhu.
   *[other] Končí taky, až každý odvypráví { $number } příběhů.
}
rules-also-pile = Končí taky, když dojdou karty.
rules-hand = Karet v ruce: { $number }.

## Co ukáže odkaz

preview-home = Otevřený stůl pro Dixit, hru s obrázky a nápovědami.
preview-home-alt = Pět malovaných karet ve světle lampy
preview-gallery = Všechny karty, se kterými se tu hraje, k prohlédnutí v klidu.
preview-gallery-alt = Malované karty, jedna vedle druhé
preview-deck-alt = Několik karet z balíčku { $name }
preview-table = Sedni si s námi ke stolu
preview-table-about = Otevři odkaz, řekni, jak se jmenuješ, a sedni si: bez účtu a bez instalace.
preview-album = Večer s Pinxit
preview-album-about = Obrázky a nápovědy jednoho večera, kolo po kole.

## Jména, která dává server

rabbit-red = Červený králíček
rabbit-orange = Oranžový králíček
rabbit-yellow = Žlutý králíček
rabbit-green = Zelený králíček
rabbit-teal = Tyrkysový králíček
rabbit-sky = Blankytný králíček
rabbit-blue = Modrý králíček
rabbit-violet = Fialový králíček
rabbit-pink = Růžový králíček
rabbit-brown = Hnědý králíček
rabbit-grey = Šedý králíček
rabbit-white = Bílý králíček
guest = Host { $number }

deck-name-plain = Jen čísla
deck-name-titles = Názvy v angličtině

## Potíže

problem-unreachable = Ke stolu se teď nejde připojit. Máš internet?
problem-unknown = Nepovedlo se. Zkus to znovu.
refused-already-given = Tvoje karty už jsou na stole.
refused-already-voted = Tvůj hlas už je odevzdaný.
refused-bad-name = Vyber si jméno, které se dá přečíst.
refused-long-name = Jméno může mít nejvýš tolik znaků: { $longest }. Zkrátíš ho trochu?
refused-bad-seat-code = Tento kód je špatný, nebo už neplatí.
refused-bad-screen-code = Tento kód žádná televize neukazuje. Kód platí jednou, pět minut.
refused-bad-admission = Kód je chybný, nebo už neplatí. Hostitel může vytvořit nový.
refused-people-only = To je pro lidi; počítačoví hráči jen hrají.
refused-no-screen-left = Televizí u tohoto stolu: { $most }. Nejdřív některou odpoj.
refused-no-such-screen = Tato televize už je odpojená.
refused-bad-setting = Takhle to nastavit nejde.
refused-bad-text = Tento text se nedá přečíst.
refused-bad-token = Toto místo už ti nepatří.
refused-bad-value = Tady to nejde.
refused-banned = Hostitel ti zablokoval přístup k tomuto stolu.
refused-bad-place = To není adresa ani síť, nebo je síť příliš velká.
refused-clue-empty = Řekni něco o své kartě.
refused-clue-too-long = Na nápovědu je to moc dlouhé.
refused-deck-too-small = { $missing ->
    [one] Balíček nestačí: chybí { $missing } karta.
    [few] Balíček nestačí: chybí { $missing } karty.
    [many] Balíček nestačí: chybí { $missing } karty.
   *[other] Balíček nestačí: chybí { $missing } karet.
}
refused-draining = Tento server si dá za chvíli pauzu: teď nejde otevírat stoly ani začínat hry.
refused-full = Tento server je plný: hry se dohrají, ale nic nového teď nezačne.
refused-endless = S těmito pravidly by hra nikdy neskončila. Zvol hru na body, na počet příběhů, nebo dokud nedojdou karty.
refused-failed = Serveru se to nepodařilo uložit. Zkus to znovu.
refused-first-not-chosen = Vyber, kdo bude vyprávět první příběh.
refused-foreign-origin = Tato stránka patří jinému serveru. Otevři stůl na jeho vlastní adrese.
refused-game-running = To půjde změnit po hře.
refused-hand-too-small = Málo karet v ruce: { $hand } při { $players } hráčích, ale dát se má { $give }.
refused-moment-passed = Hra už je dál.
refused-more-votes-than-cards = Víc hlasů než karet, pro které se dá hlasovat: hlasů { $votes_max }, karet { $cards } při { $players } hráčích. Povol víc hlasů pro jednu kartu, nebo méně hlasů.
refused-name-taken = Toto jméno už tu někdo má.
refused-no-chat = Hostitel vypnul chat.
refused-no-deck = Nejdřív vyber balíček.
refused-no-game = Teď se nic nehraje.
refused-no-seat-left = Všechna místa jsou obsazená.
refused-no-show = Teď není co přeskočit.
refused-no-hearts = Srdíčka můžeš dávat jen těmto kartám, do dalšího kola.
refused-hearts-later = Počkej, až budou všechny karty odhalené.
refused-own-heart = Vlastní kartě srdíčko dát nemůžeš.
refused-not-our-picture = Tenhle obrázek už u tohoto stolu ve hře není.
refused-long-whisper = Stačí slovo nebo dvě: nejvýš { $longest } znaků.
refused-many-whispers = Tvoje slova už má { $most } obrázků. Nech něco i ostatním.
refused-no-spectators = Tento stůl nepřijímá diváky.
refused-other-protocol = Tato stránka má jinou verzi než server. Načti ji znovu.
refused-no-such-game = Taková partie tu není, nebo ještě neskončila.
refused-no-such-album = Už tu není. Možná byl odkaz zrušen.
refused-no-such-table = Takový stůl tu není.
refused-not-awaited = Teď není řada na tobě.
refused-not-admin = To může jen správce serveru.
refused-needs-password = K otevření stolu na tomto serveru je potřeba heslo.
refused-wrong-password = To není to heslo.
refused-admin-elsewhere = Stránku správce tohoto serveru odsud nejde používat.
refused-not-host = To může jen hostitel.
refused-host-away = Zastupuješ hostitele, který tu není. To může udělat jen on.
refused-own-card = Pro vlastní kartu hlasovat nemůžeš.
refused-paused = Hra je pozastavená.
refused-pawn-taken = Někdo byl rychlejší: tento králíček už je zabraný.
refused-request-used = Toto místo už bylo přiděleno. Sedni si ještě jednou.
refused-unknown-deck = Jeden z vybraných balíčků už neexistuje.
refused-unknown-character = Takový počítačový hráč neexistuje.
refused-unknown-edition = Tento server tato pravidla nezná.
refused-unknown-rule = Tento server toto domácí pravidlo nezná.
refused-too-fast = Ne tak rychle: chvilku počkej.
refused-too-late = Někdo byl rychlejší.
refused-votes-upside-down = Minimum hlasů ({ $votes_min }) je větší než maximum ({ $votes_max }).
refused-stranger = Do chatu můžou psát jen lidé, kterým hostitel důvěřuje.
refused-shut-out = Tento server blokuje připojení z tvojí sítě.
refused-yourself = Sobě to udělat nemůžeš.
refused-animated = Tento obrázek je animovaný nebo má víc stránek. Na kartu se vejde jen jeden.
refused-bad-characters = Tento text se nedá přečíst.
refused-blurred = Tento obrázek vypadá rozmazaně.
refused-broken-picture = Tento obrázek je poškozený.
refused-busy = Právě se zpracovává hodně obrázků. Zkus to za chvíli.
refused-file-too-large = Tento soubor je příliš velký.
refused-heic-off = Tento server nečte fotky HEIC. Ulož ji jako JPEG, nebo požádej správce serveru, aby přidal pinxit[heic].
refused-low-resolution = Tento obrázek je malý: na velkých obrazovkách bude neostrý.
refused-no-cards = V tomto balíčku zatím nejsou obrázky.
refused-no-room = Na další obrázky už není místo.
refused-no-such-deck = Tento balíček už neexistuje.
refused-no-such-picture = Tento obrázek už neexistuje.
refused-not-a-picture = To není obrázek.
refused-picture-crashed = Tento obrázek se nedá přečíst. Možná pomůže uložit ho znovu.
refused-picture-too-heavy = Tento obrázek potřebuje příliš mnoho paměti. Zmenši ho.
refused-picture-too-slow = Tento obrázek se zpracovává příliš dlouho. Zmenši ho.
refused-pictures-away = Obrázky teď nejde načíst ani uložit. Zkus to za chvíli.
refused-text-too-long = Tento text je příliš dlouhý.
refused-too-many-decks = Tento stůl nemůže mít víc vlastních balíčků.
refused-too-many-pictures = Do tohoto balíčku se víc obrázků nevejde.
refused-too-many-pixels = Tento obrázek je příliš velký. Zmenši ho.
refused-too-small = Tento obrázek je na kartu příliš malý.
refused-truncated = Chybí konec tohoto souboru. Pošli ho znovu.
refused-unreadable = Tento obrázek se už nedá přečíst.
refused-unsupported-picture = Tento druh obrázku není podporovaný. Ulož ho jako JPEG.
refused-uploads-off = Tento server obrázky nepřijímá.
refused-bad-clip = Nahrávku s takovým názvem neznáme.
refused-medium-not-allowed = U tohoto stolu se takto nápovědy nedávají.
refused-clue-off-theme = U tohoto stolu jsou všechny nápovědy jednoho druhu. Tahle není.
refused-not-the-drawn-card = U tohoto stolu kartu vybírá náhoda a vybrala jinou.
refused-theme-without-words = Téma je pro nápovědy slovy a u tohoto stolu žádné nejsou.
refused-clips-off = Tento server neuchovává nahrávky ani kresby.
refused-broken-clip = Tohle nejde přehrát. Zkus to prosím znovu.
refused-clip-too-short = Bylo to moc krátké. Zkus to prosím znovu.
refused-clip-too-long = Bylo to moc dlouhé. Zkus to prosím znovu.
refused-clip-too-large = Je to moc velké. Udělej něco kratšího nebo jednoduššího.
refused-clip-silent = Není nic slyšet. Je mikrofon zapnutý?
refused-clip-missing = Nejdřív zazpívej, předveď nebo nakresli a pak vyprávěj.
refused-clip-told = Tohle už bylo vyprávěno.
refused-no-such-clip = Tohle už tady není.
refused-stranger-clip = Než tě tu bude slyšet nebo vidět, musí ti hostitel důvěřovat.
refused-no-room-for-clips = Na tomto serveru teď není místo pro další nahrávky a kresby.
refused-clips-busy = Právě se zpracovává hodně nahrávek. Zkus to prosím za chvíli.
refused-clips-away = Nahrávky teď nejde načíst ani uložit. Zkus to prosím za chvíli.
refused-wrong-number-of-players = Tady je potřeba { $least } až { $most } hráčů.
refused-wrong-phase = Teď to nejde.

## Televize

home-tv = Ukázat na televizi
menu-screens = Televize
tv-title = Stůl na této obrazovce
tv-step-open = V telefonu otevři stůl na adrese { $address } a v nabídce vyber „Televize“.
tv-step-scan = Naskenuj tento kód, nebo napiš písmena.
tv-step-word = Telefon ukáže slovo. Pokud je stejné jako tady, potvrď ho.
tv-qr = Kód pro fotoaparát telefonu
tv-code = Kód: { $code }
tv-word = Slovo:
tv-pair-again = Připojit znovu
pair-which = Který stůl má ukazovat?
pair-none = Nejdřív otevři stůl: na televizi ho může ukázat jen hostitel. Potom kód naskenuj znovu.
screen-on = zapnutá
screen-off = vypnutá
screen-unpair = Odpojit
screen-sofa = Vidím na televizi
screen-sofa-how = Ta vypráví všechno, tento telefon jen to tvoje.
screen-compare = Ukazuje televize toto slovo?
screen-language = Jazyk televize
screen-same = Ano, připojit
screen-other = Ne, jiné
screen-how = Na televizi otevři v prohlížeči tuto adresu:
screen-code = Kód z televize
screen-find = Dál
screen-host-only = Televizi může připojit jen hostitel.
mine-watch = Dívej se na televizi
mine-chosen = { $number ->
    [one] Někdo volí tvou kartu…
    [few] { $number } hlasy pro tvou kartu…
   *[other] { $number } hlasů pro tvou kartu…
}
mine-unseen = Nikdo nenaletěl
mine-missed = Byla to karta { $place }
mine-told = Uhodlo: { $found }/{ $of }
