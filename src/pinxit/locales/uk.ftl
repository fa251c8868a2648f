### Pinxit, українською. У кожній мові ті самі повідомлення; тест скаже, яких бракує, а які зайві.

close = Закрити
back = Назад
menu = Меню
language = Мова
go-home = На головну
host = Господар столу
sure = Точно? Натисни ще раз
connecting = Хвилинку…
away = Зв’язок утрачено. Під’єднуємося знову…
paused = Пауза
your-turn = Твоя черга
clock-left = { $seconds ->
    [one] Залишилася { $seconds } секунда
    [few] Залишилося { $seconds } секунди
    [many] Залишилося { $seconds } секунд
   *[other] Залишилося { $seconds } секунди
}

## Прихід

home-what = Одна картинка, одна асоціація, багато історій. Не надто очевидно й не надто туманно.
home-new = Новий стіл
home-join = Приєднатися
home-code = Код столу
home-code-short = Код столу складається із шести літер.
home-alone = Грати соло
home-how = Як грати
home-mine = Мої столи
home-public = Відкриті столи
home-gallery = Переглянути всі картинки
home-line = Зайнято місць: { $people } з { $seats }
home-free = { $number ->
    [one] { $number } вільний стілець
    [few] { $number } вільні стільці
    [many] { $number } вільних стільців
   *[other] { $number } вільного стільця
}
home-return = Твоя гра триває
home-return-table = Твій стіл досі тут
home-return-go = Повернутися

who-name = Твоє ім’я
who-pawn = Твій кролик
who-open = Відкрити стіл
who-play = Грати
who-sit = Сісти за стіл
who-save = Зберегти
password-title = Цей сервер питає пароль
password-label = Пароль
password-how = Його дає адміністратор сервера тим, хто може відкривати тут столи. Щоб сісти за стіл, пароль не потрібен.

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
join-crowded = Зараз хтось перебирає забагато кодів. Відкрий надіслане посилання, скануй QR-код або спробуй трохи згодом.
join-nobody = Тут ще нікого немає.
join-quiet = { $number ->
    [one] Тут уже { $number } людина.
    [few] Тут уже { $number } людини.
    [many] Тут уже { $number } людей.
   *[other] Тут уже { $number } людини.
} Доки господар тобі не довіряє, замість імені в тебе колір твого кролика.
join-sit = Сісти за стіл
join-watch = Лише дивитися

lost-title = Такого столу немає
gone-title = Тебе вже немає за столом
gone-moved = Тепер ти граєш на іншому пристрої.
gone-left = Ти виходиш з-за столу. До зустрічі!
gone-kicked = Господар попросив тебе піти.
gone-banned = Господар заблокував тебе за цим столом.
gone-shut-out = Цей сервер блокує з’єднання з твоєї мережі.
gone-deleted = Цей стіл видалено.
gone-unpaired = Господар від’єднав цей екран.
gone-never-came = Твоє місце звільнили, бо ніхто не прийшов.
gone-bad-token = { refused-bad-token }
gone-no-spectators = { refused-no-spectators }
gone-no-such-table = { refused-no-such-table }
gone-other-protocol = { refused-other-protocol }
gone-bad-hello = { problem-unknown }
stale-title = Ця сторінка застаріла
load-again = Оновити

## Збираємося

lobby-who = { $number ->
    [one] За столом { $number } гравець
    [few] За столом { $number } гравці
    [many] За столом { $number } гравців
   *[other] За столом { $number } гравця
}
lobby-add-computer = Додати комп’ютерного гравця
character-bear = ведмідь
character-owl = сова
character-fox = лисиця
character-guest = гість
remote-title = Програма ззовні
remote-what = За цей стіл може сісти твоя програма або мовна модель. Усі бачать, що це комп’ютерний гравець. Він бачить те саме, що й кожне місце, разом із чатом; нічого таємного не бачить.
remote-how = Дай програмі цей код і адресу. Код діє один раз, десять хвилин.
remote-code = Код
remote-address = Адреса
remote-make = Створити код
remote-another = Створити ще один код
remote-take-back = Відкликати код
remote-came = { $name } сідає за стіл.
people-program = програма
manner-bear = каже, що бачить
manner-owl = мислить прислів’ями й казками
manner-fox = читає гравців і все пам’ятає
blind-deck = Комп’ютерні гравці знають картку з її опису, а в колоді «{ $deck }» немає описів, які вони можуть прочитати. Вони все одно гратимуть, за позначками або навмання. Щоб допомогти їм, додай описи до теки «texts» цієї колоди.
blind-deck-seen = Зрозуміло
whisper-blind = { $name } не бачить ваших картинок. Допоможе слово чи два про кожну.
whisper-blind-all = Комп’ютерні гравці не бачать ваших картинок. Допоможе слово чи два про кожну.
whisper-begin = Шепнути слівце
whisper-more = Змінити чи додати
whisper-thanks = { $number ->
    [one] Дякуємо! { $number } картинка вже має твої слова.
    [few] Дякуємо! { $number } картинки вже мають твої слова.
    [many] Дякуємо! { $number } картинок уже мають твої слова.
   *[other] Дякуємо! { $number } картинки вже мають твої слова.
}
whisper-title = Одним-двома словами
whisper-count = Картинка { $number } з { $all }
whisper-field = Що ти тут бачиш?
whisper-secret = Це почують лише комп’ютерні гравці. За столом цього ніхто не прочитає.
whisper-next = Далі
whisper-skip = Пропустити
whisper-done = Готово
whisper-none = Нічого страшного. Можна повернутися будь-коли до початку гри.
whisper-mend-how = Торкнися картинки, щоб змінити або забрати свої слова.
whisper-mend = «{ $words }»: змінити або забрати
whisper-again = Ще картинки
whisper-enough = До столу
lobby-invite = Запросити друзів
lobby-missing = { $number ->
    [one] Бракує ще { $number } гравця
    [few] Бракує ще { $number } гравців
    [many] Бракує ще { $number } гравців
   *[other] Бракує ще { $number } гравця
}
lobby-begin = Почати
first-who = Хто розповість першу історію?
lobby-ready = Готово!
lobby-unready = Ще не готово
lobby-ready-of = Готові: { $ready } з { $all }
lobby-wait = { $host } почне гру, коли всі зберуться.

invite-qr = QR-код цього столу
invite-code = Код столу: { $code }
invite-send = Поділитися
invite-copy = Скопіювати посилання
invite-link = Посилання на цей стіл
invite-here-only = Ця адреса працює лише на цьому комп’ютері.
invite-shared = Посилання вже в дорозі
invite-copied = Скопійовано. Встав посилання там, де його побачать друзі.
invite-by-hand = Скопіювати не вдалося. Посилання виділено: скопіюй його вручну або прочитай уголос.

