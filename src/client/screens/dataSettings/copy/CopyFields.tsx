import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { sectionsOf } from '#client/resource/form/sectionsOf.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import type { Resource } from '#domain/resource/defineResource.ts';
import { DEFAULT_LANGUAGES } from '#domain/scenario/scenarioLanguages.ts';
import { checks, section, sectionTitle } from './copyForm.css.ts';
import { copyTexts } from './copyTexts.ts';

interface CopyFieldsProps {
  readonly resource: Resource;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The fields of a kind by section, to be chosen one by one, by section or all. */
export function CopyFields({ resource, chosen, onChange }: CopyFieldsProps) {
  const text = useText(copyTexts);
  const language = useAtomValue(languageAtom);
  const all = Object.keys(resource.fields);
  const has = (names: readonly string[]) => names.every((name) => chosen.includes(name));
  const hasSome = (names: readonly string[]) => names.some((name) => chosen.includes(name));
  const choose = (names: readonly string[], isChosen: boolean) =>
    onChange(all.filter((name) => (names.includes(name) ? isChosen : chosen.includes(name))));

  return (
    <Panel
      title={text('copy.fields')}
      padding="none"
      actions={
        <Checkbox
          isSelected={has(all)}
          isIndeterminate={!has(all) && hasSome(all)}
          onChange={(isChosen) => choose(all, isChosen)}
        >
          {text('copy.allFields')}
        </Checkbox>
      }
    >
      {sectionsOf(resource, DEFAULT_LANGUAGES).map(({ title, fields }) => (
        <fieldset key={title.en} aria-label={title[language]} className={section}>
          <Checkbox
            isSelected={has(fields)}
            isIndeterminate={!has(fields) && hasSome(fields)}
            onChange={(isChosen) => choose(fields, isChosen)}
          >
            <span className={sectionTitle}>{title[language]}</span>
          </Checkbox>
          <div className={checks}>
            {fields.map((name) => (
              <Checkbox key={name} isSelected={chosen.includes(name)} onChange={(isChosen) => choose([name], isChosen)}>
                {resource.fields[name]?.label[language]}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
    </Panel>
  );
}
