### Pinxit, українською. У кожній мові ті самі повідомлення; тест скаже, яких бракує, а які зайві.

close = Закрити
back = Назад
menu = Меню
language = Мова
go-home = На головну
host = Господар столу
sure = Точно? Торкнись ще раз
connecting = Хвилинку…
away = Зв’язок зник. Зараз він відновиться сам.
paused = Пауза
your-turn = Твоя черга
clock-left = { $seconds ->
    [one] Залишилася { $seconds } секунда
    [few] Залишилося { $seconds } секунди
    [many] Залишилося { $seconds } секунд
   *[other] Залишилося { $seconds } секунди
}

## Прихід

home-what = Одна картина, одна асоціація, багато історій. Не надто прозоро й не надто туманно.
home-new = Новий стіл
home-join = Приєднатися
home-code = Код столу
home-code-short = Код столу складається із шести літер.
home-alone = Грати наодинці
home-how = Як грати
home-mine = Мої столи
home-public = Відкриті столи
home-gallery = Роздивитися всі картини
home-line = Зайнято місць: { $people } із { $seats }

who-name = Твоє ім’я
who-pawn = Твій кролик
who-open = Відкрити стіл
who-play = Грати
who-sit = Сісти за стіл

pawn-red = червоний, із серцем
pawn-orange = помаранчевий, із сонцем
pawn-yellow = жовтий, із зіркою
pawn-green = зелений, із листком
pawn-teal = бірюзовий, із хвилями
pawn-sky = блакитний, із хмаринкою
pawn-blue = синій, із краплею
pawn-violet = фіолетовий, із місяцем
pawn-pink = рожевий, із квіткою
pawn-brown = коричневий, із жолудем
pawn-grey = сірий, із двома камінцями
pawn-white = білий, із пір’їнкою

join-title = До столу запрошує { $host }
join-title-empty = Стіл
join-who = Уже тут: { $names }
join-crowded = Саме зараз хтось перебирає багато кодів. Відкрий надіслане посилання чи скануй QR-код; або спробуй трохи згодом.
join-nobody = Тут ще нікого немає.
join-quiet = { $number ->
    [one] Тут уже { $number } людина.
    [few] Тут уже { $number } людини.
    [many] Тут уже { $number } людей.
   *[other] Тут уже { $number } людини.
} Доки господар за тебе не поручиться, тебе зватимуть за кольором твого кролика.
join-sit = Сісти за стіл
join-watch = Лише дивитися

lost-title = Ця стежка не веде до столу
gone-title = Час вставати з-за столу
gone-moved = Тепер ти граєш на іншому пристрої.
gone-left = Ти вже не за цим столом.
gone-kicked = Господар столу просить тебе піти.
gone-banned = Господар більше не хоче бачити тебе за цим столом.
gone-shut-out = Той, хто тримає цей сервер, нікого не впускає з твоєї мережі.
gone-deleted = Цей стіл уже прибрано.
gone-never-came = Твоє місце звільнили, бо ніхто на ньому не з’явився.

## Збираємося

lobby-who = { $number ->
    [one] За столом { $number } гравець
    [few] За столом { $number } гравці
    [many] За столом { $number } гравців
   *[other] За столом { $number } гравця
}
lobby-add-computer = Запросити комп’ютерного гравця
character-bear = ведмідь
character-owl = сова
character-fox = лисиця
character-guest = гість
manner-bear = каже, що бачить
manner-owl = мислить прислів’ями й казками
manner-fox = читає гравців і все пам’ятає
blind-deck = Комп’ютерні гравці знають картку з її опису, а в колоді «{ $deck }» немає описів, які вони могли б прочитати. Вони гратимуть, але за позначками або навмання. Кращими їх зроблять описи в теці колоди «texts».
blind-deck-seen = Зрозуміло
lobby-invite = Поклич решту
lobby-missing = { $number ->
    [one] Бракує ще { $number } гравця
    [few] Бракує ще { $number } гравців
    [many] Бракує ще { $number } гравців
   *[other] Бракує ще { $number } гравця
}
lobby-begin = Починаймо
first-who = Хто оповість першу історію?
lobby-ready = Можна починати
lobby-unready = Ні, ще хвильку
lobby-ready-of = Чекають на початок: { $ready } з { $all }
lobby-wait = Коли всі зберуться, гру почне { $host }.

invite-qr = QR-код цього столу
invite-code = Код столу: { $code }
invite-send = Надіслати посилання
invite-copy = Скопіювати посилання
invite-link = Посилання на цей стіл
invite-here-only = Ця адреса працює лише на цьому комп’ютері.
invite-shared = Посилання вже в дорозі
invite-copied = Скопійовано. Встав посилання там, де його побачать друзі.
invite-by-hand = Скопіювати не вдалося. Посилання виділено: скопіюй його вручну або прочитай уголос.