settings = Налаштування гри
settings-change = Змінити
settings-see = Докладніше
agreed-points = { $number ->
    [one] { $number } бал
    [few] { $number } бали
    [many] { $number } балів
   *[other] { $number } бала
}
agreed-turns = { $number ->
    [one] по { $number } історії
    [few] по { $number } історії
    [many] по { $number } історій
   *[other] по { $number } історії
}
agreed-clock-off = без таймера
agreed-clock-relaxed = неспішний таймер
agreed-clock-brisk = швидкий таймер
agreed-clock-own = власний таймер
preset-evening = Цілий вечір
preset-evening-how = Найновіші правила, 30 балів, без таймера
preset-quick = Швидка гра, 20 хвилин
preset-quick-how = 15 балів, з неспішним таймером
preset-crowd = Велика компанія, два голоси
preset-crowd-how = До дванадцяти гравців
preset-three = Утрьох
preset-three-how = Вдала асоціація дає трохи більше балів
preset-stage = Пантоміма або пісня
preset-stage-how = Без письма: співайте, показуйте чи кажіть уголос
settings-edition = Правила
settings-editions = Інші видання
settings-house = Домашні правила
house-target = Балів для перемоги
house-hand = Карток у руці
house-first = Хто починає
house-latecomer = Хто спізнився, отримує
house-first-race = хто перший має історію
house-first-host = обирає господар
house-first-random = випадково
house-latecomer-average = середній бал
house-latecomer-lowest = найнижчий бал
house-latecomer-zero = нуль
house-book-is = Типово: { $value }
house-reset = Повернути типове: { $rule }
house-changed = Домашні правила за цим столом
house-none = без обмежень
house-yes = так
house-no = ні
house-step = { $number } для { $players } гравців
house-impossible = { $rule }: значення «{ $value }» не дозволено.
house-players-crossed = Мінімум гравців більший за максимум.
house-group-clues = Як розповідають
house-group-goal = Як закінчується гра
house-group-cards = Картки
house-group-votes = Голоси
house-group-points = Бали
house-group-people = Гравці
house-target-none = Без обмеження балів
house-turns-each = Історій на гравця
house-short-pile = Коли картки скінчаться
house-short-pile-reshuffle = тасуємо знову
house-short-pile-end = гра закінчується
house-give = Скільки карток дає кожен
house-clue-length = Найбільше знаків в асоціації
house-media = Способи розповідати
house-theme = Тема всіх асоціацій
house-blind = Картку оповідача обирає випадок
medium-words = словами
medium-spoken = уголос
medium-sound = співом або мугиканням
medium-mime = пантомімою
medium-drawing = малюнком
theme-none = будь-яка
theme-word = одне слово
theme-question = запитання
theme-title = назва
theme-song = рядок із пісні
theme-proverb = прислів’я
theme-memory = спогад
theme-tale = із казки
theme-own = Своїми словами…
theme-own-words = «{ $theme }»
theme-own-label = Тема своїми словами
house-votes-min = Мінімум голосів на гравця
house-votes-max = Максимум голосів на гравця
house-votes-may-stack = Кілька голосів за одну картку
house-count-over = «Знаходять усі» рахуємо за
house-count-over-voters = людьми
house-count-over-votes = голосами
house-some-storyteller = Дехто знаходить: оповідачеві
house-some-finder = Дехто знаходить: за кожен влучний голос
house-all-storyteller = Знаходять усі: оповідачеві
house-all-others = Знаходять усі: кожному з решти
house-none-storyteller = Не знаходить ніхто: оповідачеві
house-none-others = Не знаходить ніхто: кожному з решти
house-lone-vote = Бонус за один влучний голос
house-bonus = За кожен голос за твою картку
house-bonus-cap = Голоси за твою картку: максимум за раунд
house-bonus-cap-none = Голоси за твою картку: без обмежень
house-players-min = Мінімум гравців
house-players-max = Максимум гравців
settings-decks = Картинки
settings-timers = Час на роздуми
settings-public = Незнайомці можуть знайти цей стіл
settings-spectators = Інші можуть дивитися
settings-chat = Гравці можуть писати в чат
settings-thinking = Комп’ютерні гравці не поспішають
settings-strength = Як добре грають комп’ютерні гравці
strength-easy = Легко
strength-fair = У міру
strength-strong = Сильно
settings-remarks = Комп’ютерні гравці кажуть, що їм спало на думку
settings-show = Картки розкриваємо не поспішаючи
settings-strangers = Незнайомці анонімні й не пишуть у чат, доки я їм не довіряю
settings-language = Мова асоціацій
settings-more = Більше налаштувань
settings-seats = Місця за столом
settings-seats-all = { $number } (максимум)
settings-seats-are = За цими правилами може бути від { $least } до { $most } місць.
settings-crowded = Замало місць ({ $number }) для всіх, хто за столом.
settings-absent = Якщо час вийшов або когось немає
settings-undo = Скасувати зміни
settings-unsettled = З такими налаштуваннями ще не можна грати.
absent-stand-in = за них грає комп’ютер
absent-skip = граємо далі без них
absent-wait = чекаємо
timers-off = Без обмежень
timers-relaxed = Спокійно: три хвилини на асоціацію
timers-brisk = Швидко: півтори хвилини
timers-own = Власний
timers-seconds = У секундах. Порожнє поле: без обмежень.
timers-race = На першу історію
timers-clue = На асоціацію
timers-give = На вибір картки
timers-vote = На голосування
timers-reveal = На розкриття карток
timers-away = Очікування відсутніх
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
edition-about-dixit = Найновіші правила.
edition-name-dixit = Dixit
edition-about-disney = Найновіші правила для меншого столу.
edition-name-disney = На шістьох
edition-about-classic = Початкові правила. Утрьох вдала асоціація дає трохи більше балів.
edition-name-classic = Класика
edition-about-odyssey = Для великої компанії, з двома голосами.
edition-name-odyssey = Одіссея
edition-about-odyssey-2011 = Для великої компанії, у першій версії.
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
hand-arrange = Перетягуй картки, щоб їх розкласти, або тримай Alt і натискай стрілки.
hand-moved = Тепер на місці { $place }
card-back = Картка сорочкою догори
card-number = Картка { $number }
card-pick = Обрати цю картку
card-unpick = Ні, не цю
card-look = Роздивитися
card-close-look = Картка зблизька
card-mine = Твоя картка
card-vote = Голосувати за картку { $place }
close-tray = Усі картки, малі
close-spread = Назад до всіх карток
card-voted = Твій голос лежить на цій картці
card-yours = твоя
card-chosen = Вибрана картка
card-tell = Беру цю картку
card-coin = Дати голос картці { $place }
vote-take-back = Забрати голос із картки { $place }
vote-laid = Усі голоси розподілено
vote-coins = { $number ->
    [one] Залишився { $number } голос
    [few] Залишилося { $number } голоси
   *[many] Залишилося { $number } голосів
}
vote-may-stack = за одну картку або за кілька
vote-no-stack = кожен за іншу картку
vote-at-least = щонайменше { $number }
vote-done = Готово
give-ready = Картки вибрано
waiting-count = Готові: { $done } з { $all }
tell-title = Твоя історія
menu-unread = Нові повідомлення
clue-of = { $name } каже
clue-aloud = { $name } каже асоціацію вголос
clue-aloud-me = Скажи асоціацію вголос
clue-aloud-said = (уголос)
clue-by-sound = Послухай: { $name }
clue-by-mime = { $name } показує
clue-by-drawing = { $name } малює
clue-was-sound = (наспівано)
clue-was-mime = (показано)
clue-was-drawing = (намальовано)

