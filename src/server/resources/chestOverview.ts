import { knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { eventReferencesTo } from '#domain/map/eventReferences.ts';
import { FLOOR_SIZES, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { readStored } from '#domain/resource/defineResource.ts';
import { referencesIn, referencesOf } from '#domain/resource/references.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import { type ChestShares, type ChestSource, chestShares, chestSources } from '#game/measure/chestSources.ts';
import { GIVING_KINDS, givenByEvents, givenByRecords, type ItemGiver } from '#game/measure/itemGivers.ts';
import { existingIn, type StoredRow } from '#server/content/recordStore.ts';
import { rulesIn } from './rulesIn.ts';

/** Maximum number of listed sources of chests on a floor, and of places that give one item; all are counted. */
const MOST_SOURCES = 300;
const MOST_GIVERS = 10;

interface Content {
  readonly rows: readonly StoredRow[];
  /** Packed grids. */
  readonly maps: readonly { readonly number: number; readonly settings: string; readonly grid: Uint8Array }[];
}

/** The places of a scenario's chests, and the other sources of items. */
export interface ChestOverview {
  /** Floors with at least one chest. */
  readonly floors: readonly {
    readonly number: number;
    readonly name_ja: string;
    readonly name_en: string;
    readonly ways: readonly ChestShares[];
    readonly sources: readonly ChestSource[];
    readonly source_count: number;
  }[];
  /** The numbers of chests that anything names, sorted. */
  readonly named: readonly number[];
  readonly givers: readonly ItemGiver[];
}

/** Runs in a worker thread: collects chests and items from maps, encounters and NPCs. */
export function chestOverview({ rows, maps }: Content): ChestOverview {
  const rules = rulesIn(rows);
  const givers = {
    tables: existingIn(rows, encounterSetting),
    monsters: existingIn(rows, monster),
    npcs: existingIn(rows, npc),
  };
  const painted = maps.map(({ number, settings, grid }) => ({
    number,
    settings: readStored(floorMap, number, JSON.parse(settings)),
    grid: unpackGrid(grid),
  }));
  const floors = painted.flatMap((floor) => {
    const { name_ja, name_en } = floor.settings;
    const sources = chestSources(rules, floor, givers);
    if (sources.length === 0) return [];
    const told = sources.slice(0, MOST_SOURCES);
    const ways = chestShares(sources);
    return [{ number: floor.number, name_ja, name_en, ways, sources: told, source_count: sources.length }];
  });
  const given = [
    ...painted.flatMap(({ number, settings, grid }) =>
      givenByEvents(knownFloor(number, FLOOR_SIZES[settings.labyrinth_size] ?? GRID_SIDE, grid)),
    ),
    ...GIVING_KINDS.flatMap((resource) => givenByRecords(resource, existingIn(rows, resource))),
  ];
  const byItem = Map.groupBy(given, ({ item }) => item);
  return {
    floors,
    named: namedChests(rows, painted),
    givers: [...byItem.values()].flatMap((all) => all.slice(0, MOST_GIVERS)),
  };
}

/** Special items name chests only as the bounds of a range, which does not place any of them in the scenario. */
function namedChests(
  rows: readonly StoredRow[],
  maps: readonly { readonly grid: Parameters<typeof eventReferencesTo>[0] }[],
): number[] {
  const kinds = CONTENT_KINDS.filter((resource) => resource.name !== treasureSpecialItem.name);
  const byRecords = kinds
    .filter((resource) => referencesOf(resource, 'treasure_chest').length > 0)
    .flatMap((resource) =>
      [...existingIn(rows, resource).values()].flatMap((record) => referencesIn(resource, record, 'treasure_chest')),
    );
  const byEvents = maps.flatMap(({ grid }) => eventReferencesTo(grid, 'treasure_chest'));
  const named = new Set([...byRecords, ...byEvents].map(({ number }) => number));
  named.delete(0);
  return [...named].sort((one, other) => one - other);
}
