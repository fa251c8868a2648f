### Pinxit, po polsku. Każdy język ma te same wiadomości; test mówi, których brakuje, a które są zbędne.

close = Zamknij
back = Wróć
menu = Menu
language = Język
go-home = Na stronę główną
host = Gospodarz
sure = Na pewno? Stuknij znów
connecting = Chwileczkę…
away = Połączenie zniknęło. Zaraz samo wróci.
paused = Przerwa
your-turn = Twoja kolej
clock-left = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}

## Wejście

home-what = Jeden obraz, jedno skojarzenie, wiele historii. Byle nie zbyt oczywiście i nie zbyt mgliście.
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

who-name = Twoje imię
who-pawn = Twój królik
who-open = Otwórz stół
who-play = Graj
who-sit = Usiądź

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
join-crowded = Ktoś właśnie próbuje wielu kodów. Otwórz przysłany link albo zeskanuj kod QR; możesz też spróbować za jakiś czas.
join-nobody = Nikogo tu jeszcze nie ma.
join-quiet = { $number ->
    [one] Jedna osoba już tu jest.
    [few] Są tu już { $number } osoby.
    [many] Jest tu już { $number } osób.
   *[other] Jest tu już { $number } osoby.
} Dopóki gospodarz za ciebie nie poręczy, nazywasz się tak, jak kolor twojego królika.
join-sit = Usiądź przy stole
join-watch = Tylko popatrzę

lost-title = Tędy do stołu nie dojdziesz
gone-title = Pora wstać od stołu
gone-moved = Grasz teraz na innym urządzeniu.
gone-left = Nie siedzisz już przy tym stole.
gone-kicked = Gospodarz prosi cię o odejście od stołu.
gone-banned = Gospodarz nie chce cię już przy tym stole.
gone-shut-out = Osoba prowadząca ten serwer nie wpuszcza nikogo z Twojej sieci.
gone-deleted = Ze stołu już sprzątnięto.
gone-never-came = Twoje miejsce zwolniono, bo nikt się na nim nie pojawił.

## Zbieramy się

lobby-who = { $number ->
    [one] Przy stole jest jeden gracz
    [few] Przy stole jest { $number } graczy
    [many] Przy stole jest { $number } graczy
   *[other] Przy stole jest { $number } gracza
}
lobby-add-computer = Zaproś gracza komputerowego
character-bear = niedźwiedź
character-owl = sowa
character-fox = lisica
character-guest = gość
manner-bear = mówi, co widzi
manner-owl = myśli przysłowiami i baśniami
manner-fox = czyta w graczach jak w książce
blind-deck = Gracze komputerowi znają kartę z jej opisu, a talia „{ $deck }” nie ma opisów, które umieliby przeczytać. Zagrają, ale według etykiet albo na chybił trafił. Lepiej zagrają, gdy w folderze talii „texts” będą opisy.
blind-deck-seen = Rozumiem
lobby-invite = Zawołaj resztę
lobby-missing = { $number ->
    [one] Brakuje jeszcze jednego gracza
    [few] Brakuje jeszcze { $number } graczy
    [many] Brakuje jeszcze { $number } graczy
   *[other] Brakuje jeszcze { $number } gracza
}
lobby-begin = Zaczynamy
first-who = Kto opowie pierwszą historię?
lobby-ready = Można zaczynać
lobby-unready = Jednak jeszcze chwila
lobby-ready-of = Gotowość: { $ready } z { $all }
lobby-wait = Gdy zbiorą się wszyscy, grę zacznie { $host }.

invite-qr = Kod QR tego stołu
invite-code = Kod stołu: { $code }
invite-send = Wyślij link
invite-copy = Skopiuj link
invite-link = Link do tego stołu
invite-here-only = Ten adres działa tylko na tym komputerze.
invite-shared = Link już w drodze
invite-copied = Skopiowano. Wklej link tam, gdzie zobaczą go znajomi.
invite-by-hand = Nie udało się skopiować. Link jest zaznaczony: skopiuj go ręcznie albo przeczytaj na głos.

