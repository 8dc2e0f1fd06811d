import { cellFieldLabel } from '#domain/map/cellField.ts';
import { type CheckContext, type KnownFloor, type KnownLabyrinth, knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { reachedCells } from '#domain/map/check/reachedCells.ts';
import { checkFloor } from '#domain/map/checkFloor.ts';
import { FLOOR_SIZES, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { nameOf, readStored } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { floorMap, UNCHOSEN_TABLE } from '#domain/resources/floorMap.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import { checkAppearance } from '#game/measure/checkAppearance.ts';
import { checkChests } from '#game/measure/checkChests.ts';
import { checkMeetings } from '#game/measure/checkMeetings.ts';
import { checkUnchosenTable } from '#game/measure/checkUnchosenTable.ts';
import { checkUnmetNpcs } from '#game/measure/checkUnmetNpcs.ts';
import { encounterFloor } from '#game/measure/encounterFloor.ts';
import { givenByEvents } from '#game/measure/itemGivers.ts';
import { cellPlaceHash } from '#game/measure/placeHash.ts';
import { largestGroup } from '#game/rules/encounterRate.ts';
import { existenceIn } from '#server/content/existenceIn.ts';
import type { Mark } from '#server/content/problemMarks.ts';
import { existingIn, type StoredRow } from '#server/content/recordStore.ts';
import { rulesIn } from '#server/resources/rulesIn.ts';
import { type FoundProblems, listProblems } from './FoundProblems.ts';
import { problemOn, type RecordProblem } from './RecordProblem.ts';

/** The map of a floor as it is stored. */
export interface PackedMap {
  readonly number: number;
  readonly settings: string;
  readonly grid: Uint8Array;
}

interface Content {
  readonly rows: readonly StoredRow[];
  readonly marks: readonly Mark[];
  readonly maps: readonly PackedMap[];
}

/** Runs in a worker thread: returns all problems of the maps of a scenario. */
export function checkMaps({ rows, maps, marks }: Content): FoundProblems[] {
  const painted = maps.map(({ number, settings, grid }) => {
    const values = readStored(floorMap, number, JSON.parse(settings));
    const floor = knownFloor(number, FLOOR_SIZES[values.labyrinth_size] ?? GRID_SIDE, unpackGrid(grid));
    return { floor, settings: values };
  });
  const rules = rulesIn(rows);
  const known = painted.map(({ floor }) => floor);
  const floors = new Map(known.map((floor) => [floor.number, floor]));
  const labyrinths = labyrinthsOf(rows);
  const shared: Omit<CheckContext, 'number' | 'largestGroup'> = {
    exists: existenceIn(rows),
    floors,
    labyrinths,
    reached: reachedCells(floors, labyrinths),
  };
  const found = painted.flatMap(({ floor: { number, size, grid }, settings }) =>
    checkFloor(grid, size, { ...shared, number, largestGroup: largestGroup(rules, settings.difficulty) }).map(
      ({ x, y, field, ...problem }): RecordProblem => {
        const label = () => cellFieldLabel(grid, x, y, field);
        const name = () => nameOf(floorMap, settings, number);
        return { ...problem, kind: floorMap.name, number, label, name, content: () => cellPlaceHash(grid, x, y) };
      },
    ),
  );
  const met = painted.map(({ floor: { number, grid, events }, settings }) => ({
    number,
    events,
    ...encounterFloor(settings, grid),
  }));
  const ofSettings = met.flatMap((floor) =>
    checkAppearance(floor).map((problem) => problemOn(floorMap, floor.number, floor.settings, problem)),
  );
  const table = unchosenTable(rows);
  const ofTable = checkUnchosenTable(met, table).map((problem) =>
    problemOn(encounterSetting, UNCHOSEN_TABLE, table ?? encounterSetting.blank, problem),
  );
  const npcs = existingIn(rows, npc);
  const ofNpcs = checkUnmetNpcs(npcs.keys(), known).map(({ number, ...problem }) =>
    problemOn(npc, number, npcs.get(number) ?? npc.blank, problem),
  );
  const monsters = existingIn(rows, monster);
  const quiet = checkMeetings(rules, met, labyrinths, { monsters, npcs, tables: existingIn(rows, encounterSetting) });
  const settingsOf = new Map(painted.map(({ floor: { number }, settings }) => [number, settings]));
  const ofMeetings = [
    ...quiet.floors.map(({ number, ...problem }) =>
      problemOn(floorMap, number, settingsOf.get(number) ?? floorMap.blank, problem),
    ),
    ...quiet.monsters.map(({ number, ...problem }) =>
      problemOn(monster, number, monsters.get(number) ?? monster.blank, problem),
    ),
  ];
  const all = [...found, ...ofSettings, ...ofTable, ...ofNpcs, ...ofMeetings, ...problemsOfChests(rows, known)];
  return listProblems(all, marks);
}

function problemsOfChests(rows: readonly StoredRow[], floors: readonly KnownFloor[]): RecordProblem[] {
  const chests = existingIn(rows, treasureChest);
  const beside = {
    items: existingIn(rows, item),
    specials: existingIn(rows, treasureSpecialItem).values(),
    events: floors.flatMap(givenByEvents),
  };
  return checkChests(chests, beside).map(({ number, ...problem }) =>
    problemOn(treasureChest, number, chests.get(number) ?? treasureChest.blank, problem),
  );
}

function unchosenTable(rows: readonly StoredRow[]) {
  return existingIn(rows, encounterSetting).get(UNCHOSEN_TABLE);
}

function labyrinthsOf(rows: readonly StoredRow[]): KnownLabyrinth[] {
  return Array.from(existingIn(rows, labyrinthSetting), ([number, { map_hierarchy, labyrinth_entrance }]) => {
    const { x, y, map } = labyrinth_entrance;
    return { number, ...map_hierarchy, entrance: { floor: map, x, y } };
  });
}
