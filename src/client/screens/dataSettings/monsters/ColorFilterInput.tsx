import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { ColorFilter } from '#client/pictures/MonsterPicture.tsx';
import { SliderField } from '#client/ui/SliderField.tsx';
import { leavesOfFields } from '#domain/resource/defineResource.ts';
import { monster } from '#domain/resources/monster.ts';
import * as styles from './ColorFilterInput.css.ts';
import { FILTER_PRESETS } from './filterPresets.ts';
import { monstersTexts } from './monstersTexts.ts';

interface ColorFilterInputProps {
  readonly value: ColorFilter;
  /** Called while a colour is dragged or typed. */
  readonly onChange: (value: ColorFilter) => void;
  readonly onChangeEnd: (value: ColorFilter) => void;
}

const { color_filter: FIELD } = monster.fields;
const LEAVES = leavesOfFields(monster, ['color_filter']);

/** The colour filter of a picture: one of the named presets, or each colour by itself. */
export function ColorFilterInput({ value, onChange, onChangeEnd }: ColorFilterInputProps) {
  const text = useText(monstersTexts);
  const language = useAtomValue(languageAtom);
  return (
    <fieldset className={styles.filter} data-path="color_filter">
      <legend className={styles.legend}>{FIELD.label[language]}</legend>
      <fieldset className={styles.presets} aria-label={text('graphics.presets')}>
        {FILTER_PRESETS.map(({ label, filter }) => (
          <button
            key={label.en}
            type="button"
            className={styles.preset}
            aria-pressed={isSame(filter, value)}
            onClick={() => onChangeEnd(filter)}
          >
            <span className={styles.swatch} style={{ background: cssColor(filter) }} aria-hidden />
            {label[language]}
          </button>
        ))}
      </fieldset>
      {LEAVES.map(({ path, keys, field }) => {
        // The three colours are the keys of a filter.
        const part = keys[1] as keyof ColorFilter;
        return (
          <div key={path} data-path={path}>
            <SliderField
              label={field.label[language]}
              min={0}
              max={255}
              value={value[part]}
              onChange={(amount) => onChange({ ...value, [part]: amount })}
              onChangeEnd={(amount) => onChangeEnd({ ...value, [part]: amount })}
            />
          </div>
        );
      })}
      <p className={styles.help}>{FIELD.help?.[language]}</p>
    </fieldset>
  );
}

const cssColor = ({ red, green, blue }: ColorFilter) => `rgb(${red} ${green} ${blue})`;

const isSame = (one: ColorFilter, other: ColorFilter): boolean => cssColor(one) === cssColor(other);
