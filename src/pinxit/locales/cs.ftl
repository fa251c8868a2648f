### Pinxit, česky. Každý jazyk má stejné zprávy; test řekne, které chybí a které jsou navíc.

close = Zavřít
back = Zpět
menu = Menu
language = Jazyk
go-home = Na úvod
host = Hostitel
sure = Opravdu? Ťukni znovu
connecting = Okamžik…
away = Spojení vypadlo. Hned se samo vrátí.
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
home-line = Obsazená místa: { $people } z { $seats }

who-name = Tvoje jméno
who-pawn = Tvůj králíček
who-open = Otevřít stůl
who-play = Hrát
who-sit = Sednout si

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
join-crowded = Někdo právě zkouší spoustu kódů. Otevři odkaz, který ti poslali, nebo naskenuj QR kód; případně to zkus za chvíli znovu.
join-nobody = Zatím tu nikdo není.
join-quiet = { $number ->
    [one] Jeden člověk už tu je.
    [few] Už jsou tu { $number } lidé.
   *[other] Už je tu { $number } lidí.
} Dokud se za tebe hostitel nezaručí, budeš se jmenovat podle barvy svého králíčka.
join-sit = Sednout si ke stolu
join-watch = Jen se dívat

lost-title = Tudy cesta ke stolu nevede
gone-title = Čas vstát od stolu
gone-moved = Teď hraješ na jiném zařízení.
gone-left = U tohohle stolu už nesedíš.
gone-kicked = Hostitel tě prosí, ať odejdeš.
gone-banned = Hostitel už tě u tohohle stolu nechce.
gone-shut-out = Správce tohoto serveru z tvé sítě nikoho nepouští.
gone-deleted = Ze stolu už je sklizeno.
gone-never-came = Tvoje místo se uvolnilo, protože na něj nikdo nepřišel.

## Scházíme se

lobby-who = { $number ->
    [one] U stolu sedí jeden hráč
    [few] U stolu sedí { $number } hráči
    [many] U stolu sedí { $number } hráče
   *[other] U stolu sedí { $number } hráčů
}
lobby-add-computer = Pozvat počítačového hráče
character-bear = medvěd
character-owl = sova
character-fox = liška
character-guest = host
manner-bear = říká, co vidí
manner-owl = myslí v příslovích a pohádkách
manner-fox = čte v hráčích a pamatuje si
blind-deck = Počítačoví hráči znají kartu podle popisu a balíček „{ $deck }“ nemá žádné, které by uměli přečíst. Zahrají si, ale podle štítků nebo nazdařbůh. Lepší by byli s popisy ve složce balíčku „texts“.
blind-deck-seen = Rozumím
lobby-invite = Zavolej ostatní
lobby-missing = { $number ->
    [one] Chybí ještě jeden hráč
    [few] Chybí ještě { $number } hráči
    [many] Chybí ještě { $number } hráče
   *[other] Chybí ještě { $number } hráčů
}
lobby-begin = Začínáme
first-who = Kdo bude vyprávět první příběh?
lobby-ready = Můžeme začít
lobby-unready = Ještě chvilku ne
lobby-ready-of = Začít může { $ready } z { $all }
lobby-wait = Až se všichni sejdou, hru začne { $host }.

invite-qr = QR kód tohohle stolu
invite-code = Kód stolu: { $code }
invite-send = Poslat odkaz
invite-copy = Zkopírovat odkaz
invite-link = Odkaz na tenhle stůl
invite-here-only = Tahle adresa funguje jen na tomhle počítači.
invite-shared = Odkaz už je na cestě
invite-copied = Zkopírováno. Vlož odkaz tam, kde ho uvidí ostatní.
invite-by-hand = Zkopírovat se nepovedlo. Odkaz je označený: zkopíruj ho ručně, nebo ho přečti nahlas.

