import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { named } from '#firstLabyrinth/build/named.ts';
import { tablesOf } from '#firstLabyrinth/build/tableSource.ts';
import { MONSTERS } from './monsters.ts';

const table = tablesOf(MONSTERS.number);

/** Three tables per depth: for corridors, for rooms, and for what is guarded. */
export const TABLES = named(encounterSetting, {
  firstCorridors: table('深さ1：通路', 'Depth 1: corridors', { hollowBat: 4, mudFrog: 3, puddle: 3 }),
  firstRooms: table('深さ1：部屋', 'Depth 1: rooms', { tiptoeGoblin: 4, strayWolf: 2, puddle: 2, roadBandit: 2 }),
  firstGuards: table('深さ1：守り', 'Depth 1: guards', { looseBones: 4, roadBandit: 3, strayWolf: 2 }),
  secondCorridors: table('深さ2：通路', 'Depth 2: corridors', { thornBeetle: 4, ledgeSpider: 3, wanderingDead: 2 }),
  secondRooms: table('深さ2：部屋', 'Depth 2: rooms', { reedSpearman: 4, wanderingDead: 3, cageImp: 2 }),
  secondGuards: table('深さ2：守り', 'Depth 2: guards', { quarryOgre: 4, fenWitch: 3, cageImp: 2 }),
  thirdCorridors: table('深さ3：通路', 'Depth 3: corridors', { cinderSprite: 4, ledgeSpider: 2, greyBrother: 2 }),
  thirdRooms: table('深さ3：部屋', 'Depth 3: rooms', { greyBrother: 4, lidbiter: 3, coldShade: 2 }),
  thirdGuards: table('深さ3：守り', 'Depth 3: guards', { ironSentinel: 4, coldShade: 3, hillDrake: 1 }),
});
