/** Words that many passwords are made of, in lower case and with letters instead of look-alike signs. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passwort passcode passphrase pass secret letmein welcome hello login logon signin access master admin
  administrator root user guest test tester testing demo sample example changeme change default temp temporary computer
  internet server system windows microsoft google apple amazon facebook twitter instagram youtube samsung nintendo
  playstation xbox pokemon pikachu minecraft fortnite roblox steam game gamer gaming player wizardry wizard dungeon
  dragon labyrinth maze meikyu monster knight warrior hunter ranger shadow phantom phoenix tiger lion eagle falcon wolf
  bear monkey chicken butterfly dolphin kitten puppy horse dog cat fish bird sunshine rainbow flower summer winter
  spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april june july august
  september october november december morning midnight love lovely lover iloveyou iloveu loveyou iloveme forever
  always together angel heaven princess queen king prince baby babygirl babyboy sweetheart sweetie honey sugar darling
  beautiful family mother father mommy daddy brother sister friend friends freedom liberty america american england
  london paris france germany berlin italy spain madrid barcelona liverpool manchester chelsea arsenal juventus
  football baseball basketball soccer hockey tennis volleyball swimming yankees lakers cowboys steelers ferrari
  porsche mercedes toyota honda yamaha suzuki mustang corvette camaro harley superman batman spiderman ironman
  starwars skywalker matrix trustno trustnoone whatever nothing something anything everything blessed jesus christ
  jesuschrist godisgood god michael michelle jennifer jessica jordan daniel andrew joshua matthew anthony charlie
  thomas robert william richard george nicole ashley amanda samantha alexander alexandra christopher elizabeth
  victoria patrick benjamin jonathan stephanie maria anna hannah chocolate cookie banana cheese coffee orange purple
  yellow silver golden diamond crystal pepper ginger peanut pumpkin buster killer hacker danger thunder lightning
  metallica slipknot nirvana sakura nihon nippon japan japanese tokyo osaka kyoto hiroshima yokohama nagoya sapporo
  fukuoka okinawa hokkaido arigato konnichiwa ohayo sayonara aishiteru daisuki anata watashi kawaii sensei samurai
  ninja naruto onepiece doraemon totoro gundam evangelion hanako taro tanaka suzuki sato yamada takahashi watanabe
  nakamura kobayashi kato yoshida yamamoto inoue kimura hayashi shimizu pasuwado himitsu asdf qwerty qwertz azerty
  qwert zxcvbn asdfgh abc abcd abcde abcdef aa aaa xxx zzz unknown undefined null number number one google company
  business office school student teacher college university california florida texas newyork chicago washington
  australia canada mexico brazil argentina colombia portugal russia india china korea singapore indonesia thailand
  vietnam philippines motherlode mypassword thepassword yourpassword newpassword oldpassword nopassword adminadmin
  passpass testtest hellohello loveyouforever iloveyouforever mylove mybaby myfamily myname mynameis letmeinnow
  welcomeback openthedoor opensesame abracadabra`.split(/\s+/),
);

/** Neighbouring keys, and letters and digits in order; each is checked in both directions. */
export const WALKS: readonly string[] = [
  '1234567890',
  '0123456789',
  'qwertyuiop',
  'asdfghjkl;',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  'qaz',
  'wsx',
  'edc',
  'rfv',
  'tgb',
  'yhn',
  'ujm',
  '147258369',
  '159357',
  '!@#$%^&*()',
  '!"#$%&\'()',
];
