/** Words that are frequent in scenarios, or that contain a bad word by chance: the initial list of an installation matches none of them. */
export const INNOCENT_WORDS: readonly string[] = [
  // Written in kana, where a bad word easily occurs by chance.
  ...'やくそう どくけしそう まんげつそう やくそく やくそくのち やくそくがき ばかり いばかり ばかす ばかげた ばかぢから おおばか'.split(
    ' ',
  ),
  ...'しねん しねんのま しねば いしね かしね しねま くそまじめ そばかす へたくそ はなくそ やけくそ くそぢから きんたまご ちんぽう'.split(
    ' ',
  ),
  ...'まんこく まんこう かきちがい おもいやりまんてん ころして ころしや みなごろし きのこ きのこのもり しりとり おしりぺんぺん けつい けつまつ'.split(
    ' ',
  ),
  ...'うんこう うんちく ちちのけん ははのゆびわ へびのけつい ぶすのどく ぶすじま はげわし はげやま でぶね ふとっちょ どじょう とんま まぬけ'.split(
    ' ',
  ),
  ...'あほうどり あほろーとる かすみ かすかなひかり くずてつ くずのは げすいどう たわけ たわむれ のろま のろい のろいのけん ちびっこ'.split(
    ' ',
  ),
  // Names and things of the genre.
  ...'迷宮 地下迷宮 城塞都市 冒険者 盗賊 僧侶 魔術師 司教 侍 君主 忍者 戦士 人間 ノーム ホビット ドワーフ エルフ 善 悪 中立'.split(
    ' ',
  ),
  ...'暗殺者 殺人鬼 処刑人 首切り役人 死刑囚 屍鬼 死神 死の接吻 死霊使い 殺戮者 皆殺しの剣 首なし騎士 拷問部屋 生贄 吸血鬼 墓荒らし'.split(
    ' ',
  ),
  ...'娼館の主 奴隷商人 酔っぱらい 乞食 狂戦士 狂王 狂人の塔 売国奴 裏切り者 糞便の沼 糞虫 馬鹿正直 馬鹿力 馬糞 鹿の角 野郎ども 荒くれ野郎'.split(
    ' ',
  ),
  ...'毒蛇 毒針 毒ガス 爆弾 石化 麻痺 即死 灰 消失 呪い 呪われた兜 悪魔 大悪魔 地獄 地獄の番犬 血の海 血塗られた刃 生首 骸骨 腐乱死体'.split(
    ' ',
  ),
  ...'コカトリス コカトライス アサシン キラーラビット ワイバーン スライム ゾンビ グール ビッチ岩礁 ファックス マンモス チンパンジー シャイロック'.split(
    ' ',
  ),
  ...'クソニンジン ヘクソカズラ オオイヌノフグリ ハキダメギク ママコノシリヌグイ ブタクサ バカガイ アホウドリ ウンコタレムシ ヒトデナシの森'.split(
    ' ',
  ),
  ...'殺してはならぬ 死ぬがよい 死なばもろとも くたびれた くたばる前に ぶっとい剣 ぶち壊す ぶち抜く 食らえ 喰らえ 晒し首 餓鬼 餓鬼道'.split(
    ' ',
  ),
  // English: words that contain a bad word, and terms of the genre.
  ...'Assassin Assassinate Assault Assay Assemble Assess Asset Assist Assistant Associate Assume Bass Brass Class Classic Compass Cutlass Embassy'.split(
    ' ',
  ),
  ...'Glass Grass Harass Hourglass Lass Mass Massacre Massive Molasses Morass Pass Passage Passenger Passion Passive Password Sassafras Surpass'.split(
    ' ',
  ),
  ...'Trespass Wrasse Jackal Jackass-penguin-free Cassock Cassandra Ambassador Carcass Amass Crass'
    .replace('Jackass-penguin-free ', '')
    .split(' '),
  ...'Cockatrice Cockatoo Cockpit Cockroach Cocktail Cockle Peacock Hancock Shuttlecock Weathercock Gamecock Woodcock Hitchcock Cocked Babcock'.split(
    ' ',
  ),
  ...'Scunthorpe Penistone Lightwater Clitheroe Sussex Essex Middlesex Dickens Dickinson Dick Richard Moby-Dick Cuntz Fuchs Fukui Fukuoka'.split(
    ' ',
  ),
  ...'Shiitake Shitake Mishit Shih-Tzu Bullshark Bullfinch Bull Dumbbell Dumb Shield Shift Shirt Sheath Therapist Grapes Drape Scrape Trapeze'.split(
    ' ',
  ),
  ...'Hell Hellhound Hello Shell Damned Damsel Bastard-sword Bastard Bloody Blood Killer Kill Skill Murder Murderer Slaughter Slay Slayer Execution'.split(
    ' ',
  ),
  ...'Devil Demon Imp Succubus Incubus Whore-of-Babylon Harlot Wench Witch Bitch-hound Prick Pricket Prickle Titan Title Tit Titmouse Titanic Button'.split(
    ' ',
  ),
  ...'Analysis Canal Banal Arsenal Arsenic Parse Hoarse Sparse Coarse Horse Buttress Buttocks Butcher Cumulus Document Cucumber Circumstance Semen'.split(
    ' ',
  ),
  ...'Homo-sapiens Niger Nigeria Snigger Niggardly Spick Spice Chink Chinchilla Faggot Coonhound Raccoon Cracker Twattle Wank-free Swank Wangle'
    .replace('Wank-free ', '')
    .split(' '),
];
