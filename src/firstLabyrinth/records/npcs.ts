import { npc, SHOP, TALK, TRADE } from '#domain/resources/npc.ts';
import { named } from '#firstLabyrinth/build/named.ts';
import { commands, EVIL, GOOD, KIND, NEUTRAL, npcsOf, WARY } from '#firstLabyrinth/build/npcSource.ts';
import { MESSAGES } from '#firstLabyrinth/messages/messages.ts';
import { FLAGS } from './flags.ts';
import { ITEMS } from './items.ts';

const { someone, topic, goods, trades } = npcsOf(MESSAGES.number, ITEMS.number);

const flag = (name: keyof typeof FLAGS.number): number => FLAGS.number[name];

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
      trades: trades('brassCog', 'clockHand', 'tockTrade'),
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
