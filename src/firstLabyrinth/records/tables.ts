import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { named } from '#firstLabyrinth/build/named.ts';
import { tablesOf } from '#firstLabyrinth/build/tableSource.ts';
import { MONSTERS } from './monsters.ts';

const table = tablesOf(MONSTERS.number);

/** Three tables per floor: monsters that roam it, monsters of its rooms, and guards of its treasures. */
export const TABLES = named(encounterSetting, {
  gateRoamers: table('門楼：通路', 'Gatehouse: passages', { duskMoth: 4, moatFrog: 4, lampless: 3 }),
  gateRooms: table('門楼：部屋', 'Gatehouse: rooms', { lampless: 4, rustBeetle: 3, towerThief: 2, gateHound: 2 }),
  gateGuards: table('門楼：守り', 'Gatehouse: guards', { hollowGuard: 4, candleImp: 2, gateHound: 2 }),
  hallRoamers: table('広間：水の中', 'Hall: in the water', { silverEel: 3, bubbleJelly: 4, moatFrog: 2, canalClaw: 2 }),
  hallRooms: table('広間：部屋', 'Hall: rooms', { drownedServer: 4, canalClaw: 2, reedWitch: 2 }),
  hallGuards: table('広間：守り', 'Hall: guards', { lockWarder: 4, reedWitch: 2, mireKing: 1 }),
  shelfRoamers: table('書庫：通路', 'Library: aisles', { paperBat: 4, inkSprite: 3, shelfSpider: 3 }),
  shelfRooms: table('書庫：部屋', 'Library: rooms', { bitingTome: 3, silentBrother: 3, bookworm: 2 }),
  shelfDark: table('書庫：闇', 'Library: the dark', { readingShade: 4, shelfSpider: 2, bitingTome: 2 }),
  clockRoamers: table('時計：通路', 'Clockwork: passages', { brassWasp: 4, springCat: 3, oilPool: 2 }),
  clockRooms: table('時計：輪', 'Clockwork: wheels', { tinSoldier: 4, swingBlade: 2, springCat: 2, oilPool: 2 }),
  clockGuards: table('時計：守り', 'Clockwork: guards', { hourStriker: 3, lifeWinder: 2, swingBlade: 2 }),
  throneRoamers: table('玉座：身廊', 'Throne: the nave', { paleCourtier: 4, chorister: 3, wovenBeast: 2 }),
  throneRooms: table('玉座：脇の間', 'Throne: chapels', { lostGuard: 4, candleFiend: 2, secondThief: 2 }),
  throneGuards: table('玉座：守り', 'Throne: guards', { lostGuard: 3, wovenBeast: 2, candleFiend: 2 }),
});
