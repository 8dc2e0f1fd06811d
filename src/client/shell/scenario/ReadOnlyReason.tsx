import { useText } from '#client/i18n/useText.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { scenarioFrameTexts } from './scenarioFrameTexts.ts';

/** Stands in the place of what changes a scenario, for who may only read it. */
export function ReadOnlyReason() {
  const text = useText(scenarioFrameTexts);
  return (
    <Notice>
      <p>{text('readOnly.reason')}</p>
    </Notice>
  );
}