settings = У що граємо
settings-edition = Правила
settings-house = Домашні правила
house-target = Балів для перемоги
house-hand = Карток у руці
house-first = Хто оповідає першим
house-latecomer = Хто прийшов пізніше, має
house-first-race = хто має історію
house-first-host = кого назве господар столу
house-first-random = за жеребом
house-latecomer-average = середній бал
house-latecomer-lowest = найнижчий бал
house-latecomer-zero = нуль
house-book-is = У правилах: { $value }
house-reset = Як у правилах: { $rule }
house-changed = Домашні правила за цим столом
house-none = без обмежень
house-yes = так
house-no = ні
house-step = { $number } для { $players } гравців
house-impossible = { $rule }: { $value } не годиться.
house-players-crossed = Найменша кількість гравців більша за найбільшу.
house-group-goal = Кінець гри
house-group-cards = Картки й асоціації
house-group-votes = Голоси
house-group-points = Бали
house-group-people = Гравці
house-target-none = Грати без обмеження балів
house-turns-each = Скільки історій оповідає кожен
house-short-pile = Коли картки скінчаться
house-short-pile-reshuffle = тасуємо використані
house-short-pile-end = гру закінчено
house-give = Скільки карток дає кожен
house-clue-length = Найдовша асоціація, у знаках
house-votes-min = Найменше голосів на гравця
house-votes-max = Найбільше голосів на гравця
house-votes-may-stack = Кілька голосів за ту саму картку
house-count-over = «Знайшли всі» рахуємо за
house-count-over-voters = людьми
house-count-over-votes = голосами
house-some-storyteller = Дехто знаходить: оповідачеві
house-some-finder = Дехто знаходить: за кожен влучний голос
house-all-storyteller = Знаходять усі: оповідачеві
house-all-others = Знаходять усі: кожному з решти
house-none-storyteller = Не знаходить ніхто: оповідачеві
house-none-others = Не знаходить ніхто: кожному з решти
house-lone-vote = Додатково за єдиний голос, якщо влучний
house-bonus = За кожен голос за власну картку
house-bonus-cap = Найбільше за такі голоси в раунді
house-bonus-cap-none = Без обмежень за такі голоси
house-players-min = Найменше гравців
house-players-max = Найбільше гравців
settings-decks = Малюнки
settings-timers = Час на роздуми
settings-public = Цей стіл можуть знайти незнайомці
settings-spectators = Інші можуть дивитися
settings-chat = Можна писати одне одному
settings-thinking = Комп’ютерні гравці не поспішають
settings-strangers = Незнайомці без імені й голосу, доки я за них не поручуся
settings-language = Мова асоціацій
settings-more = Більше про стіл
settings-seats = Місця за столом
settings-seats-all = { $number }, тобто скільки може грати
settings-seats-are = За цими правилами місць від { $least } до { $most }.
settings-crowded = Замало місць ({ $number }) для всіх, хто тут сидить.
settings-absent = Коли час вийшов або когось немає
settings-undo = Хай буде, як було
settings-unsettled = З тим, що обрано, ще не можна грати.
absent-stand-in = замість нього грає комп’ютер
absent-skip = граємо далі без нього
absent-wait = чекаємо
timers-off = Скільки треба
timers-relaxed = Спокійно: три хвилини на асоціацію
timers-brisk = Жваво: півтори хвилини
timers-own = По-своєму
timers-seconds = У секундах; порожнє поле означає: скільки треба.
timers-race = На першу історію
timers-clue = На асоціацію
timers-give = Щоб дати картку
timers-vote = На голосування
timers-reveal = На розкриття карток
timers-away = Чекати на відсутніх
edition-players = { $most ->
    [one] від { $least } до { $most } гравця
    [few] від { $least } до { $most } гравців
    [many] від { $least } до { $most } гравців
   *[other] від { $least } до { $most } гравця
}
edition-goal = { $number ->
    [one] до { $number } бала
    [few] до { $number } балів
    [many] до { $number } балів
   *[other] до { $number } бала
}
edition-pile = доки не скінчаться картки
edition-dixit = Найновіші правила.
edition-disney = Найновіші правила для меншого столу.
edition-name-disney = На шістьох
edition-classic = Як було спочатку; утрьох вдала асоціація дає трохи більше.
edition-odyssey = Для великої компанії, з двома голосами.
edition-odyssey-2011 = Для великої компанії, у першій версії.
deck-cards = { $number ->
    [one] { $number } картка
    [few] { $number } картки
    [many] { $number } карток
   *[other] { $number } картки
}

## Гра

top-round = Раунд { $number }
players = Гравці
points = Бали
hand = Твої картки
hand-arrange = Картки можна перетягувати або переставляти стрілками, утримуючи Alt.
hand-moved = Тепер на місці { $place }
card-back = Картка сорочкою догори
card-number = Картка { $number }
card-pick = Обрати цю картку
card-unpick = Ні, не цю
card-look = Роздивитися
card-close-look = Картка зблизька
card-before = Попередня картка
card-after = Наступна картка
card-mine = Твоя картка
card-vote = Голосувати за { $place }
card-choose = Обрати { $place }
clue-of = { $name } каже

