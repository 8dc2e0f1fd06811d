import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { inLanguages } from '#domain/resource/languagePairs.ts';
import { resourceOf } from '#domain/resources/index.ts';
import type { ScenarioDocument } from './ScenarioDocument.ts';
import type { ScenarioLanguages } from './scenarioLanguages.ts';

/** The scenarios' worth of records that come with the program, for authors to pick from. */
export const BUILT_IN_SOURCES = ['first_labyrinth', 'starter_set'] as const;
export type BuiltInSource = (typeof BUILT_IN_SOURCES)[number];

/** The kinds of which both sources have records. */
const IN_BOTH = [
  ...(['monster', 'item', 'treasure_chest', 'encounter_setting', 'npc'] as const),
  ...(['labyrinth_message', 'event_flag'] as const),
] as const satisfies readonly RecordKindName[];

/**
 * The kinds that are picked from each source: those whose numbers are the scenario's own (`isScenariosOwn`) and of which it has records, so
 * that whatever they refer to comes along.
 */
export const PICKED_KINDS: Readonly<Record<BuiltInSource, readonly RecordKindName[]>> = {
  first_labyrinth: [...IN_BOTH, 'treasure_special_item', 'character'],
  starter_set: IN_BOTH,
};

/** Returns the sources that have records of a kind; none for kinds that are not picked. */
export const sourcesOf = (kind: RecordKindName): readonly BuiltInSource[] =>
  BUILT_IN_SOURCES.filter((source) => PICKED_KINDS[source].includes(kind));

/** Returns the records of a document as a scenario in these languages takes them. */
export const recordsInLanguages = (
  records: ScenarioDocument['records'],
  languages: ScenarioLanguages,
): ScenarioDocument['records'] =>
  Object.fromEntries(
    Object.entries(records).map(([kind, rows]) => {
      const resource = resourceOf(kind as RecordKindName);
      return [
        kind,
        resource
          ? rows.map(({ number, data }) => ({ number, data: inLanguages(resource, number, data, languages) }))
          : rows,
      ];
    }),
  );
