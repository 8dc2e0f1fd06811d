import { type BuiltInSource, PICKED_KINDS } from '#domain/scenario/builtInRecords.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import { starterSet } from '#firstLabyrinth/starterSet/starterSet.ts';

type Records = ScenarioDocument['records'];

const BUILT: Readonly<Record<BuiltInSource, () => Records>> = {
  first_labyrinth: () => firstLabyrinth().document.records,
  starter_set: starterSet,
};

const built = new Map<BuiltInSource, Records>();

/** Returns the records of a source, all of them; built once. */
export function builtInRecords(source: BuiltInSource): Records {
  const known = built.get(source) ?? BUILT[source]();
  built.set(source, known);
  return known;
}

/** Returns the records of a source that authors pick from, by kind. */
export const pickedRecords = (source: BuiltInSource): Records =>
  Object.fromEntries(
    PICKED_KINDS[source].flatMap((kind) => {
      const rows = builtInRecords(source)[kind];
      return rows ? [[kind, rows]] : [];
    }),
  );
