import { RECORD_KINDS, type RecordKind } from '#domain/catalogs/recordKinds.ts';
import type { Exists } from '#domain/resource/checkRecord.ts';
import { resourceOf } from '#domain/resources/index.ts';
import type { StoredRow } from './recordStore.ts';

/**
 * Returns a predicate for which records exist among the stored rows of a scenario. A kind without a definition has no records, so none of
 * its records counts as missing.
 */
export function existenceIn(rows: readonly StoredRow[]): Exists {
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  const written = new Map(Array.from(kinds, ([kind, of]) => [kind, new Set(of.map(({ number }) => number))]));
  return (kind, number) => {
    const resource = resourceOf(kind);
    const { isThereUnwritten }: RecordKind = RECORD_KINDS[kind];
    return !resource || resource.isWhole || isThereUnwritten === true || (written.get(kind)?.has(number) ?? false);
  };
}
