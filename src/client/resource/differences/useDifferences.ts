import { useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { useSteps } from '#client/resource/form/useFormKeys.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { notifyStep } from '#client/resource/steps/notifyStep.ts';
import { areSameDifferences, type Difference, differencesFromDefault } from './differencesIn.ts';
import { differencesTexts } from './differencesTexts.ts';

/**
 * Returns the leaves of a desk's records that differ from their defaults; the same array until that changes.
 * @param counts whether a record has any effect
 */
export function useDifferences(desk: RecordDesk, counts?: (number: number) => boolean): readonly Difference[] {
  const kept = useRef<readonly Difference[]>([]);
  return useDesk(desk, () => {
    const now = differencesFromDefault(desk.resource, (number) => desk.record(number), counts);
    if (!areSameDifferences(kept.current, now)) kept.current = now;
    return kept.current;
  });
}

/** Returns a function that resets leaves of a desk to their defaults in one step, reports how many, and offers undo. */
export function useBackToDefaults(desk: RecordDesk): (differences: readonly Difference[]) => void {
  const text = useText(differencesTexts);
  const step = useSteps(desk, undefined);
  return (differences) => {
    const count = differences.length;
    if (count === 0) return;
    const made = {};
    desk.edit(
      differences.map(({ number, leaf, from }) => ({ number, leaf, value: from })),
      made,
    );
    const message = text('differences.back', { count });
    notifyStep([desk], made, message, { label: text('differences.undo'), onPress: () => void step('undo') });
  };
}
