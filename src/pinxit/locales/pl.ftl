### Pinxit, po polsku. Każdy język ma te same wiadomości; test mówi, których brakuje, a które są zbędne.

close = Zamknij
back = Wróć
menu = Menu
language = Język
go-home = Na stronę główną
host = Gospodarz
sure = Na pewno? Naciśnij ponownie
connecting = Chwileczkę…
away = Utracono połączenie. Łączymy ponownie…
paused = Przerwa
your-turn = Twoja kolej
clock-left = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}

## Wejście

home-what = Jeden obraz, jedno skojarzenie, wiele historii. Ani zbyt oczywiste, ani zbyt mgliste.
home-new = Nowy stół
home-join = Dołącz
home-code = Kod stołu
home-code-short = Kod stołu ma sześć liter.
home-alone = Zagraj solo
home-how = Jak się gra
home-mine = Moje stoły
home-public = Otwarte stoły
home-gallery = Obejrzyj wszystkie obrazki
home-line = Zajęte miejsca: { $people } z { $seats }
home-free = { $number ->
    [one] jedno wolne krzesło
    [few] { $number } wolne krzesła
    [many] { $number } wolnych krzeseł
   *[other] { $number } wolnego krzesła
}
home-return = Twoja gra trwa
home-return-table = Twój stół wciąż tu jest
home-return-go = Wróć

who-name = Twoje imię
who-pawn = Twój królik
who-open = Otwórz stół
who-play = Graj
who-sit = Usiądź
who-save = Zapisz
password-title = Ten serwer pyta o hasło
password-label = Hasło
password-how = Administrator serwera daje je osobom, które mogą otwierać tu stoły. Żeby usiąść przy stole, hasło nie jest potrzebne.

pawn-red = czerwony, z sercem
pawn-orange = pomarańczowy, ze słońcem
pawn-yellow = żółty, z gwiazdą
pawn-green = zielony, z listkiem
pawn-teal = morski, z falami
pawn-sky = błękitny, z chmurką
pawn-blue = niebieski, z kroplą
pawn-violet = fioletowy, z księżycem
pawn-pink = różowy, z kwiatkiem
pawn-brown = brązowy, z żołędziem
pawn-grey = szary, z dwoma kamykami
pawn-white = biały, z piórkiem

join-title = Do stołu zaprasza { $host }
join-title-empty = Stół
join-who = Już przy stole: { $names }
join-crowded = Ktoś właśnie sprawdza za dużo kodów. Otwórz otrzymany link, zeskanuj kod QR albo spróbuj za jakiś czas.
join-nobody = Nikogo tu jeszcze nie ma.
join-quiet = { $number ->
    [one] Jedna osoba już tu jest.
    [few] Są tu już { $number } osoby.
    [many] Jest tu już { $number } osób.
   *[other] Jest tu już { $number } osoby.
} Dopóki gospodarz ci nie zaufa, zamiast imienia masz kolor swojego królika.
join-sit = Usiądź przy stole
join-watch = Tylko popatrzę

lost-title = Nie ma takiego stołu
gone-title = Nie ma cię już przy stole
gone-moved = Grasz teraz na innym urządzeniu.
gone-left = Wstajesz od stołu. Do zobaczenia!
gone-kicked = Gospodarz wyprosił cię od stołu.
gone-banned = Gospodarz zablokował ci dostęp do tego stołu.
gone-shut-out = Ten serwer blokuje połączenia z twojej sieci.
gone-deleted = Ten stół został usunięty.
gone-unpaired = Gospodarz odłączył ten ekran.
gone-never-came = Twoje miejsce zwolniono, bo nikt się na nim nie pojawił.
gone-bad-token = { refused-bad-token }
gone-no-spectators = { refused-no-spectators }
gone-no-such-table = { refused-no-such-table }
gone-other-protocol = { refused-other-protocol }
gone-bad-hello = { problem-unknown }
stale-title = Ta strona jest nieaktualna
load-again = Załaduj ponownie

## Zbieramy się

lobby-who = { $number ->
    [one] Przy stole jest jeden gracz
    [few] Przy stole jest { $number } graczy
    [many] Przy stole jest { $number } graczy
   *[other] Przy stole jest { $number } gracza
}
lobby-add-computer = Dodaj gracza komputerowego
character-bear = niedźwiedź
character-owl = sowa
character-fox = lisica
character-guest = gość
remote-title = Program z zewnątrz
remote-what = Przy tym stole może usiąść twój własny program albo model językowy. Wszyscy widzą, że to gracz komputerowy. Widzi to, co każde miejsce przy stole, także czat; niczego tajnego nie widzi.
remote-how = Podaj programowi ten kod i adres. Kod działa raz, przez dziesięć minut.
remote-code = Kod
remote-address = Adres
remote-make = Utwórz kod
remote-another = Utwórz kolejny kod
remote-take-back = Wycofaj kod
remote-came = { $name } siada przy stole.
people-program = program
manner-bear = mówi, co widzi
manner-owl = myśli przysłowiami i baśniami
manner-fox = czyta w graczach i wszystko pamięta
blind-deck = Gracze komputerowi znają kartę z opisu, a talia „{ $deck }” nie ma opisów, które umieliby przeczytać. Zagrają mimo to, według etykiet albo na chybił trafił. Żeby im pomóc, dodaj opisy do folderu „texts” tej talii.
blind-deck-seen = Rozumiem
whisper-blind = { $name } nie widzi waszych obrazków. Przyda się słowo lub dwa o każdym z nich.
whisper-blind-all = Gracze komputerowi nie widzą waszych obrazków. Przyda się słowo lub dwa o każdym z nich.
whisper-begin = Szepnij słówko
whisper-more = Zmień lub dodaj
whisper-thanks = { $number ->
    [one] Dzięki! Jeden obrazek ma już twoje słowa.
    [few] Dzięki! { $number } obrazki mają już twoje słowa.
    [many] Dzięki! { $number } obrazków ma już twoje słowa.
   *[other] Dzięki! { $number } obrazka ma już twoje słowa.
}
whisper-title = W dwóch słowach
whisper-count = Obrazek { $number } z { $all }
whisper-field = Co tu widzisz?
whisper-secret = Usłyszą to tylko gracze komputerowi. Nikt przy stole tego nie przeczyta.
whisper-next = Dalej
whisper-skip = Pomiń
whisper-done = Gotowe
whisper-none = Nie szkodzi. Możesz wrócić w każdej chwili przed grą.
whisper-mend-how = Dotknij obrazka, żeby zmienić lub cofnąć swoje słowa.
whisper-mend = „{ $words }”: zmień lub cofnij
whisper-again = Więcej obrazków
whisper-enough = Wróć do stołu
lobby-invite = Zaproś znajomych
lobby-missing = { $number ->
    [one] Brakuje jeszcze jednego gracza
    [few] Brakuje jeszcze { $number } graczy
    [many] Brakuje jeszcze { $number } graczy
   *[other] Brakuje jeszcze { $number } gracza
}
lobby-begin = Zaczynamy
first-who = Kto opowie pierwszą historię?
lobby-ready = Gotowe!
lobby-unready = Jeszcze nie
lobby-ready-of = Gotowych: { $ready } z { $all }
lobby-wait = { $host } zacznie grę, gdy wszyscy się zbiorą.

invite-qr = Kod QR tego stołu
invite-code = Kod stołu: { $code }
invite-send = Udostępnij link
invite-copy = Skopiuj link
invite-link = Link do tego stołu
invite-here-only = Ten adres działa tylko na tym komputerze.
invite-shared = Link już w drodze
invite-copied = Skopiowano. Wklej link tam, gdzie zobaczą go znajomi.
invite-by-hand = Nie udało się skopiować. Link jest zaznaczony: skopiuj go ręcznie albo przeczytaj na głos.

