import type { Label } from '#domain/text/languages.ts';

const said = (ja: string, en: string): Label => ({ ja, en });

/** What each kind of event does to the party, in a sentence, by id. Separate from eventTypes.ts, which the map needs at once. */
const DESCRIPTIONS: Readonly<Record<number, Label>> = {
  101: said(
    '上の階へ移動する。行き先には、戻ってくる下り階段が作られる。',
    'Takes the party to the floor above. The stairs back are made there.',
  ),
  102: said(
    '下の階へ移動する。行き先には、戻ってくる上り階段が作られる。',
    'Takes the party to the floor below. The stairs back are made there.',
  ),
  103: said('上の階へ移動する。戻る階段は作られない。', 'Takes the party to the floor above. No stairs lead back.'),
  104: said('下の階へ移動する。戻る階段は作られない。', 'Takes the party to the floor below. No stairs lead back.'),
  201: said(
    '範囲内の階のうち、同じ場所に昇降機がある階へ移動できる。',
    'Takes the party to any floor in its range that has an elevator at the same place.',
  ),
  202: said('金額を払うと、ほかの階へ移動できる昇降機。', 'An elevator that asks for gold on each ride.'),
  301: said('決まったマスへ瞬間移動させる。', 'Teleports the party to one cell of any floor.'),
  302: said('この階のどこかのマスへ瞬間移動させる。', 'Teleports the party to a cell of this floor, drawn at random.'),
  303: said('範囲内のどこかのマスへ瞬間移動させる。', 'Teleports the party to a random cell in a rectangle.'),
  304: said('迷宮の入口へ瞬間移動させる。', 'Teleports the party to the entrance of a labyrinth.'),
  401: said(
    '下の階へ滑り落とす。浮遊していても防げない。',
    'Drops the party to another floor. Floating does not help.',
  ),
  402: said(
    '下の階へ滑り落とす。入るまでパーティには見えない。',
    'Drops the party to another floor. It cannot be seen beforehand.',
  ),
  501: said(
    '全員にダメージを与える。浮遊していれば落ちない。',
    'Hurts everybody who falls in. Floating keeps the party out.',
  ),
  502: said(
    '入るまで見えない落とし穴。全員にダメージを与える。',
    'A pit that cannot be seen beforehand. It hurts everybody.',
  ),
  503: said('全員にダメージを与え、確率で毒にする。', 'Hurts everybody, and poisons each member by a chance.'),
  601: said('パーティの向きをランダムに変える。', 'Turns the party to a facing drawn at random.'),
  602: said('パーティを決まった向きに向ける。', 'Turns the party to one facing, whichever way it came.'),
  603: said('パーティを右へ90度回す。', 'Turns the party to its right by a quarter.'),
  604: said('パーティを後ろへ向かせる。', 'Turns the party around.'),
  605: said('パーティを左へ90度回す。', 'Turns the party to its left by a quarter.'),
  701: said(
    '決まった向きへ何マスか押し流す。壁があればそこで止まる。',
    'Pushes the party some cells in one direction until something is in the way.',
  ),
  702: said('進んできた向きへ、壁に当たるまで滑らせる。', 'Slides the party on the way it came until a wall stops it.'),
  703: said('ランダムな向きへ1マス吹き飛ばす。', 'Blows the party one cell in a direction drawn at random.'),
  801: said('アイテムを持っていると、この辺の扉が開く。', 'The door on its side opens for a party that has an item.'),
  802: said('フラグがONの間、この辺の扉を通れる。', 'The door on its side can be passed while a flag is ON.'),
  803: said(
    '問いに正しい答えを入力すると、この辺の扉が開く。',
    'The door on its side opens when the player types the right answer.',
  ),
  804: said(
    'この辺の扉を盗賊などが解錠できる。難しさが高いほど失敗しやすい。',
    'A thief can pick the lock of the door on its side. A higher difficulty makes it harder.',
  ),
  805: said(
    'この辺の扉は、通ったあとに閉まり、向こう側からは戻れない。',
    'The door on its side shuts behind the party and does not open from the other side.',
  ),
  901: said('マスに入るとメッセージを表示する。', 'Shows a message when the party comes into the cell.'),
  902: said('このマスを調べるとメッセージを表示する。', 'Shows a message when the party searches the cell.'),
  903: said('選んだメッセージのうち一つをランダムに表示する。', 'Shows one of up to nine messages, drawn at random.'),
  904: said('壁に向かうとメッセージを表示する。', 'Shows a message when the party faces the wall.'),
  1001: said(
    '「はい」か「いいえ」で答えさせ、答えに応じたフラグをONにする。',
    'Asks a yes-or-no question and turns a flag ON depending on the answer.',
  ),
  1002: said(
    '答えを入力させ、正解ならフラグをONにする。',
    'Asks for a typed answer, and turns a flag ON when it is right.',
  ),
  1003: said(
    '最大四つの選択肢から選ばせ、選んだもののフラグをONにする。',
    'Offers up to four choices, and turns the flag of the chosen one ON.',
  ),
  1101: said('マスに入るとアイテムを渡す。', 'Gives the party an item when it comes into the cell.'),
  1102: said('このマスを調べるとアイテムを渡す。', 'Gives the party an item when it searches the cell.'),
  1103: said('パーティが持っているアイテムを取り上げる。', 'Takes an item from a party that has it.'),
  1104: said('持っているアイテムを別のアイテムと取り替える。', 'Takes one item from the party and gives it another.'),
  1105: said('アイテムを持っていないパーティを押し戻す。', 'Pushes a party back that does not have an item.'),
  1201: said('ダイスで決まる額の金を渡す。', 'Gives the party gold by dice.'),
  1202: said('金を払わないパーティを押し戻す。', 'Asks for gold, and pushes a party back that does not pay.'),
  1203: said('パーティに経験値を与える。', 'Gives the party experience.'),
  1301: said('宝箱が置かれていて、開けると中身が手に入る。', 'A chest to open, with what the chest holds.'),
  1302: said('敵を倒すと宝箱を開けられる。', 'A chest that can be opened once its guards are beaten.'),
  1401: said('決まったモンスターと戦闘になる。', 'Starts a battle with one kind of monster.'),
  1402: said(
    'この階の遭遇枠から選ばれたモンスターと戦闘になる。',
    'Starts a battle with monsters of an encounter table of this floor.',
  ),
  1403: said(
    '逃げられない戦闘になり、勝つとフラグをONにできる。',
    'Starts a battle that nobody can flee, and may turn a flag ON when it is won.',
  ),
  1404: said('友好的なモンスターに出会う。', 'Meets monsters that are friendly.'),
  1405: said('モンスターに先手を取られて戦闘になる。', 'Starts a battle in which the monsters strike first.'),
  1501: said('NPCに出会い、話や取引ができる。', 'Meets an NPC, to talk to and trade with.'),
  1502: said(
    'マスに入るたび、確率でNPCに出会う。',
    'An NPC appears with a chance each time the party enters the cell.',
  ),
  1601: said('イベントフラグをONにする。', 'Turns an event flag ON.'),
  1602: said('イベントフラグをOFFにする。', 'Turns an event flag OFF.'),
  1603: said('イベントフラグのONとOFFを切り替える。', 'Turns an event flag ON when it is OFF, and OFF when it is ON.'),
  1604: said(
    '壁のレバーを動かすか尋ね、動かすとフラグが切り替わる。',
    'Asks whether to move a lever on the wall, which toggles a flag.',
  ),
  1605: said('パーティが条件を満たすと、フラグをONにする。', 'Turns a flag ON when the party meets a condition.'),
  1701: said('全員にダメージを与える。', 'Hurts everybody.'),
  1702: said('ランダムな一人を、確率で状態異常にする。', 'Afflicts one member, drawn at random, by a chance.'),
  1703: said('全員を、それぞれ確率で状態異常にする。', 'Afflicts each member by a chance.'),
  1704: said(
    '警報が鳴り、この階の遭遇表のモンスターと戦闘になる。',
    'Starts a battle with monsters from the encounter tables of this floor.',
  ),
  1705: said('続いている呪文の効果をすべて消す。', 'Ends all spells that are still at work.'),
  1706: said('全員の年齢を進める。', 'Makes everybody older.'),
  1801: said('全員のHPを回復する。', 'Gives everybody a share of their HP back.'),
  1802: said('状態異常を治す。', 'Cures everybody of an affliction.'),
  1803: said('呪文の使用回数を回復する。', 'Gives back the uses of all spells.'),
  1804: said('死者を、確率で生き返らせる。', 'Raises each dead member by a chance.'),
  1901: said('迷宮の中で宿屋に泊まれる。', 'Lets the party stay at an inn.'),
  1902: said('迷宮の中で買い物ができる。', 'Lets the party buy and sell.'),
  1903: said('迷宮の中で寺院の治療を受けられる。', 'Lets a temple cure the party.'),
  1904: said('迷宮の中で仲間を入れ替えられる。', 'Lets the party take on and leave members.'),
  1905: said('迷宮の中で訓練場を利用できる。', 'Lets the party visit a training ground.'),
  2001: said('ゲームを保存できる。', 'Lets the player save the game.'),
  2002: said('保存したゲームを読み込める。', 'Lets the player load a saved game.'),
  2003: said('このマスではキャンプできない。', 'Nobody can camp in this cell.'),
  2101: said('確認してから、街へ帰る。', 'Takes the party back to the city, after asking.'),
  2102: said(
    '確認してから、入れる迷宮ならその入口へ移る。',
    'Takes the party to the entrance of another open labyrinth, after asking.',
  ),
  2103: said('確認せずに街へ帰らせる。', 'Takes the party back to the city without asking.'),
  2201: said(
    'メッセージと称号のあと、迷宮がクリアになる。',
    'Completes the labyrinth, optionally with a message and a title.',
  ),
  2202: said('パーティに称号を与える。', 'Gives the party a title.'),
  2203: said('スタッフロールを流し、迷宮がクリアになる。', 'Rolls the credits and completes the labyrinth.'),
};

/** What a kind of event does to the party; undefined for an unknown kind. */
export const eventDescription = (id: number): Label | undefined => DESCRIPTIONS[id];