settings = W co gramy
settings-edition = Zasady
settings-house = Zasady domowe
house-target = Punkty do zwycięstwa
house-hand = Kart na ręce
house-first = Kto opowiada pierwszy
house-latecomer = Spóźnialscy zaczynają
house-first-race = kto ma historię
house-first-host = kogo wskaże gospodarz
house-first-random = losowo
house-latecomer-average = ze średnią
house-latecomer-lowest = z najniższym wynikiem
house-latecomer-zero = od zera
house-book-is = W zasadach: { $value }
house-reset = Jak w zasadach: { $rule }
house-changed = Zasady domowe przy tym stole
house-none = bez limitu
house-yes = tak
house-no = nie
house-step = { $number } przy { $players } graczach
house-impossible = { $rule }: { $value } nie wchodzi w grę.
house-players-crossed = Najmniejsza liczba graczy jest większa od największej.
house-group-goal = Koniec gry
house-group-cards = Karty i skojarzenia
house-group-votes = Głosy
house-group-points = Punkty
house-group-people = Gracze
house-target-none = Gramy bez limitu punktów
house-turns-each = Ile historii opowiada każdy
house-short-pile = Gdy skończą się karty
house-short-pile-reshuffle = tasujemy zużyte
house-short-pile-end = koniec gry
house-give = Ile kart daje każdy
house-clue-length = Najdłuższe skojarzenie, w znakach
house-votes-min = Najmniej głosów na osobę
house-votes-max = Najwięcej głosów na osobę
house-votes-may-stack = Kilka głosów na tę samą kartę
house-count-over = „Znaleźli wszyscy” liczymy według
house-count-over-voters = osób
house-count-over-votes = głosów
house-some-storyteller = Niektórzy znajdują: narrator
house-some-finder = Niektórzy znajdują: każdy trafny głos
house-all-storyteller = Wszyscy znajdują: narrator
house-all-others = Wszyscy znajdują: każda inna osoba
house-none-storyteller = Nikt nie znajduje: narrator
house-none-others = Nikt nie znajduje: każda inna osoba
house-lone-vote = Dodatkowo za jedyny głos, jeśli trafny
house-bonus = Każdy głos na własną kartę
house-bonus-cap = Najwyżej za takie głosy na rundę
house-bonus-cap-none = Bez limitu za takie głosy
house-players-min = Najmniej graczy
house-players-max = Najwięcej graczy
settings-decks = Obrazki
settings-timers = Czas do namysłu
settings-public = Nieznajomi mogą tu trafić
settings-spectators = Inni mogą patrzeć
settings-chat = Możemy do siebie pisać
settings-thinking = Gracze komputerowi nie śpieszą się
settings-strangers = Nieznajomi nie mają imienia ani głosu, póki za nich nie poręczę
settings-language = Język skojarzeń
settings-more = Więcej o stole
settings-seats = Miejsca przy stole
settings-seats-all = { $number }, czyli ilu może grać
settings-seats-are = Przy tych zasadach jest od { $least } do { $most } miejsc.
settings-crowded = Za mało miejsc ({ $number }) dla wszystkich, którzy tu siedzą.
settings-absent = Gdy minie czas albo kogoś nie ma
settings-undo = Niech zostanie, jak było
settings-unsettled = Z tym, co wybrano, nie da się jeszcze grać.
absent-stand-in = gra za niego komputer
absent-skip = gramy dalej bez niego
absent-wait = czekamy
timers-off = Ile trzeba
timers-relaxed = Spokojnie: trzy minuty na skojarzenie
timers-brisk = Żwawo: półtorej minuty
timers-own = Po swojemu
timers-seconds = W sekundach; puste pole oznacza: ile trzeba.
timers-race = Na pierwszą historię
timers-clue = Na skojarzenie
timers-give = Na dołożenie karty
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
edition-dixit = Najnowsze zasady.
edition-disney = Najnowsze zasady dla mniejszego stołu.
edition-name-disney = Dla sześciorga
edition-classic = Jak na początku; przy trzech graczach udane skojarzenie daje trochę więcej.
edition-odyssey = Dla dużego grona, z dwoma głosami.
edition-odyssey-2011 = Dla dużego grona, w pierwszej wersji.
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
hand-arrange = Karty układa się, przeciągając je albo strzałkami z wciśniętym klawiszem Alt.
hand-moved = Teraz na miejscu { $place }
card-back = Zakryta karta
card-number = Karta { $number }
card-pick = Wybierz tę kartę
card-unpick = Jednak nie ta
card-look = Przyjrzyj się
card-close-look = Karta z bliska
card-before = Poprzednia karta
card-after = Następna karta
card-mine = Twoja karta
card-vote = Głosuj na { $place }
card-choose = Wybierz { $place }
clue-of = { $name } mówi

