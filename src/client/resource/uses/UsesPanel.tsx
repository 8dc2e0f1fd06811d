import { useText } from '#client/i18n/useText.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { UsesOf } from './UsesOf.tsx';

/** Every place in the scenario that refers to the record of the open form. */
export function UsesPanel() {
  const text = useText(recordFormTexts);
  const { desk, number } = useOpenRecord();
  return (
    <div id="uses">
      <UsesOf desk={desk} number={number} title={text('record.uses')} />
    </div>
  );
}