settings = Ustawienia gry
settings-change = Zmień
settings-see = Szczegóły
agreed-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}
agreed-turns = { $number ->
    [one] po jednej historii
    [few] po { $number } historie
    [many] po { $number } historii
   *[other] po { $number } historii
}
agreed-clock-off = bez zegara
agreed-clock-relaxed = spokojny zegar
agreed-clock-brisk = szybki zegar
agreed-clock-own = własny zegar
preset-evening = Cały wieczór
preset-evening-how = Najnowsze zasady, 30 punktów, bez zegara
preset-quick = Szybka gra, 20 minut
preset-quick-how = 15 punktów, ze spokojnym zegarem
preset-crowd = Duża grupa, dwa głosy
preset-crowd-how = Do dwunastu graczy
preset-three = We troje
preset-three-how = Dobre skojarzenie daje trochę więcej
preset-stage = Pantomima albo piosenka
preset-stage-how = Bez pisania: śpiewacie, pokazujecie lub mówicie
settings-edition = Zasady
settings-editions = Więcej edycji
settings-house = Zasady domowe
house-target = Punkty do zwycięstwa
house-hand = Kart na ręce
house-first = Kto zaczyna
house-latecomer = Spóźnialscy zaczynają
house-first-race = kto pierwszy ma historię
house-first-host = wybiera gospodarz
house-first-random = losowo
house-latecomer-average = ze średnią
house-latecomer-lowest = z najniższym wynikiem
house-latecomer-zero = od zera
house-book-is = Standardowo: { $value }
house-reset = Przywróć standard: { $rule }
house-changed = Zasady domowe przy tym stole
house-none = bez limitu
house-yes = tak
house-no = nie
house-step = { $number } przy { $players } graczach
house-impossible = { $rule }: wartość „{ $value }” jest niedozwolona.
house-players-crossed = Minimalna liczba graczy jest większa od maksymalnej.
house-group-clues = Jak się opowiada
house-group-goal = Jak kończy się gra
house-group-cards = Karty
house-group-votes = Głosy
house-group-points = Punkty
house-group-people = Gracze
house-target-none = Bez limitu punktów
house-turns-each = Historie na gracza
house-short-pile = Gdy skończą się karty
house-short-pile-reshuffle = tasujemy je od nowa
house-short-pile-end = koniec gry
house-give = Ile kart daje każdy
house-clue-length = Najwięcej znaków w skojarzeniu
house-media = Sposoby opowiadania
house-theme = Temat wszystkich skojarzeń
house-blind = Kartę narratora wybiera los
medium-words = słowami
medium-spoken = na głos
medium-sound = śpiewem lub nuceniem
medium-mime = pantomimą
medium-drawing = rysunkiem
theme-none = dowolny
theme-word = jedno słowo
theme-question = pytanie
theme-title = tytuł
theme-song = wers z piosenki
theme-proverb = przysłowie
theme-memory = wspomnienie
theme-tale = z baśni
theme-own = Własnymi słowami…
theme-own-words = „{ $theme }”
theme-own-label = Temat własnymi słowami
house-votes-min = Minimum głosów na osobę
house-votes-max = Maksimum głosów na osobę
house-votes-may-stack = Kilka głosów na jedną kartę
house-count-over = „Znajdują wszyscy” liczymy według
house-count-over-voters = osób
house-count-over-votes = głosów
house-some-storyteller = Niektórzy znajdują: narrator
house-some-finder = Niektórzy znajdują: każdy celny głos
house-all-storyteller = Wszyscy znajdują: narrator
house-all-others = Wszyscy znajdują: każda inna osoba
house-none-storyteller = Nikt nie znajduje: narrator
house-none-others = Nikt nie znajduje: każda inna osoba
house-lone-vote = Premia za jeden, celny głos
house-bonus = Każdy głos na twoją kartę
house-bonus-cap = Głosy na twoją kartę: najwyżej na rundę
house-bonus-cap-none = Głosy na twoją kartę: bez limitu
house-players-min = Minimum graczy
house-players-max = Maksimum graczy
settings-decks = Obrazki
settings-timers = Czas do namysłu
settings-public = Nieznajomi mogą znaleźć ten stół
settings-spectators = Inni mogą patrzeć
settings-chat = Gracze mogą pisać na czacie
settings-thinking = Gracze komputerowi nie śpieszą się
settings-strength = Jak dobrze grają gracze komputerowi
strength-easy = Łatwo
strength-fair = W sam raz
strength-strong = Mocno
settings-remarks = Gracze komputerowi mówią, co im przyszło do głowy
settings-show = Bez pośpiechu przy odkrywaniu kart
settings-strangers = Nieznajomi są anonimowi i nie piszą na czacie, póki im nie zaufam
settings-language = Język skojarzeń
settings-more = Więcej ustawień
settings-seats = Miejsca przy stole
settings-seats-all = { $number } (maksimum)
settings-seats-are = Liczba miejsc przy tych zasadach: od { $least } do { $most }.
settings-crowded = Za mało miejsc ({ $number }) dla wszystkich przy stole.
settings-absent = Gdy minie czas albo kogoś nie ma
settings-undo = Cofnij zmiany
settings-unsettled = Z tymi ustawieniami nie da się jeszcze grać.
absent-stand-in = gra za nich komputer
absent-skip = gramy dalej bez nich
absent-wait = czekamy
timers-off = Bez limitu czasu
timers-relaxed = Spokojnie: trzy minuty na skojarzenie
timers-brisk = Szybko: półtorej minuty
timers-own = Własny
timers-seconds = W sekundach. Puste pole: bez limitu czasu.
timers-race = Na pierwszą historię
timers-clue = Na skojarzenie
timers-give = Na wybór karty
timers-vote = Na głosowanie
timers-reveal = Na odkrycie kart
timers-away = Czekanie na nieobecnych
edition-players = { $most ->
    [one] od { $least } do { $most } gracza
    [few] od { $least } do { $most } graczy
    [many] od { $least } do { $most } graczy
   *[other] od { $least } do { $most } gracza
}
edition-goal = { $number ->
    [one] do { $number } punktu
    [few] do { $number } punktów
    [many] do { $number } punktów
   *[other] do { $number } punktu
}
edition-pile = aż skończą się karty
edition-about-dixit = Najnowsze zasady.
edition-name-dixit = Dixit
edition-about-disney = Najnowsze zasady dla mniejszego stołu.
edition-name-disney = Dla sześciorga
edition-about-classic = Pierwotne zasady. Przy trzech graczach dobre skojarzenie daje trochę więcej.
edition-name-classic = Klasyczny
edition-about-odyssey = Dla dużego grona, z dwoma głosami.
edition-name-odyssey = Odyseja
edition-about-odyssey-2011 = Dla dużego grona, w pierwszej wersji.
deck-cards = { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}

## Gramy

top-round = Runda { $number }
players = Gracze
points = Punkty
hand = Twoje karty
hand-arrange = Przeciągnij karty, żeby je ułożyć, albo użyj strzałek z wciśniętym klawiszem Alt.
hand-moved = Teraz na miejscu { $place }
card-back = Zakryta karta
card-number = Karta { $number }
card-pick = Wybierz tę kartę
card-unpick = Jednak nie ta
card-look = Obejrzyj z bliska
card-close-look = Karta z bliska
card-mine = Twoja karta
card-vote = Głosuj na kartę { $place }
close-tray = Wszystkie karty, małe
close-spread = Wróć do wszystkich kart
card-voted = Twój głos leży na tej karcie
card-yours = twoja
card-chosen = Wybrana karta
card-tell = Biorę tę kartę
card-coin = Daj głos na kartę { $place }
vote-take-back = Zabierz głos z karty { $place }
vote-laid = Wszystkie głosy rozdane
vote-coins = { $number ->
    [one] Został jeden głos
    [few] Zostały { $number } głosy
   *[many] Zostało { $number } głosów
}
vote-may-stack = na jedną kartę albo na kilka
vote-no-stack = każdy na inną kartę
vote-at-least = co najmniej { $number }
vote-done = Gotowe
give-ready = Karty wybrane
waiting-count = Gotowe osoby: { $done } z { $all }
tell-title = Twoja opowieść
menu-unread = Nowe wiadomości
clue-of = { $name } mówi
clue-aloud = { $name } mówi skojarzenie na głos
clue-aloud-me = Powiedz skojarzenie na głos
clue-aloud-said = (na głos)
clue-by-sound = Posłuchaj: { $name }
clue-by-mime = { $name } pokazuje
clue-by-drawing = { $name } rysuje
clue-was-sound = (zaśpiewane)
clue-was-mime = (pokazane)
clue-was-drawing = (narysowane)

task-race = Kto ma historię? Zaczyna ten, kto pierwszy naciśnie.
task-race-watch = Kto pierwszy wpadnie na historię?
task-tell = Teraz opowiadasz ty: wybierz kartę i podaj skojarzenie
task-tell-blind = Teraz opowiadasz ty, a kartę wybrał los: podaj do niej skojarzenie
task-wait-clue = { $name } wymyśla skojarzenie
task-give = { $number ->
    [one] Która z twoich kart też tu pasuje?
    [few] Które { $number } twoje karty też tu pasują?
    [many] Których { $number } twoich kart też tu pasuje?
   *[other] Które { $number } twojej karty też tu pasuje?
}
task-gave = Karta oddana. Czekamy na resztę.
task-wait-cards = Pozostali wybierają karty do twojego skojarzenia
task-vote = { $most ->
    [one] O której karcie mówi { $name }?
    [few] O której karcie mówi { $name }? Masz { $most } głosy.
    [many] O której karcie mówi { $name }? Masz { $most } głosów.
   *[other] O której karcie mówi { $name }? Masz { $most } głosu.
}
task-voted = Głos oddany. Czekamy na resztę.
task-wait-votes = Zachowaj kamienną twarz: trwa głosowanie
task-watch-give = Pozostali wybierają pasujące karty
task-watch-vote = Trwa głosowanie: która to karta?
task-passed-give = Ta runda bez twojej karty. Możesz jeszcze głosować.
task-passed-vote = Ta runda bez twojego głosu
task-next-round = Dostaniesz karty w następnej rundzie
task-next-game = Zagrasz w następnej partii
task-reveal = A więc to ta!
task-paused = Zostało za mało graczy. Gramy dalej, gdy ktoś wróci.
task-stopped = Gra jest wstrzymana
hint-race = Obejrzyj swoje karty. Kto pierwszy wpadnie na pomysł, ten zaczyna.
hint-wait-clue = Za chwilę usłyszysz skojarzenie. Potem wybierz swoją kartę, która też do niego pasuje.
hint-give = Wybierz kartę, którą inni mogą wziąć za kartę narratora: każdy głos na nią to punkt dla ciebie.
hint-vote = Jedna z nich należy do narratora, resztę podrzucono. Przyjrzyj się im z bliska i zagłosuj.