task-race = Хто має історію? Починає той, хто натисне першим.
task-race-watch = Хто перший придумає історію?
task-tell = Тепер розповідаєш ти: обери картку й дай асоціацію
task-tell-blind = Тепер розповідаєш ти, а картку обрав випадок: дай до неї асоціацію
task-wait-clue = { $name } придумує асоціацію
task-give = { $number ->
    [1] Яка з твоїх карток теж сюди підходить?
    [one] Яка { $number } твоя картка теж сюди підходить?
    [few] Які { $number } твої картки теж сюди підходять?
    [many] Які { $number } твоїх карток теж сюди підходять?
   *[other] Які { $number } твоєї картки теж сюди підходять?
}
task-gave = Картку віддано. Чекаємо на решту.
task-wait-cards = Решта обирає картки до твоєї асоціації
task-vote = { $most ->
    [1] Про яку картку говорить { $name }?
    [one] Про яку картку говорить { $name }? Маєш { $most } голос.
    [few] Про яку картку говорить { $name }? Маєш { $most } голоси.
    [many] Про яку картку говорить { $name }? Маєш { $most } голосів.
   *[other] Про яку картку говорить { $name }? Маєш { $most } голосу.
}
task-voted = Голос прийнято. Чекаємо на решту.
task-wait-votes = І бровою не веди: триває голосування
task-watch-give = Решта обирає картки, які теж підходять
task-watch-vote = Триває голосування: котра картка справжня?
task-passed-give = Цей раунд без твоєї картки. Голосувати ще зможеш.
task-passed-vote = Цей раунд без твого голосу
task-next-round = Отримаєш картки в наступному раунді
task-next-game = Зіграєш у наступній партії
task-reveal = Ось вона!
task-paused = Залишилося замало гравців. Гра продовжиться, коли хтось повернеться.
task-stopped = Гру призупинено
hint-race = Роздивися свої картки. Хто перший щось придумає, той і починає.
hint-wait-clue = Скоро буде асоціація. Тоді обери свою картку, яка теж до неї підходить.
hint-give = Обери картку, яку інші можуть сприйняти за картку оповідача: кожен голос за неї — це бал для тебе.
hint-vote = Одна з них — оповідачева, решту підкинули. Роздивися їх зблизька й проголосуй.

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
do-go-on = Наступний раунд
do-follow = До раунду { $number }
do-finish = На п’єдестал
do-take-back = Скасувати хід
do-mend = Зберегти
mend-ask = Змінити асоціацію
mend-aloud = Записати асоціацію
mend-caption = Описати словами
stood-in = За тебе грає комп’ютер.
do-come-back = Я знову тут
played-for-me-claimed = Першу історію за тебе взяв комп’ютер
played-for-me-told = Асоціацію за тебе дав комп’ютер
played-for-me-gave = { $number ->
    [1] Картку за тебе дав комп’ютер
    [one] { $number } картку за тебе дав комп’ютер
    [few] { $number } картки за тебе дав комп’ютер
    [many] { $number } карток за тебе дав комп’ютер
   *[other] { $number } картки за тебе дав комп’ютер
}
played-for-me-voted = Твій голос віддав комп’ютер
played-for-me-before = У минулому раунді тебе заміняв комп’ютер
waiting-for = { $number ->
    [1] { $names } ще думає
    [one] { $names } ще думають
    [few] { $names } ще думають
    [many] { $names } ще думають
   *[other] { $names } ще думають
}
tell-aloud = Скажу вголос
tell-label = Твоя асоціація
tell-advice-ask = Яка асоціація вдала?
tell-advice = Слово, рядок із пісні, почуття, звук. Якщо твою картку знайдуть усі, не отримаєш нічого; якщо ніхто — теж нічого. Нехай одна людина всміхнеться, а інша й гадки не матиме, про що мова.
tell-inspire = Надихни мене
tell-ways = Як ти це розкажеш?
tell-by-words = Словами
tell-by-sound = Співом
tell-by-mime = Жестами
tell-by-drawing = Малюнком
tell-by-spoken = Скажу вголос
tell-theme = Тема: { $theme }
tell-aloud-what = Скажи асоціацію вголос — у кімнаті чи в розмові.
tell-sending = Надсилаємо…
caption-ask = Кількома словами, для тих, хто не чує чи не бачить
caption-example = Можна лишити порожнім
record-asking = Чекаємо на твій дозвіл…
record-listening = Слухаємо…
record-seeing = Запис триває…
record-time = { $number } із { $all } с
record-stop = Стоп
record-again = Ще раз
record-delete = Видалити
record-album = Може бути в альбомі цієї гри
record-sound-what = Заспівай, наспівай, засвисти чи видай звук: до 20 секунд.
record-sound-consent = Браузер запитає дозволу на мікрофон. Спершу почуєш лише ти. Коли розкажеш, почують усі, хто тут грає чи дивиться, і більше ніхто, а запис зникне разом зі столом.
record-sound-begin = Почати запис
record-mime-what = Покажи це без слів: до 12 секунд.
record-mime-consent = Браузер запитає дозволу на камеру; звук не записується. Спершу побачиш лише ти. Коли розкажеш, побачать усі, хто тут грає чи дивиться, і більше ніхто, а запис зникне разом зі столом.
record-mime-begin = Увімкнути камеру
record-mime-go = 3, 2, 1, почали
record-mirror = Ти, мов у дзеркалі
trouble-insecure = Браузери дають мікрофон і камеру лише зашифрованим сторінкам, а ця не така.
trouble-insecure-host = Ти тут за господаря: запусти Pinxit із --tls, і спів та пантоміма теж працюватимуть.
trouble-sound-refused = Мікрофон лишається вимкненим, нічого страшного.
trouble-sound-missing = Тут немає мікрофона.
trouble-sound-taken = Мікрофон зайнятий чимось іншим.
trouble-mime-refused = Камера лишається вимкненою, нічого страшного.
trouble-mime-missing = Тут немає камери.
trouble-mime-taken = Камера зайнята чимось іншим.
trouble-instead = Може, тоді інакше?
trouble-again = Спробувати ще раз
draw-page = Аркуш для малювання
draw-here = Малюй тут
draw-with = Чим малюєш
draw-ink = Перо
draw-brush = Пензель
draw-chalk = Крейда
draw-eraser = Гумка
draw-width = Товщина
draw-width-0 = Тонко
draw-width-1 = Середньо
draw-width-2 = Товсто
draw-colour = Колір
draw-colour-0 = Чорний
draw-colour-1 = Червоний
draw-colour-2 = Вохра
draw-colour-3 = Зелений
draw-colour-4 = Синій
draw-colour-5 = Фіолетовий
draw-undo = Скасувати
draw-clear = Очистити аркуш
draw-watch = Подивитися, як побачать інші
draw-on = Малювати далі
draw-full = Аркуш заповнений.
clip-play = { $what }. Відтворити ({ $number } с)
clip-stop = { $what }. Зупинити
clip-draw-again = { $what }. Подивитися ще раз, як малюється
clip-watch = Дивитися
clip-loading = Хвилинку…
clip-failed = Не надійшло. Спробувати ще раз
clip-caption-ask = Словами
clip-frame = { $number } із { $all }
clip-frame-before = Попередня картинка
clip-frame-next = Наступна картинка
clip-on-phones = Слухайте на телефонах

show-hush = Голоси віддано…
show-votes = Картка { $place }: { $names }
show-nobody = Жодного голосу
show-slipped = Хто її підклав? { $name }!
show-fooled = На гачку: { $names }
show-mine = Твоя картка!
show-you-fooled = На твоєму гачку: { $names }
show-laugh = ха-ха!
show-found = Це вона!
show-points = Тобі: +{ $number }
show-duel = Залишилося дві картки…
show-skip = Пропустити
show-skip-all = Пропустити для всіх
show-others = Інші ще дивляться

doing-here = тут
doing-ready = чекає на старт
doing-away = не за столом
doing-stood-in = грає комп’ютер
doing-computer = комп’ютер
doing-waits = чекає на наступний раунд
doing-thinks = думає
doing-tells = розповідає
doing-gave = картку віддано
doing-voted = голос віддано
doing-passed = цього разу без ходу
doing-next-game = чекає на наступну партію
name-left = хтось, хто пішов
track-line = { $name } { $score }

reveal-whose = Цю картку дає { $name }
reveal-voters = голоси: { $names }
reveal-no-votes = без голосів
reveal-you = Ти: { $why }
reveal-cards = Картки й серця
heart-give = Подарувати серце картці { $place }, має { $number }
heart-count = { $number ->
    [one] { $number } серце
    [few] { $number } серця
    [many] { $number } сердець
   *[other] { $number } серця
}
reactions = Швидкі реакції
reveal-total = разом
played-claimed = { $names }: першу історію взяв комп’ютер
played-told = { $names }: асоціацію дав комп’ютер
played-gave = { $number ->
    [1] { $names }: картку дав комп’ютер
    [one] { $names }: { $number } картку дав комп’ютер
    [few] { $names }: { $number } картки дав комп’ютер
    [many] { $names }: { $number } карток дав комп’ютер
   *[other] { $names }: { $number } картки дав комп’ютер
}
played-voted = { $names }: голос віддав комп’ютер
verdict-some = Одні знайшли, інші ні: { $name } чудово розповідає!
verdict-all = Усі здогадалися! Невже { $name } нам підморгує?
verdict-none = Ніхто не здогадався! Що { $name } має на думці?
verdict-void = Ніхто не міг голосувати: { $name } лишається без балів.
points-told = { $number } за асоціацію
points-found = { $number } за знайдену картку
points-consoled = { $number } усім, крім оповідача
points-consoled-brief = { $number } за вгадування
points-too-plain = надто очевидно
points-too-dark = надто туманно
points-lone = { $number } за ставку на одну картку
points-lured = { $number } за вдалу оману
points-nothing = цього разу нічого

over-won = Перемагає { $name }
over-shared = Перемогу ділять { $names }
over-nobody = Без балів немає переможця
over-again = Граємо ще!
over-lobby = Назад до лобі
over-wait = Наступну партію може почати { $host }.
over-me-too = Я теж!
over-ready = { $number ->
    [1] { $names } хоче зіграти ще
    [one] { $names } хочуть зіграти ще
    [few] { $names } хочуть зіграти ще
    [many] { $names } хочуть зіграти ще
   *[other] { $names } хочуть зіграти ще
}
over-story = Раунд за раундом
over-history = Партії за цим столом
over-past = Партія { $number }: { $names }
over-past-nobody = Партія { $number }: без переможця

award-big-round = Незабутній раунд
award-big-round-why = { $number ->
    [one] { $number } бал у раунді { $round }
    [few] { $number } бали в раунді { $round }
    [many] { $number } балів у раунді { $round }
   *[other] { $number } бала в раунді { $round }
}
award-deceiver = Мистецтво омани
award-deceiver-why = { $number ->
    [one] { $number } голос попався на гачок
    [few] { $number } голоси попалися на гачок
    [many] { $number } голосів попалося на гачок
   *[other] { $number } голосу попалося на гачок
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
    [1] одна асоціація якраз у міру
    [one] { $number } асоціація якраз у міру
    [few] { $number } асоціації якраз у міру
    [many] { $number } асоціацій якраз у міру
   *[other] { $number } асоціації якраз у міру
}
award-sphinx = Сфінкс
award-sphinx-why = { $number ->
    [1] одна асоціація, якої ніхто не зрозумів
    [one] { $number } асоціація, якої ніхто не зрозумів
    [few] { $number } асоціації, яких ніхто не зрозумів
    [many] { $number } асоціацій, яких ніхто не зрозумів
   *[other] { $number } асоціації, якої ніхто не зрозумів
}