task-race = Маєш історію? Починає той, хто перший торкнеться.
task-race-watch = Хто перший матиме історію?
task-tell = Тепер оповідаєш ти: обери картку й скажи про неї щось
task-wait-clue = { $name } добирає слова
task-give = { $number ->
    [1] Яка з твоїх карток теж сюди пасує?
    [one] Яка { $number } твоя картка теж сюди пасує?
    [few] Які { $number } твої картки теж сюди пасують?
    [many] Які { $number } твоїх карток теж сюди пасують?
   *[other] Які { $number } твоєї картки теж сюди пасують?
}
task-gave = Твоя картка вже в дорозі. Зачекай на решту.
task-wait-cards = Решта шукає картки до твоєї асоціації
task-vote = { $most ->
    [1] Про яку картку говорить { $name }?
    [one] Про яку картку говорить { $name }? Маєш { $most } голос.
    [few] Про яку картку говорить { $name }? Маєш { $most } голоси.
    [many] Про яку картку говорить { $name }? Маєш { $most } голосів.
   *[other] Про яку картку говорить { $name }? Маєш { $most } голосу.
}
task-voted = Твій голос прийнято. Зачекай на решту.
task-wait-votes = І бровою не веди: триває голосування
task-watch-give = Решта шукає картки, які теж пасують
task-watch-vote = Триває голосування: котра картка справжня?
task-reveal = Он воно що
task-paused = Залишилося замало гравців. Гра продовжиться, коли хтось повернеться.
task-stopped = Гру призупинено
hint-race = Роздивися свої картки. Хто має думку про одну з них, оповідає першим.
hint-wait-clue = Скоро пролунає асоціація. Тоді пошукаєш у себе картку, яка теж до неї пасує.
hint-give = Обери картку, яку інші можуть сприйняти за картку оповідача: кожен голос за неї дає тобі бал.
hint-vote = Одна з них — оповідачева, решту підкинули. Торкнися картки, щоб обрати, ⤢ — щоб роздивитися.

do-claim = Маю історію!
do-tell = Розповісти
do-give = { $number ->
    [1] Дати цю картку
    [one] Дати цю { $number } картку
    [few] Дати ці { $number } картки
    [many] Дати ці { $number } карток
   *[other] Дати { $number } картки
}
give-choose = { $number ->
    [1] Обери картку
    [one] Обери { $number } картку
    [few] Обери { $number } картки
    [many] Обери { $number } карток
   *[other] Обери { $number } картки
}
give-more = { $number ->
    [1] Обери ще одну
    [one] Обери ще { $number }
    [few] Обери ще { $number }
    [many] Обери ще { $number }
   *[other] Обери ще { $number }
}
do-vote = Голосувати за { $places }
vote-choose = Обери картку
do-go-on = До наступного раунду
do-follow = До раунду { $number }
do-finish = До п’єдесталу
do-take-back = Передумати
do-mend = Хай звучить так
mend-ask = Сказати інакше
stood-in = За тебе грає комп’ютер.
do-come-back = Я знову тут
waiting-for = { $number ->
    [1] { $names } ще думає
    [one] { $names } ще думають
    [few] { $names } ще думають
    [many] { $names } ще думають
   *[other] { $names } ще думають
}
tell-label = Твоя асоціація
tell-pick-first = Спершу обери картку, до якої маєш асоціацію.
tell-advice-ask = Яка асоціація вдала?
tell-advice = Слово, рядок із пісні, почуття, звук. Якщо твою картку знайдуть усі, не отримаєш нічого; якщо ніхто — теж нічого. Тож нехай хтось усміхнеться, а хтось і гадки не матиме.

doing-here = тут
doing-ready = можна починати
doing-away = не за столом
doing-stood-in = грає комп’ютер
doing-computer = комп’ютер
doing-waits = чекає на наступний раунд
doing-thinks = думає
doing-tells = оповідає
doing-gave = вибір зроблено
doing-voted = голос віддано
track-line = { $name } { $score }

reveal-whose = Про цю картку говорить { $name }
reveal-voters = голоси: { $names }
reveal-no-votes = без голосів
reveal-gain = раунд
reveal-total = разом
verdict-some = Одні знайшли, інші ні: { $name } чудово оповідає!
verdict-all = Знайшли всі. { $name } говорить надто прозоро.
verdict-none = Не знайшов ніхто. { $name } говорить надто туманно.
verdict-void = Ніхто не міг голосувати: { $name } лишається без балів.
points-told = { $number } за асоціацію
points-found = { $number } за знайдену картку
points-consoled = { $number } усім, крім оповідача
points-too-plain = надто прозоро
points-too-dark = надто туманно
points-lone = { $number } за довіру до однієї картки
points-lured = { $number } за зібрані голоси
points-nothing = цього разу нічого

over-won = Перемагає { $name }
over-shared = Разом перемагають { $names }
over-again = Ще раз!
over-wait = Ще одну партію може оголосити { $host }.
over-me-too = Я теж!
over-ready = { $number ->
    [one] { $names } хоче зіграти ще
    [few] { $names } хочуть зіграти ще
    [many] { $names } хочуть зіграти ще
   *[other] { $names } хочуть зіграти ще
}
over-settings = Змінити правила
over-story = Усі раунди по черзі
over-history = Партії за цим столом
over-past = Партія { $number }: { $names }