do-claim = Mam historię!
do-tell = Opowiedz
do-give = { $number ->
    [one] Daj tę kartę
    [few] Daj te { $number } karty
    [many] Daj tych { $number } kart
   *[other] Daj { $number } karty
}
give-choose = { $number ->
    [one] Wybierz kartę
    [few] Wybierz { $number } karty
    [many] Wybierz { $number } kart
   *[other] Wybierz { $number } karty
}
give-more = { $number ->
    [one] Wybierz jeszcze jedną
    [few] Wybierz jeszcze { $number }
    [many] Wybierz jeszcze { $number }
   *[other] Wybierz jeszcze { $number }
}
do-vote = Głosuj na { $places }
do-go-on = Następna runda
do-follow = Do rundy { $number }
do-finish = Na podium
do-take-back = Cofnij
do-mend = Zapisz
mend-ask = Zmień skojarzenie
mend-aloud = Zapisz skojarzenie
mend-caption = Opisz to słowami
stood-in = Gra za ciebie komputer.
do-come-back = Już jestem
played-for-me-claimed = Pierwszą opowieść zgłosił za ciebie komputer
played-for-me-told = Skojarzenie podał za ciebie komputer
played-for-me-gave = { $number ->
    [one] Kartę dał za ciebie komputer
    [few] { $number } karty dał za ciebie komputer
    [many] { $number } kart dał za ciebie komputer
   *[other] { $number } karty dał za ciebie komputer
}
played-for-me-voted = Głos oddał za ciebie komputer
played-for-me-before = W poprzedniej rundzie zastąpił cię komputer
waiting-for = { $number ->
    [one] { $names } jeszcze myśli
    [few] { $names } jeszcze myślą
    [many] { $names } jeszcze myślą
   *[other] { $names } jeszcze myślą
}
tell-aloud = Powiem na głos
tell-label = Twoje skojarzenie
tell-advice-ask = Jakie skojarzenie jest dobre?
tell-advice = Słowo, linijka piosenki, uczucie, dźwięk. Jeśli twoją kartę znajdą wszyscy, nie dostajesz nic; jeśli nikt, też nic. Niech jedna osoba się uśmiechnie, a druga nie ma pojęcia, o co chodzi.
tell-inspire = Zainspiruj mnie
tell-ways = Jak to opowiesz?
tell-by-words = Słowami
tell-by-sound = Śpiewem
tell-by-mime = Gestem
tell-by-drawing = Rysunkiem
tell-by-spoken = Powiem na głos
tell-theme = Temat: { $theme }
tell-aloud-what = Powiedz skojarzenie na głos, w pokoju albo przez telefon.
tell-sending = Wysyłanie…
caption-ask = W kilku słowach, dla tych, którzy nie słyszą lub nie widzą
caption-example = Możesz zostawić puste
record-asking = Czekam na twoją zgodę…
record-listening = Słucham…
record-seeing = Nagrywam…
record-time = { $number } z { $all } s
record-stop = Stop
record-again = Jeszcze raz
record-delete = Usuń
record-album = Może trafić do albumu tej partii
record-sound-what = Zaśpiewaj, zanuć, zagwiżdż albo wydaj dźwięk: do 20 sekund.
record-sound-consent = Przeglądarka zapyta o mikrofon. Najpierw usłyszysz to tylko ty. Gdy to opowiesz, usłyszą wszyscy, którzy tu grają lub się przyglądają, i nikt więcej, a nagranie zniknie razem ze stołem.
record-sound-begin = Nagrywaj
record-mime-what = Pokaż to bez słów: do 12 sekund.
record-mime-consent = Przeglądarka zapyta o kamerę; dźwięk nie jest nagrywany. Najpierw zobaczysz to tylko ty. Gdy to opowiesz, zobaczą wszyscy, którzy tu grają lub się przyglądają, i nikt więcej, a nagranie zniknie razem ze stołem.
record-mime-begin = Włącz kamerę
record-mime-go = 3, 2, 1, start
record-mirror = Ty, jak w lustrze
trouble-insecure = Przeglądarki dają mikrofon i kamerę tylko stronom szyfrowanym, a ta nie jest szyfrowana.
trouble-insecure-host = Ty tu gospodarzysz: uruchom Pinxit z --tls, a śpiewanie i pokazywanie też zadziałają.
trouble-sound-refused = Mikrofon zostaje wyłączony, nic nie szkodzi.
trouble-sound-missing = Nie ma tu mikrofonu.
trouble-sound-taken = Mikrofonu używa coś innego.
trouble-mime-refused = Kamera zostaje wyłączona, nic nie szkodzi.
trouble-mime-missing = Nie ma tu kamery.
trouble-mime-taken = Kamery używa coś innego.
trouble-instead = Może w takim razie inaczej?
trouble-again = Spróbuj ponownie
draw-page = Kartka do rysowania
draw-here = Rysuj tutaj
draw-with = Czym rysujesz
draw-ink = Pióro
draw-brush = Pędzel
draw-chalk = Kreda
draw-eraser = Gumka
draw-width = Grubość
draw-width-0 = Cienko
draw-width-1 = Średnio
draw-width-2 = Grubo
draw-colour = Kolor
draw-colour-0 = Czarny
draw-colour-1 = Czerwony
draw-colour-2 = Ochra
draw-colour-3 = Zielony
draw-colour-4 = Niebieski
draw-colour-5 = Fioletowy
draw-undo = Cofnij
draw-clear = Wyczyść kartkę
draw-watch = Zobacz tak jak inni
draw-on = Rysuj dalej
draw-full = Kartka jest pełna.
clip-play = { $what }. Odtwórz ({ $number } s)
clip-stop = { $what }. Zatrzymaj
clip-draw-again = { $what }. Zobacz rysowanie jeszcze raz
clip-watch = Zobacz
clip-loading = Chwileczkę…
clip-failed = Nie dotarło. Spróbuj ponownie
clip-caption-ask = Słowami
clip-frame = { $number } z { $all }
clip-frame-before = Poprzedni obrazek
clip-frame-next = Następny obrazek
clip-on-phones = Posłuchajcie na telefonach

show-hush = Głosy oddane…
show-votes = Karta { $place }: { $names }
show-nobody = Bez ani jednego głosu
show-slipped = Kto ją podłożył? { $name }!
show-fooled = Na haczyku: { $names }
show-mine = Twoja karta!
show-you-fooled = Na twoim haczyku: { $names }
show-laugh = ha, ha!
show-found = Masz ją!
show-points = Dla ciebie: +{ $number }
show-duel = Zostały dwie karty…
show-skip = Pomiń
show-skip-all = Pomiń u wszystkich
show-others = Pozostali jeszcze oglądają

doing-here = jest tutaj
doing-ready = czeka na start
doing-away = poza stołem
doing-stood-in = gra komputer
doing-computer = komputer
doing-waits = czeka na następną rundę
doing-thinks = myśli
doing-tells = opowiada
doing-gave = karta oddana
doing-voted = głos oddany
doing-passed = tym razem bez ruchu
doing-next-game = czeka na następną partię
name-left = ktoś, kto odszedł
track-line = { $name } { $score }

reveal-whose = Tę kartę daje { $name }
reveal-voters = głosy: { $names }
reveal-no-votes = bez głosów
reveal-you = Ty: { $why }
reveal-cards = Karty i serca
heart-give = Daj serce karcie { $place }, ma ich { $number }
heart-count = { $number ->
    [one] { $number } serce
    [few] { $number } serca
    [many] { $number } serc
   *[other] { $number } serca
}
reactions = Szybkie reakcje
reveal-total = razem
played-claimed = { $names }: pierwszą opowieść zgłosił komputer
played-told = { $names }: skojarzenie podał komputer
played-gave = { $number ->
    [one] { $names }: kartę dał komputer
    [few] { $names }: { $number } karty dał komputer
    [many] { $names }: { $number } kart dał komputer
   *[other] { $names }: { $number } karty dał komputer
}
played-voted = { $names }: głos oddał komputer
verdict-some = Jedni znaleźli, inni nie: { $name } świetnie opowiada!
verdict-all = Wszyscy zgadli! Czy { $name } puszcza do nas oko?
verdict-none = Nikt nie zgadł! Co { $name } ma na myśli?
verdict-void = Nikt nie mógł głosować: { $name } zostaje bez punktów.
points-told = { $number } za skojarzenie
points-found = { $number } za znalezienie karty
points-consoled = { $number } dla wszystkich poza narratorem
points-consoled-brief = { $number } za zgadywanie
points-too-plain = zbyt oczywiste
points-too-dark = zbyt mgliste
points-lone = { $number } za postawienie na jedną kartę
points-lured = { $number } za nabranie innych
points-nothing = tym razem nic

over-won = Wygrywa { $name }
over-shared = Zwycięstwem dzielą się { $names }
over-nobody = Bez punktów nie ma zwycięzcy
over-again = Jeszcze raz!
over-lobby = Wróć do poczekalni
over-wait = Kolejną partię może zacząć { $host }.
over-me-too = Ja też!
over-ready = { $number ->
    [one] { $names } chce zagrać jeszcze raz
    [few] { $names } chcą zagrać jeszcze raz
    [many] { $names } chcą zagrać jeszcze raz
   *[other] { $names } chcą zagrać jeszcze raz
}
over-story = Runda po rundzie
over-history = Partie przy tym stole
over-past = Partia { $number }: { $names }
over-past-nobody = Partia { $number }: bez zwycięzcy

award-big-round = Runda na medal
award-big-round-why = { $number ->
    [one] { $number } punkt w rundzie { $round }
    [few] { $number } punkty w rundzie { $round }
    [many] { $number } punktów w rundzie { $round }
   *[other] { $number } punktu w rundzie { $round }
}
award-deceiver = Sztuka zmyłki
award-deceiver-why = { $number ->
    [one] jeden głos złapany na haczyk
    [few] { $number } głosy złapane na haczyk
    [many] { $number } głosów złapanych na haczyk
   *[other] { $number } głosu złapanego na haczyk
}
award-inspired-clue = Natchnione skojarzenie
award-inspired-clue-why = zrozumiałe tylko dla niektórych, w rundzie { $round }
award-kindred-spirits = Bratnie dusze
award-kindred-spirits-why = { $number ->
    [one] jedno wzajemne trafienie
    [few] { $number } wzajemne trafienia
    [many] { $number } wzajemnych trafień
   *[other] { $number } wzajemnego trafienia
}
award-mind-reader = Czytanie w myślach
award-mind-reader-why = { $number ->
    [one] właściwa karta znaleziona raz
    [few] właściwa karta znaleziona { $number } razy
    [many] właściwa karta znaleziona { $number } razy
   *[other] właściwa karta znaleziona { $number } raza
}
award-open-book = Otwarta księga
award-open-book-why = { $number ->
    [one] jedno skojarzenie jasne dla wszystkich
    [few] { $number } skojarzenia jasne dla wszystkich
    [many] { $number } skojarzeń jasnych dla wszystkich
   *[other] { $number } skojarzenia jasnego dla wszystkich
}
award-rope-walker = Taniec na linie
award-rope-walker-why = { $number ->
    [one] jedno skojarzenie w sam raz
    [few] { $number } skojarzenia w sam raz
    [many] { $number } skojarzeń w sam raz
   *[other] { $number } skojarzenia w sam raz
}
award-sphinx = Sfinks
award-sphinx-why = { $number ->
    [one] jedno skojarzenie, którego nikt nie zrozumiał
    [few] { $number } skojarzenia, których nikt nie zrozumiał
    [many] { $number } skojarzeń, których nikt nie zrozumiał
   *[other] { $number } skojarzenia, którego nikt nie zrozumiał
}