story-title = Партія { $number }: раунд за раундом
story-back = Назад до столу
story-round = Раунд { $number }: { $name } каже

end-parts = Завершення, частина за частиною
end-podium = П’єдестал
end-card = Карта вечора
end-mine = Твої миті
end-mine-title = { $name }: твої миті
end-rounds = Усі раунди
end-evening = { $number ->
    [one] Вечір на { $number } раунд
    [few] Вечір на { $number } раунди
    [many] Вечір на { $number } раундів
   *[other] Вечір на { $number } раунду
}
evening-where = { $name }, раунд { $round }
evening-found = Вгадали { $found } із { $all }
moment-fooled = { $number ->
    [one] Попався { $number } кролик
    [few] Попалися { $number } кролики
    [many] Попалося { $number } кроликів
   *[other] Попалося { $number } кролика
}
moment-told = Твоя найкраща асоціація
moment-found-alone = Вдалося тільки тобі
moment-found = { $number ->
    [one] Вдалося тобі і ще { $number } людині
    [few] Вдалося тобі і ще { $number } людям
    [many] Вдалося тобі і ще { $number } людям
   *[other] Вдалося тобі і ще { $number } людини
}
moment-loved = { $number ->
    [one] { $number } серце за цю карту
    [few] { $number } серця за цю карту
    [many] { $number } сердець за цю карту
   *[other] { $number } серця за цю карту
}
moment-none = Цього разу без яскравих митей. Наступна партія буде твоя!
album-page = Раунд { $number }
album-pages = Сторінки альбому
album-list = Усе списком
album-again = Як альбом
album-before = Попередній раунд
album-next = Наступний раунд
album = Альбом
album-share = Поділитися цим альбомом
album-share-how = Кожен, хто має посилання, може переглянути альбом цієї партії: асоціації, картинки й бали. У ньому немає ні чату, ні дороги до вашого столу. Замість людей там кролики, хіба що хтось погодився показати своє ім’я.
album-make = Створити посилання
album-anew = Створити нове посилання
album-anew-sure = Точно? Старе посилання перестане працювати
album-elsewhere = Цим альбомом уже поділилися. Посилання створено на іншому пристрої, і показати його ще раз не можна. Можеш створити нове, а старе перестане працювати.
album-link = Посилання на цей альбом
album-qr = QR-код цього альбому
album-pictures = Показувати й наші власні картинки
album-pictures-how = Інакше вони лежатимуть сорочкою догори.
album-pictures-shown = У ньому видно ваші власні картинки.
album-take-back = Відкликати посилання
album-what = Господар може поділитися партією як альбомом із кожним, хто має посилання.
album-name = Чи може твоє ім’я, { $name }, бути в альбомі цієї партії?
album-name-how = Господар може поділитися альбомом за посиланням. Змінити думку можна будь-коли, в меню.
album-name-shared = Господар поділився альбомом за посиланням. Змінити думку можна будь-коли, в меню.
album-name-rabbit = Лише мій кролик
album-name-yes = Так, моє ім’я
album-name-nobody = За цим столом імена приховані, тож в альбомах усі — кролики.
album-names = Імена є лише там, де люди на це погодилися.
album-closed = Картинка, яка лишається за столом, сорочкою догори
album-play = Зіграти в Pinxit
album-gone = Цей альбом закрито
share = Поділитися
share-title = Картинка цього раунду
share-preview = Так виглядає картинка
share-drawing = Малюю…
share-failed = Не вдалося. Спробуй ще раз.
share-shape = Форма
share-tall = Вертикальна
share-wide = Горизонтальна
share-names = Показати імена
share-here = Її створює твій пристрій, на сервер вона не потрапляє.
share-save = Зберегти картинку
share-found = Хто вгадав: { $names }
share-fooled = Хто попався: { $names }

fair-title = Чи чесно перетасовано картки?
fair-checking = Перевіряємо кожну картку…
fair-yes = Так. Порядок карток визначили до першого ходу й дотримали до останньої картки.
fair-yes-late = Так, починаючи з раунду { $round }, коли цей пристрій записав обіцянку. Про те, що було раніше, маємо лише слово сервера.
fair-yes-unseen = Наскільки можна судити, так. Але цього пристрою під час гри не було, тож про обіцянку він має лише слово сервера.
fair-no = Ні. Не все пройшло так, як обіцяли.
fair-no-promise = Ні. Тепер сервер показує не ту обіцянку, яку цей пристрій записав під час гри.
fair-promise = Обіцяно на початку
fair-noted = Записано цим пристроєм у раунді { $round }
fair-same = те саме
fair-seed = Зерно випадковості, показане наприкінці
fair-check-promise = Зерно відповідає обіцянці
fair-check-deal = Картки на руках і стос після роздачі
fair-check-first = Оповідачі, обрані випадково
fair-check-board = Порядок карток на столі
fair-check-fill = Картки, добрані зі стосу
fair-check-pile = Нові стоси
fair-check-round = Кількість раундів
fair-broken-promise = Зерно не відповідає обіцянці.
fair-broken-deal = Мали роздати інші картки.
fair-broken-first = Починати мав хтось інший.
fair-broken-board = Картки на столі мали лежати в іншому порядку.
fair-broken-fill = Це не наступні картки зі стосу.
fair-broken-pile = Новий стос мав бути іншим.
fair-broken-round = Раунди полічено неправильно.
fair-start = На початку
fair-round = Раунд { $round }
fair-was-promised = обіцяно
fair-was-found = насправді
fair-proves = Це доводить, що порядок карток визначили тоді, коли дали обіцянку, і що її дотримали. Це не доводить, що сервер не перепробував раніше кілька зерен або що ніхто не підглядав у картки.
fair-self = Не мусиш вірити цій сторінці на слово. У файлі нижче є кожне жеребкування, а docs/protocol.md пояснює, як перевірити його будь-якою мовою програмування. У терміналі:
fair-download = Завантажити докази

gallery = Картинки
gallery-by = автор: { $author }
gallery-homepage = Сторінка колоди
gallery-download = Завантажити всю колоду
gallery-note = Як це створено:

## Власні картинки

own = Власні картинки
own-which = Колода
own-new = Нова колода
own-about = Про цю колоду
own-name = Картинки: { $name }
own-deck-name = Назва колоди
own-author = Хто їх зробив
own-licence-label = Що інші можуть із ними робити
own-licence = Лише для цього столу
own-delete = Видалити цю колоду
own-delete-sure = Справді? Усі її картинки зникнуть
own-playing = Ці картинки зараз у грі. Змінити їх можна після неї.
own-invitation = Фото з відпустки, дитячі малюнки, старі листівки: обери скільки хочеш, і з кожного вийде картка.
own-choose = Обрати картинки
own-camera = Зробити фото
own-drop = або перетягни їх сюди
own-quota = { $number ->
    [one] Є місце ще для { $number } картинки ({ $megabytes } МБ)
    [few] Є місце ще для { $number } картинок ({ $megabytes } МБ)
    [many] Є місце ще для { $number } картинок ({ $megabytes } МБ)
   *[other] Є місце ще для { $number } картинки ({ $megabytes } МБ)
}
own-progress = { $number ->
    [one] Надсилаємо { $number } картинку
    [few] Надсилаємо { $number } картинки
    [many] Надсилаємо { $number } картинок
   *[other] Надсилаємо { $number } картинки
}
own-failures = { $number ->
    [one] Не вдалося додати { $number } файл
    [few] Не вдалося додати { $number } файли
    [many] Не вдалося додати { $number } файлів
   *[other] Не вдалося додати { $number } файлу
}
own-cards = { $number ->
    [one] { $number } картинка
    [few] { $number } картинки
    [many] { $number } картинок
   *[other] { $number } картинки
}
own-open = Картинка { $number }: { $what }. Обрізати, описати, прибрати
own-no-alt = без опису
own-grip = Картинка { $number } з { $all }: перетягни її або пересувай стрілками
own-moved = Тепер на місці { $number } з { $all }
own-waiting = чекає
own-reading = обробляється…
own-again = Спробувати ще раз
own-dismiss = Сховати { $name }
own-line-broke = Зв’язок обірвався. Готові картинки лишаються.
own-few = Для гри треба багато карток. Обери ще одну колоду, і їх перетасують разом.
own-use = { $number ->
    [1] Грати з цією картинкою
    [one] Грати з цією { $number } картинкою
    [few] Грати з цими { $number } картинками
    [many] Грати з цими { $number } картинками
   *[other] Грати з цими { $number } картинками
}
own-use-again = Грати з цією колодою
own-picture = Картинка { $number } з { $all }
own-loading = Завантажуємо картинку…
own-crop = Кадр
own-crop-how = Видима частина картинки: стрілки рухають, плюс і мінус змінюють розмір
own-zoom = Масштаб
own-title = Назва
own-alt = Що зображено (для тих, хто не бачить)
own-alt-hint = Дівчинка з червоною парасолькою на пірсі.
own-save = Готово
own-saving = Обрізаємо…
own-earlier = Раніше
own-later = Пізніше
own-remove = Прибрати

