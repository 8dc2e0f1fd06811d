import { INN, npc, SHOP, TALK, TEMPLE, TRADE } from '#domain/resources/npc.ts';
import { named } from '#firstLabyrinth/build/named.ts';
import { commands, GOOD, KIND, NEUTRAL, npcsOf, WARY } from '#firstLabyrinth/build/npcSource.ts';
import { FLAGS } from './flags.ts';
import { ITEMS } from './items.ts';
import { MESSAGES } from './messages.ts';

const { someone, topic, goods, trades } = npcsOf(MESSAGES.number, ITEMS.number);

const [KNIGHT, MERCHANT, OLD_MAN, PRIEST, TORCH, CHILD] = [68, 72, 65, 70, 34, 73] as const;

/** One NPC for each thing that they can do: tell, sell, put up, heal, trade, and give. */
export const NPCS = named(npc, {
  guard: someone(
    ['門番ハルド', 'Hald the Guard'],
    ['guardGreets', 'guardLeaves', 'guardShrugs'],
    [
      topic('迷宮', 'labyrinth', 'guardOfLabyrinth'),
      topic('鍵', 'key', 'guardOfKeys'),
      topic('ニコ', 'Nico', 'guardOfChild', { needs_flag: FLAGS.number.metChild }),
    ],
    { display_graphic: KNIGHT, alignment: GOOD, mood: WARY, commands: commands(TALK), asks_first: true },
  ),
  peddler: someone(
    ['行商人ミラ', 'Mira the Peddler'],
    ['peddlerGreets', 'peddlerLeaves', 'peddlerShrugs'],
    [topic('品物', 'wares', 'peddlerOfWares'), topic('噂', 'rumours', 'peddlerOfRumours')],
    {
      ...{ display_graphic: MERCHANT, alignment: NEUTRAL, mood: KIND, commands: commands(TALK, SHOP), buys: true },
      shop: goods('redVial', 'redFlask', 'greenVial', 'blueVial', 'lampVial', 'flameScroll', 'returnScroll'),
    },
  ),
  host: someone(
    ['宿の主ボルド', 'Bold the Innkeeper'],
    ['hostGreets', 'hostLeaves', 'hostShrugs'],
    [topic('部屋', 'rooms', 'hostOfRooms'), topic('壁', 'walls', 'hostOfWalls')],
    { display_graphic: OLD_MAN, alignment: NEUTRAL, mood: KIND, commands: commands(TALK, INN) },
  ),
  healer: someone(
    ['施療師セナ', 'Sena the Healer'],
    ['healerGreets', 'healerLeaves', 'healerShrugs'],
    [topic('手当', 'healing', 'healerOfWounds'), topic('死者', 'dead', 'healerOfDead')],
    { display_graphic: PRIEST, alignment: GOOD, mood: KIND, commands: commands(TALK, TEMPLE) },
  ),
  smith: someone(
    ['鍛冶師ドルカ', 'Dorka the Smith'],
    ['smithGreets', 'smithLeaves', 'smithShrugs'],
    [topic('銀', 'silver', 'smithOfSilver'), topic('鎧', 'armour', 'smithOfArmour')],
    {
      ...{ display_graphic: TORCH, alignment: NEUTRAL, mood: KIND, commands: commands(TALK, TRADE) },
      trades: trades('rockAxe', 'silverBlade', 'smithTrade'),
    },
  ),
  child: someone(
    ['迷子のニコ', 'Nico, a Lost Child'],
    ['childGreets', 'childLeaves', 'childShrugs'],
    [
      topic('鍵', 'key', 'childOfKey', {
        ...{ gives_item: ITEMS.number.ironKey, once: true, sets_flag: FLAGS.number.metChild },
      }),
      topic('家', 'home', 'childOfHome'),
    ],
    { display_graphic: CHILD, alignment: GOOD, mood: KIND, commands: commands(TALK) },
  ),
});
