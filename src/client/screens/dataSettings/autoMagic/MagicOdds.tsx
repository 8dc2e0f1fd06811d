import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo, useState } from 'react';
import { formatShare } from '#client/i18n/formatShare.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { NumberField } from '#client/ui/NumberField.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { ITEM_TYPES, WEAPON_TYPE, WEAPON_TYPES } from '#domain/catalogs/itemTypes.ts';
import { MAGIC_EFFECTS } from '#domain/catalogs/magicEffects.ts';
import { magicChestLevel } from '#domain/resources/magic/magicChestLevel.ts';
import type { Label } from '#domain/text/languages.ts';
import { exactMagic } from '#game/measure/autoMagic/exactMagic.ts';
import { type MagicBearer, MagicRules } from '#game/rules/autoMagic/MagicRules.ts';
import type { MagicContent } from '#game/rules/autoMagic/magicContent.ts';
import { autoMagicTexts } from './autoMagicTexts.ts';
import * as styles from './magicPage.css.ts';

const LEVELS = { min: magicChestLevel.numbers.first, max: 9 };
const MOST_SHOWN = 12;

/** The result for each kind of item at a chest level: the exact odds of magic, and the likeliest effects. */
export function MagicOdds({ content }: { readonly content: MagicContent }) {
  const text = useText(autoMagicTexts);
  const language = useAtomValue(languageAtom);
  const [level, setLevel] = useState(3);
  const present = useDeferredValue(content);
  const { bearers, effects } = useMemo(() => oddsOf(present, level), [present, level]);
  return (
    <Panel title={text('autoMagic.odds')}>
      <div className={styles.side}>
        <NumberField label={text('autoMagic.odds.level')} value={level} onChange={setLevel} {...LEVELS} />
        <p className={muted}>{text('autoMagic.odds.about')}</p>
        {bearers.length === 0 && <p>{text('autoMagic.odds.none')}</p>}
        <ul className={styles.lines}>
          {bearers.map(({ label, magic, mean }) => (
            <li key={label.ja} className={styles.line}>
              <span className={styles.name}>{label[language]}</span>
              <ShareBar share={magic} />
              <span className={styles.figure}>
                {text('autoMagic.odds.mean', { share: formatShare(magic), mean: mean.toFixed(2) })}
              </span>
            </li>
          ))}
        </ul>
        {effects.length > 0 && <h3 className={styles.kindsTitle}>{text('autoMagic.odds.effects')}</h3>}
        <ul className={styles.lines}>
          {effects.map(([code, share]) => (
            <li key={code} className={styles.line}>
              <span className={styles.name}>{MAGIC_EFFECTS[code]?.label[language]}</span>
              <ShareBar share={share} />
              <span className={styles.figure}>{formatShare(share)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** All kinds that may get magic: weapons one by one, as rows distinguish them. */
const BEARERS: readonly (MagicBearer & { readonly label: Label })[] = ITEM_TYPES.flatMap(({ code: type, label }) =>
  type === WEAPON_TYPE
    ? WEAPON_TYPES.filter(({ code }) => code !== 0).map((weapon) => ({
        type,
        weapon_type: weapon.code,
        special: false,
        label: weapon.label,
      }))
    : [{ type, weapon_type: 0, special: false, label }],
);

function oddsOf(content: MagicContent, level: number) {
  const rules = new MagicRules(content);
  const bearers = BEARERS.map((bearer) => ({ ...bearer, ...exactMagic(rules, bearer, level) })).filter(
    ({ magic }) => magic > 0,
  );
  const sums = new Map<number, number>();
  for (const { effects } of bearers) {
    for (const [code, odds] of effects) sums.set(code, (sums.get(code) ?? 0) + odds / bearers.length);
  }
  const effects = [...sums].sort(([, one], [, other]) => other - one).slice(0, MOST_SHOWN);
  return { bearers, effects };
}