## Меню

menu-invite = Запросити когось
menu-chat = Чат
menu-rules = Правила
menu-host = Інструменти господаря
menu-people = Люди за столом
menu-me = Твоє ім’я та кролик
menu-albums = Альбоми
menu-seat = Продовжити на іншому пристрої
menu-sound = Звук
menu-awake = Якщо екран гасне, поки ти чекаєш, збільш час до його вимкнення в налаштуваннях пристрою.
menu-leave = Встати з-за столу
menu-leave-sure = Справді встати? Натисни ще раз
leave-title = Встати з-за столу?
leave-kept = Твоє місце чекає: повертайся, коли захочеш.
leave-stay = Залишитися
seat-how = Введи ці літери на іншому пристрої, у полі для коду столу. Вони діють один раз, десять хвилин.
chat-none = Повідомлень ще немає.
chat-label = Напиши щось
chat-send = Надіслати
chat-mute = Сховати повідомлення: { $name }
chat-unmute = Знову показувати повідомлення: { $name }
chat-report = Поскаржитися: { $name }
chat-strangers = У чат пишуть лише ті, кому довіряє господар. Реакції — для всіх.
people-none = Більше тут ще нікого немає.
people-stranger = хтось незнайомий
people-me = Тут тебе звуть { $name }, доки господар тобі не довіряє. Твого імені ніхто не бачить.
people-mute = Сховати повідомлення
people-unmute = Знову показувати повідомлення
report = Поскаржитися
report-about = Скарга: { $name }
report-why = Що не так?
report-rude = Образи, ненависть або погрози
report-indecent = Непристойності або розпитування про особисте
report-spam = Реклама або спам
report-spoils = Шахраює або псує гру
report-other = Щось інше
report-text = Своїми словами, якщо хочеш
report-what = Це прочитає адміністратор сервера, разом з останніми повідомленнями й асоціаціями цієї людини, записами та малюнками теж. { $name } про це не дізнається.
report-send = Надіслати скаргу
report-thanks = Дякуємо. Адміністратор сервера це перегляне.
reaction-heart = Серце
reaction-laugh = Сміх
reaction-wow = Ого
reaction-clap = Оплески
reaction-think = Гм…
reaction-oops = Ой
reaction-sleep = Позіхання
reaction-fox = Хитрий лис
host-pause = Пауза
host-resume = Продовжити
host-extend = Ще хвилина
host-end = Завершити гру
host-hand-over = Передати роль господаря
host-stand-in = Хай грає комп’ютер
host-skip = Не чекати
host-kick = Попросити піти
host-ban = Заблокувати
host-ban-how = Блокування діє на ім’я та на з’єднання. Якщо хтось інший за столом має те саме з’єднання, як у родині чи школі, — лише на ім’я.
host-vouch = Довіряти
host-vouch-how = Ті, кому ти довіряєш, мають власне ім’я й можуть читати й писати повідомлення.
host-banned = Заблоковані
host-clear = Видалити цей стіл
host-clear-sure = Справді? Усі ігри й імена зникнуть назавжди
host-unban = Розблокувати
host-albums = Альбоми, якими поділилися
host-album = Партія { $number }
host-lent = Ти заміняєш господаря ({ $name }), який знову буде ним, коли повернеться.

## Керування сервером

notice = Від адміністратора сервера:
notice-close = Сховати це повідомлення
admin = Керування сервером
admin-token = Токен адміністратора
admin-ask = Його можна знайти в теці даних сервера, у файлі admin.token. Сторінка пам’ятає його, доки відкрита вкладка.
admin-enter = Увійти
admin-leave = Вийти
admin-wrong = Це не токен цього сервера.
admin-well = Усе гаразд
admin-ill = Столи зараз не зберігаються
admin-stale = Сервер не відповідає
admin-since = Працює з
admin-version = Версія
admin-connections = Під’єднані пристрої
admin-moves = Зроблені ходи
admin-slow = Очікування повільних пристроїв
admin-failures = Незбережені ходи
admin-database = База даних
admin-database-nearly-full = База даних майже заповнена. Звільни місце або збільш обмеження (--database-mb): скоро не можна буде відкрити жодного столу.
admin-database-full = База даних заповнена: розпочаті ігри дограють до кінця, але нічого нового не почнеться. Звільни місце або збільш обмеження (--database-mb).
admin-database-damaged = Під час запуску виявилося, що базу даних пошкоджено. Поруч лежить її копія; дивись розділ про файли в docs/hosting.md.
admin-clock-not-believed = Годинник цього комп’ютера значно випереджає час, коли сервер востаннє працював. Жоден стіл не буде видалено, доки ти не підтвердиш, що годинник правильний (pinxit tables believe-clock).
admin-bus-down = Немає зв’язку із шиною (--bus). Ігри тривають: сервери дивляться в базу даних, а ходи з іншого сервера видно на одну-дві секунди пізніше.
admin-nodes-apart = Деякі сервери не чують одне одного через шину. Ігри тривають, трохи повільніше; доки це не виправлено, кожен сервер рахує обмеження окремо.
admin-refusals = Найчастіші відмови
admin-tables = { $number ->
    [0] Немає активних столів
    [one] { $number } активний стіл
    [few] { $number } активні столи
    [many] { $number } активних столів
   *[other] { $number } активного столу
}
admin-nodes = { $number ->
    [one] { $number } сервер
    [few] { $number } сервери
    [many] { $number } серверів
   *[other] { $number } сервера
}
admin-node-here = цей
admin-node-silent = не відповідає
admin-at-node = на { $node }
admin-lobby = Зараз не грають
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
admin-notice = Повідомлення для всіх
admin-notice-how = Його побачать над грою всі за столами й ті, хто прийде пізніше, доки ти його не прибереш.
admin-notice-now = Усі бачать зараз:
admin-notice-text = Твоє повідомлення
admin-notice-set = Показати
admin-notice-down = Прибрати
admin-rest = Перш ніж зупинити сервер
admin-rest-how = Нові столи не відкриваються й ігри не починаються, а ті, що тривають, дограють до кінця.
admin-rest-on = Зупинити нові ігри
admin-rest-off = Дозволити нові ігри
admin-rest-games = { $number ->
    [one] Ще триває { $number } гра.
    [few] Ще тривають { $number } гри.
    [many] Ще триває { $number } ігор.
   *[other] Ще тривають { $number } гри.
}
admin-rest-done = Жодна гра вже не триває: тепер сервер можна зупинити.
admin-reports = { $number ->
    [0] Скарг немає
    [one] { $number } скарга
    [few] { $number } скарги
    [many] { $number } скарг
   *[other] { $number } скарги
}
admin-report-by = скаржиться { $name }, стіл { $code }
admin-report-lines = Останні повідомлення
admin-report-clues = Останні асоціації
admin-report-done = Розглянуто: видалити скаргу
admin-report-out = Заблокувати адресу цієї людини
admin-places = Заблоковані адреси
admin-places-how = З цих адрес ніхто не сяде за жоден стіл на цьому сервері. Це стосується всіх за однією адресою, наприклад родини чи школи.
admin-place = Адреса або мережа
admin-place-note = Причина (бачиш лише ти)
admin-place-term = На який час
admin-place-day = на один день
admin-place-week = на тиждень
admin-place-month = на 30 днів
admin-place-ever = назавжди
admin-place-until = до { $when }
admin-place-reported = Адреса людини, на яку поскаржилися
admin-place-add = Заблокувати
admin-place-lift = Розблокувати

## Що зберігається про людей