story-title = Partia { $number }, runda po rundzie
story-back = Wróć do stołu
story-round = Runda { $number }: { $name } mówi

end-parts = Zakończenie w częściach
end-podium = Podium
end-card = Karta wieczoru
end-mine = Twoje chwile
end-mine-title = Twoje chwile, { $name }
end-rounds = Wszystkie rundy
end-evening = { $number ->
    [one] Wieczór w jednej rundzie
    [few] Wieczór w { $number } rundach
    [many] Wieczór w { $number } rundach
   *[other] Wieczór w { $number } rundy
}
evening-where = { $name }, runda { $round }
evening-found = Zgadło: { $found } z { $all }
moment-fooled = { $number ->
    [one] Nabrał się jeden królik
    [few] Nabrały się { $number } króliki
    [many] Nabrało się { $number } królików
   *[other] Nabrało się { $number } królika
}
moment-told = Twoje najlepsze skojarzenie
moment-found-alone = Tylko tobie się udało
moment-found = { $number ->
    [one] Udało się tobie i jeszcze jednej osobie
    [few] Udało się tobie i jeszcze { $number } osobom
    [many] Udało się tobie i jeszcze { $number } osobom
   *[other] Udało się tobie i jeszcze { $number } osoby
}
moment-loved = { $number ->
    [one] Jedno serce za tę kartę
    [few] { $number } serca za tę kartę
    [many] { $number } serc za tę kartę
   *[other] { $number } serca za tę kartę
}
moment-none = Tym razem bez wielkich chwil. Następna partia będzie twoja!
album-page = Runda { $number }
album-pages = Strony albumu
album-list = Wszystko jako lista
album-again = Jako album
album-before = Poprzednia runda
album-next = Następna runda
album = Album
album-share = Udostępnij ten album
album-share-how = Każdy, kto ma link, może obejrzeć album tej partii: skojarzenia, obrazki i punkty. Nie ma w nim czatu ani drogi do waszego stołu. Zamiast ludzi są króliki, chyba że ktoś zgodzi się pokazać swoje imię.
album-make = Utwórz link
album-anew = Utwórz nowy link
album-anew-sure = Na pewno? Stary link przestanie działać
album-elsewhere = Ten album jest udostępniony. Link powstał na innym urządzeniu i nie da się go już pokazać. Możesz utworzyć nowy, a stary przestanie działać.
album-link = Link do tego albumu
album-qr = Kod QR tego albumu
album-pictures = Pokaż też nasze własne obrazki
album-pictures-how = Inaczej pozostaną zakryte.
album-pictures-shown = Widać w nim wasze własne obrazki.
album-take-back = Wycofaj link
album-what = Gospodarz może udostępnić partię jako album każdemu, kto ma link.
album-name = Czy twoje imię, { $name }, może być w albumie tej partii?
album-name-how = Gospodarz może udostępnić album linkiem. Zdanie możesz zmienić w każdej chwili, w menu.
album-name-shared = Gospodarz udostępnia album linkiem. Zdanie możesz zmienić w każdej chwili, w menu.
album-name-rabbit = Tylko mój królik
album-name-yes = Tak, moje imię
album-name-nobody = Przy tym stole imiona są ukryte, więc w albumach wszyscy są królikami.
album-names = Imiona są tylko tam, gdzie ktoś się na to zgodził.
album-closed = Obrazek, który zostaje przy stole, zakryty
album-play = Zagraj w Pinxit
album-gone = Ten album jest zamknięty
share = Podziel się
share-title = Obrazek z tej rundy
share-preview = Podgląd obrazka
share-drawing = Rysuję…
share-failed = Nie udało się. Spróbuj jeszcze raz.
share-shape = Kształt
share-tall = Pionowy
share-wide = Poziomy
share-names = Pokaż imiona
share-here = Powstaje na twoim urządzeniu i nie trafia na serwer.
share-save = Zapisz obrazek
share-found = Kto zgadł: { $names }
share-fooled = Kto dał się nabrać: { $names }

fair-title = Czy tasowanie było uczciwe?
fair-checking = Sprawdzamy każdą kartę…
fair-yes = Tak. Kolejność kart ustalono przed pierwszym ruchem i dotrzymano jej do ostatniej karty.
fair-yes-late = Tak, od rundy { $round }, gdy to urządzenie zapisało obietnicę. Co do wcześniejszych rund mamy tylko słowo serwera.
fair-yes-unseen = O ile możemy to stwierdzić, tak. Ale tego urządzenia nie było przy grze, więc co do obietnicy ma tylko słowo serwera.
fair-no = Nie. Nie wszystko poszło tak, jak obiecano.
fair-no-promise = Nie. Serwer pokazuje teraz inną obietnicę niż ta, którą to urządzenie zapisało podczas gry.
fair-promise = Obietnica z początku gry
fair-noted = Zapisane przez to urządzenie w rundzie { $round }
fair-same = to samo
fair-seed = Ziarno losowania, ujawnione na końcu
fair-check-promise = Ziarno zgodne z obietnicą
fair-check-deal = Karty na ręce i stos po rozdaniu
fair-check-first = Wylosowani narratorzy
fair-check-board = Kolejność kart na stole
fair-check-fill = Karty dobrane ze stosu
fair-check-pile = Nowe stosy
fair-check-round = Liczba rund
fair-broken-promise = Ziarno nie zgadza się z obietnicą.
fair-broken-deal = Należało rozdać inne karty.
fair-broken-first = Zacząć miał ktoś inny.
fair-broken-board = Karty na stole miały leżeć w innej kolejności.
fair-broken-fill = To nie były kolejne karty ze stosu.
fair-broken-pile = Nowy stos miał być inny.
fair-broken-round = Rundy są źle policzone.
fair-start = Na początku
fair-round = Runda { $round }
fair-was-promised = obiecano
fair-was-found = było
fair-proves = To dowodzi, że kolejność kart ustalono w chwili złożenia obietnicy i że jej dotrzymano. Nie dowodzi, że serwer nie wypróbował wcześniej kilku ziaren ani że nikt nie podejrzał kart.
fair-self = Nie musisz wierzyć tej stronie na słowo. Plik poniżej zawiera każde losowanie, a docs/protocol.md wyjaśnia, jak je sprawdzić w dowolnym języku programowania. W terminalu:
fair-download = Pobierz dowody

gallery = Obrazki
gallery-by = autor: { $author }
gallery-homepage = Strona talii
gallery-download = Pobierz całą talię
gallery-note = Jak powstał obraz:

## Własne obrazki

own = Własne obrazki
own-which = Talia
own-new = Nowa talia
own-about = O tej talii
own-name = Obrazki: { $name }
own-deck-name = Nazwa talii
own-author = Kto je zrobił
own-licence-label = Co inni mogą z nimi robić
own-licence = Tylko dla tego stołu
own-delete = Usuń tę talię
own-delete-sure = Na pewno? Wszystkie jej obrazki znikną
own-playing = Te obrazki są teraz w grze. Zmienisz je po jej zakończeniu.
own-invitation = Zdjęcia z wakacji, rysunki dzieci, stare pocztówki: wybierz, ile chcesz, a z każdego powstanie karta.
own-choose = Wybierz obrazki
own-camera = Zrób zdjęcie
own-drop = albo upuść je tutaj
own-quota = { $number ->
    [one] Miejsce na jeszcze jeden obrazek ({ $megabytes } MB)
    [few] Miejsce na jeszcze { $number } obrazki ({ $megabytes } MB)
    [many] Miejsce na jeszcze { $number } obrazków ({ $megabytes } MB)
   *[other] Miejsce na jeszcze { $number } obrazka ({ $megabytes } MB)
}
own-progress = { $number ->
    [one] Wysyłanie jednego obrazka
    [few] Wysyłanie { $number } obrazków
    [many] Wysyłanie { $number } obrazków
   *[other] Wysyłanie { $number } obrazka
}
own-failures = { $number ->
    [one] Nie udało się dodać jednego pliku
    [few] Nie udało się dodać { $number } plików
    [many] Nie udało się dodać { $number } plików
   *[other] Nie udało się dodać { $number } pliku
}
own-cards = { $number ->
    [one] Jeden obrazek
    [few] { $number } obrazki
    [many] { $number } obrazków
   *[other] { $number } obrazka
}
own-open = Obrazek { $number }: { $what }. Kadruj, opisz, usuń
own-no-alt = bez opisu
own-grip = Obrazek { $number } z { $all }: przeciągnij go albo przesuń strzałkami
own-moved = Teraz na miejscu { $number } z { $all }
own-waiting = czeka
own-reading = przetwarzanie…
own-again = Spróbuj ponownie
own-dismiss = Ukryj { $name }
own-line-broke = Połączenie się zerwało. Gotowe obrazki zostają.
own-few = Do gry potrzeba wielu kart. Dobierz jeszcze jedną talię, a zostaną potasowane razem.
own-use = { $number ->
    [one] Graj tym obrazkiem
    [few] Graj tymi { $number } obrazkami
    [many] Graj tymi { $number } obrazkami
   *[other] Graj tymi { $number } obrazkami
}
own-use-again = Graj tą talią
own-picture = Obrazek { $number } z { $all }
own-loading = Wczytywanie obrazka…
own-crop = Kadr
own-crop-how = Widoczna część obrazka: strzałki przesuwają, plus i minus zmieniają rozmiar
own-zoom = Powiększenie
own-title = Tytuł
own-alt = Co przedstawia (dla osób, które nie widzą)
own-alt-hint = Dziewczynka z czerwonym parasolem na molo.
own-save = Gotowe
own-saving = Przycinanie…
own-earlier = Wcześniej
own-later = Później
own-remove = Usuń