settings = Co hrajeme
settings-edition = Pravidla
settings-house = Domácí pravidla
house-target = Body k vítězství
house-hand = Karet v ruce
house-first = Kdo vypráví první
house-latecomer = Opozdilci začínají
house-first-race = kdo má příběh
house-first-host = koho určí hostitel
house-first-random = losem
house-latecomer-average = s průměrem
house-latecomer-lowest = s nejnižším skóre
house-latecomer-zero = od nuly
house-book-is = V pravidlech: { $value }
house-reset = Podle pravidel: { $rule }
house-changed = Domácí pravidla u tohohle stolu
house-none = bez omezení
house-yes = ano
house-no = ne
house-step = { $number } při { $players } hráčích
house-impossible = { $rule }: { $value } nejde.
house-players-crossed = Nejmenší počet hráčů je větší než největší.
house-group-goal = Konec hry
house-group-cards = Karty a nápovědy
house-group-votes = Hlasy
house-group-points = Body
house-group-people = Hráči
house-target-none = Hrajeme bez omezení bodů
house-turns-each = Kolik příběhů vypráví každý
house-short-pile = Když dojdou karty
house-short-pile-reshuffle = zamíchají se použité
house-short-pile-end = hra končí
house-give = Kolik karet dává každý
house-clue-length = Nejdelší nápověda, ve znacích
house-votes-min = Nejméně hlasů na hráče
house-votes-max = Nejvíc hlasů na hráče
house-votes-may-stack = Víc hlasů pro stejnou kartu
house-count-over = „Našli ji všichni“ počítáme podle
house-count-over-voters = lidí
house-count-over-votes = hlasů
house-some-storyteller = Někdo ji najde: vypravěč
house-some-finder = Někdo ji najde: každý správný hlas
house-all-storyteller = Najdou ji všichni: vypravěč
house-all-others = Najdou ji všichni: každý z ostatních
house-none-storyteller = Nenajde ji nikdo: vypravěč
house-none-others = Nenajde ji nikdo: každý z ostatních
house-lone-vote = Navíc za jediný hlas, je-li správný
house-bonus = Každý hlas pro vlastní kartu
house-bonus-cap = Nejvýš za takové hlasy v kole
house-bonus-cap-none = Bez omezení za takové hlasy
house-players-min = Nejméně hráčů
house-players-max = Nejvíc hráčů
settings-decks = Obrázky
settings-timers = Čas na rozmyšlenou
settings-public = Stůl můžou najít i cizí lidé
settings-spectators = Ostatní se můžou dívat
settings-chat = Můžeme si psát
settings-thinking = Počítačoví hráči nespěchají
settings-strangers = Cizí lidé nemají jméno ani hlas, dokud se za ně nezaručím
settings-language = Jazyk nápověd
settings-more = Víc o stole
settings-seats = Místa u stolu
settings-seats-all = { $number }, kolik jich může hrát
settings-seats-are = Podle těchhle pravidel je tu { $least } až { $most } míst.
settings-crowded = Málo míst ({ $number }) pro všechny, kdo tu sedí.
settings-absent = Když vyprší čas nebo někdo chybí
settings-undo = Nechat, jak to bylo
settings-unsettled = S tím, co je vybráno, se zatím hrát nedá.
absent-stand-in = hraje za něj počítač
absent-skip = hrajeme dál bez něj
absent-wait = čekáme
timers-off = Kolik bude třeba
timers-relaxed = V klidu: tři minuty na nápovědu
timers-brisk = Svižně: minuta a půl
timers-own = Po svém
timers-seconds = Ve vteřinách; prázdné pole znamená: kolik bude třeba.
timers-race = Na první příběh
timers-clue = Na nápovědu
timers-give = Na přiložení karty
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
edition-dixit = Nejnovější pravidla.
edition-disney = Nejnovější pravidla pro menší stůl.
edition-name-disney = Pro šest
edition-classic = Jako na začátku; ve třech vynese povedená nápověda o něco víc.
edition-odyssey = Pro velkou společnost, se dvěma hlasy.
edition-odyssey-2011 = Pro velkou společnost, v původní podobě.
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
hand-arrange = Karty přerovnáš tažením, nebo šipkami s podrženou klávesou Alt.
hand-moved = Teď na místě { $place }
card-back = Karta lícem dolů
card-number = Karta { $number }
card-pick = Vybrat tuhle kartu
card-unpick = Radši jinou
card-look = Prohlédnout si
card-close-look = Karta zblízka
card-before = Předchozí karta
card-after = Další karta
card-mine = Tvoje karta
card-vote = Hlasovat pro { $place }
card-choose = Vybrat { $place }
clue-of = { $name } říká