privacy = Що про тебе зберігається
privacy-short = Без облікових записів, без кукі, без реклами й без стеження. Стіл пам’ятає лише те, що потрібно для гри.
privacy-kept = Що зберігається
privacy-kept-game = Ім’я, яке ти собі обираєш, твої асоціації та ходи, а також те, в яких альбомах може бути твоє ім’я, — разом зі столом, за яким ти граєш.
privacy-kept-words = Слова з асоціацій і з того, що ти шепнеш, — у вигляді чисел, завдяки яким їх розуміють комп’ютерні гравці, без імені й без столу. Вони лишаються, коли стіл зникає.
privacy-kept-whispers = Слово чи два, які ти шепнеш комп’ютерним гравцям про картинки господаря. За столом їх ніхто не прочитає. Вони діють, доки ти їх не забереш, не встанеш з-за столу або доки є картинки, а зникають щонайпізніше разом зі столом.
privacy-kept-chat = Чат є лише в пам’яті: останні 50 повідомлень, доки стіл не засне. Його не зберігають, хіба що хтось поскаржиться.
privacy-kept-clips = Те, що ти співаєш, показуєш чи малюєш як асоціацію, — від моменту, коли надсилаєш, разом зі столом. Те, чого не розкажеш, видаляється. В альбомі воно лише за твоєю згодою, щоразу окремою.
privacy-kept-pictures = Картинки, які додав господар, без місця зйомки й даних камери, — доти, доки існує їхній стіл.
privacy-kept-address = Твоя адреса не записується. Якщо господар тебе заблокує або хтось на тебе поскаржиться, залишається її відбиток, зрозумілий лише цьому серверу; адміністратор також може блокувати адреси.
privacy-kept-reports = Скарги — з останніми повідомленнями та асоціаціями людини, якої вони стосуються. Їх читає лише адміністратор сервера.
privacy-kept-device = На твоєму пристрої: ім’я, колір, мова, ключі до твоїх місць і посилання на альбоми, якими ти ділишся.
privacy-long = Як довго
privacy-long-days = { $number ->
    [one] Стіл, до якого ніхто не приходив { $number } день, прибирають, а через тиждень видаляють з усім, що на ньому є.
    [few] Стіл, до якого ніхто не приходив { $number } дні, прибирають, а через тиждень видаляють з усім, що на ньому є.
    [many] Стіл, до якого ніхто не приходив { $number } днів, прибирають, а через тиждень видаляють з усім, що на ньому є.
   *[other] Стіл, до якого ніхто не приходив { $number } дня, прибирають, а через тиждень видаляють з усім, що на ньому є.
}
privacy-long-ever = Столи залишаються, доки їх не видалить господар або адміністратор сервера.
privacy-delete = Як це видалити
privacy-delete-host = Господар може будь-коли видалити стіл з усіма іграми, іменами й картинками: у меню, в інструментах господаря.
privacy-delete-ask = Якщо господар не ти, попроси господаря або адміністратора сервера.
privacy-who = Хто це бачить
privacy-who-table = Усі за столом бачать імена, асоціації та гру. Хто має посилання, може дивитися, якщо господар цього не вимкнув; за публічним столом імен не видно, доки незнайомці анонімні.
privacy-who-album = Господар може поділитися завершеною партією як альбомом — за посиланням, якого ніхто не вгадає. Хто його має, бачить асоціації, картки й бали, але не чат і не стіл. Твоє ім’я є там лише за твоєю згодою, окремо для кожної партії, і доки в тебе є місце за столом, можна змінити думку. Картинки, які додав господар, видно, лише якщо він це дозволить. Господар може будь-коли відкликати посилання.
privacy-who-server = Адміністратор сервера міг би прочитати все, що сервер зберігає. Нікому нічого не передається: комп’ютерні гравці теж думають на цьому сервері.
test-title = Зв’язок із сервером є
test-what = Ця сторінка каже, що тут може цей пристрій.
test-here = Сторінка прийшла з { $host }.
test-live-trying = Перевіряємо гру наживо …
test-live = Гра наживо працює: ходи надходять одразу.
test-live-not = Гра наживо не працює: сторінка надійшла, а з’єднання для ходів (WebSocket) — ні. Можливо, його не пропускає проксі-сервер. Скажи про це адміністраторові сервера.
test-secure = Браузер вважає цю сторінку безпечною: асоціації можна також співати й показувати, якщо дозволиш мікрофон і камеру.
test-secure-not = З’єднання не зашифроване або цей пристрій йому не довіряє. Грати можна, але не співати й не показувати асоціації: браузери дають мікрофон і камеру лише зашифрованим сторінкам. А інші в цій мережі могли б читати те, що передається.
test-kept = Цей браузер запам’ятає твоє місце, якщо закрити сторінку.
test-kept-not = Цей браузер нічого не запам’ятовує, як у приватному вікні: якщо закрити сторінку, місце буде втрачено.
test-play = Граймо

## Навчання у грі

learn-step = Крок { $number } з { $all }
learn-choose = Обрати
learn-next = Далі
learn-done = Усе ясно
learn-rules = Усі правила
learn-tell = Тепер розповідаєш ти. Обери одну зі своїх картинок.
learn-clue = Що ти про неї скажеш?
learn-say-tenant-plain = Дракон у будинку
learn-say-tenant-right = Тихі сусіди
learn-say-tenant-dark = Четвер
learn-say-piano-ascending-plain = Рояль у повітрі
learn-say-piano-ascending-right = Висока нота
learn-say-piano-ascending-dark = Може, завтра
learn-say-long-distance-plain = Телефонна будка в снігу
learn-say-long-distance-right = Шкода, що тебе тут немає
learn-say-long-distance-dark = Сім
learn-told-plain = Її знайдуть усі: тобі нічого. Спробуй не так прямо.
learn-told-right = Хтось знайде, хтось ні: 3 бали тобі. У цьому й мистецтво.
learn-told-dark = Її не знайде ніхто: тобі нічого. Дай їм шанс.
learn-give = Тепер розповідає Ада: «Тихо, ще спить». Підклади свою картинку, яка теж підходить.
learn-gave-close = Сонний дракон! Хтось точно сприйме його за картку Ади.
learn-gave-far = Сміливо! Що краще підходить, то більше людей повірить.
learn-vote = Картки перетасовано. «Тихо, ще спить»: яка з них Адина?
learn-name-ada = Ада
learn-name-bruno = Бруно
learn-name-luna = Луна
learn-found = Це вона! 3 бали тобі й 3 Аді.
learn-missed-bruno = Це була картка 3. Тебе обдурив Бруно: бал йому.
learn-missed-luna = Це була картка 3. Тебе обдурила Луна: бал їй.
learn-lured = Луна повелася на твого дракона: бал тобі.
learn-scoring = Якщо її знайдуть усі або ніхто, оповідач не отримує нічого, а решта — по 2.

## Як поглянути на картинку: ніколи не готова асоціація

nudge-1 = Що сталося за хвилину до цього?
nudge-2 = Що буде далі?
nudge-3 = Яка пісня тут лунала б?
nudge-4 = Чим тут пахне?
nudge-5 = Кого на цій картинці бракує?
nudge-6 = Про що спитала б дитина?
nudge-7 = Яку таємницю тут хтось приховує?
nudge-8 = Що було б написано на табличці біля дверей?
nudge-9 = Який тут день тижня?
nudge-10 = Яка твоя давня мрія була схожа на це?
nudge-11 = З якого фільму могла б бути ця сцена?
nudge-12 = Що тут найменше?
nudge-13 = Що тут хочеться прошепотіти?
nudge-14 = Що сказала б на це бабуся?
nudge-15 = Яке прислів’я спадає на думку?
nudge-16 = Якби це було почуття, то яке?
nudge-17 = Що тут чути, якщо заплющити очі?
nudge-18 = Чий це сон?
nudge-19 = Про що тут хтось пошкодує?
nudge-20 = Що про це написала б газета?
nudge-21 = Які два слова не пасують одне до одного, а тут пасують?
nudge-22 = Що зі шкільних років це тобі нагадує?
nudge-23 = Що лишилося за краєм картинки?
nudge-24 = Якби це була страва, яка б вона була на смак?

## Телевізор