award-big-round = Незабутній раунд
award-big-round-why = { $number ->
    [one] { $number } бал у раунді { $round }
    [few] { $number } бали в раунді { $round }
    [many] { $number } балів у раунді { $round }
   *[other] { $number } бала в раунді { $round }
}
award-deceiver = Мистецтво омани
award-deceiver-why = { $number ->
    [one] { $number } голос збито з пуття
    [few] { $number } голоси збито з пуття
    [many] { $number } голосів збито з пуття
   *[other] { $number } голосу збито з пуття
}
award-inspired-clue = Натхненна асоціація
award-inspired-clue-why = зрозуміла лише декому, у раунді { $round }
award-kindred-spirits = Споріднені душі
award-kindred-spirits-why = { $number ->
    [1] знайшли картки одне одного один раз
    [one] знайшли картки одне одного { $number } раз
    [few] знайшли картки одне одного { $number } рази
    [many] знайшли картки одне одного { $number } разів
   *[other] знайшли картки одне одного { $number } раза
}
award-mind-reader = Читання думок
award-mind-reader-why = { $number ->
    [1] правильну картку знайдено один раз
    [one] правильну картку знайдено { $number } раз
    [few] правильну картку знайдено { $number } рази
    [many] правильну картку знайдено { $number } разів
   *[other] правильну картку знайдено { $number } раза
}
award-open-book = Відкрита книга
award-open-book-why = { $number ->
    [1] одна асоціація, зрозуміла всім
    [one] { $number } асоціація, зрозуміла всім
    [few] { $number } асоціації, зрозумілі всім
    [many] { $number } асоціацій, зрозумілих усім
   *[other] { $number } асоціації, зрозумілої всім
}
award-rope-walker = Танець на канаті
award-rope-walker-why = { $number ->
    [1] одна асоціація між прозорим і туманним
    [one] { $number } асоціація між прозорим і туманним
    [few] { $number } асоціації між прозорим і туманним
    [many] { $number } асоціацій між прозорим і туманним
   *[other] { $number } асоціації між прозорим і туманним
}
award-sphinx = Сфінкс
award-sphinx-why = { $number ->
    [1] одна асоціація, якої ніхто не збагнув
    [one] { $number } асоціація, якої ніхто не збагнув
    [few] { $number } асоціації, яких ніхто не збагнув
    [many] { $number } асоціацій, яких ніхто не збагнув
   *[other] { $number } асоціації, якої ніхто не збагнув
}

story-title = Вечір: партія { $number }
story-back = До столу
story-round = Раунд { $number }: { $name } каже

fair-title = Чи чесно перетасували картки?
fair-checking = Простежуємо кожну картку…
fair-yes = Так. Порядок карток визначили до першого ходу й дотримали до останньої картки.
fair-yes-late = Так, починаючи з раунду { $round }, коли цей пристрій записав обіцянку. Про те, що було раніше, відомо лише від сервера.
fair-yes-unseen = Наскільки звідси видно, так. Але цього пристрою під час гри не було: обіцянку він знає лише від сервера.
fair-no = Ні. Не все було так, як обіцяли.
fair-no-promise = Ні. Тепер сервер показує не ту обіцянку, яку цей пристрій записав під час гри.
fair-promise = Обіцяно на початку
fair-noted = Записано цим пристроєм у раунді { $round }
fair-same = те саме
fair-seed = Зерно випадковості, показане наприкінці
fair-check-promise = Зерно саме те, яке обіцяли
fair-check-deal = Картки на руках і стос після роздачі
fair-check-first = Оповідачі, обрані жеребом
fair-check-board = Порядок карток на столі
fair-check-fill = Картки, добрані зі стосу
fair-check-pile = Нові стоси
fair-check-round = Полічені раунди
fair-broken-promise = Це не те зерно, яке обіцяли.
fair-broken-deal = Мали роздати інші картки.
fair-broken-first = Першим мав оповідати хтось інший.
fair-broken-board = Картки на столі мали лежати інакше.
fair-broken-fill = Це не наступні картки зі стосу.
fair-broken-pile = Новий стос мав бути іншим.
fair-broken-round = Раунди полічено неправильно.
fair-start = На початку
fair-round = Раунд { $round }
fair-was-promised = обіцяно
fair-was-found = виявлено
fair-proves = Це доводить, що порядок карток визначили тоді, коли дали обіцянку, і що його дотримали. Це не доводить, що сервер не перепробував раніше кілька зерен чи що ніхто не підглядав у картки.
fair-self = Цій сторінці можна не вірити. У файлі нижче є кожен жереб, а docs/protocol.md описує рецепт для будь-якої мови програмування. У терміналі:
fair-download = Забрати докази з собою

gallery = Картини
gallery-by = автор: { $author }
gallery-homepage = Сторінка колоди
gallery-download = Завантажити всю колоду
gallery-note = Як це намальовано:

## Власні малюнки

own = Власні малюнки
own-which = Яка колода
own-new = Нова колода
own-about = Про цю колоду
own-name = Малюнки: { $name }
own-deck-name = Її назва
own-author = Чиї це малюнки
own-licence-label = Що інші можуть із ними робити
own-licence = Лише для цього столу
own-delete = Викинути цю колоду
own-delete-sure = Справді? Усі її малюнки зникнуть
own-playing = Ви граєте цими малюнками. Змінити їх можна, коли гра закінчиться.
own-invitation = Світлини з відпустки, дитячі малюнки, старі листівки: оберіть багато, і кожен стане карткою.
own-choose = Обрати малюнки
own-camera = Зробити фото
own-drop = або перетягніть їх сюди
own-quota = { $number ->
    [one] Є місце ще для { $number } малюнка ({ $megabytes } МБ)
    [few] Є місце ще для { $number } малюнків ({ $megabytes } МБ)
    [many] Є місце ще для { $number } малюнків ({ $megabytes } МБ)
   *[other] Є місце ще для { $number } малюнка ({ $megabytes } МБ)
}
own-progress = { $number ->
    [one] { $number } малюнок у дорозі
    [few] { $number } малюнки в дорозі
    [many] { $number } малюнків у дорозі
   *[other] { $number } малюнка в дорозі
}
own-failures = { $number ->
    [one] { $number } файл не прийнято
    [few] { $number } файли не прийнято
    [many] { $number } файлів не прийнято
   *[other] { $number } файлу не прийнято
}
own-cards = { $number ->
    [one] { $number } малюнок
    [few] { $number } малюнки
    [many] { $number } малюнків
   *[other] { $number } малюнка
}
own-open = Малюнок { $number }: { $what }. Кадрувати, описати, прибрати
own-no-alt = без опису
own-grip = Малюнок { $number } з { $all }: перетягніть його або рухайте стрілками
own-moved = Тепер на місці { $number } з { $all }
own-waiting = чекає
own-reading = читається …
own-again = Спробувати ще раз
own-dismiss = Відкласти { $name }
own-line-broke = Зв’язок обірвався. Готове лишається.
own-few = Для гри треба багато карток. Оберіть поруч із цією ще одну колоду, і їх перемішають разом.
own-use = { $number ->
    [one] Грати цим { $number } малюнком
    [few] Грати цими { $number } малюнками
    [many] Грати цими { $number } малюнками
   *[other] Грати цими { $number } малюнками
}
own-use-again = Грати цією колодою
own-picture = Малюнок { $number } з { $all }
own-loading = Малюнок у дорозі …
own-crop = Кадр
own-crop-how = Що видно з малюнка: рухайте стрілками, плюс і мінус змінюють розмір
own-zoom = Ближче
own-title = Назва
own-alt = Що видно, для тих, хто не бачить
own-alt-hint = Дівчинка з червоною парасолькою на пірсі.
own-save = Готово
own-saving = Обрізається …
own-earlier = Раніше
own-later = Пізніше
own-remove = Прибрати

