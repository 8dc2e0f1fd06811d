import { useMemo } from 'react';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import type { Reader } from '#client/resource/words/shownText.ts';
import { referredKinds, useReader } from '#client/resource/words/useReader.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { ImportPlan } from './ImportDialog.tsx';

/** Returns a reader for the cells of a file; its records have the names that the file gives them. */
export function useFileReader({ changes }: ImportPlan, resource: Resource, scenarioId: string): Reader {
  const kinds = useMemo(() => [resource, ...referredKinds(resource)], [resource]);
  const reader = useReader(useRecordDesks(kinds, scenarioId));
  return useMemo(() => {
    const names = new Map(changes.map(({ number, name }) => [number, name]));
    const nameOf: Reader['nameOf'] = (kind, number) =>
      (kind === resource.name ? names.get(number) : undefined) ?? reader.nameOf(kind, number);
    return { ...reader, nameOf };
  }, [reader, resource, changes]);
}