task-race = Máš příběh? Začíná, kdo první ťukne.
task-race-watch = Kdo přijde s příběhem první?
task-tell = Teď vyprávíš ty: vyber kartu a něco o ní řekni
task-wait-clue = { $name } hledá slova
task-give = { $number ->
    [one] Která tvoje karta k tomu taky sedí?
    [few] Které { $number } tvoje karty k tomu taky sedí?
    [many] Které { $number } tvé karty k tomu taky sedí?
   *[other] Kterých { $number } tvých karet k tomu taky sedí?
}
task-gave = Tvoje karta je na cestě. Počkej na ostatní.
task-wait-cards = Ostatní hledají karty k tvojí nápovědě
task-vote = { $most ->
    [one] O které kartě mluví { $name }?
    [few] O které kartě mluví { $name }? Máš { $most } hlasy.
    [many] O které kartě mluví { $name }? Máš { $most } hlasu.
   *[other] O které kartě mluví { $name }? Máš { $most } hlasů.
}
task-voted = Tvůj hlas je odevzdaný. Počkej na ostatní.
task-wait-votes = Nehni ani brvou: ostatní hlasují
task-watch-give = Ostatní hledají karty, které se taky hodí
task-watch-vote = Hlasuje se: která karta je ta pravá?
task-reveal = Tak takhle to bylo
task-paused = Zbylo moc málo hráčů. Hra bude pokračovat, až se někdo vrátí.
task-stopped = Hra je pozastavená
hint-race = Prohlédni si svoje karty. Koho k jedné z nich něco napadne, vypráví první.
hint-wait-clue = Za chvíli zazní nápověda. Pak u sebe najdeš kartu, která se k ní taky hodí.
hint-give = Vyber kartu, kterou si ostatní můžou splést s vypravěčovou: každý hlas pro ni je bod pro tebe.
hint-vote = Jedna je vypravěčova, ostatní byly přihozené. Ťuknutím kartu vybereš, ⤢ ji ukáže zblízka.

do-claim = Mám příběh!
do-tell = Vyprávět
do-give = { $number ->
    [one] Dát tuhle kartu
    [few] Dát tyhle { $number } karty
    [many] Dát { $number } karty
   *[other] Dát těchhle { $number } karet
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
vote-choose = Vyber kartu
do-go-on = Do dalšího kola
do-follow = Do kola { $number }
do-finish = Na stupně vítězů
do-take-back = Vzít zpět
do-mend = Ať to zní takhle
mend-ask = Říct to jinak
stood-in = Hraje za tebe počítač.
do-come-back = Jsem zpátky
waiting-for = { $number ->
    [one] { $names } ještě přemýšlí
    [few] { $names } ještě přemýšlejí
    [many] { $names } ještě přemýšlejí
   *[other] { $names } ještě přemýšlejí
}
tell-label = Tvoje nápověda
tell-pick-first = Nejdřív vyber kartu, ke které nápověda patří.
tell-advice-ask = Jak vypadá dobrá nápověda?
tell-advice = Slovo, kousek písničky, pocit, zvuk. Když tvoji kartu najdou všichni, nedostaneš nic; když nikdo, taky nic. Takže ať se někdo usměje a jiný nemá ponětí.

doing-here = je tady
doing-ready = může začít
doing-away = je pryč
doing-stood-in = hraje počítač
doing-computer = počítač
doing-waits = čeká na další kolo
doing-thinks = přemýšlí
doing-tells = vypráví
doing-gave = má vybráno
doing-voted = má odhlasováno
track-line = { $name } { $score }

reveal-whose = O téhle kartě mluví { $name }
reveal-voters = hlasy: { $names }
reveal-no-votes = bez hlasů
reveal-gain = kolo
reveal-total = celkem
verdict-some = Někdo ji našel, někdo ne: { $name } vypráví skvěle!
verdict-all = Našli ji všichni. { $name } mluví moc jasně.
verdict-none = Nenašel ji nikdo. { $name } mluví moc mlhavě.
verdict-void = Nikdo nemohl hlasovat: { $name } zůstává bez bodů.
points-told = { $number } za nápovědu
points-found = { $number } za nalezenou kartu
points-consoled = { $number } pro všechny kromě vypravěče
points-too-plain = moc jasné
points-too-dark = moc mlhavé
points-lone = { $number } za důvěru v jednu kartu
points-lured = { $number } za získané hlasy
points-nothing = tentokrát nic

over-won = Vyhrává { $name }
over-shared = Společně vyhrávají { $names }
over-again = Ještě jednou!
over-wait = Další partii může vyhlásit { $host }.
over-me-too = Já taky!
over-ready = { $number ->
    [one] { $names } chce hrát znovu
    [few] { $names } chtějí hrát znovu
    [many] { $names } chtějí hrát znovu
   *[other] { $names } chtějí hrát znovu
}
over-settings = Změnit pravidla
over-story = Všechna kola popořadě
over-history = Partie u tohohle stolu
over-past = Partie { $number }: { $names }

award-big-round = Nezapomenutelné kolo
award-big-round-why = { $number ->
    [one] { $number } bod v kole { $round }
    [few] { $number } body v kole { $round }
    [many] { $number } bodu v kole { $round }
   *[other] { $number } bodů v kole { $round }
}
award-deceiver = Umění klamu
award-deceiver-why = { $number ->
    [one] jeden hlas svedený na scestí
    [few] { $number } hlasy svedené na scestí
    [many] { $number } hlasu svedeného na scestí
   *[other] { $number } hlasů svedených na scestí
}
award-inspired-clue = Geniální nápověda
award-inspired-clue-why = jasná jen někomu, v kole { $round }
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
    [many] { $number } nápovědy, které nikdo nerozuměl
   *[other] { $number } nápověd, kterým nikdo nerozuměl
}

