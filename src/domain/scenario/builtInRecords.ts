import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { inLanguages } from '#domain/resource/languagePairs.ts';
import { resourceOf } from '#domain/resources/index.ts';
import type { ScenarioDocument } from './ScenarioDocument.ts';
import type { ScenarioLanguages } from './scenarioLanguages.ts';

/** The scenarios' worth of records that come with the program, for authors to pick from. */
export const BUILT_IN_SOURCES = ['first_labyrinth', 'starter_set'] as const;
export type BuiltInSource = (typeof BUILT_IN_SOURCES)[number];

/**
 * The kinds that are picked from them: those that records and events refer to by numbers of the scenario's own (`isScenariosOwn`), as far as
 * there are any, and the tables and people that refer to them.
 */
export const PICKED_KINDS = [
  ...(['monster', 'item', 'treasure_chest', 'encounter_setting', 'npc'] as const),
  ...(['labyrinth_message', 'event_flag', 'treasure_special_item', 'character'] as const),
] as const satisfies readonly RecordKindName[];

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