## Меню

menu-invite = Покликати когось
menu-chat = Розмова
menu-rules = Правила
menu-host = Інструменти господаря
menu-people = Люди за столом
menu-seat = Продовжити на іншому пристрої
menu-sound = Звук, коли мій хід
menu-leave = Встати з-за столу
menu-leave-sure = Справді піти? Торкнись ще раз
seat-how = Введи ці літери на іншому пристрої, там, де вводять код столу. Вони діють один раз, протягом десяти хвилин.
chat-none = Поки що тиша.
chat-label = Скажи щось
chat-send = Надіслати
chat-mute = Сховати повідомлення: { $name }
chat-unmute = Знову показувати повідомлення: { $name }
chat-report = Поскаржитися: { $name }
chat-strangers = Тут пишуть одне одному ті, за кого поручився господар. Реакції — для всіх.
people-none = Більше тут ще нікого немає.
people-stranger = незнайома особа
people-me = Тут тебе звуть { $name }, доки господар за тебе не поручиться. Твого імені ніхто не бачить.
people-mute = Сховати повідомлення
people-unmute = Знову показувати повідомлення
report = Поскаржитися
report-about = Скарга: { $name }
report-why = Що не так?
report-rude = Образи, ненависть або погрози
report-indecent = Непристойне або розпитує про особисте
report-spam = Реклама або спам
report-spoils = Шахраює або псує гру
report-other = Щось інше
report-text = Своїми словами, якщо хочеш
report-what = Це прочитає той, хто веде цей сервер, разом з останніми повідомленнями й асоціаціями: { $name }. { $name } про це не дізнається.
report-send = Надіслати скаргу
report-thanks = Дякуємо. Той, хто веде цей сервер, це перегляне.
reaction-heart = Серце
reaction-laugh = Сміх
reaction-wow = Ого
reaction-clap = Оплески
reaction-think = Гм…
reaction-oops = Ой
reaction-sleep = Позіхання
reaction-fox = Хитрий лис
host-pause = Пауза
host-resume = Граємо далі
host-extend = Ще хвилина
host-end = Завершити гру
host-hand-over = Передати роль господаря
host-stand-in = Хай грає комп’ютер
host-skip = Не чекати
host-kick = Попросити піти
host-ban = Більше не пускати
host-ban-how = «Більше не пускати» діє на ім’я та на з’єднання. Якщо хтось інший за столом має те саме з’єднання, як у родині чи школі, то лише на ім’я.
host-befriend = Поручитися
host-befriend-how = За кого ти поручишся, той матиме власне ім’я і зможе читати й писати повідомлення.
host-banned = Кого не пускають
host-clear = Видалити цей стіл
host-clear-sure = Справді? Усі ігри й імена зникнуть назавжди
host-unban = Знову пускати
host-lent = Ти заміняєш господаря ({ $name }), який знову буде ним, коли повернеться.

## Керування сервером