story-title = Večer: partie { $number }
story-back = Ke stolu
story-round = Kolo { $number }: { $name } říká

fair-title = Bylo zamíchání poctivé?
fair-checking = Sledujeme každou kartu…
fair-yes = Ano. Pořadí karet bylo dáno před prvním tahem a dodrženo do poslední karty.
fair-yes-late = Ano, od kola { $round }, kdy si toto zařízení zapsalo slib. Co bylo předtím, víme jen od serveru.
fair-yes-unseen = Pokud je odtud vidět, ano. Toto zařízení ale u hry nebylo: slib zná jen od serveru.
fair-no = Ne. Ne všechno bylo tak, jak bylo slíbeno.
fair-no-promise = Ne. Server teď ukazuje jiný slib, než si toto zařízení zapsalo během hry.
fair-promise = Slíbeno na začátku
fair-noted = Zapsáno tímto zařízením v kole { $round }
fair-same = totéž
fair-seed = Semínko náhody, odhalené na konci
fair-check-promise = Semínko je to, které bylo slíbeno
fair-check-deal = Karty v ruce a balíček po rozdání
fair-check-first = Vylosovaní vypravěči
fair-check-board = Pořadí karet na stole
fair-check-fill = Karty dobrané z balíčku
fair-check-pile = Nové balíčky
fair-check-round = Spočítaná kola
fair-broken-promise = Není to semínko, které bylo slíbeno.
fair-broken-deal = Měly být rozdány jiné karty.
fair-broken-first = Začínat měl někdo jiný.
fair-broken-board = Karty na stole měly ležet jinak.
fair-broken-fill = Tohle nebyly další karty z balíčku.
fair-broken-pile = Nový balíček měl být jiný.
fair-broken-round = Kola jsou špatně spočítaná.
fair-start = Na začátku
fair-round = Kolo { $round }
fair-was-promised = slíbeno
fair-was-found = nalezeno
fair-proves = Dokazuje to, že pořadí karet bylo dáno, když slib vznikl, a že bylo dodrženo. Nedokazuje to, že server předtím nezkoušel více semínek ani že se nikdo nedíval do karet.
fair-self = Této stránce nemusíš věřit. Soubor níže obsahuje každé losování a docs/protocol.md popisuje recept pro jakýkoli programovací jazyk. V terminálu:
fair-download = Odnést si důkazy

gallery = Obrázky
gallery-by = autor: { $author }
gallery-homepage = Stránka balíčku
gallery-download = Stáhnout celý balíček
gallery-note = Jak vznikl:

## Vlastní obrázky

own = Vlastní obrázky
own-which = Který balíček
own-new = Nový balíček
own-about = O tomto balíčku
own-name = Obrázky: { $name }
own-deck-name = Jeho jméno
own-author = Čí jsou to obrázky
own-licence-label = Co s nimi smějí ostatní dělat
own-licence = Jen pro tento stůl
own-delete = Zahodit tento balíček
own-delete-sure = Opravdu? Všechny jeho obrázky zmizí
own-playing = S těmito obrázky právě hrajete. Změnit se dají, až hra skončí.
own-invitation = Fotky z dovolené, dětské kresby, staré pohlednice: vyberte jich hodně a z každé bude karta.
own-choose = Vybrat obrázky
own-camera = Vyfotit
own-drop = nebo je pusťte sem
own-quota = { $number ->
    [one] Místo pro ještě jeden obrázek ({ $megabytes } MB)
    [few] Místo pro ještě { $number } obrázky ({ $megabytes } MB)
   *[other] Místo pro ještě { $number } obrázků ({ $megabytes } MB)
}
own-progress = { $number ->
    [one] Jeden obrázek je na cestě
    [few] { $number } obrázky jsou na cestě
   *[other] { $number } obrázků je na cestě
}
own-failures = { $number ->
    [one] Jeden soubor nebyl přijat
    [few] { $number } soubory nebyly přijaty
   *[other] { $number } souborů nebylo přijato
}
own-cards = { $number ->
    [one] Jeden obrázek
    [few] { $number } obrázky
   *[other] { $number } obrázků
}
own-open = Obrázek { $number }: { $what }. Oříznout, popsat, odebrat
own-no-alt = beze slov
own-grip = Obrázek { $number } z { $all }: přetáhněte ho, nebo ho posuňte šipkami
own-moved = Teď na místě { $number } z { $all }
own-waiting = čeká
own-reading = čte se …
own-again = Zkusit znovu
own-dismiss = Odložit { $name }
own-line-broke = Spojení se přerušilo. Co je hotové, zůstává.
own-few = Ke hře je třeba hodně karet. Vyberte k tomuto ještě jeden balíček, zamíchají se dohromady.
own-use = { $number ->
    [one] Hrát s tímto obrázkem
    [few] Hrát s těmito { $number } obrázky
   *[other] Hrát s těmito { $number } obrázky
}
own-use-again = Hrát s tímto balíčkem
own-picture = Obrázek { $number } z { $all }
own-loading = Obrázek je na cestě …
own-crop = Výřez
own-crop-how = Co je z obrázku vidět: posouvejte šipkami, plus a minus mění velikost
own-zoom = Blíž
own-title = Název
own-alt = Co je vidět, pro ty, kdo nevidí
own-alt-hint = Dívka s červeným deštníkem na molu.
own-save = Hotovo
own-saving = Ořezává se …
own-earlier = Dřív
own-later = Později
own-remove = Odebrat