task-race = Masz już historię? Kto pierwszy stuknie, zaczyna.
task-race-watch = Kto pierwszy wpadnie na historię?
task-tell = Teraz opowiadasz ty: wybierz kartę i powiedz coś o niej
task-wait-clue = { $name } szuka słów
task-give = { $number ->
    [one] Która z twoich kart też tu pasuje?
    [few] Które { $number } twoje karty też tu pasują?
    [many] Których { $number } twoich kart też tu pasuje?
   *[other] Które { $number } twojej karty też tu pasuje?
}
task-gave = Twoja karta jest w drodze. Zaczekaj na resztę.
task-wait-cards = Pozostali szukają kart do twojego skojarzenia
task-vote = { $most ->
    [one] O której karcie mówi { $name }?
    [few] O której karcie mówi { $name }? Masz { $most } głosy.
    [many] O której karcie mówi { $name }? Masz { $most } głosów.
   *[other] O której karcie mówi { $name }? Masz { $most } głosu.
}
task-voted = Twój głos jest oddany. Zaczekaj na resztę.
task-wait-votes = Zachowaj kamienną twarz: trwa głosowanie
task-watch-give = Reszta szuka kart, które też pasują
task-watch-vote = Trwa głosowanie: która karta pasuje do tej historii?
task-reveal = A więc o to chodziło
task-paused = Zostało za mało graczy. Gra ruszy dalej, gdy ktoś wróci.
task-stopped = Gra jest wstrzymana
hint-race = Obejrzyj swoje karty. Kto pierwszy ma pomysł na jedną z nich, ten zaczyna opowieść.
hint-wait-clue = Za chwilę padnie skojarzenie. Potem poszukasz u siebie karty, która też do niego pasuje.
hint-give = Wybierz kartę, którą inni mogą wziąć za kartę narratora: każdy głos na nią to punkt dla ciebie.
hint-vote = Jedna z nich należy do narratora, resztę podrzucono. Stuknij kartę, żeby ją wybrać, ⤢ – żeby się przyjrzeć.

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
vote-choose = Wybierz kartę
do-go-on = Następna runda
do-follow = Do rundy { $number }
do-finish = Na podium
do-take-back = Cofnij
do-mend = Niech tak brzmi
mend-ask = Powiedz to inaczej
stood-in = Gra za ciebie komputer.
do-come-back = Już jestem
waiting-for = { $number ->
    [one] { $names } jeszcze myśli
    [few] { $names } jeszcze myślą
    [many] { $names } jeszcze myślą
   *[other] { $names } jeszcze myślą
}
tell-label = Twoje skojarzenie
tell-pick-first = Najpierw wybierz kartę, do której masz skojarzenie.
tell-advice-ask = Jakie skojarzenie jest dobre?
tell-advice = Słowo, linijka piosenki, uczucie, dźwięk. Jeśli twoją kartę znajdą wszyscy, nie dostajesz nic; jeśli nikt, też nic. Więc tak, żeby ktoś się uśmiechnął, a ktoś inny nie miał pojęcia.

doing-here = jest tutaj
doing-ready = może zaczynać
doing-away = z dala od stołu
doing-stood-in = gra komputer
doing-computer = komputer
doing-waits = czeka na następną rundę
doing-thinks = myśli
doing-tells = opowiada
doing-gave = ma wybrane
doing-voted = głos oddany
track-line = { $name } { $score }

reveal-whose = O tej karcie mówi { $name }
reveal-voters = głosy: { $names }
reveal-no-votes = bez głosów
reveal-gain = runda
reveal-total = razem
verdict-some = Jedni znaleźli, inni nie: dobra opowieść, { $name }!
verdict-all = Znaleźli wszyscy. To było zbyt oczywiste, { $name }.
verdict-none = Nie znalazł nikt. To było zbyt mgliste, { $name }.
verdict-void = Nikt nie mógł głosować: { $name } zostaje bez punktów.
points-told = { $number } za skojarzenie
points-found = { $number } za znalezienie karty
points-consoled = { $number } dla wszystkich poza narratorem
points-too-plain = zbyt oczywiste
points-too-dark = zbyt mgliste
points-lone = { $number } za postawienie na jedną kartę
points-lured = { $number } za zebrane głosy
points-nothing = tym razem nic

over-won = Wygrywa { $name }
over-shared = Wspólnie wygrywają { $names }
over-again = Jeszcze raz!
over-wait = Do kolejnej partii może zaprosić { $host }.
over-me-too = Ja też!
over-ready = { $number ->
    [one] { $names } chce zagrać jeszcze raz
    [few] { $names } chcą zagrać jeszcze raz
    [many] { $names } chcą zagrać jeszcze raz
   *[other] { $names } chcą zagrać jeszcze raz
}
over-settings = Zmień zasady
over-story = Wszystkie rundy po kolei
over-history = Partie przy tym stole
over-past = Partia { $number }: { $names }

award-big-round = Runda na medal
award-big-round-why = { $number ->
    [one] { $number } punkt w rundzie { $round }
    [few] { $number } punkty w rundzie { $round }
    [many] { $number } punktów w rundzie { $round }
   *[other] { $number } punktu w rundzie { $round }
}
award-deceiver = Sztuka zmyłki
award-deceiver-why = { $number ->
    [one] jeden głos zwabiony na manowce
    [few] { $number } głosy zwabione na manowce
    [many] { $number } głosów zwabionych na manowce
   *[other] { $number } głosu zwabionego na manowce
}
award-inspired-clue = Natchnione skojarzenie
award-inspired-clue-why = jasne tylko dla niektórych, w rundzie { $round }
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
    [one] jedno skojarzenie niejasne dla wszystkich
    [few] { $number } skojarzenia niejasne dla wszystkich
    [many] { $number } skojarzeń niejasnych dla wszystkich
   *[other] { $number } skojarzenia niejasnego dla wszystkich
}