notice = Від того, хто веде цей сервер:
notice-close = Сховати це оголошення
admin = Керування сервером
admin-token = Токен адміністратора
admin-ask = Він лежить у теці даних сервера, у файлі admin.token. Сторінка пам’ятає його, доки відкрита вкладка.
admin-enter = Увійти
admin-leave = Заблокувати
admin-wrong = Це не токен цього сервера.
admin-well = Усе гаразд
admin-ill = Столи зараз не зберігаються
admin-stale = Сервер не відповідає
admin-since = Працює від
admin-version = Версія
admin-connections = Під’єднані пристрої
admin-moves = Зроблені ходи
admin-slow = Очікування повільних пристроїв
admin-failures = Незбережені ходи
admin-database = База даних
admin-database-nearly-full = База даних майже заповнена. Звільни місце або дозволь більше (--database-mb): скоро не можна буде відкрити жодного столу.
admin-database-full = База даних заповнена: розпочаті ігри дограють до кінця, але нічого нового не почнеться. Звільни місце або дозволь більше (--database-mb).
admin-database-damaged = Під час запуску виявилося, що базу даних пошкоджено. Поруч лежить її копія; дивись розділ про файли в docs/hosting.md.
admin-clock-not-believed = Годинник цього комп’ютера значно випереджає час, коли сервер востаннє працював: жоден стіл не забудеться, доки ти не скажеш, що годинник правильний (pinxit tables believe-clock).
admin-refusals = Найчастіші відмови
admin-tables = { $number ->
    [0] Жоден стіл не активний
    [one] Активний { $number } стіл
    [few] Активні { $number } столи
    [many] Активні { $number } столів
   *[other] Активні { $number } столу
}
admin-lobby = Гри немає
admin-public = публічний
admin-devices = { $number ->
    [one] { $number } пристрій
    [few] { $number } пристрої
    [many] { $number } пристроїв
   *[other] { $number } пристрою
}
admin-label = у журналі: { $label }
admin-close = Закрити стіл
admin-close-title = Закрити стіл { $code }?
admin-close-what = Усім доведеться піти, а все, що про цей стіл збережено, зникне назавжди.
admin-close-no = Залишити відкритим
admin-close-yes = Закрити назавжди
admin-notice = Слово до всіх
admin-notice-how = Його побачать над грою всі за столами й ті, хто прийде пізніше, доки його не знято.
admin-notice-now = Усі бачать зараз:
admin-notice-text = Твої слова
admin-notice-set = Показати
admin-notice-down = Зняти
admin-rest = Перш ніж зупинити сервер
admin-rest-how = Столи більше не відкриваються й ігри не починаються, а ті, що тривають, грають до кінця.
admin-rest-on = Не починати нових ігор
admin-rest-off = Знову дозволити починати ігри
admin-rest-games = { $number ->
    [one] Ще триває { $number } гра.
    [few] Ще тривають { $number } гри.
    [many] Ще тривають { $number } ігор.
   *[other] Ще тривають { $number } гри.
}
admin-rest-done = Жодна гра вже не триває: тепер сервер можна зупинити.
admin-reports = { $number ->
    [0] Ніхто ні на що не скаржився
    [one] { $number } скарга
    [few] { $number } скарги
    [many] { $number } скарг
   *[other] { $number } скарги
}
admin-report-by = скаржиться { $name }, стіл { $code }
admin-report-lines = Останні повідомлення
admin-report-clues = Останні асоціації
admin-report-done = Розглянуто: прибрати скаргу
admin-report-out = Не впускати звідти, звідки ця людина прийшла
admin-places = Кого не впускати
admin-places-how = З цих адрес ніхто не потрапить до жодного столу на цьому сервері. Це стосується всіх за однією адресою: родини, школи.
admin-place = Адреса або мережа
admin-place-note = Чому (бачиш лише ти)
admin-place-term = На який час
admin-place-day = на один день
admin-place-week = на тиждень
admin-place-month = на 30 днів
admin-place-ever = назавжди
admin-place-until = до { $when }
admin-place-reported = Звідки прийшла людина, на яку поскаржилися
admin-place-add = Не впускати
admin-place-lift = Впустити знову

## What is kept about people

privacy = Що про тебе зберігається
privacy-short = Без облікових записів, без кукі, без реклами й без стеження. Стіл пам’ятає лише те, що потрібно для гри.
privacy-kept = Що зберігається
privacy-kept-game = Ім’я, яке ти собі даєш, твої асоціації та ходи — разом зі столом, за яким ти граєш.
privacy-kept-words = Слова з асоціацій — у вигляді чисел, за якими їх розуміють комп’ютерні гравці, без імені й без столу. Вони лишаються, коли стіл зникає.
privacy-kept-chat = Те, що ви пишете одне одному, є лише в пам’яті: останні 50 повідомлень, доки стіл не засне. На диск це не потрапляє, хіба що хтось на це поскаржиться.
privacy-kept-pictures = Картинки, які приніс господар, без місця зйомки й даних камери, — доти, доки існує їхній стіл.
privacy-kept-address = Твоя адреса не записується. Якщо господар тебе заблокує або хтось на тебе поскаржиться, залишається її відбиток, зрозумілий лише цьому серверу; той, хто тримає сервер, може також не впускати з певних адрес.
privacy-kept-reports = Скарги — з останніми повідомленнями та асоціаціями людини, якої вони стосуються. Їх читає лише той, хто тримає цей сервер.
privacy-kept-device = На твоєму пристрої: ім’я, колір, мова та ключі до твоїх місць.
privacy-long = Як довго
privacy-long-days = { $number ->
    [one] Стіл, до якого ніхто не приходив { $number } день, прибирають, а через тиждень видаляють з усім, що йому належить.
    [few] Стіл, до якого ніхто не приходив { $number } дні, прибирають, а через тиждень видаляють з усім, що йому належить.
    [many] Стіл, до якого ніхто не приходив { $number } днів, прибирають, а через тиждень видаляють з усім, що йому належить.
   *[other] Стіл, до якого ніхто не приходив { $number } дня, прибирають, а через тиждень видаляють з усім, що йому належить.
}
privacy-long-ever = Столи залишаються, доки їх не видалить господар або той, хто тримає цей сервер.
privacy-delete = Як це видалити
privacy-delete-host = Господар може будь-коли видалити стіл з усіма іграми, іменами й картинками: у меню, в інструментах господаря.
privacy-delete-ask = Усі інші: попросіть господаря або того, хто тримає цей сервер.
privacy-who = Хто це бачить
privacy-who-table = Усі за столом бачать імена, асоціації та гру. Хто має посилання, може дивитися, якщо господар не заборонив; за публічним столом імен не видно, доки незнайомців приймають тихо.
privacy-who-server = Той, хто тримає цей сервер, міг би прочитати все, що він зберігає. Нікому нічого не передається: комп’ютерні гравці теж думають на цьому сервері.

