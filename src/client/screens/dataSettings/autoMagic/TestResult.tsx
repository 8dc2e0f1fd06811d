import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { formatShare } from '#client/i18n/formatShare.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { ITEM_TYPES } from '#domain/catalogs/itemTypes.ts';
import { MAGIC_EFFECTS } from '#domain/catalogs/magicEffects.ts';
import { fieldInLanguage } from '#domain/text/inLanguage.ts';
import { exactChests, type MagicFind } from '#game/measure/autoMagic/openChests.ts';
import { wilsonInterval } from '#game/measure/wilsonInterval.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import * as styles from './magicPage.css.ts';
import type { DoneTest } from './useChestTest.ts';

/** The maximum number of effects drawn, the most frequent first. */
const MOST_EFFECTS = 30;

interface TestResultProps {
  readonly done: DoneTest;
  readonly items: RecordDesk;
}

/** The result of a test as charts: each share with its confidence interval and the exact odds. */
export function TestResult({ done: { test, result }, items: desk }: TestResultProps) {
  const text = useText(confirmationTexts);
  const language = useAtomValue(languageAtom);
  const exact = useMemo(() => exactChests(test), [test]);
  const items = result.types.reduce((sum, one) => sum + one.items, 0);
  const magic = result.types.reduce((sum, one) => sum + one.magic, 0);
  const effects = result.effects.reduce((sum, one) => sum + one.items, 0);
  const perOpening = [...exact.types.values()].reduce((sum, one) => sum + one.items, 0);
  const { from, to } = wilsonInterval(magic, items);
  // Most effects are rare, so the bars are scaled to the most frequent one.
  const widest = wilsonInterval(result.effects[0]?.items ?? 0, items).to;
  const title = text('confirm.result', { openings: test.openings.toLocaleString('en'), seed: test.seed });
  if (items === 0) {
    return (
      <Panel title={title}>
        <p>{text('confirm.nothing')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={title}>
      <div className={styles.side}>
        <p role="status">
          {text('confirm.summary', {
            items,
            magic,
            share: formatShare(magic / items),
            from: formatShare(from),
            to: formatShare(to),
            mean: magic === 0 ? '0' : (effects / magic).toFixed(2),
          })}
        </p>
        <p className={muted}>{text('confirm.legend')}</p>
        <div className={styles.halves}>
          <section>
            <h3 className={styles.kindsTitle}>{text('confirm.effects')}</h3>
            <ul className={styles.lines}>
              {result.effects.slice(0, MOST_EFFECTS).map((one) => (
                <IntervalLine
                  key={one.code}
                  name={MAGIC_EFFECTS[one.code]?.label[language] ?? ''}
                  hits={one.items}
                  tries={items}
                  exact={(exact.effects.get(one.code) ?? 0) / perOpening}
                  whole={widest}
                />
              ))}
            </ul>
          </section>
          <section>
            <h3 className={styles.kindsTitle}>{text('confirm.types')}</h3>
            <ul className={styles.lines}>
              {result.types.map((one) => {
                const odds = exact.types.get(one.type);
                return (
                  <IntervalLine
                    key={one.type}
                    name={ITEM_TYPES[one.type]?.label[language] ?? ''}
                    hits={one.magic}
                    tries={one.items}
                    exact={odds ? odds.magic / odds.items : 0}
                    whole={1}
                  />
                );
              })}
            </ul>
            {result.dearest && (
              <>
                <h3 className={styles.kindsTitle}>{text('confirm.dearest')}</h3>
                <Find find={result.dearest} test={test} desk={desk} />
              </>
            )}
            {result.samples.length > 0 && (
              <>
                <h3 className={styles.kindsTitle}>{text('confirm.samples')}</h3>
                <ol className={styles.samples}>
                  {result.samples.map(withPlace).map(({ find, place }) => (
                    <li key={place}>
                      <Find find={find} test={test} desk={desk} />
                    </li>
                  ))}
                </ol>
              </>
            )}
          </section>
        </div>
      </div>
    </Panel>
  );
}

/** Finds can be equal, so each is keyed by its position. */
const withPlace = (find: MagicFind, place: number) => ({ find, place });

interface IntervalLineProps {
  readonly name: string;
  readonly hits: number;
  readonly tries: number;
  /** The exact probability, 0 to 1. */
  readonly exact: number;
  /** The share that takes the whole width. */
  readonly whole: number;
}

/** A share as a bar, with its confidence interval and the exact odds. */
function IntervalLine({ name, hits, tries, exact, whole }: IntervalLineProps) {
  const text = useText(confirmationTexts);
  const share = hits / tries;
  const { from, to } = wilsonInterval(hits, tries);
  const at = (part: number) => `${Math.min(1, part / whole) * 100}%`;
  const [shown, lowest, highest, odds] = [share, from, to, exact].map(formatShare);
  const said = text('confirm.interval', {
    name,
    share: shown ?? '',
    from: lowest ?? '',
    to: highest ?? '',
    exact: odds ?? '',
  });
  return (
    <li className={styles.line}>
      <span className={styles.name}>{name}</span>
      <svg className={styles.interval} role="img" aria-label={said}>
        <title>{said}</title>
        <rect className={styles.track} x="0" y="2" width="100%" height="14" />
        <rect className={styles.chartBar} x="0" y="2" width={at(share)} height="14" />
        <line className={styles.range} x1={at(from)} x2={at(to)} y1="9" y2="9" />
        <line className={styles.exact} x1={at(exact)} x2={at(exact)} y1="0" y2="18" />
      </svg>
      <span className={styles.figure}>{shown}</span>
    </li>
  );
}

interface FindProps extends Pick<DoneTest, 'test'> {
  readonly find: MagicFind;
  readonly desk: RecordDesk;
}

/** A found item, with its magic and its price. */
function Find({ find, test, desk }: FindProps) {
  const text = useText(confirmationTexts);
  const language = useAtomValue(languageAtom);
  const power = test.content.groups.get(find.power);
  const prefix = power ? `${fieldInLanguage(power, 'name', language)}${language === 'en' ? ' ' : ''}` : '';
  const name = `${prefix}${recordName(desk.resource, desk.record(find.item), find.item, language)}`;
  const effects = find.effects
    .map((code) => MAGIC_EFFECTS[code]?.label[language] ?? '')
    .join(language === 'ja' ? '、' : ', ');
  return (
    <RouteLink href={recordHref(desk.scenarioId, desk.resource.name, find.item)}>
      {text('confirm.find', { name, price: find.price.toLocaleString('en'), effects })}
    </RouteLink>
  );
}
