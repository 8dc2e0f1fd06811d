import { useEffect } from 'react';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useUses } from '#client/resource/uses/useUses.ts';

interface UseCountsProps {
  readonly messages: RecordDesk;
  /** At least one. */
  readonly numbers: readonly number[];
  readonly onCounted: (uses: ReadonlyMap<number, number>) => void;
}

/** Asks how many places refer to each message of a script. */
export function UseCounts({ messages, numbers, onCounted }: UseCountsProps) {
  const { uses } = useUses(messages, numbers);
  useEffect(() => {
    if (!uses) return;
    const groups = Map.groupBy(uses, ({ used }) => used);
    onCounted(new Map([...groups].map(([used, places]) => [used, places.length])));
  }, [uses, onCounted]);
  return null;
}