## Menu

menu-invite = Zaproś kogoś
menu-chat = Czat
menu-rules = Zasady
menu-host = Narzędzia gospodarza
menu-people = Ludzie przy stole
menu-me = Twoje imię i królik
menu-albums = Albumy
menu-seat = Graj dalej na innym urządzeniu
menu-sound = Dźwięk
menu-awake = Jeśli ekran gaśnie, gdy czekasz, wydłuż czas jego wygaszania w ustawieniach urządzenia.
menu-leave = Odejdź od stołu
menu-leave-sure = Naprawdę odejść? Naciśnij znów
leave-title = Odejść od stołu?
leave-kept = Twoje miejsce czeka: wróć, kiedy chcesz.
leave-stay = Zostań
seat-how = Wpisz te litery na drugim urządzeniu, w miejscu na kod stołu. Działają raz, przez dziesięć minut.
chat-none = Jeszcze nikt nic nie napisał.
chat-label = Napisz coś
chat-send = Wyślij
chat-mute = Wycisz: { $name }
chat-unmute = Wyłącz wyciszenie: { $name }
chat-report = Zgłoś: { $name }
chat-strangers = Na czacie piszą tylko osoby, którym gospodarz ufa. Reakcje są dla wszystkich.
people-none = Nikogo innego tu jeszcze nie ma.
people-stranger = ktoś nieznajomy
people-me = Tutaj nazywasz się { $name }, dopóki gospodarz ci nie zaufa. Twojego imienia nikt nie widzi.
people-mute = Wycisz
people-unmute = Wyłącz wyciszenie
report = Zgłoś
report-about = Zgłoszenie: { $name }
report-why = Co jest nie tak?
report-rude = Obelgi, nienawiść lub groźby
report-indecent = Nieprzyzwoitości lub wypytywanie o prywatne sprawy
report-spam = Reklamy lub spam
report-spoils = Oszukuje albo psuje grę
report-other = Coś innego
report-text = Własnymi słowami, jeśli chcesz
report-what = Przeczyta to administrator serwera, razem z ostatnimi wiadomościami i skojarzeniami tej osoby, także nagraniami i rysunkami. { $name } o niczym się nie dowie.
report-send = Wyślij zgłoszenie
report-thanks = Dziękujemy. Administrator serwera się temu przyjrzy.
reaction-heart = Serce
reaction-laugh = Śmiech
reaction-wow = Wow
reaction-clap = Brawa
reaction-think = Hm…
reaction-oops = Ups
reaction-sleep = Ziewanie
reaction-fox = Szczwany lis
host-pause = Przerwa
host-resume = Wznów
host-extend = Jeszcze minuta
host-end = Zakończ grę
host-hand-over = Oddaj rolę gospodarza
host-stand-in = Niech gra komputer
host-skip = Nie czekaj
host-kick = Wyproś
host-ban = Zablokuj
host-ban-how = Blokada obejmuje imię i połączenie. Jeśli ktoś inny przy stole ma to samo połączenie, jak w rodzinie czy szkole, obejmuje tylko imię.
host-vouch = Zaufaj
host-vouch-how = Osoby, którym ufasz, występują pod własnym imieniem i mogą czytać i pisać wiadomości.
host-banned = Zablokowani
host-clear = Usuń ten stół
host-clear-sure = Na pewno? Gry i imiona przepadną na dobre
host-unban = Wpuść z powrotem
host-albums = Udostępnione albumy
host-album = Partia { $number }
host-lent = Zastępujesz gospodarza ({ $name }), który odzyska tę rolę po powrocie.

## Prowadzenie serwera

notice = Od administratora serwera:
notice-close = Ukryj tę wiadomość
admin = Administracja serwera
admin-token = Token administratora
admin-ask = Znajdziesz go w folderze danych serwera, w pliku admin.token. Ta strona pamięta go do zamknięcia karty przeglądarki.
admin-enter = Zaloguj się
admin-leave = Wyloguj się
admin-wrong = To nie jest token tego serwera.
admin-well = Wszystko w porządku
admin-ill = Nie można teraz zapisywać stołów
admin-stale = Serwer nie odpowiada
admin-since = Działa od
admin-version = Wersja
admin-connections = Połączone urządzenia
admin-moves = Wykonane ruchy
admin-slow = Czekanie na wolne urządzenia
admin-failures = Niezapisane ruchy
admin-database = Baza danych
admin-database-nearly-full = Baza danych jest prawie pełna. Zwolnij miejsce albo zwiększ limit (--database-mb): wkrótce nie da się otworzyć żadnego stołu.
admin-database-full = Baza danych jest pełna: trwające gry dobiegną końca, ale nic nowego się nie zacznie. Zwolnij miejsce albo zwiększ limit (--database-mb).
admin-database-damaged = Przy starcie baza danych okazała się uszkodzona. Obok leży jej kopia; zobacz rozdział o plikach w docs/hosting.md.
admin-clock-not-believed = Zegar tego komputera bardzo wyprzedza czas, gdy serwer ostatnio działał. Żaden stół nie zostanie usunięty, póki nie potwierdzisz, że zegar jest dobry (pinxit tables believe-clock).
admin-bus-down = Nie ma połączenia z magistralą (--bus). Gry toczą się dalej: serwery zaglądają do bazy danych, a ruchy z innego serwera widać do dwóch sekund później.
admin-nodes-apart = Niektóre serwery nie słyszą się przez magistralę. Gry toczą się dalej, trochę wolniej; do naprawy limity liczą się na każdym serwerze osobno.
admin-refusals = Najczęstsze odmowy
admin-tables = { $number ->
    [0] Żaden stół nie jest aktywny
    [one] Aktywny jest jeden stół
    [few] Aktywne są { $number } stoły
    [many] Aktywnych jest { $number } stołów
   *[other] Aktywnych jest { $number } stołu
}
admin-nodes = { $number ->
    [one] Jeden serwer
    [few] { $number } serwery
    [many] { $number } serwerów
   *[other] { $number } serwera
}
admin-node-here = ten
admin-node-silent = nie odpowiada
admin-at-node = na { $node }
admin-lobby = Nikt teraz nie gra
admin-public = publiczny
admin-devices = { $number ->
    [one] Jedno urządzenie
    [few] { $number } urządzenia
    [many] { $number } urządzeń
   *[other] { $number } urządzenia
}
admin-label = w logu: { $label }
admin-close = Zamknij stół
admin-close-title = Zamknąć stół { $code }?
admin-close-what = Wszyscy będą musieli odejść, a wszystko, co zapisano o tym stole, przepadnie na zawsze.
admin-close-no = Zostaw otwarty
admin-close-yes = Zamknij na zawsze
admin-notice = Wiadomość do wszystkich
admin-notice-how = Zobaczą ją nad grą wszyscy przy stołach, także ci, którzy przyjdą później, dopóki jej nie usuniesz.
admin-notice-now = Wszyscy widzą teraz:
admin-notice-text = Twoja wiadomość
admin-notice-set = Pokaż
admin-notice-down = Usuń
admin-rest = Zanim zatrzymasz serwer
admin-rest-how = Nie można już otwierać stołów ani zaczynać gier, a te, które trwają, toczą się do końca.
admin-rest-on = Wstrzymaj nowe gry
admin-rest-off = Pozwól na nowe gry
admin-rest-games = { $number ->
    [one] Trwa jeszcze jedna gra.
    [few] Trwają jeszcze { $number } gry.
    [many] Trwa jeszcze { $number } gier.
   *[other] Trwa jeszcze { $number } gry.
}
admin-rest-done = Nie trwa już żadna gra: możesz teraz zatrzymać serwer.
admin-reports = { $number ->
    [0] Brak zgłoszeń
    [one] Jedno zgłoszenie
    [few] { $number } zgłoszenia
    [many] { $number } zgłoszeń
   *[other] { $number } zgłoszenia
}
admin-report-by = zgłasza { $name }, stół { $code }
admin-report-lines = Ostatnie wiadomości
admin-report-clues = Ostatnie skojarzenia
admin-report-done = Załatwione: usuń zgłoszenie
admin-report-out = Zablokuj adres tej osoby
admin-places = Zablokowane adresy
admin-places-how = Z tych adresów nikt nie usiądzie przy żadnym stole na tym serwerze. Dotyczy to wszystkich pod jednym adresem, na przykład rodziny albo szkoły.
admin-place = Adres lub sieć
admin-place-note = Powód (widzisz go tylko ty)
admin-place-term = Na jak długo
admin-place-day = na jeden dzień
admin-place-week = na tydzień
admin-place-month = na 30 dni
admin-place-ever = na zawsze
admin-place-until = do { $when }
admin-place-reported = Adres zgłoszonej osoby
admin-place-add = Zablokuj
admin-place-lift = Odblokuj

## Co pamiętamy o ludziach

