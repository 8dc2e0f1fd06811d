import { trpcClient } from '#client/api/trpc.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { isThere, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { resourceOf } from '#domain/resources/index.ts';
import type { RecordsByKind } from '#domain/scenario/bringRecords.ts';
import { type BuiltInSource, recordsInLanguages } from '#domain/scenario/builtInRecords.ts';
import type { ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import type { RecordSource } from './planBringing.ts';

/**
 * Reads the records that come with the program, as a scenario in these languages takes them.
 * @throws the client's error if there is no answer
 */
export async function readBuiltIn(source: BuiltInSource, languages: ScenarioLanguages): Promise<RecordsByKind> {
  const { data } = await trpcClient.samples.builtIn.query({ source });
  const kinds = Object.entries(recordsInLanguages(data, languages)) as [RecordKindName, (typeof data)[string]][];
  return new Map(
    kinds.flatMap(([kind, rows]) => {
      const resource = resourceOf(kind);
      if (!resource) return [];
      const records = rows.map(({ number, data }) => [number, readStored(resource, number, data) as object] as const);
      return [[kind, new Map(records.filter(([number, record]) => isThere(resource, record, number)))] as const];
    }),
  );
}

/** Returns records that were read as a source. */
export const sourceOf =
  (records: RecordsByKind): RecordSource =>
  (kinds: readonly Resource[]) =>
    Promise.resolve(new Map(kinds.map(({ name }) => [name, records.get(name) ?? new Map()])));