## Menu

menu-invite = Pozvat někoho
menu-chat = Povídání
menu-rules = Pravidla
menu-host = Nástroje hostitele
menu-people = Lidé u stolu
menu-seat = Hrát dál na jiném zařízení
menu-sound = Zvuk, když jsem na řadě
menu-leave = Odejít od stolu
menu-leave-sure = Opravdu odejít? Ťukni znovu
seat-how = Napiš tahle písmena na druhém zařízení tam, kam se píše kód stolu. Platí jednou, po dobu deseti minut.
chat-none = Zatím je tu ticho.
chat-label = Řekni něco
chat-send = Poslat
chat-mute = Skrýt zprávy: { $name }
chat-unmute = Zase ukazovat zprávy: { $name }
chat-report = Nahlásit: { $name }
chat-strangers = Píšou si tu ti, za které se hostitel zaručil. Reakce jsou pro všechny.
people-none = Nikdo další tu zatím není.
people-stranger = někdo cizí
people-me = Tady se jmenuješ { $name }, dokud se za tebe hostitel nezaručí. Tvoje vlastní jméno nikdo nevidí.
people-mute = Skrýt zprávy
people-unmute = Zase ukazovat zprávy
report = Nahlásit
report-about = Nahlášení: { $name }
report-why = Co se děje?
report-rude = Urážky, nenávist nebo výhrůžky
report-indecent = Neslušnosti nebo vyptávání na soukromé věci
report-spam = Reklama nebo spam
report-spoils = Podvádí nebo kazí hru
report-other = Něco jiného
report-text = Vlastními slovy, jestli chceš
report-what = Přečte si to ten, kdo vede tenhle server, i s posledními zprávami a nápovědami: { $name }. { $name } se to nedozví.
report-send = Odeslat nahlášení
report-thanks = Děkujeme. Kdo vede tenhle server, se na to podívá.
reaction-heart = Srdce
reaction-laugh = Smích
reaction-wow = Páni
reaction-clap = Potlesk
reaction-think = Hm…
reaction-oops = Jejda
reaction-sleep = Zívnutí
reaction-fox = Mazaná liška
host-pause = Pauza
host-resume = Hrát dál
host-extend = Ještě minutu
host-end = Ukončit hru
host-hand-over = Předat roli hostitele
host-stand-in = Ať hraje počítač
host-skip = Nečekat
host-kick = Poprosit o odchod
host-ban = Už nepouštět
host-ban-how = „Už nepouštět“ platí pro jméno i pro připojení. Má-li stejné připojení někdo další u stolu, třeba v rodině nebo ve škole, platí jen pro jméno.
host-befriend = Zaručit se
host-befriend-how = Za koho se zaručíš, ten má své jméno a může číst i psát zprávy.
host-banned = Komu je vstup zapovězen
host-clear = Smazat tento stůl
host-clear-sure = Opravdu? Všechny hry a jména nadobro zmizí
host-unban = Zase pustit
host-lent = Zastupuješ hostitele ({ $name }), který jím po návratu zase bude.

## Správa serveru

