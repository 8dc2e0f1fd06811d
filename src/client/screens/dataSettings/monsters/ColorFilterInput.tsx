import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Slider } from '#client/ui/Slider.tsx';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { leavesOfFields } from '#domain/resource/defineResource.ts';
import { monster } from '#domain/resources/monster.ts';
import * as styles from './ColorFilterInput.css.ts';
import { monstersTexts } from './monstersTexts.ts';

type Filter = RecordOf<typeof monster>['color_filter'];

interface ColorFilterInputProps {
  readonly value: Filter;
  /** While a slider is drawn. */
  readonly onChange: (value: Filter) => void;
  readonly onChangeEnd: (value: Filter) => void;
}

const LEAVES = leavesOfFields(monster, ['color_filter']);
const UNCOLOURED = monster.blank.color_filter;

/** By what the colours of a picture are multiplied, a slider each. */
export function ColorFilterInput({ value, onChange, onChangeEnd }: ColorFilterInputProps) {
  const text = useText(monstersTexts);
  const language = useAtomValue(languageAtom);
  const isUncoloured = Object.values(value).every((part) => part === 255);
  return (
    <fieldset className={styles.sliders}>
      <legend className={styles.legend}>{monster.fields.color_filter.label[language]}</legend>
      {LEAVES.map(({ path, keys, field }) => {
        // The three colours are the keys of a filter.
        const part = keys[1] as keyof Filter;
        return (
          <Slider
            key={path}
            label={field.label[language]}
            min={0}
            max={255}
            value={value[part]}
            onChange={(amount) => onChange({ ...value, [part]: amount })}
            onChangeEnd={(amount) => onChangeEnd({ ...value, [part]: amount })}
          />
        );
      })}
      <div>
        <Button size="small" isDisabled={isUncoloured} onPress={() => onChangeEnd(UNCOLOURED)}>
          {text('graphics.uncoloured')}
        </Button>
      </div>
    </fieldset>
  );
}
