import { useAtomValue } from 'jotai';
import { formatShare } from '#client/i18n/formatShare.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { MAGIC_EFFECT_NUMBERS } from '#domain/catalogs/magicEffects.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import type { MagicContent } from '#game/rules/autoMagic/magicContent.ts';
import { autoMagicTexts } from './autoMagicTexts.ts';
import * as styles from './magicPage.css.ts';

/** The effects of each power by share, at any chest level. */
export function PowerShares({ content }: { readonly content: MagicContent }) {
  const text = useText(autoMagicTexts);
  const language = useAtomValue(languageAtom);
  return (
    <Panel title={text('autoMagic.power.shares')}>
      <p className={muted}>{text('autoMagic.power.about')}</p>
      <div className={styles.powers}>
        {[...content.groups].map(([place, { name_ja, name_en }]) => (
          <section key={place}>
            <h3 className={styles.kindsTitle}>{`${place} ${inLanguage({ ja: name_ja, en: name_en }, language)}`}</h3>
            <ul className={styles.lines}>
              {sharesOf(content, place).map(({ effect, level, share }) => (
                <li key={effect} className={styles.line}>
                  <span className={styles.name}>
                    {MAGIC_EFFECT_NUMBERS.find(({ code }) => code === effect)?.label[language]}
                    <span className={muted}>{` ${text('autoMagic.level', { level })}`}</span>
                  </span>
                  <ShareBar share={share} />
                  <span className={styles.figure}>{formatShare(share)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}

function sharesOf({ groups, effects }: MagicContent, place: number) {
  const weighed = (groups.get(place)?.members ?? []).flatMap(({ effect, probability }) => {
    const setting = effects.get(effect);
    const weight = setting?.enabled ? probability * setting.weight : 0;
    return setting && weight > 0 ? [{ effect, level: setting.level, weight }] : [];
  });
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed.map(({ weight, ...one }) => ({ ...one, share: weight / total }));
}
