import { useText } from '#client/i18n/useText.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { scenarioTexts } from './scenarioTexts.ts';

/** Replaces the controls that change a scenario for users who may only read it. */
export function ReadOnlyReason() {
  const text = useText(scenarioTexts);
  return (
    <Notice>
      <p>{text('readOnly.reason')}</p>
    </Notice>
  );
}