## Правила

rules-idea = Хтось один стає оповідачем і дає асоціацію до своєї картки. Решта підкладає картки, які теж до неї пасують. Потім усі шукають картку оповідача.
rules-round = Раунд
rules-tell = Оповідач потай обирає картку й каже про неї щось: слово, рядок, звук.
rules-give = { $number ->
    [1] Решта дає по картці, яка пасує найкраще.
    [one] Решта дає по { $number } картці, які пасують найкраще.
    [few] Решта дає по { $number } картки, які пасують найкраще.
    [many] Решта дає по { $number } карток, які пасують найкраще.
   *[other] Решта дає по { $number } картки, які пасують найкраще.
}
rules-vote = { $most ->
    [1] Картки тасують і розкладають. Усі, крім оповідача, голосують за одну, але ніколи за власну.
    [one] Картки тасують і розкладають. Усі, крім оповідача, мають до { $most } голосу, але ніколи за власну картку.
    [few] Картки тасують і розкладають. Усі, крім оповідача, мають до { $most } голосів, але ніколи за власну картку.
    [many] Картки тасують і розкладають. Усі, крім оповідача, мають до { $most } голосів, але ніколи за власну картку.
   *[other] Картки тасують і розкладають. Усі, крім оповідача, мають до { $most } голосу, але ніколи за власну картку.
}
rules-vote-both = { $number ->
    [1] Картки тасують і розкладають. Усі, крім оповідача, мають один голос, але ніколи за власну картку.
    [one] Картки тасують і розкладають. Усі, крім оповідача, мають { $number } голос: за різні картки або всі за одну, але ніколи за власну.
    [few] Картки тасують і розкладають. Усі, крім оповідача, мають { $number } голоси: за різні картки або всі за одну, але ніколи за власну.
    [many] Картки тасують і розкладають. Усі, крім оповідача, мають { $number } голосів: за різні картки або всі за одну, але ніколи за власну.
   *[other] Картки тасують і розкладають. Усі, крім оповідача, мають { $number } голосу: за різні картки або всі за одну, але ніколи за власну.
}
rules-vote-many = Картки тасують і розкладають. Голосують усі, крім оповідача, але ніколи за власну картку. Голосів у кожного: { $votes }.
rules-votes-stack = За ту саму картку можна віддати кілька голосів.
rules-votes-apart = Кожен голос віддають за іншу картку.
rules-reveal = Потім стає видно, де чия картка. Усі добирають картки, і роль оповідача переходить далі.
rules-points = Бали
rules-some = Дехто знаходить: { $teller } оповідачеві, { $finder } кожному, хто знайде.
rules-some-votes = Дехто знаходить: { $teller } оповідачеві, { $finder } за кожен голос за цю картку.
rules-all = Знаходять усі: { $teller } оповідачеві, { $others } кожному з решти.
rules-none = Не знаходить ніхто: { $teller } оповідачеві, { $others } кожному з решти.
rules-count-voters = Хто віддав за цю картку хоч один голос, той її знайшов.
rules-count-votes = Знаходять усі лише тоді, коли за неї віддано всі голоси.
rules-lured = { $number } за кожен голос, який збере твоя картка, коли оповідає хтось інший.
rules-cap = Щонайбільше { $number } за раунд.
rules-lone = Ще { $number } за один-єдиний голос, якщо він влучний.
rules-end-target = { $number ->
    [one] Гра закінчується, коли хтось має { $number } бал. Перемагає той, хто має найбільше.
    [few] Гра закінчується, коли хтось має { $number } бали. Перемагає той, хто має найбільше.
    [many] Гра закінчується, коли хтось має { $number } балів. Перемагає той, хто має найбільше.
   *[other] Гра закінчується, коли хтось має { $number } бала. Перемагає той, хто має найбільше.
}
rules-end-pile = Гра закінчується, коли картки вичерпано. Перемагає той, хто має найбільше балів.
rules-end-turns = { $number ->
    [one] Гра закінчується, коли кожен оповість { $number } історію. Перемагає той, хто має найбільше балів.
    [few] Гра закінчується, коли кожен оповість { $number } історії. Перемагає той, хто має найбільше балів.
    [many] Гра закінчується, коли кожен оповість { $number } історій. Перемагає той, хто має найбільше балів.
   *[other] Гра закінчується, коли кожен оповість { $number } історії. Перемагає той, хто має найбільше балів.
}
rules-also-turns = { $number ->
    [one] Вона закінчується й тоді, коли кожен оповість { $number } історію.
    [few] Вона закінчується й тоді, коли кожен оповість { $number } історії.
    [many] Вона закінчується й тоді, коли кожен оповість { $number } історій.
   *[other] Вона закінчується й тоді, коли кожен оповість { $number } історії.
}
rules-also-pile = Вона закінчується й тоді, коли картки вичерпано.
rules-hand = Карток у руці: { $number }.

## Негаразди