privacy = Co o tobie pamiętamy
privacy-short = Bez kont, bez ciasteczek, bez reklam i bez śledzenia. Stół pamięta tylko to, czego trzeba do gry.
privacy-kept = Co jest przechowywane
privacy-kept-game = Imię, które sobie wybierzesz, twoje skojarzenia i ruchy oraz to, w których albumach może być twoje imię, razem ze stołem, przy którym grasz.
privacy-kept-words = Słowa ze skojarzeń i z tego, co szepniesz, w postaci liczb, dzięki którym rozumieją je gracze komputerowi, bez imienia i bez stołu. Zostają, gdy stół znika.
privacy-kept-whispers = Słowo lub dwa, które szepniesz graczom komputerowym o obrazkach gospodarza. Nikt przy stole ich nie przeczyta. Liczą się, dopóki ich nie cofniesz, nie wstaniesz od stołu albo nie znikną obrazki, a najpóźniej znikają razem ze stołem.
privacy-kept-chat = Czat jest tylko w pamięci: ostatnie 50 wiadomości, dopóki stół nie zaśnie. Nie jest zapisywany, chyba że ktoś coś zgłosi.
privacy-kept-clips = To, co śpiewasz, pokazujesz lub rysujesz jako skojarzenie, od chwili wysłania, razem ze stołem. To, czego nie opowiesz, jest usuwane. Do albumu trafia tylko za twoją zgodą, za każdym razem osobno.
privacy-kept-pictures = Obrazki dodane przez gospodarza, bez miejsca i danych aparatu, tak długo, jak istnieje ich stół.
privacy-kept-address = Twój adres nie jest zapisywany. Jeśli gospodarz cię zablokuje albo ktoś cię zgłosi, zostaje jego odcisk, który rozumie tylko ten serwer; administrator może też blokować adresy.
privacy-kept-reports = Zgłoszenia z ostatnimi wiadomościami i skojarzeniami osoby, której dotyczą. Czyta je tylko administrator serwera.
privacy-kept-device = Na twoim urządzeniu: imię, kolor, język, klucze do twoich miejsc i linki do albumów, które udostępniasz.
privacy-long = Jak długo
privacy-long-days = { $number ->
    [one] Stół, przy którym nikogo nie było przez jeden dzień, jest odkładany, a tydzień później usuwany z całą zawartością.
    [few] Stół, przy którym nikogo nie było przez { $number } dni, jest odkładany, a tydzień później usuwany z całą zawartością.
    [many] Stół, przy którym nikogo nie było przez { $number } dni, jest odkładany, a tydzień później usuwany z całą zawartością.
   *[other] Stół, przy którym nikogo nie było przez { $number } dnia, jest odkładany, a tydzień później usuwany z całą zawartością.
}
privacy-long-ever = Stoły zostają, dopóki nie usunie ich gospodarz albo administrator serwera.
privacy-delete = Jak to usunąć
privacy-delete-host = Gospodarz może w każdej chwili usunąć stół ze wszystkimi grami, imionami i obrazkami: w menu, w narzędziach gospodarza.
privacy-delete-ask = Jeśli nie jesteś gospodarzem, poproś gospodarza albo administratora serwera.
privacy-who = Kto to widzi
privacy-who-table = Wszyscy przy stole widzą imiona, skojarzenia i grę. Kto ma link, może się przyglądać, chyba że gospodarz to wyłączy; przy stole publicznym nie widzi imion, dopóki nieznajomi są anonimowi.
privacy-who-album = Gospodarz może udostępnić zakończoną partię jako album, linkiem, którego nikt nie odgadnie. Kto go ma, widzi skojarzenia, karty i punkty, ale nie czat ani stół. Twoje imię jest tam tylko za twoją zgodą, osobno dla każdej partii, a dopóki masz miejsce przy stole, możesz zmienić zdanie. Obrazki dodane przez gospodarza widać tylko wtedy, gdy on na to pozwoli. Gospodarz może w każdej chwili wycofać link.
privacy-who-server = Administrator serwera mógłby przeczytać wszystko, co serwer przechowuje. Nic nie jest przekazywane dalej: gracze komputerowi też myślą na tym serwerze.
test-title = Masz połączenie z serwerem
test-what = Ta strona mówi, co potrafi tutaj to urządzenie.
test-here = Strona przyszła z { $host }.
test-live-trying = Sprawdzanie gry na żywo …
test-live = Gra na żywo działa: ruchy docierają od razu.
test-live-not = Gra na żywo nie działa: ta strona dotarła, ale połączenie dla ruchów (WebSocket) nie. Być może nie przepuszcza go serwer pośredniczący. Powiedz o tym administratorowi serwera.
test-secure = Przeglądarka uznaje tę stronę za bezpieczną: skojarzenia można też śpiewać i pokazywać, jeśli pozwolisz na mikrofon i kamerę.
test-secure-not = Połączenie nie jest szyfrowane albo to urządzenie mu nie ufa. Można grać, ale nie śpiewać ani pokazywać skojarzeń: przeglądarki dają mikrofon i kamerę tylko stronom szyfrowanym. Inni w tej sieci mogliby też czytać, co przesyłasz.
test-kept = Ta przeglądarka zapamięta twoje miejsce, gdy zamkniesz stronę.
test-kept-not = Ta przeglądarka niczego nie zapamiętuje, jak w oknie prywatnym: jeśli zamkniesz stronę, stracisz miejsce.
test-play = Grajmy

## Nauka przez grę

learn-step = Krok { $number } z { $all }
learn-choose = Wybierz
learn-next = Dalej
learn-done = Wszystko jasne
learn-rules = Wszystkie zasady
learn-tell = Teraz opowiadasz ty. Wybierz jeden ze swoich obrazów.
learn-clue = Co o nim powiesz?
learn-say-tenant-plain = Smok w kamienicy
learn-say-tenant-right = Cisi sąsiedzi
learn-say-tenant-dark = Czwartek
learn-say-piano-ascending-plain = Fortepian w powietrzu
learn-say-piano-ascending-right = Wysokie tony
learn-say-piano-ascending-dark = Może jutro
learn-say-long-distance-plain = Budka telefoniczna w śniegu
learn-say-long-distance-right = Szkoda, że cię tu nie ma
learn-say-long-distance-dark = Siedem
learn-told-plain = Znajdą go wszyscy: nic dla ciebie. Spróbuj mniej wprost.
learn-told-right = Jedni znajdą, inni nie: 3 punkty dla ciebie. Na tym polega sztuka.
learn-told-dark = Nikt go nie znajdzie: nic dla ciebie. Daj im szansę.
learn-give = Teraz opowiada Ada: „Cii, jeszcze śpi”. Podsuń swój obraz, który też pasuje.
learn-gave-close = Śpiący smok! Ktoś na pewno weźmie go za kartę Ady.
learn-gave-far = Odważnie! Im lepiej pasuje, tym więcej osób da się nabrać.
learn-vote = Karty są potasowane. „Cii, jeszcze śpi”: która należy do Ady?
learn-name-ada = Ada
learn-name-bruno = Bruno
learn-name-luna = Luna
learn-found = To ona! 3 punkty dla ciebie i 3 dla Ady.
learn-missed-bruno = To była karta 3. Nabrał cię Bruno: punkt dla niego.
learn-missed-luna = To była karta 3. Nabrała cię Luna: punkt dla niej.
learn-lured = Luna dała się nabrać na twojego smoka: punkt dla ciebie.
learn-scoring = Gdy znajdą ją wszyscy albo nikt, narrator nie dostaje nic, a pozostali po 2.

## Jak spojrzeć na obraz: nigdy gotowe skojarzenie

nudge-1 = Co się stało minutę wcześniej?
nudge-2 = Co zdarzy się za chwilę?
nudge-3 = Jaka piosenka by tu grała?
nudge-4 = Czym tu pachnie?
nudge-5 = Kogo na tym obrazie brakuje?
nudge-6 = O co zapytałoby dziecko?
nudge-7 = Kto tu ma tajemnicę i jaką?
nudge-8 = Co byłoby napisane na szyldzie przy drzwiach?
nudge-9 = Jaki to dzień tygodnia?
nudge-10 = Które z twoich dawnych marzeń tak wyglądało?
nudge-11 = Z jakiego filmu mogłaby to być scena?
nudge-12 = Jaka jest najmniejsza rzecz, którą tu widzisz?
nudge-13 = Co chciałoby się tu wyszeptać?
nudge-14 = Co powiedziałaby na to babcia?
nudge-15 = Jakie przysłowie przychodzi ci na myśl?
nudge-16 = Gdyby to było uczucie, to jakie?
nudge-17 = Co tu słychać, gdy zamkniesz oczy?
nudge-18 = Czyj to sen?
nudge-19 = Czego ktoś tu będzie żałować?
nudge-20 = Co napisałaby o tym gazeta?
nudge-21 = Jakie dwa słowa do siebie nie pasują, a tu tak?
nudge-22 = Co ze szkolnych lat ci to przypomina?
nudge-23 = Co jest tuż za krawędzią obrazu?
nudge-24 = Gdyby to była potrawa, jak by smakowała?

## Telewizor