tv-gather = Сідайте до столу
tv-scan = Скануйте код телефоном
tv-skip = Пропустити: S
tv-found = влучно!
tv-leaps = { $people ->
    [1] { $names } стрибає на { $number }!
    [one] { $names } стрибають на { $number }!
    [few] { $names } стрибають на { $number }!
    [many] { $names } стрибають на { $number }!
   *[other] { $names } стрибають на { $number }!
}
tv-leaps-many = { $people ->
    [one] { $people } кролик стрибає на { $number }!
    [few] { $people } кролики стрибають на { $number }!
    [many] { $people } кроликів стрибають на { $number }!
   *[other] { $people } кролика стрибає на { $number }!
}
tv-leaps-nobody = Цього разу ніхто не стрибає
tv-rounds = { $number ->
    [one] { $number } раунд
    [few] { $number } раунди
    [many] { $number } раундів
   *[other] { $number } раунду
}
tv-evening = Картка й асоціація вечора
tv-evening-whose = { $name }, раунд { $number }
tv-again = Ще раз?
tv-again-ready = { $number ->
    [1] Одна людина вже хоче
    [one] { $number } людина вже хоче
    [few] { $number } людини вже хочуть
    [many] { $number } людей уже хочуть
   *[other] { $number } людини вже хочуть
}
tv-away = { $number ->
    [1] { $names } зникає на хвилинку
    [one] { $names } зникають на хвилинку
    [few] { $names } зникають на хвилинку
    [many] { $names } зникають на хвилинку
   *[other] { $names } зникають на хвилинку
}
tv-away-wait = Гра чекає. Картки й бали лежать там, де лежали.
tv-away-back = Повернися з того самого телефона або за кодом
tv-tip-1 = Найкраще, коли знайде хтось, але не всі.
tv-tip-2 = Рядок із пісні, прислів’я, запах із дитинства.
tv-tip-3 = Іноді досить одного слова. Або зітхання.
tv-tip-4 = Скажи, що відчуваєш, а не що намальовано.
tv-tip-5 = Подумай про когось за столом, хто тебе зрозуміє.
tv-tip-6 = Що сталося за хвилину до цього?

## Правила

