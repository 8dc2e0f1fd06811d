import { blankOf, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';
import { compileRules, type Rules } from '#game/rules/compileRules.ts';
import { existingIn, type StoredRow } from '#server/content/recordStore.ts';

/** Compiles the rules of stored records. */
export function rulesIn(rows: readonly StoredRow[]): Rules {
  const records = new Map<Resource, ReadonlyMap<number, object>>();
  return compileRules(<R extends Resource>(resource: R, number: number) => {
    const known = records.get(resource) ?? existingIn(rows, resource);
    records.set(resource, known);
    return (known.get(number) ?? blankOf(resource, number)) as RecordOf<R>;
  });
}