tv-gather = Siadajcie do stołu
tv-scan = Zeskanuj kod telefonem
tv-skip = Pomiń: S
tv-found = trafione!
tv-leaps = { $people ->
    [one] { $names } skacze o { $number }!
    [few] { $names } skaczą o { $number }!
    [many] { $names } skaczą o { $number }!
   *[other] { $names } skaczą o { $number }!
}
tv-leaps-many = { $people ->
    [one] { $people } królik skacze o { $number }!
    [few] { $people } króliki skaczą o { $number }!
    [many] { $people } królików skacze o { $number }!
   *[other] { $people } królika skacze o { $number }!
}
tv-leaps-nobody = Tym razem nikt nie skacze
tv-rounds = { $number ->
    [one] { $number } runda
    [few] { $number } rundy
    [many] { $number } rund
   *[other] { $number } rundy
}
tv-evening = Karta i skojarzenie wieczoru
tv-evening-whose = { $name }, runda { $number }
tv-again = Jeszcze raz?
tv-again-ready = { $number ->
    [one] Jedna osoba już chce
    [few] { $number } osoby już chcą
    [many] { $number } osób już chce
   *[other] { $number } osoby już chce
}
tv-away = { $number ->
    [one] { $names } znika na chwilę
    [few] { $names } znikają na chwilę
    [many] { $names } znikają na chwilę
   *[other] { $names } znikają na chwilę
}
tv-away-wait = Gra czeka. Karty i punkty leżą tam, gdzie leżały.
tv-away-back = Wróć tym samym telefonem albo z kodem
tv-tip-1 = Najlepiej, gdy ktoś zgadnie, ale nie wszyscy.
tv-tip-2 = Linijka piosenki, przysłowie, zapach z dzieciństwa.
tv-tip-3 = Czasem wystarczy jedno słowo. Albo westchnienie.
tv-tip-4 = Powiedz, co czujesz, a nie co widać na obrazku.
tv-tip-5 = Pomyśl o kimś przy stole, kto cię zrozumie.
tv-tip-6 = Co się stało minutę wcześniej?

## Zasady

rules-idea = Jedna osoba jest narratorem i podaje skojarzenie do karty. Pozostali podsuwają karty, które też do niego pasują. Potem wszyscy szukają karty narratora.
rules-round = Runda
rules-tell = Narrator wybiera po cichu kartę i mówi coś o niej: słowo, zdanie, dźwięk.
rules-tell-blind = Los wybiera kartę z ręki narratora, a on mówi coś o niej: słowo, zdanie, dźwięk.
rules-theme = Wszystkie skojarzenia przy tym stole mają temat: { $theme }.
rules-beyond = Słowa to tutaj nie jedyny sposób. Można też opowiadać: { $ways }.
rules-no-words = Przy tym stole nie pisze się skojarzeń. Sposoby opowiadania: { $ways }.
rules-by-spoken = na głos, w pokoju albo przez telefon
rules-by-sound = śpiewem lub nuceniem do telefonu
rules-by-mime = pantomimą przed kamerą, bez dźwięku
rules-by-drawing = rysunkiem
rules-caption = Narrator może dodać kilka słów dla tych, którzy nie słyszą lub nie widzą.
rules-give = { $number ->
    [one] Pozostali dają po karcie, która pasuje najlepiej.
    [few] Pozostali dają po { $number } karty, które pasują najlepiej.
    [many] Pozostali dają po { $number } kart, które pasują najlepiej.
   *[other] Pozostali dają po { $number } karty, która pasuje najlepiej.
}
rules-vote = { $most ->
    [one] Karty są tasowane i wykładane. Wszyscy oprócz narratora głosują na jedną, ale nigdy na własną.
    [few] Karty są tasowane i wykładane. Wszyscy oprócz narratora mają do { $most } głosów, ale nigdy na własną kartę.
    [many] Karty są tasowane i wykładane. Wszyscy oprócz narratora mają do { $most } głosów, ale nigdy na własną kartę.
   *[other] Karty są tasowane i wykładane. Wszyscy oprócz narratora mają do { $most } głosu, ale nigdy na własną kartę.
}
rules-vote-both = { $number ->
    [one] Karty są tasowane i wykładane. Wszyscy oprócz narratora mają jeden głos, ale nigdy na własną kartę.
    [few] Karty są tasowane i wykładane. Wszyscy oprócz narratora mają { $number } głosy: na różne karty albo wszystkie na jedną, ale nigdy na własną.
    [many] Karty są tasowane i wykładane. Wszyscy oprócz narratora mają { $number } głosów: na różne karty albo wszystkie na jedną, ale nigdy na własną.
   *[other] Karty są tasowane i wykładane. Wszyscy oprócz narratora mają { $number } głosu: na różne karty albo wszystkie na jedną, ale nigdy na własną.
}
rules-vote-many = Karty są tasowane i wykładane. Głosują wszyscy oprócz narratora, ale nigdy na własną kartę. Głosów na osobę: { $votes }.
rules-votes-stack = Na tę samą kartę można oddać kilka głosów.
rules-votes-apart = Każdy głos musi paść na inną kartę.
rules-reveal = Potem wychodzi na jaw, która karta jest czyja. Wszyscy dobierają karty, a narratorem zostaje następna osoba.
rules-points = Punkty
rules-some = Niektórzy znajdują kartę: { $teller } dla narratora, { $finder } dla każdej osoby, która ją znajdzie.
rules-some-votes = Niektórzy znajdują kartę: { $teller } dla narratora, { $finder } za każdy głos na nią.
rules-all = Wszyscy ją znajdują: { $teller } dla narratora, { $others } dla każdej innej osoby.
rules-none = Nikt jej nie znajduje: { $teller } dla narratora, { $others } dla każdej innej osoby.
rules-count-voters = Żeby znaleźć kartę, wystarczy oddać na nią jeden głos.
rules-count-votes = Wszyscy ją znajdują tylko wtedy, gdy padają na nią wszystkie głosy.
rules-lured = { $number } za każdy głos na twoją kartę, gdy opowiada ktoś inny.
rules-cap = Najwyżej { $number } na rundę.
rules-lone = Dodatkowo { $number }, jeśli oddasz tylko jeden głos i trafisz.
rules-end-target = { $number ->
    [one] Gra kończy się, gdy ktoś ma { $number } punkt. Wygrywa ten, kto ma najwięcej.
    [few] Gra kończy się, gdy ktoś ma { $number } punkty. Wygrywa ten, kto ma najwięcej.
    [many] Gra kończy się, gdy ktoś ma { $number } punktów. Wygrywa ten, kto ma najwięcej.
   *[other] Gra kończy się, gdy ktoś ma { $number } punktu. Wygrywa ten, kto ma najwięcej.
}
rules-end-pile = Gra kończy się, gdy zabraknie kart. Wygrywa ten, kto ma najwięcej punktów.
rules-end-turns = { $number ->
    [one] Gra kończy się, gdy każdy opowie { $number } historię. Wygrywa ten, kto ma najwięcej punktów.
    [few] Gra kończy się, gdy każdy opowie { $number } historie. Wygrywa ten, kto ma najwięcej punktów.
    [many] Gra kończy się, gdy każdy opowie { $number } historii. Wygrywa ten, kto ma najwięcej punktów.
   *[other] Gra kończy się, gdy każdy opowie { $number } historii. Wygrywa ten, kto ma najwięcej punktów.
}
rules-also-turns = { $number ->
    [one] Kończy się też, gdy każdy opowie { $number } historię.
    [few] Kończy się też, gdy każdy opowie { $number } historie.
    [many] Kończy się też, gdy każdy opowie { $number } historii.
   *[other] Kończy się też, gdy każdy opowie { $number } historii.
}
rules-also-pile = Kończy się też, gdy zabraknie kart.
rules-hand = Kart na ręce: { $number }.

## Co pokazuje link

preview-home = Otwarty stół do Dixita, gry w obrazy i skojarzenia.
preview-home-alt = Pięć malowanych kart w świetle lampy
preview-gallery = Wszystkie karty, którymi się tu gra, do spokojnego oglądania.
preview-gallery-alt = Malowane karty, jedna obok drugiej
preview-deck-alt = Kilka kart z talii { $name }
preview-table = Siadaj z nami do stołu
preview-table-about = Otwórz link, powiedz, jak masz na imię, i siadaj: bez konta i bez instalowania.
preview-album = Wieczór z Pinxit
preview-album-about = Obrazy i skojarzenia z jednego wieczoru, runda po rundzie.

## Nazwy, które nadaje serwer

rabbit-red = Czerwony królik
rabbit-orange = Pomarańczowy królik
rabbit-yellow = Żółty królik
rabbit-green = Zielony królik
rabbit-teal = Morski królik
rabbit-sky = Błękitny królik
rabbit-blue = Niebieski królik
rabbit-violet = Fioletowy królik
rabbit-pink = Różowy królik
rabbit-brown = Brązowy królik
rabbit-grey = Szary królik
rabbit-white = Biały królik
guest = Gość { $number }

deck-name-plain = Same liczby
deck-name-titles = Tytuły po angielsku

## Kłopoty