rules-idea = Один гравець — оповідач і дає асоціацію до своєї картки. Решта підкладає картки, які теж до неї підходять. Потім усі шукають картку оповідача.
rules-round = Раунд
rules-tell = Оповідач потай обирає картку й каже про неї щось: слово, рядок, звук.
rules-tell-blind = Випадок обирає картку з руки оповідача, і той каже про неї щось: слово, рядок, звук.
rules-theme = Усі асоціації за цим столом мають тему: { $theme }.
rules-beyond = Слова тут — не єдиний спосіб. Можна розповідати й так: { $ways }.
rules-no-words = За цим столом асоціацій не пишуть. Способи розповідати: { $ways }.
rules-by-spoken = уголос, у кімнаті чи в розмові
rules-by-sound = співом або мугиканням у телефон
rules-by-mime = пантомімою перед камерою, без звуку
rules-by-drawing = малюнком
rules-caption = Оповідач може додати кілька слів для тих, хто не чує чи не бачить.
rules-give = { $number ->
    [1] Решта дає по картці, яка підходить найкраще.
    [one] Решта дає по { $number } картці, які підходять найкраще.
    [few] Решта дає по { $number } картки, які підходять найкраще.
    [many] Решта дає по { $number } карток, які підходять найкраще.
   *[other] Решта дає по { $number } картки, які підходять найкраще.
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
rules-votes-apart = Кожен голос треба віддати за іншу картку.
rules-reveal = Потім стає видно, де чия картка. Усі добирають картки, і роль оповідача переходить далі.
rules-points = Бали
rules-some = Дехто знаходить: { $teller } оповідачеві, { $finder } кожному, хто знайде.
rules-some-votes = Дехто знаходить: { $teller } оповідачеві, { $finder } за кожен голос за цю картку.
rules-all = Знаходять усі: { $teller } оповідачеві, { $others } кожному з решти.
rules-none = Не знаходить ніхто: { $teller } оповідачеві, { $others } кожному з решти.
rules-count-voters = Щоб знайти картку, досить одного голосу за неї.
rules-count-votes = Знаходять усі лише тоді, коли за неї віддано всі голоси.
rules-lured = { $number } за кожен голос за твою картку, коли розповідає хтось інший.
rules-cap = Щонайбільше { $number } за раунд.
rules-lone = Ще { $number }, якщо віддати лише один голос і влучити.
rules-end-target = { $number ->
    [one] Гра закінчується, коли хтось має { $number } бал. Перемагає той, хто має найбільше.
    [few] Гра закінчується, коли хтось має { $number } бали. Перемагає той, хто має найбільше.
    [many] Гра закінчується, коли хтось має { $number } балів. Перемагає той, хто має найбільше.
   *[other] Гра закінчується, коли хтось має { $number } бала. Перемагає той, хто має найбільше.
}
rules-end-pile = Гра закінчується, коли закінчуються картки. Перемагає той, хто має найбільше балів.
rules-end-turns = { $number ->
    [one] Гра закінчується, коли кожен розповість { $number } історію. Перемагає той, хто має найбільше балів.
    [few] Гра закінчується, коли кожен розповість { $number } історії. Перемагає той, хто має найбільше балів.
    [many] Гра закінчується, коли кожен розповість { $number } історій. Перемагає той, хто має найбільше балів.
   *[other] Гра закінчується, коли кожен розповість { $number } історії. Перемагає той, хто має найбільше балів.
}
rules-also-turns = { $number ->
    [one] Вона закінчується й тоді, коли кожен розповість { $number } історію.
    [few] Вона закінчується й тоді, коли кожен розповість { $number } історії.
    [many] Вона закінчується й тоді, коли кожен розповість { $number } історій.
   *[other] Вона закінчується й тоді, коли кожен розповість { $number } історії.
}
rules-also-pile = Вона закінчується й тоді, коли закінчуються картки.
rules-hand = Карток у руці: { $number }.

## Що показує посилання

preview-home = Відкритий стіл для Dixit, гри в картинки та асоціації.
preview-home-alt = П’ять мальованих карток у світлі лампи
preview-gallery = Усі картки, якими тут грають: розглядай без поспіху.
preview-gallery-alt = Мальовані картки, одна біля одної
preview-deck-alt = Кілька карток із колоди «{ $name }»
preview-table = Сідай із нами до столу
preview-table-about = Відкрий посилання, скажи, як тебе звати, і сідай: без облікового запису й без встановлення.
preview-album = Вечір із Pinxit
preview-album-about = Картинки й асоціації одного вечора, раунд за раундом.

## Назви, які дає сервер

rabbit-red = Червоний кролик
rabbit-orange = Помаранчевий кролик
rabbit-yellow = Жовтий кролик
rabbit-green = Зелений кролик
rabbit-teal = Бірюзовий кролик
rabbit-sky = Блакитний кролик
rabbit-blue = Синій кролик
rabbit-violet = Фіолетовий кролик
rabbit-pink = Рожевий кролик
rabbit-brown = Коричневий кролик
rabbit-grey = Сірий кролик
rabbit-white = Білий кролик
guest = Гість { $number }

deck-name-plain = Самі числа
deck-name-titles = Назви англійською

## Негаразди

problem-unreachable = Зараз не вдається з’єднатися зі столом. Є інтернет?
problem-unknown = Щось пішло не так. Спробуй ще раз.
refused-already-given = Твої картки вже на столі.
refused-already-voted = Твій голос уже прийнято.
refused-bad-name = Обери ім’я, яке можна прочитати.
refused-long-name = Ім’я може мати щонайбільше стільки знаків: { $longest }. Скороти його трохи, будь ласка.
refused-bad-seat-code = Цей код хибний або вже не діє.
refused-bad-screen-code = Жоден телевізор не показує цього коду. Код діє один раз, п’ять хвилин.
refused-bad-admission = Код неправильний або вже не діє. Господар столу може створити новий.
refused-people-only = Це для людей; комп’ютерні гравці лише грають.
refused-no-screen-left = Телевізорів за цим столом: { $most }. Спершу від’єднай якийсь.
refused-no-such-screen = Цей телевізор уже від’єднано.
refused-bad-setting = Так налаштувати не можна.
refused-bad-text = Цей текст неможливо прочитати.
refused-bad-token = Це місце вже не твоє.
refused-bad-value = Тут це неможливо.
refused-banned = Господар заблокував тебе за цим столом.
refused-bad-place = Це не адреса і не мережа, або мережа надто велика.
refused-clue-empty = Скажи щось про свою картку.
refused-clue-too-long = Ця асоціація задовга.
refused-deck-too-small = { $missing ->
    [one] Замало карток: бракує { $missing } картки.
    [few] Замало карток: бракує { $missing } карток.
    [many] Замало карток: бракує { $missing } карток.
   *[other] Замало карток: бракує { $missing } картки.
}
refused-draining = Цей сервер скоро піде на перерву: зараз не можна відкривати столи й починати ігри.
refused-full = Цей сервер заповнений: ігри дограють до кінця, але нічого нового зараз не почати.
refused-endless = За такими правилами гра ніколи не скінчиться. Обери гру на бали, на кількість історій або до кінця карток.
refused-failed = Сервер не зміг цього зберегти. Спробуй ще раз.
refused-first-not-chosen = Обери, хто розповість першу історію.
refused-foreign-origin = Ця сторінка належить іншому серверу. Відкрий стіл за його власною адресою.
refused-game-running = Це можна змінити після гри.
refused-hand-too-small = Замало карток у руці: { $hand } для { $players } гравців, а дати треба { $give }.
refused-moment-passed = Гра вже пішла далі.
refused-more-votes-than-cards = Голосів більше, ніж карток, за які можна голосувати: голосів { $votes_max }, карток { $cards } для { $players } гравців. Дозволь кілька голосів за одну картку або зменш кількість голосів.
refused-name-taken = Тут уже є хтось із таким ім’ям.
refused-no-chat = Господар вимкнув чат.
refused-no-deck = Спершу обери колоду.
refused-no-game = Зараз гри немає.
refused-no-seat-left = Усі місця зайнято.
refused-no-show = Зараз немає чого пропускати.
refused-no-hearts = Серця можна дарувати лише цим карткам, до наступного раунду.
refused-hearts-later = Зачекай, доки всі картки розкриють.
refused-own-heart = Своїй картці серце подарувати не можна.
refused-not-our-picture = Цієї картинки вже немає в грі за цим столом.
refused-long-whisper = Вистачить слова чи двох: щонайбільше { $longest } символів.
refused-many-whispers = Твої слова вже є при { $most } картинках. Залиш щось іншим.
refused-no-spectators = За цим столом глядачів не приймають.
refused-other-protocol = Ця сторінка й сервер мають різні версії. Онови її.
refused-no-such-game = Такої партії немає або вона ще триває.
refused-no-such-album = Його тут більше немає. Можливо, посилання відкликали.
refused-no-such-table = Такого столу немає.
refused-not-awaited = Зараз не твоя черга.
refused-not-admin = Це може зробити лише адміністратор сервера.
refused-needs-password = Щоб відкрити стіл на цьому сервері, потрібен пароль.
refused-wrong-password = Це не той пароль.
refused-admin-elsewhere = Сторінкою адміністратора цього сервера не можна користуватися звідси.
refused-not-host = Це може зробити лише господар.
refused-host-away = Ти заміняєш господаря, якого немає. Це може зробити лише він.
refused-own-card = За власну картку голосувати не можна.
refused-paused = Гру призупинено.
refused-pawn-taken = Тебе випередили: цього кролика вже зайнято.
refused-request-used = Це місце вже видано. Сядь за стіл ще раз.
refused-unknown-deck = Однієї з обраних колод уже немає.
refused-unknown-character = Такого комп’ютерного гравця немає.
refused-unknown-edition = Цей сервер не знає таких правил.
refused-unknown-rule = Цей сервер не знає такого домашнього правила.
refused-too-fast = Не так швидко: зачекай трохи.
refused-too-late = Тебе випередили.
refused-votes-upside-down = Мінімум голосів ({ $votes_min }) більший за максимум ({ $votes_max }).
refused-stranger = У чат пишуть лише ті, кому довіряє господар.
refused-shut-out = Цей сервер блокує з’єднання з твоєї мережі.
refused-yourself = Із собою так зробити не можна.
refused-animated = Ця картинка анімована або має кілька сторінок. На картці може бути лише одна.
refused-bad-characters = Цей текст неможливо прочитати.
refused-blurred = Ця картинка здається розмитою.
refused-broken-picture = Ця картинка пошкоджена.
refused-busy = Зараз обробляється багато картинок. Спробуй за мить.
refused-file-too-large = Цей файл завеликий.
refused-heic-off = Цей сервер не читає фото HEIC. Збережи його як JPEG або попроси адміністратора сервера додати pinxit[heic].
refused-low-resolution = Ця картинка мала: на великих екранах вона буде нечіткою.
refused-no-cards = У цій колоді ще немає картинок.
refused-no-room = Для картинок більше немає місця.
refused-no-such-deck = Такої колоди вже немає.
refused-no-such-picture = Такої картинки вже немає.
refused-not-a-picture = Це не картинка.
refused-picture-crashed = Цю картинку не вдається прочитати. Спробуй зберегти її наново.
refused-picture-too-heavy = Ця картинка потребує забагато пам’яті. Зменш її.
refused-picture-too-slow = Ця картинка обробляється надто довго. Зменш її.
refused-pictures-away = Зараз картинки не можна ні отримати, ні зберегти. Спробуй за мить.
refused-text-too-long = Цей текст задовгий.
refused-too-many-decks = Цей стіл не може мати більше власних колод.
refused-too-many-pictures = У цій колоді більше картинок не вміститься.
refused-too-many-pixels = Ця картинка завелика. Зменш її.
refused-too-small = Ця картинка замала для картки.
refused-truncated = Бракує кінця цього файлу. Надішли його ще раз.
refused-unreadable = Цю картинку вже не вдається прочитати.
refused-unsupported-picture = Такий вид картинок не підтримується. Збережи її як JPEG.
refused-uploads-off = Цей сервер не приймає картинок.
refused-bad-clip = Ми не знаємо запису з такою назвою.
refused-medium-not-allowed = За цим столом асоціації так не загадують.
refused-clue-off-theme = За цим столом усі асоціації одного виду. Ця не така.
refused-not-the-drawn-card = За цим столом картку обирає випадок, і він обрав іншу.
refused-theme-without-words = Тема потрібна для асоціацій словами, а за цим столом їх немає.
refused-clips-off = Цей сервер не зберігає записів і малюнків.
refused-broken-clip = Це неможливо відтворити. Спробуй ще раз.
refused-clip-too-short = Це було закоротко. Спробуй ще раз.
refused-clip-too-long = Це було задовго. Спробуй ще раз.
refused-clip-too-large = Це завелике. Зроби щось коротше або простіше.
refused-clip-silent = Нічого не чути. Чи ввімкнено мікрофон?
refused-clip-missing = Спершу заспівай, покажи або намалюй, а тоді загадуй.
refused-clip-told = Це вже було загадано.
refused-no-such-clip = Цього тут уже немає.
refused-stranger-clip = Щоб тебе тут почули чи побачили, спершу господар має тобі довіряти.
refused-no-room-for-clips = На цьому сервері зараз немає місця для нових записів і малюнків.
refused-clips-busy = Зараз обробляється багато записів. Спробуй трохи згодом.
refused-clips-away = Записи зараз неможливо отримати чи зберегти. Спробуй трохи згодом.
refused-wrong-number-of-players = Тут потрібно від { $least } до { $most } гравців.
refused-wrong-phase = Зараз це неможливо.

## Телевізор

home-tv = Показати на телевізорі
menu-screens = Телевізор
tv-title = Стіл на цьому екрані
tv-step-open = На телефоні відкрий стіл за адресою { $address } і вибери в меню «Телевізор».
tv-step-scan = Відскануй цей код або введи літери.
tv-step-word = Телефон покаже слово. Якщо воно таке саме, як тут, підтверди.
tv-qr = Код для камери телефона
tv-code = Код: { $code }
tv-word = Слово:
tv-pair-again = З’єднати знову
pair-which = Який стіл він має показувати?
pair-none = Спершу відкрий стіл: показати його на телевізорі може лише господар. Потім відскануй код ще раз.
screen-on = увімкнено
screen-off = вимкнено
screen-unpair = Від’єднати
screen-sofa = Я бачу телевізор
screen-sofa-how = Він розповідає все, а цей телефон лише про тебе.
screen-compare = Чи показує телевізор це слово?
screen-language = Мова телевізора
screen-same = Так, з’єднати
screen-other = Ні, там інше
screen-how = На телевізорі відкрий у браузері цю адресу:
screen-code = Код із телевізора
screen-find = Далі
screen-host-only = Під’єднати телевізор може лише господар.
mine-watch = Дивися на телевізор
mine-chosen = { $number ->
    [one] { $number } голос за твою картку…
    [few] { $number } голоси за твою картку…
   *[many] { $number } голосів за твою картку…
}
mine-unseen = Ніхто не повівся
mine-missed = Це була картка { $place }
mine-told = Вгадали: { $found }/{ $of }
