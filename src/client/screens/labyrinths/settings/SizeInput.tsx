import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useDesk, useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { leafSpan } from '#client/resource/form/RecordForm.css.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { useFloorChange } from './useFloorChange.tsx';
import { settingOn } from './useRanges.ts';

const { label, options } = labyrinthSetting.fields.labyrinth_size;

/** How large every floor of the labyrinth is; it is asked about before it changes (spec 1 §5). */
export function SizeInput() {
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const size = useDesk(desk, () => settingOn(desk, number).labyrinth_size);
  const { change, dialog } = useFloorChange();
  return (
    <div data-path="labyrinth_size" className={leafSpan({ size: 'two' })}>
      <Choice
        look="segments"
        label={label[language]}
        value={size}
        onChange={(labyrinth_size) => change({ labyrinth_size })}
        options={options.map((option) => ({ value: option.code, label: option.label[language] }))}
      />
      {dialog}
    </div>
  );
}