problem-unreachable = Nie można się teraz połączyć ze stołem. Masz internet?
problem-unknown = Coś poszło nie tak. Spróbuj jeszcze raz.
refused-already-given = Twoje karty są już na stole.
refused-already-voted = Twój głos jest już oddany.
refused-bad-name = Wybierz imię, które da się przeczytać.
refused-long-name = Imię może mieć najwyżej tyle znaków: { $longest }. Skrócisz je trochę?
refused-bad-seat-code = Ten kod jest błędny albo już wygasł.
refused-bad-screen-code = Żaden telewizor nie pokazuje tego kodu. Kod działa raz, przez pięć minut.
refused-bad-admission = Kod jest błędny albo wygasł. Gospodarz może utworzyć nowy.
refused-people-only = To jest dla ludzi; gracze komputerowi tylko grają.
refused-no-screen-left = Liczba telewizorów przy tym stole: { $most }. Najpierw odłącz któryś.
refused-no-such-screen = Ten telewizor jest już odłączony.
refused-bad-setting = Tak się tego nie da ustawić.
refused-bad-text = Tego tekstu nie da się przeczytać.
refused-bad-token = To miejsce nie należy już do ciebie.
refused-bad-value = Tutaj to niemożliwe.
refused-banned = Gospodarz zablokował ci dostęp do tego stołu.
refused-bad-place = To nie jest adres ani sieć albo sieć jest o wiele za duża.
refused-clue-empty = Powiedz coś o swojej karcie.
refused-clue-too-long = To za długie na skojarzenie.
refused-deck-too-small = { $missing ->
    [one] Za mało kart: brakuje { $missing } karty.
    [few] Za mało kart: brakuje { $missing } kart.
    [many] Za mało kart: brakuje { $missing } kart.
   *[other] Za mało kart: brakuje { $missing } karty.
}
refused-draining = Ten serwer zaraz robi przerwę: teraz nie można otwierać stołów ani zaczynać gier.
refused-full = Ten serwer jest pełny: gry toczą się do końca, ale nic nowego nie można teraz zacząć.
refused-endless = Z tymi zasadami gra nigdy by się nie skończyła. Wybierz grę na punkty, na liczbę historii albo do końca kart.
refused-failed = Serwer nie mógł tego zapisać. Spróbuj jeszcze raz.
refused-first-not-chosen = Wybierz, kto opowie pierwszą historię.
refused-foreign-origin = Ta strona należy do innego serwera. Otwórz stół pod jego własnym adresem.
refused-game-running = To można zmienić po grze.
refused-hand-too-small = Za mało kart na ręce: { $hand } przy { $players } graczach, a dać trzeba { $give }.
refused-moment-passed = Gra poszła już dalej.
refused-more-votes-than-cards = Więcej głosów niż kart, na które można głosować: głosów { $votes_max }, kart { $cards } przy { $players } graczach. Pozwól na kilka głosów na tę samą kartę albo zmniejsz liczbę głosów.
refused-name-taken = Ktoś tu już ma takie imię.
refused-no-chat = Gospodarz wyłączył czat.
refused-no-deck = Najpierw wybierz talię.
refused-no-game = Nie toczy się teraz żadna gra.
refused-no-seat-left = Wszystkie miejsca są zajęte.
refused-no-show = Teraz nie ma czego pomijać.
refused-no-hearts = Serca możesz dawać tylko tym kartom, do następnej rundy.
refused-hearts-later = Poczekaj, aż wszystkie karty będą odkryte.
refused-own-heart = Nie możesz dać serca własnej karcie.
refused-not-our-picture = Tego obrazka nie ma już w grze przy tym stole.
refused-long-whisper = Wystarczy słowo lub dwa: najwyżej { $longest } znaków.
refused-many-whispers = Masz już słowa przy { $most } obrazkach. Zostaw coś innym.
refused-no-spectators = Ten stół nie wpuszcza widzów.
refused-other-protocol = Ta strona jest w innej wersji niż serwer. Załaduj ją ponownie.
refused-no-such-game = Nie ma takiej partii albo jeszcze trwa.
refused-no-such-album = Już go tu nie ma. Możliwe, że link został wycofany.
refused-no-such-table = Nie ma takiego stołu.
refused-not-awaited = To nie twoja kolej.
refused-not-admin = To może zrobić tylko administrator serwera.
refused-needs-password = Żeby otworzyć stół na tym serwerze, trzeba znać hasło.
refused-wrong-password = To nie jest to hasło.
refused-admin-elsewhere = Ze strony administratora tego serwera nie można stąd korzystać.
refused-not-host = To może zrobić tylko gospodarz.
refused-host-away = Zastępujesz gospodarza, którego nie ma. To może zrobić tylko on.
refused-own-card = Nie możesz głosować na własną kartę.
refused-paused = Gra jest wstrzymana.
refused-pawn-taken = Ktoś był szybszy: ten królik jest zajęty.
refused-request-used = To miejsce zostało już przydzielone. Usiądź jeszcze raz.
refused-unknown-deck = Jednej z wybranych talii już nie ma.
refused-unknown-character = Nie ma takiego gracza komputerowego.
refused-unknown-edition = Ten serwer nie zna tych zasad.
refused-unknown-rule = Ten serwer nie zna tej zasady domowej.
refused-too-fast = Nie tak szybko: zaczekaj chwilę.
refused-too-late = Ktoś był szybszy.
refused-votes-upside-down = Minimalna liczba głosów ({ $votes_min }) jest większa od maksymalnej ({ $votes_max }).
refused-stranger = Na czacie piszą tylko osoby, którym gospodarz ufa.
refused-shut-out = Ten serwer blokuje połączenia z twojej sieci.
refused-yourself = Nie możesz zrobić tego sobie.
refused-animated = Ten obrazek jest animowany albo ma kilka stron. Na karcie mieści się jeden obraz.
refused-bad-characters = Tego tekstu nie da się przeczytać.
refused-blurred = Ten obrazek wygląda na nieostry.
refused-broken-picture = Ten obrazek jest uszkodzony.
refused-busy = Właśnie przetwarzamy wiele obrazków. Spróbuj za chwilę.
refused-file-too-large = Ten plik jest za duży.
refused-heic-off = Ten serwer nie obsługuje zdjęć HEIC. Zapisz je jako JPEG albo poproś administratora serwera o dodanie pinxit[heic].
refused-low-resolution = Ten obrazek jest mały: na dużych ekranach będzie nieostry.
refused-no-cards = W tej talii nie ma jeszcze obrazków.
refused-no-room = Nie ma już miejsca na kolejne obrazki.
refused-no-such-deck = Tej talii już nie ma.
refused-no-such-picture = Tego obrazka już nie ma.
refused-not-a-picture = To nie jest obrazek.
refused-picture-crashed = Tego obrazka nie da się wczytać. Może pomoże zapisanie go na nowo.
refused-picture-too-heavy = Ten obrazek potrzebuje za dużo pamięci. Zmniejsz go.
refused-picture-too-slow = Przetwarzanie tego obrazka trwa za długo. Zmniejsz go.
refused-pictures-away = Obrazków nie da się teraz wczytać ani zapisać. Spróbuj za chwilę.
refused-text-too-long = Ten tekst jest za długi.
refused-too-many-decks = Ten stół nie może mieć więcej własnych talii.
refused-too-many-pictures = W tej talii nie zmieści się więcej obrazków.
refused-too-many-pixels = Ten obrazek jest za duży. Zmniejsz go.
refused-too-small = Ten obrazek jest za mały na kartę.
refused-truncated = Brakuje końca tego pliku. Wyślij go jeszcze raz.
refused-unreadable = Tego obrazka nie da się już odczytać.
refused-unsupported-picture = Ten rodzaj obrazka nie jest obsługiwany. Zapisz go jako JPEG.
refused-uploads-off = Ten serwer nie przyjmuje obrazków.
refused-bad-clip = Nie znamy nagrania o takiej nazwie.
refused-medium-not-allowed = Przy tym stole nie daje się skojarzeń w ten sposób.
refused-clue-off-theme = Przy tym stole wszystkie skojarzenia są jednego rodzaju. To nie jest.
refused-not-the-drawn-card = Przy tym stole kartę wybiera los, a wybrał inną.
refused-theme-without-words = Temat jest dla skojarzeń słowami, a przy tym stole ich nie ma.
refused-clips-off = Ten serwer nie przechowuje nagrań ani rysunków.
refused-broken-clip = Tego nie da się odtworzyć. Spróbuj jeszcze raz.
refused-clip-too-short = To było za krótkie. Spróbuj jeszcze raz.
refused-clip-too-long = To było za długie. Spróbuj jeszcze raz.
refused-clip-too-large = To jest za duże. Zrób coś krótszego lub prostszego.
refused-clip-silent = Nic tu nie słychać. Czy mikrofon jest włączony?
refused-clip-missing = Najpierw zaśpiewaj, pokaż lub narysuj, a potem opowiadaj.
refused-clip-told = To już zostało opowiedziane.
refused-no-such-clip = Tego już tu nie ma.
refused-stranger-clip = Gospodarz musi ci zaufać, zanim będzie można cię tu usłyszeć lub zobaczyć.
refused-no-room-for-clips = Na tym serwerze nie ma teraz miejsca na kolejne nagrania i rysunki.
refused-clips-busy = Przetwarzanych jest teraz dużo nagrań. Spróbuj za chwilę.
refused-clips-away = Nagrań nie można teraz pobrać ani zapisać. Spróbuj za chwilę.
refused-wrong-number-of-players = Tu potrzeba od { $least } do { $most } graczy.
refused-wrong-phase = Teraz to niemożliwe.

## Telewizor

home-tv = Pokaż na telewizorze
menu-screens = Telewizor
tv-title = Stół na tym ekranie
tv-step-open = Na telefonie otwórz stół pod adresem { $address } i wybierz „Telewizor” w menu.
tv-step-scan = Zeskanuj ten kod albo wpisz litery.
tv-step-word = Telefon pokaże słowo. Jeśli jest takie samo jak tutaj, potwierdź.
tv-qr = Kod dla aparatu w telefonie
tv-code = Kod: { $code }
tv-word = Słowo:
tv-pair-again = Połącz jeszcze raz
pair-which = Który stół ma pokazywać?
pair-none = Najpierw otwórz stół: tylko gospodarz może pokazać go na telewizorze. Potem zeskanuj kod jeszcze raz.
screen-on = włączony
screen-off = wyłączony
screen-unpair = Odłącz
screen-sofa = Widzę telewizor
screen-sofa-how = On opowiada całość, a ten telefon tylko to, co twoje.
screen-compare = Czy telewizor pokazuje to słowo?
screen-language = Język telewizora
screen-same = Tak, połącz
screen-other = Nie, jest inne
screen-how = Na telewizorze otwórz w przeglądarce ten adres:
screen-code = Kod z telewizora
screen-find = Dalej
screen-host-only = Telewizor może podłączyć tylko gospodarz.
mine-watch = Patrz na telewizor
mine-chosen = { $number ->
    [one] Ktoś wybiera twoją kartę…
    [few] { $number } głosy na twoją kartę…
   *[many] { $number } głosów na twoją kartę…
}
mine-unseen = Nikt się nie nabrał
mine-missed = To była karta { $place }
mine-told = Zgadło: { $found }/{ $of }
