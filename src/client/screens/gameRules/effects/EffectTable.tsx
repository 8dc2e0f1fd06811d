import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { NO_LABEL } from '#game/effects/effect.ts';
import type { DescribedEffect } from './EffectDescriber.ts';
import * as styles from './effects.css.ts';
import { effectsTexts } from './effectsTexts.ts';
import { writeValue } from './writeValue.ts';

interface EffectTableProps extends DescribedEffect {
  readonly size?: 'small' | 'whole';
}

/** The effects of fields at a few values, line by line; where they differ from the default, the default is shown below. */
export const EffectTable = memo(function EffectTable({ effect, lines, size = 'whole' }: EffectTableProps) {
  const text = useText(effectsTexts);
  const language = useAtomValue(languageAtom);
  const { about, along, unit } = effect;
  const hasNames = lines.some(({ label }) => label !== NO_LABEL);
  const isAlong = along.label[language] !== '';
  return (
    <table className={styles.table[size]}>
      <caption className={styles.caption}>
        <span>{about[language]}</span>
        {isAlong && !hasNames && <span className={styles.along}>{along.label[language]}</span>}
      </caption>
      {isAlong && (
        <thead>
          <tr>
            {hasNames && <th className={styles.name}>{along.label[language]}</th>}
            {along.places.map((place, at) => (
              <th key={place} scope="col" className={styles.place}>
                {along.names?.[at]?.[language] ?? place.toLocaleString('en')}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {lines.map(({ label, now, usual }) => (
          <tr key={label.en}>
            {hasNames && (
              <th scope="row" className={styles.name}>
                {label[language]}
              </th>
            )}
            {along.places.map((place, at) => {
              const [value = 0, before = 0] = [now[at], usual[at]];
              const [said, was] = [writeValue(value, unit, language), writeValue(before, unit, language)];
              return (
                <td key={place} className={styles.value}>
                  {said}
                  {unit === 'percent' && <ShareBar share={value / 100} />}
                  {said !== was && (
                    <span className={styles.usual} title={text('effects.usual.of', { value: was })}>
                      {was}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
