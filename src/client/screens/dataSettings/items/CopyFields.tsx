import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import type { FieldMap } from '#domain/resource/field.ts';
import { item } from '#domain/resources/item.ts';
import { checks, fieldGroup, groupTitle } from './itemCopy.css.ts';

const FIELDS: FieldMap = item.fields;
const ALL: readonly string[] = Object.keys(FIELDS);

interface CopyFieldsProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The fields of an item in their sections, to be chosen one by one, by section or all. */
export function CopyFields({ chosen, onChange }: CopyFieldsProps) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const has = (names: readonly string[]) => names.every((name) => chosen.includes(name));
  const hasSome = (names: readonly string[]) => names.some((name) => chosen.includes(name));
  const choose = (names: readonly string[], isChosen: boolean) =>
    onChange(ALL.filter((name) => (names.includes(name) ? isChosen : chosen.includes(name))));

  return (
    <fieldset className={fieldGroup}>
      <legend className={groupTitle}>{text('itemCopy.fields')}</legend>
      <Checkbox
        isSelected={has(ALL)}
        isIndeterminate={!has(ALL) && hasSome(ALL)}
        onChange={(isChosen) => choose(ALL, isChosen)}
      >
        {text('itemCopy.allFields')}
      </Checkbox>
      {item.sections?.map(({ title, fields }) => (
        <fieldset key={title.en} className={fieldGroup} aria-label={title[language]}>
          <Checkbox
            isSelected={has(fields)}
            isIndeterminate={!has(fields) && hasSome(fields)}
            onChange={(isChosen) => choose(fields, isChosen)}
          >
            <span className={groupTitle}>{title[language]}</span>
          </Checkbox>
          <div className={checks}>
            {fields.map((name) => (
              <Checkbox key={name} isSelected={chosen.includes(name)} onChange={(isChosen) => choose([name], isChosen)}>
                {FIELDS[name]?.label[language]}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
