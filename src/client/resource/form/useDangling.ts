import { useMemo, useSyncExternalStore } from 'react';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { useReader } from '#client/resource/words/useReader.ts';
import { danglingReferences } from '#domain/resource/checkRecord.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import { resourceOf } from '#domain/resources/index.ts';

/**
 * Returns the references of a record to missing records, by the current state of the desks; until a kind is loaded, nothing of it is
 * missing.
 */
export function useDangling({ resource, scenarioId }: RecordDesk, record: object): readonly Problem[] {
  const kinds = useMemo(() => {
    const named = danglingReferences(resource.leaves, record, () => false);
    const leaves = resource.leaves.filter(({ path }) => named.some((problem) => problem.path === path));
    const referred = leaves.flatMap(({ field }) => (field.kind === 'reference' ? (resourceOf(field.to) ?? []) : []));
    return [...new Set(referred)];
  }, [resource, record]);
  const { exists, subscribe } = useReader(useRecordDesks(kinds, scenarioId));
  const find = () => danglingReferences(resource.leaves, record, exists);
  useSyncExternalStore(subscribe, () =>
    find()
      .map(({ path }) => path)
      .join(' '),
  );
  return find();
}