notice = Od toho, kdo vede tenhle server:
notice-close = Schovat tohle oznámení
admin = Správa serveru
admin-token = Token správce
admin-ask = Leží v datové složce serveru, v souboru admin.token. Stránka si ho pamatuje, dokud nezavřeš kartu.
admin-enter = Vstoupit
admin-leave = Zamknout
admin-wrong = Tohle není token tohoto serveru.
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
admin-database-nearly-full = Databáze je téměř plná. Uvolni místo nebo povol víc (--database-mb): brzy nepůjde otevřít žádný stůl.
admin-database-full = Databáze je plná: rozehrané hry se dohrají, ale nic nového nezačne. Uvolni místo nebo povol víc (--database-mb).
admin-database-damaged = Při startu se ukázalo, že databáze je poškozená. Vedle ní leží její kopie; viz kapitolu o souborech v docs/hosting.md.
admin-clock-not-believed = Hodiny tohoto počítače jsou daleko před dobou, kdy server naposledy běžel: žádný stůl se nezapomene, dokud nepotvrdíš, že jdou správně (pinxit tables believe-clock).
admin-refusals = Nejčastější odmítnutí
admin-tables = { $number ->
    [0] Žádný stůl není vzhůru
    [one] Vzhůru je jeden stůl
    [few] Vzhůru jsou { $number } stoly
   *[other] Vzhůru je { $number } stolů
}
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
admin-notice = Slovo všem
admin-notice-how = Uvidí ho nad hrou všichni u stolů i ti, kdo přijdou později, dokud ho nesundáš.
admin-notice-now = Všichni teď vidí:
admin-notice-text = Tvoje slova
admin-notice-set = Ukázat
admin-notice-down = Sundat
admin-rest = Než server vypneš
admin-rest-how = Neotevírají se už stoly a nezačínají hry; ty, co běží, se dohrají do konce.
admin-rest-on = Nezačínat další hry
admin-rest-off = Dovolit zase začínat hry
admin-rest-games = { $number ->
    [one] Ještě se hraje jedna hra.
    [few] Ještě se hrají { $number } hry.
   *[other] Ještě se hraje { $number } her.
}
admin-rest-done = Žádná hra už neběží: teď můžeš server vypnout.
admin-reports = { $number ->
    [0] Nikdo nic nenahlásil
    [one] Jedno nahlášení
    [few] { $number } nahlášení
   *[other] { $number } nahlášení
}
admin-report-by = nahlašuje { $name }, stůl { $code }
admin-report-lines = Poslední zprávy
admin-report-clues = Poslední nápovědy
admin-report-done = Vyřízeno: smazat nahlášení
admin-report-out = Nepouštět nikoho odtud, odkud přišel
admin-places = Odkud nikdo nesmí
admin-places-how = Z těchto adres se nikdo nedostane k žádnému stolu na tomto serveru. Týká se to všech za jednou adresou: rodiny, školy.
admin-place = Adresa nebo síť
admin-place-note = Proč (čteš to jen ty)
admin-place-term = Na jak dlouho
admin-place-day = na den
admin-place-week = na týden
admin-place-month = na 30 dní
admin-place-ever = navždy
admin-place-until = do { $when }
admin-place-reported = Odkud přišel nahlášený hráč
admin-place-add = Nikoho nepouštět
admin-place-lift = Zase pouštět

## What is kept about people

privacy = Co se o tobě uchovává
privacy-short = Žádné účty, žádné cookies, žádné reklamy a žádné sledování. Stůl si pamatuje jen to, co je třeba ke hře.
privacy-kept = Co se uchovává
privacy-kept-game = Jméno, které si dáš, tvé nápovědy a tahy spolu se stolem, u kterého hraješ.
privacy-kept-words = Slova z nápověd v podobě čísel, podle nichž jim rozumějí počítačoví hráči, beze jména a bez stolu. Zůstávají, i když stůl zmizí.
privacy-kept-chat = Co si píšete, je jen v paměti: posledních 50 zpráv, dokud stůl neusne. Na disk se to nikdy neukládá, ledaže to někdo nahlásí.
privacy-kept-pictures = Obrázky, které přinesl hostitel, bez místa a údajů fotoaparátu, dokud existuje jejich stůl.
privacy-kept-address = Tvá adresa se neukládá. Když tě hostitel zablokuje nebo tě někdo nahlásí, zůstane její otisk, kterému rozumí jen tento server; jeho správce může adresy také odříznout.
privacy-kept-reports = Hlášení s posledními zprávami a nápovědami toho, koho se týkají. Čte je jen správce tohoto serveru.
privacy-kept-device = Na tvém zařízení: jméno, barva, jazyk a klíče k tvým místům.
privacy-long = Jak dlouho
privacy-long-days = { $number ->
    [one] Stůl, ke kterému nikdo nepřišel jeden den, se odloží a o týden později smaže se vším, co k němu patří.
    [few] Stůl, ke kterému nikdo nepřišel { $number } dny, se odloží a o týden později smaže se vším, co k němu patří.
    [many] Stůl, ke kterému nikdo nepřišel { $number } dne, se odloží a o týden později smaže se vším, co k němu patří.
   *[other] Stůl, ke kterému nikdo nepřišel { $number } dní, se odloží a o týden později smaže se vším, co k němu patří.
}
privacy-long-ever = Stoly zůstávají, dokud je nesmaže hostitel nebo správce tohoto serveru.
privacy-delete = Jak to nechat smazat
privacy-delete-host = Hostitel může stůl kdykoli smazat se všemi hrami, jmény a obrázky: v nabídce, v nástrojích hostitele.
privacy-delete-ask = Ostatní: požádejte hostitele nebo správce tohoto serveru.
privacy-who = Kdo to vidí
privacy-who-table = Všichni u stolu vidí jména, nápovědy a hru. Kdo má odkaz, může se dívat, pokud to hostitel nezakáže; u veřejného stolu nevidí jména, dokud jsou cizí lidé přijímáni potichu.
privacy-who-server = Správce tohoto serveru by mohl číst vše, co server uchovává. Nic se nepředává dál: i počítačoví hráči přemýšlejí na tomto serveru.