story-title = Wieczór: partia { $number }
story-back = Do stołu
story-round = Runda { $number }: { $name } mówi

fair-title = Czy tasowanie było uczciwe?
fair-checking = Śledzimy każdą kartę…
fair-yes = Tak. Tasowanie ustalono przed pierwszym ruchem i trzymano się go do ostatniej karty.
fair-yes-late = Tak, od rundy { $round }, w której to urządzenie zapisało obietnicę. O tym, co było wcześniej, mówi tylko serwer.
fair-yes-unseen = O ile stąd widać, tak. Ale tego urządzenia nie było przy grze: obietnicę zna tylko od serwera.
fair-no = Nie. Nie wszystko było tak, jak obiecano.
fair-no-promise = Nie. Serwer pokazuje teraz inną obietnicę niż ta, którą to urządzenie zapisało podczas gry.
fair-promise = Obietnica z początku gry
fair-noted = Zapisane przez to urządzenie w rundzie { $round }
fair-same = to samo
fair-seed = Ziarno losowania, ujawnione na końcu
fair-check-promise = Ziarno jest tym, które obiecano
fair-check-deal = Karty na ręce i stos po rozdaniu
fair-check-first = Wylosowani narratorzy
fair-check-board = Kolejność kart na stole
fair-check-fill = Karty dobrane ze stosu
fair-check-pile = Nowe stosy
fair-check-round = Policzone rundy
fair-broken-promise = To nie jest ziarno, które obiecano.
fair-broken-deal = Należało rozdać inne karty.
fair-broken-first = Zacząć miał ktoś inny.
fair-broken-board = Karty na stole miały leżeć inaczej.
fair-broken-fill = To nie były kolejne karty ze stosu.
fair-broken-pile = Nowy stos miał być inny.
fair-broken-round = Rundy są źle policzone.
fair-start = Na początku
fair-round = Runda { $round }
fair-was-promised = obiecano
fair-was-found = było
fair-proves = To dowodzi, że tasowanie było ustalone w chwili złożenia obietnicy i że się go trzymano. Nie dowodzi, że serwer nie wypróbował wcześniej kilku ziaren ani że nikt nie zaglądał w karty.
fair-self = Nie musisz wierzyć tej stronie. Plik poniżej zawiera każde losowanie, a docs/protocol.md podaje przepis dla dowolnego języka programowania. W terminalu:
fair-download = Zabierz dowody ze sobą

gallery = Obrazki
gallery-by = autor: { $author }
gallery-homepage = Strona talii
gallery-download = Pobierz całą talię
gallery-note = Jak powstał obraz:

## Własne obrazki

