import { useText } from '#client/i18n/useText.ts';
import { useSteps } from '#client/resource/form/useFormKeys.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { tellStep } from '#client/resource/steps/tellStep.ts';
import type { Difference } from './differencesIn.ts';
import { differencesTexts } from './differencesTexts.ts';

/** Brings leaves of a desk back to their defaults as one step, says how many, and offers to take that back. */
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
    tellStep([desk], made, message, { label: text('differences.undo'), onPress: () => void step('undo') });
  };
}
