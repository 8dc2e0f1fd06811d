import type { Label } from '#domain/text/languages.ts';
import { type EventId, isEventType } from './eventTypes.ts';

const said = (ja: string, en: string): Label => ({ ja, en });

/** What each kind of event does to the party, in a sentence, by id. Separate from eventTypes.ts, which the map needs at once. */
const DESCRIPTIONS: Readonly<Record<EventId, Label>> = {
  101: said(
    '上の階へ移動します。行き先には、戻ってくる下り階段が作られます。',
    'Takes the party to the floor above. Stairs back are placed there.',
  ),
  102: said(
    '下の階へ移動します。行き先には、戻ってくる上り階段が作られます。',
    'Takes the party to the floor below. Stairs back are placed there.',
  ),
  103: said('上の階へ移動します。戻る階段は作られません。', 'Takes the party to the floor above. No stairs lead back.'),
  104: said('下の階へ移動します。戻る階段は作られません。', 'Takes the party to the floor below. No stairs lead back.'),
  201: said(
    '範囲内の階のうち、同じ場所に昇降機がある階へ移動できます。',
    'Takes the party to any floor in its range with an elevator at the same place.',
  ),
  202: said('お金を払うと、ほかの階へ移動できる昇降機です。', 'An elevator that asks for gold on each ride.'),
  301: said('決まったマスへ瞬間移動させます。', 'Teleports the party to a fixed cell on any floor.'),
  302: said('この階のどこかのマスへ瞬間移動させます。', 'Teleports the party to a random cell of this floor.'),
  303: said('範囲内のどこかのマスへ瞬間移動させます。', 'Teleports the party to a random cell in a rectangle.'),
  304: said('迷宮の入口へ瞬間移動させます。', 'Teleports the party to the entrance of a labyrinth.'),
  401: said(
    '下の階へ滑り落とします。浮遊していても防げません。',
    'Drops the party to another floor. Floating does not help.',
  ),
  402: said(
    '下の階へ滑り落とします。入るまでパーティには見えません。',
    'Drops the party to another floor. It cannot be seen beforehand.',
  ),
  501: said(
    '全員にダメージを与えます。浮遊していれば落ちません。',
    'Hurts everybody who falls in. Floating keeps the party out.',
  ),
  502: said(
    '入るまで見えない落とし穴です。全員にダメージを与えます。',
    'A pit that cannot be seen beforehand. Hurts everybody.',
  ),
  503: said('全員にダメージを与え、確率で毒にします。', 'Hurts everybody and may poison each member.'),
  601: said('パーティの向きをランダムに変えます。', 'Turns the party in a random direction.'),
  602: said('パーティを決まった向きに向けます。', 'Turns the party in a fixed direction.'),
  603: said('パーティを右へ90度回します。', 'Turns the party right by 90 degrees.'),
  604: said('パーティを後ろへ向かせます。', 'Turns the party around.'),
  605: said('パーティを左へ90度回します。', 'Turns the party left by 90 degrees.'),
  701: said(
    '決まった向きへ何マスか押し流します。壁があればそこで止まります。',
    'Pushes the party some cells in a fixed direction; walls stop it.',
  ),
  702: said('進んできた向きへ、壁に当たるまで滑らせます。', 'Slides the party onward until a wall stops it.'),
  703: said('ランダムな向きへ1マス吹き飛ばします。', 'Blows the party one cell in a random direction.'),
  801: said('アイテムを持っていると、この辺の扉が開きます。', 'The door on this side opens for a party with an item.'),
  802: said('フラグがONの間、この辺の扉を通れます。', 'The door on this side can be passed while a flag is ON.'),
  803: said(
    '問いに正しい答えを入力すると、この辺の扉が開きます。',
    'The door on this side opens when the player types the right answer.',
  ),
  804: said(
    'この辺の扉を盗賊などが解錠できます。難しいほど失敗しやすくなります。',
    'Thieves and others can pick the lock of the door on this side. A higher difficulty makes it harder.',
  ),
  805: said(
    'この辺の扉は、通ったあとに閉まり、向こう側からは戻れません。',
    'The door on this side shuts behind the party and does not open from the other side.',
  ),
  901: said('マスに入るとメッセージを表示します。', 'Shows a message when the party enters the cell.'),
  902: said('このマスを調べるとメッセージを表示します。', 'Shows a message when the party searches the cell.'),
  903: said('選んだメッセージのうち一つをランダムに表示します。', 'Shows one of several messages at random.'),
  904: said('壁に向かうとメッセージを表示します。', 'Shows a message when the party faces the wall.'),
  1001: said(
    '「はい」か「いいえ」で答えさせ、答えに応じたフラグをONにします。',
    'Asks a yes-or-no question and turns a flag ON depending on the answer.',
  ),
  1002: said(
    '答えを入力させ、正解ならフラグをONにします。',
    'Asks for a typed answer, and turns a flag ON when it is right.',
  ),
  1003: said(
    '最大四つの選択肢から選ばせ、選んだもののフラグをONにします。',
    'Offers up to four choices, and turns the flag of the chosen one ON.',
  ),
  1101: said('マスに入るとアイテムを渡します。', 'Gives the party an item when it enters the cell.'),
  1102: said('このマスを調べるとアイテムを渡します。', 'Gives the party an item when it searches the cell.'),
  1103: said(
    'アイテムをその数だけ持っているパーティから、取り上げます。足りなければ何も起こりません。',
    'Takes as many of an item as it says from a party that has them all. Otherwise nothing happens.',
  ),
  1104: said('持っているアイテムを別のアイテムと取り替えます。', 'Exchanges an item of the party for another.'),
  1105: said('アイテムを持っていないパーティを押し戻します。', 'Pushes back a party without an item.'),
  1201: said('サイコロで決まる額のお金を渡します。', 'Gives the party an amount of gold set by dice.'),
  1202: said('お金を払わないパーティを押し戻します。', 'Asks for gold and pushes back a party that does not pay.'),
  1203: said('パーティに経験値を与えます。', 'Gives the party experience.'),
  1301: said('宝箱が置かれていて、開けると中身が手に入ります。', 'A chest that the party can open.'),
  1302: said('敵を倒すと宝箱を開けられます。', 'A chest that can be opened once its guards are beaten.'),
  1401: said('決まったモンスターと戦闘になります。', 'Starts a battle with a fixed kind of monster.'),
  1402: said(
    'この階の遭遇枠から選ばれたモンスターと戦闘になります。',
    'Starts a battle with monsters of an encounter table of this floor.',
  ),
  1403: said(
    '逃げられない戦闘になり、勝つとフラグをONにできます。',
    'Starts a battle without escape, and can turn a flag ON when it is won.',
  ),
  1404: said('友好的なモンスターに出会います。', 'The party meets friendly monsters.'),
  1405: said('モンスターに先手を取られて戦闘になります。', 'Starts a battle in which the monsters strike first.'),
  1501: said('NPCに出会い、話や取引ができます。', 'The party meets an NPC to talk to and trade with.'),
  1502: said('マスに入るたび、確率でNPCに出会います。', 'An NPC may appear each time the party enters the cell.'),
  1601: said('イベントフラグをONにします。', 'Turns an event flag ON.'),
  1602: said('イベントフラグをOFFにします。', 'Turns an event flag OFF.'),
  1603: said(
    'イベントフラグのONとOFFを切り替えます。',
    'Turns an event flag ON when it is OFF, and OFF when it is ON.',
  ),
  1604: said(
    '壁のレバーを動かすか尋ね、動かすとフラグが切り替わります。',
    'Asks whether to move a lever on the wall, which toggles a flag.',
  ),
  1605: said('パーティが条件を満たすと、フラグをONにします。', 'Turns a flag ON when the party meets a condition.'),
  1701: said('全員にダメージを与えます。', 'Hurts everybody.'),
  1702: said('ランダムな一人を、確率で状態異常にします。', 'May afflict one random member.'),
  1703: said('全員を、それぞれ確率で状態異常にします。', 'May afflict each member.'),
  1704: said(
    '警報が鳴り、この階の遭遇表のモンスターと戦闘になります。',
    'Starts a battle with monsters from the encounter tables of this floor.',
  ),
  1705: said('続いている呪文の効果をすべて消します。', 'Ends all spells in effect.'),
  1706: said('全員の年齢を進めます。', 'Ages everybody.'),
  1801: said('全員のHPを回復します。', 'Restores HP of everybody.'),
  1802: said('状態異常を治します。', 'Cures everybody of an affliction.'),
  1803: said('呪文の使用回数を回復します。', 'Restores spell uses.'),
  1804: said('死者を、確率で生き返らせます。', 'May raise each dead member.'),
  1901: said('迷宮の中で宿屋に泊まれます。', 'Lets the party stay at an inn.'),
  1902: said('迷宮の中で買い物ができます。', 'Lets the party buy and sell.'),
  1903: said('迷宮の中で寺院の治療を受けられます。', 'Lets the party be cured at a temple.'),
  1904: said('迷宮の中で仲間を入れ替えられます。', 'Lets the party add and leave members.'),
  1905: said('迷宮の中で訓練場を利用できます。', 'Lets the party visit a training ground.'),
  2001: said('ゲームを保存できます。', 'Lets the player save the game.'),
  2002: said('保存したゲームを読み込めます。', 'Lets the player load a saved game.'),
  2003: said('このマスではキャンプできません。', 'Nobody can camp in this cell.'),
  2101: said('確認してから、街へ帰ります。', 'Takes the party back to the city, after asking.'),
  2102: said(
    '確認してから、入れる迷宮ならその入口へ移ります。',
    'Takes the party to the entrance of another open labyrinth, after asking.',
  ),
  2103: said('確認せずに街へ帰らせます。', 'Takes the party back to the city without asking.'),
  2201: said(
    '迷宮を踏破します。メッセージと称号を付けられます。',
    'Completes the labyrinth, optionally with a message and a title.',
  ),
  2202: said('パーティに称号を与えます。', 'Gives the party a title.'),
  2203: said('スタッフロールを流し、迷宮を踏破します。', 'Rolls the credits and completes the labyrinth.'),
};

/** What a kind of event does to the party; undefined for an unknown kind. */
export const eventDescription = (id: number): Label | undefined => (isEventType(id) ? DESCRIPTIONS[id] : undefined);