## Pravidla

rules-idea = Někdo z vás je vypravěč a dá nápovědu ke své kartě. Ostatní podstrčí karty, které k ní taky sedí. Pak všichni hledají vypravěčovu kartu.
rules-round = Kolo
rules-tell = Vypravěč si potají vybere kartu a něco o ní řekne: slovo, větu, zvuk.
rules-give = { $number ->
    [one] Každý z ostatních dá kartu, která sedí nejlíp.
    [few] Každý z ostatních dá { $number } karty, které sedí nejlíp.
    [many] Každý z ostatních dá { $number } karty, které sedí nejlíp.
   *[other] Každý z ostatních dá { $number } karet, které sedí nejlíp.
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
rules-votes-stack = Stejné kartě se dá dát víc hlasů.
rules-votes-apart = Každý hlas patří jiné kartě.
rules-reveal = Pak se ukáže, čí která karta byla. Všichni si doberou karty a vypráví další.
rules-points = Body
rules-some = Někdo ji najde, někdo ne: { $teller } pro vypravěče, { $finder } pro každého, kdo ji najde.
rules-some-votes = Někdo ji najde, někdo ne: { $teller } pro vypravěče, { $finder } za každý hlas pro ni.
rules-all = Najdou ji všichni: { $teller } pro vypravěče, { $others } pro každého z ostatních.
rules-none = Nenajde ji nikdo: { $teller } pro vypravěče, { $others } pro každého z ostatních.
rules-count-voters = Kdo jí dal aspoň jeden hlas, ten ji našel.
rules-count-votes = Najdou ji všichni, jen když jí patří úplně všechny hlasy.
rules-lured = { $number } za každý hlas pro tvoji kartu, když vypráví někdo jiný.
rules-cap = Nejvýš { $number } za kolo.
rules-lone = Ještě { $number } za jediný hlas, pokud je správný.
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

## Potíže

problem-unreachable = Ke stolu se teď nedá dostat. Máš internet?
problem-unknown = Nepovedlo se. Zkus to znovu.
refused-already-given = Tvoje karty už jsou na stole.
refused-already-voted = Tvůj hlas už je odevzdaný.
refused-bad-name = Vyber si jméno, které se dá přečíst.
refused-bad-seat-code = Tenhle kód je špatný, nebo už neplatí.
refused-bad-setting = Takhle to nastavit nejde.
refused-bad-text = Tohle se nedá přečíst.
refused-bad-token = Tohle místo už ti nepatří.
refused-bad-value = Tady to nejde.
refused-banned = Hostitel tě u tohohle stolu nechce.
refused-bad-place = To není adresa ani síť, nebo je síť příliš velká.
refused-clue-empty = Řekni něco o své kartě.
refused-clue-too-long = Na nápovědu je to moc dlouhé.
refused-deck-too-small = { $missing ->
    [one] Balíček nestačí: chybí { $missing } karta.
    [few] Balíček nestačí: chybí { $missing } karty.
    [many] Balíček nestačí: chybí { $missing } karty.
   *[other] Balíček nestačí: chybí { $missing } karet.
}
refused-draining = Server si jde za chvíli odpočinout: teď se neotevírají stoly ani nezačínají hry.
refused-full = Na serveru už není místo: hry se dohrají, ale nic nového teď nezačne.
refused-endless = Hra podle těchhle pravidel by nikdy neskončila. Hrajte na body, na počet příběhů, nebo dokud nedojdou karty.
refused-failed = Server to nedokázal zapsat. Zkus to znovu.
refused-first-not-chosen = Řekni, kdo bude vyprávět první příběh.
refused-foreign-origin = Tato stránka patří jinému serveru. Otevři stůl na jeho vlastní adrese.
refused-game-running = To půjde změnit až po hře.
refused-hand-too-small = Málo karet v ruce: { $hand } při { $players } hráčích, ale dát se má { $give }.
refused-moment-passed = Hra mezitím pokročila.
refused-more-votes-than-cards = Víc hlasů než karet, pro které se dá hlasovat: hlasů { $votes_max }, karet { $cards } při { $players } hráčích. Dovolte víc hlasů pro stejnou kartu, nebo méně hlasů.
refused-name-taken = Tohle jméno už tu někdo má.
refused-no-chat = Povídání je u tohohle stolu vypnuté.
refused-no-deck = Nejdřív vyber balíček.
refused-no-game = Teď se nic nehraje.
refused-no-seat-left = Všechna místa jsou obsazená.
refused-no-spectators = U tohohle stolu se hraje bez diváků.
refused-no-such-game = Taková partie tu není, nebo ještě neskončila.
refused-no-such-table = Takový stůl tu není.
refused-not-awaited = Na tohle teď nikdo nečeká.
refused-not-admin = To je pro toho, kdo server provozuje.
refused-not-host = To může jen hostitel.
refused-host-away = Zastupuješ hostitele, který tu není. Tohle může udělat jen on.
refused-own-card = Pro vlastní kartu hlasovat nemůžeš.
refused-paused = Hra má pauzu.
refused-pawn-taken = Někdo byl rychlejší: tenhle králíček už je zabraný.
refused-request-used = Tohle místo už bylo přiděleno. Sedni si ještě jednou.
refused-unknown-deck = Jeden z vybraných balíčků už tu není.
refused-unknown-character = Takový počítačový hráč není.
refused-unknown-edition = Tenhle server tahle pravidla nezná.
refused-unknown-rule = Tenhle server tohle domácí pravidlo nezná.
refused-too-fast = Ne tak rychle: chvilku počkej.
refused-too-late = Někdo byl rychlejší.
refused-votes-upside-down = Nejmenší počet hlasů ({ $votes_min }) je větší než největší ({ $votes_max }).
refused-stranger = Zprávy jsou pro ty, za které se hostitel zaručil.
refused-shut-out = Správce tohoto serveru z tvé sítě nikoho nepouští.
refused-yourself = Tam jsi ty.
refused-animated = Tento obrázek se hýbe nebo má víc stránek; karta ukazuje jednu.
refused-bad-characters = To se nedá přečíst.
refused-blurred = Tento obrázek vypadá rozmazaně.
refused-broken-picture = Tento obrázek je poškozený.
refused-busy = Právě se čte mnoho obrázků. Zkuste to za chvíli.
refused-file-too-large = Tento soubor je příliš velký.
refused-heic-off = Tento server nečte fotky HEIC. Uložte ji jako JPEG, nebo požádejte toho, kdo server provozuje, aby přidal pinxit[heic].
refused-low-resolution = Tento obrázek je malý: na velkých obrazovkách bude neostrý.
refused-no-cards = V tomto balíčku ještě nejsou obrázky.
refused-no-room = Na další obrázky už není místo.
refused-no-such-deck = Takový balíček už není.
refused-no-such-picture = Takový obrázek už není.
refused-not-a-picture = To není obrázek.
refused-picture-crashed = Tento obrázek se nedá přečíst. Možná to půjde, když ho uložíte znovu.
refused-picture-too-heavy = Tento obrázek potřebuje příliš mnoho paměti. Zmenšete ho.
refused-picture-too-slow = Tento obrázek se čte příliš dlouho. Zmenšete ho.
refused-text-too-long = Tento text je příliš dlouhý.
refused-too-many-decks = Tento stůl už má tolik vlastních balíčků, kolik smí.
refused-too-many-pictures = V tomto balíčku už je tolik obrázků, kolik smí být.
refused-too-many-pixels = Tento obrázek je příliš velký. Zmenšete ho.
refused-too-small = Tento obrázek je na kartu příliš malý.
refused-truncated = Chybí konec tohoto souboru. Pošlete ho znovu.
refused-unreadable = Tento obrázek se už nedá přečíst.
refused-unsupported-picture = Obrázky tohoto druhu se tu nečtou. Uložte ho jako JPEG.
refused-uploads-off = Tento server obrázky nepřijímá.
refused-wrong-number-of-players = Tady je potřeba jiný počet hráčů: { $least } až { $most }.
refused-wrong-phase = Teď to nejde.
