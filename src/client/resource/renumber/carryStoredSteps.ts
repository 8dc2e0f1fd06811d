import type { Renumbered } from '#client/saving/tieToPage.ts';
import { JsonStorage, UNDO_STEPS } from '#client/storage/JsonStorage.ts';
import type { BrowserStorage } from '#client/storage/webStorage.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { eventsName, renumberedEvents } from '#domain/map/eventReferences.ts';
import { blankGrid, CELL_COUNT, type FloorGrid } from '#domain/map/floorGrid.ts';
import type { PackedPatch, PackedSteps } from '#domain/map/packPatch.ts';
import type { BroughtRecord, SettingChange } from '#domain/map/patch.ts';
import { blankOf } from '#domain/resource/defineResource.ts';
import { changedFields, leafValue, withLeaves } from '#domain/resource/leaf.ts';
import { renumbered as renumberedRecord } from '#domain/resource/references.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { resourceOf } from '#domain/resources/index.ts';

type Changes = PackedPatch[2];
/** The positions of the values before and after within the four numbers of a change. */
const [BEFORE, AFTER] = [2, 3] as const;

/**
 * Updates the undo steps that the browser stores for the floors of a scenario to the records' new numbers. Reads them in their stored form,
 * since this is part of tables, which do not load the map. A step seldom holds the whole of an event: the rest is read off the floor, in
 * the state that the next step found.
 * @param owner account and scenario
 * @param grids the floors as they are now, by number; others are blank
 */
export function carryStoredSteps(
  browser: BrowserStorage,
  owner: string,
  grids: ReadonlyMap<number, FloorGrid>,
  renumbered: Renumbered,
): void {
  if (!eventsName(renumbered.kind) && !settingsName(renumbered.kind)) return;
  const storage = new JsonStorage(browser);
  const prefix = `${UNDO_STEPS}${owner}.`;
  for (const key of storage.keys(prefix)) {
    const kept = storage.read<PackedSteps>(key);
    const grid = grids.get(Number(key.slice(prefix.length))) ?? blankGrid();
    if (kept)
      storage.write(key, {
        ...kept,
        back: carriedSteps(grid, kept.back, BEFORE, renumbered),
        forth: carriedSteps(grid, kept.forth, AFTER, renumbered),
      });
  }
}

/** Whether a setting of a floor can name a record of this kind. */
const settingsName = (kind: RecordKindName): boolean =>
  floorMap.leaves.some(({ field }) => field.kind === 'reference' && field.to === kind);

/** `to`: selects the values that the floor gets as each of the steps, the last one first, is walked over. */
function carriedSteps(
  grid: FloorGrid,
  steps: readonly PackedPatch[],
  to: typeof BEFORE | typeof AFTER,
  renumbered: Renumbered,
): PackedPatch[] {
  let floor = grid;
  return steps
    .toReversed()
    .map(([key, count, changes, elsewhere = [], cut = 0, records = [], settings = []]): PackedPatch => {
      const carried = carriedChanges(floor, changes, renumbered);
      floor = written(floor, changes, to);
      // On other floors, only the values in the step are known.
      const others = elsewhere.map(
        ([other, theirs]) => [other, carriedChanges(blankGrid(), theirs, renumbered)] as const,
      );
      return [
        key,
        count,
        carried,
        others,
        cut,
        records.map((one) => carriedRecord(one, renumbered)),
        carriedSettings(settings, renumbered),
      ];
    })
    .toReversed();
}

/** A setting that changed with a step may name a record. */
function carriedSettings(settings: readonly SettingChange[], { kind, moves }: Renumbered): readonly SettingChange[] {
  const [before, after] = (['before', 'after'] as const).map((state) => {
    const values = settings.flatMap((one) => {
      const leaf = floorMap.leaves.find(({ path }) => path === one.path);
      return leaf ? [[leaf, one[state]] as const] : [];
    });
    return renumberedRecord(floorMap, withLeaves(floorMap.blank, values), kind, moves);
  });
  return settings.map((one) => {
    const leaf = floorMap.leaves.find(({ path }) => path === one.path);
    return leaf && before && after ? { ...one, before: leafValue(before, leaf), after: leafValue(after, leaf) } : one;
  });
}

/** A record that came with a step has another number itself, and names others by theirs. */
function carriedRecord({ kind, number, fields }: BroughtRecord, renumbered: Renumbered): BroughtRecord {
  const resource = resourceOf(kind);
  const own = (kind === renumbered.kind ? renumbered.moves.get(number) : undefined) ?? number;
  if (!resource) return { kind, number: own, fields };
  const record = renumberedRecord(
    resource,
    { ...blankOf(resource, own), ...fields },
    renumbered.kind,
    renumbered.moves,
  );
  return { kind, number: own, fields: changedFields(resource.leaves, blankOf(resource, own), record) };
}

function carriedChanges(floor: FloorGrid, changes: Changes, { kind, moves }: Renumbered): number[] {
  const before = renumberedEvents(written(floor, changes, BEFORE), kind, moves);
  const after = renumberedEvents(written(floor, changes, AFTER), kind, moves);
  return changes.map((value, index) => {
    const part = index % 4;
    if (part < BEFORE) return value;
    return (part === BEFORE ? before : after)[placeOf(changes, index - part)] as number;
  });
}

function written(floor: FloorGrid, changes: Changes, to: typeof BEFORE | typeof AFTER): FloorGrid {
  const grid = floor.slice();
  for (let at = 0; at < changes.length; at += 4) grid[placeOf(changes, at)] = changes[at + to] as number;
  return grid;
}

const placeOf = (changes: Changes, at: number): number =>
  (changes[at + 1] as number) * CELL_COUNT + (changes[at] as number);