problem-unreachable = Зараз до столу не дістатися. Чи є інтернет?
problem-unknown = Не вийшло. Спробуй ще раз.
refused-already-given = Твої картки вже на столі.
refused-already-voted = Твій голос уже прийнято.
refused-bad-name = Обери ім’я, яке можна прочитати.
refused-bad-seat-code = Цей код хибний або вже не діє.
refused-bad-setting = Так налаштувати не можна.
refused-bad-text = Це неможливо прочитати.
refused-bad-token = Це місце вже не твоє.
refused-bad-value = Тут це неможливо.
refused-banned = Господар не хоче бачити тебе за цим столом.
refused-bad-place = Це не адреса і не мережа, або мережа надто велика.
refused-clue-empty = Скажи щось про свою картку.
refused-clue-too-long = Для асоціації це задовгий текст.
refused-deck-too-small = { $missing ->
    [one] Замало карток: бракує { $missing } картки.
    [few] Замало карток: бракує { $missing } карток.
    [many] Замало карток: бракує { $missing } карток.
   *[other] Замало карток: бракує { $missing } картки.
}
refused-draining = Цей сервер скоро піде на перерву: зараз столи не відкриваються й ігри не починаються.
refused-full = На цьому сервері більше немає місця: ігри дограються, але нічого нового зараз не починається.
refused-endless = За такими правилами гра ніколи не скінчиться. Грайте на бали, на кількість історій або до кінця карток.
refused-failed = Сервер не зміг цього записати. Спробуй ще раз.
refused-first-not-chosen = Назви, хто оповість першу історію.
refused-foreign-origin = Ця сторінка належить іншому серверу. Відкрийте стіл за його власною адресою.
refused-game-running = Це можна змінити лише після гри.
refused-hand-too-small = Замало карток у руці: { $hand } для { $players } гравців, а дати треба { $give }.
refused-moment-passed = Гра вже пішла далі.
refused-more-votes-than-cards = Голосів більше, ніж карток, за які можна голосувати: голосів { $votes_max }, карток { $cards } для { $players } гравців. Дозвольте кілька голосів за ту саму картку або зменште кількість голосів.
refused-name-taken = Тут уже є хтось із таким ім’ям.
refused-no-chat = Розмови за цим столом вимкнено.
refused-no-deck = Спершу обери колоду.
refused-no-game = Зараз гри немає.
refused-no-seat-left = Усі місця зайнято.
refused-no-spectators = За цим столом грають без глядачів.
refused-no-such-game = Такої партії немає або вона ще триває.
refused-no-such-table = Такого столу немає.
refused-not-awaited = Зараз на це ніхто не чекає.
refused-not-admin = Це лише для того, хто тримає цей сервер.
refused-not-host = Це може зробити лише господар столу.
refused-host-away = Ти заміняєш господаря, якого немає. Це може зробити лише він.
refused-own-card = За власну картку голосувати не можна.
refused-paused = У грі пауза.
refused-pawn-taken = Тебе випередили: цього кролика вже зайнято.
refused-request-used = Це місце вже видано. Сядь за стіл ще раз.
refused-unknown-deck = Однієї з обраних колод уже немає.
refused-unknown-character = Такого комп’ютерного гравця немає.
refused-unknown-edition = Цей сервер не знає таких правил.
refused-unknown-rule = Цей сервер не знає такого домашнього правила.
refused-too-fast = Не так швидко: зачекай трохи.
refused-too-late = Тебе випередили.
refused-votes-upside-down = Найменша кількість голосів ({ $votes_min }) більша за найбільшу ({ $votes_max }).
refused-stranger = Повідомлення — для тих, за кого поручився господар.
refused-shut-out = Той, хто тримає цей сервер, нікого не впускає з твоєї мережі.
refused-yourself = Це місце, де ти зараз.
refused-animated = Цей малюнок рухається або має кілька сторінок; картка показує одну.
refused-bad-characters = Це неможливо прочитати.
refused-blurred = Цей малюнок здається розмитим.
refused-broken-picture = Цей малюнок пошкоджено.
refused-busy = Зараз читається багато малюнків. Спробуйте за мить.
refused-file-too-large = Цей файл завеликий.
refused-heic-off = Цей сервер не читає фото HEIC. Збережіть його як JPEG або попросіть того, хто веде сервер, додати pinxit[heic].
refused-low-resolution = Цей малюнок малий: на великих екранах він буде нечітким.
refused-no-cards = У цій колоді ще немає малюнків.
refused-no-room = Для малюнків більше немає місця.
refused-no-such-deck = Такої колоди вже немає.
refused-no-such-picture = Такого малюнка вже немає.
refused-not-a-picture = Це не малюнок.
refused-picture-crashed = Цей малюнок не вдається прочитати. Можливо, вдасться, якщо зберегти його наново.
refused-picture-too-heavy = Цей малюнок потребує забагато пам’яті. Зменште його.
refused-picture-too-slow = Цей малюнок читається задовго. Зменште його.
refused-text-too-long = Цей текст задовгий.
refused-too-many-decks = Цей стіл уже має стільки власних колод, скільки може.
refused-too-many-pictures = У цій колоді вже стільки малюнків, скільки може бути.
refused-too-many-pixels = Цей малюнок завеликий. Зменште його.
refused-too-small = Цей малюнок замалий для картки.
refused-truncated = Бракує кінця цього файлу. Надішліть його ще раз.
refused-unreadable = Цей малюнок уже не вдається прочитати.
refused-unsupported-picture = Малюнків такого виду тут не читають. Збережіть його як JPEG.
refused-uploads-off = Цей сервер не приймає малюнків.
refused-wrong-number-of-players = Тут потрібна інша кількість гравців: від { $least } до { $most }.
refused-wrong-phase = Зараз це неможливо.
