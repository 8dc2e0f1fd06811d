import type { RecordOf } from '#domain/resource/defineResource.ts';
import { npc } from '#domain/resources/npc.ts';
import { named } from '#firstLabyrinth/build/named.ts';
import { MESSAGES } from '#firstLabyrinth/messages/messages.ts';
import { FLAGS } from './flags.ts';
import { ITEMS } from './items.ts';

type Npc = RecordOf<typeof npc>;
type MessageName = keyof typeof MESSAGES.number;
type Topic = Npc['topics'][number];
type ItemName = keyof typeof ITEMS.number;

/** The codes of commands for NPCs. */
const [TALK, SHOP, TRADE] = [0, 3, 6] as const;
const [GOOD, NEUTRAL, EVIL] = [0, 1, 2] as const;
const [KIND, WARY] = [0, 1] as const;

const says = (name: MessageName): number => MESSAGES.number[name];
const flag = (name: keyof typeof FLAGS.number): number => FLAGS.number[name];

const topic = (word_ja: string, word_en: string, message: MessageName, more: Partial<Topic> = {}): Topic => ({
  ...(npc.blank.topics[0] as Topic),
  ...{ word_ja, word_en, message: says(message) },
  ...more,
});

const someone = (
  [name_ja, name_en]: readonly [string, string],
  [greet, leave, unknown]: readonly [greet: MessageName, leave: MessageName, unknown: MessageName],
  topics: readonly Topic[],
  more: Partial<Npc>,
): Partial<Npc> => ({
  ...{ name_ja, name_en, greet_message: says(greet), leave_message: says(leave), unknown_word: says(unknown) },
  topics: npc.blank.topics.map((none, at) => topics[at] ?? none),
  ...more,
});

const commands = (...codes: readonly number[]) =>
  Object.fromEntries(Object.keys(npc.blank.commands).map((code) => [code, codes.includes(Number(code))]));

const goods = (...names: readonly ItemName[]): Npc['shop'] =>
  npc.blank.shop.map((none, at) => {
    const name = names[at];
    return name ? { ...none, item: ITEMS.number[name] } : none;
  });

const KNIGHT = 68;
const LANTERN_BEARER = 65;
const MERCHANT = 72;
const READER = 69;
const GEARS = 31;
const KING = 66;

/** The NPCs, from the gate to the throne. */
export const NPCS = named(npc, {
  steward: someone(
    ['家令マルヴォ', 'Malvo the Steward'],
    ['stewardGreets', 'stewardLeaves', 'stewardShrugs'],
    [topic('王', 'king', 'stewardOfKing'), topic('振り子', 'pendulum', 'stewardOfPendulum')],
    {
      ...{ display_graphic: LANTERN_BEARER, alignment: EVIL, mood: KIND, commands: commands(TALK) },
      ...{ once: true, goes_away: true, left_flag: flag('metSteward') },
    },
  ),
  gatekeeper: someone(
    ['門番オルサ', 'Orsa the Gatekeeper'],
    ['gatekeeperGreets', 'gatekeeperLeaves', 'gatekeeperShrugs'],
    [
      topic('門', 'gate', 'gatekeeperOfGate'),
      topic('鐘', 'bell', 'gatekeeperOfBell'),
      topic('武器庫', 'armoury', 'gatekeeperOfArmoury'),
      topic('家令', 'steward', 'gatekeeperOfSteward', { needs_flag: flag('metSteward') }),
    ],
    { display_graphic: KNIGHT, alignment: GOOD, mood: KIND, commands: commands(TALK), asks_first: true },
  ),
  ferryman: someone(
    ['渡し守ニム', 'Nim the Ferryman'],
    ['ferrymanGreets', 'ferrymanLeaves', 'ferrymanShrugs'],
    [
      topic('水門', 'sluice', 'ferrymanOfWater'),
      topic('井戸', 'well', 'ferrymanOfWell', { gives_item: ITEMS.number.wellCrank, once: true }),
      topic('家令', 'steward', 'ferrymanOfSteward', { needs_flag: flag('metSteward') }),
    ],
    {
      ...{ display_graphic: MERCHANT, alignment: NEUTRAL, mood: KIND, commands: commands(TALK, SHOP) },
      ...{ shop: goods('bellwort', 'clearVial', 'saltSniff', 'lampOil', 'fireScroll', 'homeScroll'), buys: true },
    },
  ),
  librarian: someone(
    ['司書ヴェル', 'Vell the Librarian'],
    ['librarianGreets', 'librarianLeaves', 'librarianShrugs'],
    [
      topic('扉', 'doors', 'librarianOfDoors'),
      topic('振り子', 'pendulum', 'librarianOfPendulum'),
      topic('家令', 'steward', 'librarianOfSteward', { needs_flag: flag('sawPortrait') }),
    ],
    { display_graphic: READER, alignment: GOOD, mood: WARY, commands: commands(TALK) },
  ),
  mender: someone(
    ['修理工トック', 'Tock the Mender'],
    ['tockGreets', 'tockLeaves', 'tockShrugs'],
    [
      topic('時計', 'clock', 'tockOfClock'),
      topic('輪', 'wheels', 'tockOfHours'),
      topic('王', 'king', 'tockOfKing', { needs_flag: flag('readPage') }),
    ],
    {
      ...{ display_graphic: GEARS, alignment: NEUTRAL, mood: KIND, commands: commands(TALK, SHOP, TRADE) },
      shop: goods('bellwort', 'clearVial', 'saltSniff', 'fireScroll', 'dawnCandle'),
      buys: true,
      trades: npc.blank.trades.map((none, at) =>
        at > 0
          ? none
          : {
              ...none,
              wants_item: ITEMS.number.brassCog,
              gives_item: ITEMS.number.clockHand,
              message: says('tockTrade'),
              once: true,
            },
      ),
    },
  ),
  king: someone(
    ['眠らぬ王', 'The Sleepless King'],
    ['kingGreets', 'kingLeaves', 'kingShrugs'],
    [
      topic('振り子', 'pendulum', 'kingOfPendulum', { gives_item: ITEMS.number.pendulum, once: true }),
      topic('眠り', 'sleep', 'kingOfSleep'),
      topic('家令', 'steward', 'kingOfSteward'),
    ],
    { display_graphic: KING, alignment: GOOD, mood: KIND, commands: commands(TALK), needs_flag: flag('eaterBeaten') },
  ),
});