own = Własne obrazki
own-which = Która talia
own-new = Nowa talia
own-about = O tej talii
own-name = Obrazki: { $name }
own-deck-name = Jej nazwa
own-author = Czyje to obrazki
own-licence-label = Co inni mogą z nimi robić
own-licence = Tylko dla tego stołu
own-delete = Wyrzuć tę talię
own-delete-sure = Na pewno? Wszystkie jej obrazki znikną
own-playing = Gracie tymi obrazkami. Zmienić je można po zakończeniu gry.
own-invitation = Zdjęcia z wakacji, rysunki dzieci, stare pocztówki: wybierz ich wiele, a każdy stanie się kartą.
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
    [one] Jeden obrazek jest w drodze
    [few] { $number } obrazki są w drodze
    [many] { $number } obrazków jest w drodze
   *[other] { $number } obrazka jest w drodze
}
own-failures = { $number ->
    [one] Jeden plik nie został przyjęty
    [few] { $number } pliki nie zostały przyjęte
    [many] { $number } plików nie zostało przyjętych
   *[other] { $number } pliku nie przyjęto
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
own-reading = wczytuje się …
own-again = Spróbuj ponownie
own-dismiss = Odłóż { $name }
own-line-broke = Połączenie się zerwało. To, co gotowe, zostaje.
own-few = Do gry trzeba wielu kart. Wybierz obok tej jeszcze jedną talię, a zostaną potasowane razem.
own-use = { $number ->
    [one] Graj tym obrazkiem
    [few] Graj tymi { $number } obrazkami
    [many] Graj tymi { $number } obrazkami
   *[other] Graj tymi { $number } obrazkami
}
own-use-again = Graj tą talią
own-picture = Obrazek { $number } z { $all }
own-loading = Obrazek jest w drodze …
own-crop = Kadr
own-crop-how = Co widać z obrazka: przesuwaj strzałkami, plus i minus zmieniają rozmiar
own-zoom = Bliżej
own-title = Tytuł
own-alt = Co widać, dla tych, którzy nie widzą
own-alt-hint = Dziewczynka z czerwonym parasolem na molo.
own-save = Gotowe
own-saving = Trwa przycinanie …
own-earlier = Wcześniej
own-later = Później
own-remove = Usuń

## Menu

menu-invite = Zaproś kogoś
menu-chat = Rozmowa
menu-rules = Zasady
menu-host = Narzędzia gospodarza
menu-people = Ludzie przy stole
menu-seat = Graj dalej na innym urządzeniu
menu-sound = Dźwięk, gdy jest moja kolej
menu-leave = Odejdź od stołu
menu-leave-sure = Naprawdę odejść? Stuknij znów
seat-how = Wpisz te litery na drugim urządzeniu, tam gdzie wpisuje się kod stołu. Działają raz, przez dziesięć minut.
chat-none = Na razie cisza.
chat-label = Powiedz coś
chat-send = Wyślij
chat-mute = Ukryj wiadomości: { $name }
chat-unmute = Pokaż znów wiadomości: { $name }
chat-report = Zgłoś: { $name }
chat-strangers = Piszą tu do siebie ci, za których poręczył gospodarz. Reakcje są dla wszystkich.
people-none = Nikogo innego tu jeszcze nie ma.
people-stranger = ktoś nieznajomy
people-me = Tutaj nazywasz się { $name }, dopóki gospodarz za ciebie nie poręczy. Twojego imienia nikt nie widzi.
people-mute = Ukryj wiadomości
people-unmute = Pokaż znów wiadomości
report = Zgłoś
report-about = Zgłoszenie: { $name }
report-why = Co jest nie tak?
report-rude = Obelgi, nienawiść lub groźby
report-indecent = Nieprzyzwoite albo wypytuje o prywatne sprawy
report-spam = Reklamy lub spam
report-spoils = Oszukuje albo psuje grę
report-other = Coś innego
report-text = Własnymi słowami, jeśli chcesz
report-what = Przeczyta to osoba, która prowadzi ten serwer, razem z ostatnimi wiadomościami i skojarzeniami: { $name }. { $name } nie dowie się o tym.
report-send = Wyślij zgłoszenie
report-thanks = Dziękujemy. Osoba, która prowadzi ten serwer, przyjrzy się temu.
reaction-heart = Serce
reaction-laugh = Śmiech
reaction-wow = Wow
reaction-clap = Brawa
reaction-think = Hm…
reaction-oops = Ups
reaction-sleep = Ziewanie
reaction-fox = Szczwany lis
host-pause = Przerwa
host-resume = Gramy dalej
host-extend = Jeszcze minuta
host-end = Zakończ grę
host-hand-over = Oddaj rolę gospodarza
host-stand-in = Niech gra komputer
host-skip = Nie czekaj
host-kick = Poproś o odejście
host-ban = Nie wpuszczaj więcej
host-ban-how = „Nie wpuszczaj więcej” dotyczy imienia i łącza. Jeśli ktoś inny przy stole ma to samo łącze, jak w rodzinie czy szkole, dotyczy tylko imienia.
host-befriend = Poręcz
host-befriend-how = Za kogo poręczysz, ten występuje pod swoim imieniem i może czytać i pisać wiadomości.
host-banned = Niewpuszczani
host-clear = Usuń ten stół
host-clear-sure = Na pewno? Gry i imiona przepadną na dobre
host-unban = Wpuść z powrotem
host-lent = Zastępujesz gospodarza ({ $name }), który odzyska tę rolę po powrocie.

## Prowadzenie serwera

notice = Od osoby, która prowadzi ten serwer:
notice-close = Schowaj to ogłoszenie
admin = Prowadzenie serwera
admin-token = Token administratora
admin-ask = Leży w folderze danych serwera, w pliku admin.token. Ta strona pamięta go do zamknięcia karty.
admin-enter = Wejdź
admin-leave = Zablokuj
admin-wrong = To nie jest token tego serwera.
admin-well = Wszystko w porządku
admin-ill = Stołów nie można teraz zapisać
admin-stale = Serwer nie odpowiada
admin-since = Działa od
admin-version = Wersja
admin-connections = Połączone urządzenia
admin-moves = Wykonane ruchy
admin-slow = Czekanie na wolne urządzenia
admin-failures = Niezapisane ruchy
admin-database = Baza danych
admin-database-nearly-full = Baza danych jest prawie pełna. Zrób miejsce albo pozwól na więcej (--database-mb): wkrótce nie da się otworzyć żadnego stołu.
admin-database-full = Baza danych jest pełna: trwające gry dobiegną końca, ale nic nowego się nie zacznie. Zrób miejsce albo pozwól na więcej (--database-mb).
admin-database-damaged = Przy starcie baza danych okazała się uszkodzona. Obok leży jej kopia; zobacz rozdział o plikach w docs/hosting.md.
admin-clock-not-believed = Zegar tego komputera bardzo wyprzedza czas, gdy serwer ostatnio działał: żaden stół nie zostanie zapomniany, póki nie potwierdzisz, że jest dobry (pinxit tables believe-clock).
admin-refusals = Najczęstsze odmowy
admin-tables = { $number ->
    [0] Żaden stół nie jest aktywny
    [one] Aktywny jest jeden stół
    [few] Aktywne są { $number } stoły
    [many] Aktywnych jest { $number } stołów
   *[other] Aktywnych jest { $number } stołu
}
admin-lobby = Nie ma gry
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
admin-close-what = Wszyscy zostaną odesłani, a wszystko, co o tym stole zapisano, przepadnie na zawsze.
admin-close-no = Zostaw otwarty
admin-close-yes = Zamknij na zawsze
admin-notice = Słowo do wszystkich
admin-notice-how = Zobaczą je nad grą wszyscy przy stołach i ci, którzy przyjdą później, dopóki go nie zdejmiesz.
admin-notice-now = Wszyscy widzą teraz:
admin-notice-text = Twoje słowa
admin-notice-set = Pokaż
admin-notice-down = Zdejmij
admin-rest = Zanim zatrzymasz serwer
admin-rest-how = Nie otwiera się już stołów ani nie zaczyna gier, a te, które trwają, toczą się do końca.
admin-rest-on = Nie zaczynaj nowych gier
admin-rest-off = Pozwól znów zaczynać gry
admin-rest-games = { $number ->
    [one] Trwa jeszcze jedna gra.
    [few] Trwają jeszcze { $number } gry.
    [many] Trwa jeszcze { $number } gier.
   *[other] Trwa jeszcze { $number } gry.
}
admin-rest-done = Nie trwa już żadna gra: możesz teraz zatrzymać serwer.
admin-reports = { $number ->
    [0] Nikt niczego nie zgłosił
    [one] Jedno zgłoszenie
    [few] { $number } zgłoszenia
    [many] { $number } zgłoszeń
   *[other] { $number } zgłoszenia
}
admin-report-by = zgłasza { $name }, stół { $code }
admin-report-lines = Ostatnie wiadomości
admin-report-clues = Ostatnie skojarzenia
admin-report-done = Załatwione: usuń zgłoszenie
admin-report-out = Odetnij miejsce, z którego przyszła
admin-places = Odcięte adresy
admin-places-how = Z tych adresów nikt nie wejdzie do żadnego stołu na tym serwerze. Dotyczy to wszystkich za jednym adresem: rodziny, szkoły.
admin-place = Adres lub sieć
admin-place-note = Powód (widzisz go tylko Ty)
admin-place-term = Na jak długo
admin-place-day = na jeden dzień
admin-place-week = na tydzień
admin-place-month = na 30 dni
admin-place-ever = na zawsze
admin-place-until = do { $when }
admin-place-reported = Miejsce, z którego przyszła zgłoszona osoba
admin-place-add = Nie wpuszczaj
admin-place-lift = Wpuść z powrotem

## What is kept about people

privacy = Co o Tobie pamiętamy
privacy-short = Bez kont, bez ciasteczek, bez reklam i bez śledzenia. Stół pamięta tylko to, czego trzeba do gry.
privacy-kept = Co jest przechowywane
privacy-kept-game = Imię, które sobie nadasz, Twoje skojarzenia i ruchy, razem ze stołem, przy którym grasz.
privacy-kept-words = Słowa ze skojarzeń, w postaci liczb, po których rozumieją je komputerowi gracze, bez imienia i bez stołu. Zostają, gdy stół znika.
privacy-kept-chat = To, co do siebie piszecie, jest tylko w pamięci: ostatnie 50 wiadomości, aż stół zaśnie. Nigdy nie trafia na dysk, chyba że ktoś to zgłosi.
privacy-kept-pictures = Obrazki przyniesione przez gospodarza, bez miejsca i danych aparatu, tak długo jak ich stół.
privacy-kept-address = Twój adres nie jest zapisywany. Jeśli gospodarz Cię zablokuje albo ktoś Cię zgłosi, zostaje jego odcisk, który rozumie tylko ten serwer; osoba prowadząca serwer może też odciąć całe adresy.
privacy-kept-reports = Zgłoszenia z ostatnimi wiadomościami i skojarzeniami osoby, której dotyczą. Czyta je tylko osoba prowadząca ten serwer.
privacy-kept-device = Na Twoim urządzeniu: imię, kolor, język i klucze do Twoich miejsc.
privacy-long = Jak długo
privacy-long-days = { $number ->
    [one] Stół, do którego nikt nie przyszedł przez jeden dzień, jest odkładany, a tydzień później usuwany ze wszystkim, co do niego należy.
    [few] Stół, do którego nikt nie przyszedł przez { $number } dni, jest odkładany, a tydzień później usuwany ze wszystkim, co do niego należy.
    [many] Stół, do którego nikt nie przyszedł przez { $number } dni, jest odkładany, a tydzień później usuwany ze wszystkim, co do niego należy.
   *[other] Stół, do którego nikt nie przyszedł przez { $number } dnia, jest odkładany, a tydzień później usuwany ze wszystkim, co do niego należy.
}
privacy-long-ever = Stoły zostają, dopóki nie usunie ich gospodarz albo osoba prowadząca ten serwer.
privacy-delete = Jak to usunąć
privacy-delete-host = Gospodarz może w każdej chwili usunąć stół ze wszystkimi grami, imionami i obrazkami: w menu, w narzędziach gospodarza.
privacy-delete-ask = Pozostali: poproście gospodarza albo osobę prowadzącą ten serwer.
privacy-who = Kto to widzi
privacy-who-table = Wszyscy przy stole widzą imiona, skojarzenia i grę. Kto ma link, może się przyglądać, chyba że gospodarz na to nie pozwala; przy stole publicznym nie widzi imion, dopóki nieznajomi są przyjmowani w ciszy.
privacy-who-server = Osoba prowadząca ten serwer mogłaby przeczytać wszystko, co on przechowuje. Nic nie jest przekazywane dalej: także komputerowi gracze myślą na tym serwerze.

## Zasady

rules-idea = Jedno z was jest narratorem i podaje skojarzenie do karty. Pozostali podsuwają karty, które też do niego pasują. Potem wszyscy szukają karty narratora.
rules-round = Runda
rules-tell = Narrator wybiera po cichu kartę i mówi coś o niej: słowo, zdanie, dźwięk.
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
rules-votes-apart = Każdy głos pada na inną kartę.
rules-reveal = Potem wychodzi na jaw, która karta jest czyja. Wszyscy dobierają karty, a opowiada następna osoba.
rules-points = Punkty
rules-some = Niektórzy znajdują kartę: { $teller } dla narratora, { $finder } dla każdej osoby, która ją znajdzie.
rules-some-votes = Niektórzy znajdują kartę: { $teller } dla narratora, { $finder } za każdy głos na nią.
rules-all = Wszyscy ją znajdują: { $teller } dla narratora, { $others } dla każdej innej osoby.
rules-none = Nikt jej nie znajduje: { $teller } dla narratora, { $others } dla każdej innej osoby.
rules-count-voters = Kto oddał na tę kartę choć jeden głos, ten ją znalazł.
rules-count-votes = Wszyscy ją znajdują tylko wtedy, gdy padają na nią wszystkie głosy.
rules-lured = { $number } za każdy głos na twoją kartę, gdy opowiada ktoś inny.
rules-cap = Najwyżej { $number } na rundę.
rules-lone = Dodatkowo { $number } za jeden jedyny głos, jeśli jest trafny.
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

## Kłopoty

problem-unreachable = Nie można się teraz dostać do stołu. Czy masz internet?
problem-unknown = Coś nie wyszło. Spróbuj jeszcze raz.
refused-already-given = Twoje karty są już oddane.
refused-already-voted = Twój głos jest już oddany.
refused-bad-name = Wybierz imię, które da się przeczytać.
refused-bad-seat-code = Ten kod nie pasuje albo już wygasł.
refused-bad-setting = Tak się tego nie da ustawić.
refused-bad-text = Tego nie da się przeczytać.
refused-bad-token = To miejsce nie należy już do ciebie.
refused-bad-value = Tego się tu nie da ustawić.
refused-banned = Gospodarz nie chce cię przy tym stole.
refused-bad-place = To nie jest adres ani sieć albo sieć jest o wiele za duża.
refused-clue-empty = Powiedz coś o swojej karcie.
refused-clue-too-long = To za długie na skojarzenie.
refused-deck-too-small = { $missing ->
    [one] Za mało kart: brakuje { $missing } karty.
    [few] Za mało kart: brakuje { $missing } kart.
    [many] Za mało kart: brakuje { $missing } kart.
   *[other] Za mało kart: brakuje { $missing } karty.
}
refused-draining = Ten serwer idzie zaraz na przerwę: teraz nie otwiera się stołów ani nie zaczyna gier.
refused-full = Na tym serwerze nie ma już miejsca: gry toczą się do końca, ale nic nowego się teraz nie zaczyna.
refused-endless = Gra według tych zasad nigdy by się nie skończyła. Grajcie na punkty, na liczbę historii albo do końca kart.
refused-failed = Serwer nie zdołał tego zapisać. Spróbuj jeszcze raz.
refused-first-not-chosen = Wskaż, kto opowie pierwszą historię.
refused-foreign-origin = Ta strona należy do innego serwera. Otwórz stół pod jego własnym adresem.
refused-game-running = To można zmienić dopiero po grze.
refused-hand-too-small = Za mało kart na ręce: { $hand } przy { $players } graczach, a dać trzeba { $give }.
refused-moment-passed = Gra poszła tymczasem dalej.
refused-more-votes-than-cards = Więcej głosów niż kart, na które można głosować: głosów { $votes_max }, kart { $cards } przy { $players } graczach. Pozwólcie na kilka głosów na tę samą kartę albo zmniejszcie liczbę głosów.
refused-name-taken = Ktoś tu już ma takie imię.
refused-no-chat = Rozmowy są przy tym stole wyłączone.
refused-no-deck = Najpierw wybierz talię.
refused-no-game = Nie toczy się teraz żadna gra.
refused-no-seat-left = Wszystkie miejsca są zajęte.
refused-no-spectators = Przy tym stole nie ma miejsca dla widzów.
refused-no-such-game = Nie ma takiej partii albo jeszcze trwa.
refused-no-such-table = Nie ma takiego stołu.
refused-not-awaited = Teraz nikt na to nie czeka.
refused-not-admin = To jest dla osoby, która prowadzi ten serwer.
refused-not-host = To może zrobić tylko gospodarz.
refused-host-away = Zastępujesz gospodarza, którego nie ma. To może zrobić tylko on.
refused-own-card = Nie możesz głosować na własną kartę.
refused-paused = Gra ma przerwę.
refused-pawn-taken = Ktoś był szybszy: ten królik jest zajęty.
refused-request-used = To miejsce zostało już przydzielone. Usiądź jeszcze raz.
refused-unknown-deck = Jednej z wybranych talii już nie ma.
refused-unknown-character = Nie ma takiego gracza komputerowego.
refused-unknown-edition = Ten serwer nie zna tych zasad.
refused-unknown-rule = Ten serwer nie zna tej zasady domowej.
refused-too-fast = Nie tak szybko: zaczekaj chwilę.
refused-too-late = Ktoś był szybszy.
refused-votes-upside-down = Najmniejsza liczba głosów ({ $votes_min }) jest większa od największej ({ $votes_max }).
refused-stranger = Wiadomości są dla tych, za których poręczył gospodarz.
refused-shut-out = Osoba prowadząca ten serwer nie wpuszcza nikogo z Twojej sieci.
refused-yourself = To miejsce, w którym teraz jesteś.
refused-animated = Ten obrazek się rusza albo ma kilka stron; karta pokazuje jeden.
refused-bad-characters = Tego nie da się przeczytać.
refused-blurred = Ten obrazek wygląda na nieostry.
refused-broken-picture = Ten obrazek jest uszkodzony.
refused-busy = Właśnie wczytuje się wiele obrazków. Spróbuj za chwilę.
refused-file-too-large = Ten plik jest za duży.
refused-heic-off = Ten serwer nie czyta zdjęć HEIC. Zapisz je jako JPEG albo poproś osobę, która prowadzi serwer, o dodanie pinxit[heic].
refused-low-resolution = Ten obrazek jest mały: na dużych ekranach będzie nieostry.
refused-no-cards = W tej talii nie ma jeszcze obrazków.
refused-no-room = Nie ma już miejsca na obrazki.
refused-no-such-deck = Tej talii już nie ma.
refused-no-such-picture = Tego obrazka już nie ma.
refused-not-a-picture = To nie jest obrazek.
refused-picture-crashed = Tego obrazka nie da się wczytać. Może się uda, gdy zapiszesz go na nowo.
refused-picture-too-heavy = Ten obrazek potrzebuje za dużo pamięci. Zmniejsz go.
refused-picture-too-slow = Wczytywanie tego obrazka trwa za długo. Zmniejsz go.
refused-text-too-long = Ten tekst jest za długi.
refused-too-many-decks = Ten stół ma już tyle własnych talii, ile może.
refused-too-many-pictures = W tej talii jest już tyle obrazków, ile może być.
refused-too-many-pixels = Ten obrazek jest za duży. Zmniejsz go.
refused-too-small = Ten obrazek jest za mały na kartę.
refused-truncated = Brakuje końca tego pliku. Wyślij go jeszcze raz.
refused-unreadable = Tego obrazka nie da się już odczytać.
refused-unsupported-picture = Obrazków tego rodzaju się tu nie czyta. Zapisz go jako JPEG.
refused-uploads-off = Ten serwer nie przyjmuje obrazków.
refused-wrong-number-of-players = Tu potrzeba innej liczby graczy: od { $least } do { $most }.
refused-wrong-phase = Teraz to niemożliwe.
