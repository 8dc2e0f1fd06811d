import { knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { FLOOR_SIZES, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { readStored } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import type { ContentCounts } from '#domain/scenario/countedBands.ts';
import { labyrinthByFloor } from '#domain/scenario/labyrinthRanges.ts';
import { encounterFloor } from '#game/measure/encounterFloor.ts';
import { findsByItem } from '#game/measure/itemsOfChests.ts';
import { monstersMet } from '#game/measure/monstersMet.ts';
import type { PackedMap } from '#server/checks/checkMaps.ts';
import { existingIn, type StoredRow } from '#server/content/recordStore.ts';
import { chestOverview } from '#server/resources/chestOverview.ts';
import { rulesIn } from '#server/resources/rulesIn.ts';

interface Content {
  readonly rows: readonly StoredRow[];
  readonly maps: readonly PackedMap[];
}

/**
 * Runs in a worker thread: counts the floors of labyrinths with anything drawn on them, and the monsters and items that can be met or got
 * there. Entries of lists that nothing leads to are not counted.
 */
export function countContent({ rows, maps }: Content): ContentCounts {
  const labyrinths = Array.from(existingIn(rows, labyrinthSetting), ([number, { map_hierarchy: range }]) => ({
    number,
    range,
  }));
  const inLabyrinth = labyrinthByFloor(labyrinths);
  const used = maps.filter(({ number }) => inLabyrinth.has(number));
  return { floors: used.length, monsters: countMonsters(rows, used), items: countItems(rows, used) };
}

function countMonsters(rows: readonly StoredRow[], maps: readonly PackedMap[]): number {
  const monsters = existingIn(rows, monster);
  const rules = rulesIn(rows);
  const content = { monsters, tables: existingIn(rows, encounterSetting), npcs: existingIn(rows, npc) };
  const met = maps.flatMap(({ number, settings: stored, grid: packed }) => {
    const settings = readStored(floorMap, number, JSON.parse(stored));
    const grid = unpackGrid(packed);
    const { events } = knownFloor(number, FLOOR_SIZES[settings.labyrinth_size] ?? GRID_SIDE, grid);
    return [...monstersMet(rules, { ...encounterFloor(settings, grid), events }, content)];
  });
  return new Set(met.filter((number) => monsters.has(number))).size;
}

function countItems(rows: readonly StoredRow[], maps: readonly PackedMap[]): number {
  const items = existingIn(rows, item);
  const { floors, givers } = chestOverview({ rows, maps });
  const placesOf = (chest: number) =>
    floors
      .filter(({ ways }) => ways.some(({ shares }) => shares.some((one) => one.chest === chest)))
      .map(({ number }) => number);
  const chests = new Map([...existingIn(rows, treasureChest)].filter(([number]) => placesOf(number).length > 0));
  const specials = [...existingIn(rows, treasureSpecialItem).values()];
  const isItem = (number: number) => items.has(number);
  const inChests = findsByItem(rulesIn(rows), { chests, specials, isItem }, placesOf).keys();
  const had = new Set([...inChests, ...givers.map((giver) => giver.item)]);
  return [...had].filter((number) => items.has(number)).length;
}
