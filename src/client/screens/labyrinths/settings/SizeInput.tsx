import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { leafSpan } from '#client/resource/openRecord/FieldPlace.css.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { changeSetting, settingOn } from './useRanges.ts';

const { label, options } = labyrinthSetting.fields.labyrinth_size;

/** The size of every floor of the labyrinth. */
export function SizeInput() {
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const size = useDesk(desk, () => settingOn(desk, number).labyrinth_size);
  return (
    <div data-path="labyrinth_size" className={leafSpan({ size: 'two' })}>
      <Choice
        look="segments"
        label={label[language]}
        value={size}
        onChange={(labyrinth_size) => changeSetting(desk, number, { labyrinth_size })}
        options={options.map((option) => ({ value: option.code, label: option.label[language] }))}
      />
    </div>
  );
}
