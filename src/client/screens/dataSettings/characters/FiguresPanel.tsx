import { useAtomValue } from 'jotai';
import { formatShare } from '#client/i18n/formatShare.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { DiceSpread } from '#client/resource/composites/DiceSpread.tsx';
import { focusField } from '#client/resource/form/focusField.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { useRules } from '#client/resource/model/useRules.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { STATS } from '#domain/catalogs/adventurers.ts';
import { diceText } from '#domain/dice/diceText.ts';
import { type Character, character } from '#domain/resources/character.ts';
import { item } from '#domain/resources/item.ts';
import { faultText } from '#domain/text/fault.ts';
import type { Label } from '#domain/text/languages.ts';
import { checkJob } from '#game/measure/checkJob.ts';
import { checkWorn } from '#game/measure/checkWorn.ts';
import { characterFigures, damageOf } from '#game/rules/characterFigures.ts';
import { hitChance } from '#game/rules/hitChance.ts';
import { experienceFor } from '#game/rules/levelUp.ts';
import { characterTexts } from './characterTexts.ts';
import { itemsOn } from './itemsOn.ts';
import * as styles from './panels.css.ts';

/** The armour classes for which hit chances are shown. */
const TARGETS = [10, 5, 0, -5, -10];

/** The derived figures of the open character with its equipment, by the rules of its scenario. */
export function FiguresPanel() {
  const text = useText(characterTexts);
  const { scenarioId } = useOpenRecord().desk;
  const items = useRecordDesk(item, scenarioId);
  return (
    <Panel title={text('character.figures')}>
      {items ? <Figures items={items} /> : <RecordsPending resources={[item]} scenarioId={scenarioId} />}
    </Panel>
  );
}

function Figures({ items }: { readonly items: NonNullable<ReturnType<typeof useRecordDesk>> }) {
  const text = useText(characterTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  // The characters' form parses its records with their schema.
  const record = useRecord(desk, number) as Character;
  const rules = useRules(desk.scenarioId);
  const known = itemsOn(items);
  const figures = characterFigures(rules, record, known);
  const { stats, hp, ac, blows, hit, damage } = figures;
  const needed = experienceFor(rules, record.job, record.level);
  const problems = [...checkJob(rules, record), ...checkWorn(record, known)];
  const least = damageOf(damage);
  const changed = STATS.filter(({ name }) => stats[name] !== record.stats[name]);
  return (
    <>
      <p className={muted}>{text('character.figures.about')}</p>
      {problems.length > 0 && (
        <Notice tone="warning">
          <ul className={styles.problems}>
            {problems.map(({ path, fault }) => (
              <li key={`${path} ${faultText(fault).en}`}>
                <button type="button" className={styles.jump} onClick={() => focusField(path)}>
                  {text('character.at', { field: labelAt(path)[language] })}
                </button>{' '}
                {faultText(fault)[language]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <dl className={styles.figures}>
        <Figure name={text('character.hp')}>{hp}</Figure>
        <Figure name={text('character.ac')}>{ac}</Figure>
        <Figure name={text('character.blows')}>{blows}</Figure>
        <Figure name={text('character.damage')}>{`${least.minimum}–${least.maximum}`}</Figure>
        <Figure name={text('character.round')}>{(blows * least.expected).toFixed(1)}</Figure>
        <Figure name={text('character.experience')}>{needed.toLocaleString('en')}</Figure>
      </dl>
      {record.experience < needed && <p className={muted}>{text('character.experience.raised')}</p>}
      {changed.length > 0 && (
        <p className={muted}>
          {text('character.stats.worn', {
            stats: changed.map(({ name, label }) => `${label[language]} ${stats[name]}`).join(', '),
          })}
        </p>
      )}
      <div className={styles.pair}>
        <table className={styles.table}>
          <caption className={styles.caption}>{text('character.hit')}</caption>
          <tbody>
            {TARGETS.map((target) => {
              const chance = hitChance(rules, hit, target) / 100;
              return (
                <tr key={target}>
                  <th scope="row" className={styles.cell}>
                    AC {target}
                  </th>
                  <td className={styles.cell}>
                    <span className={styles.measure}>
                      <ShareBar share={chance} />
                      <span>{formatShare(chance)}</span>
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <div>
          <p className={styles.caption}>{text('character.damage.spread', { dice: diceText(damage) })}</p>
          <DiceSpread dice={damage} label={text('character.damage.spread', { dice: diceText(damage) })} />
        </div>
      </div>
    </>
  );
}

/** Returns the label at the path of a problem. */
function labelAt(path: string): Label {
  const [name = '', place] = path.split('.');
  const { label } = character.fields[name as keyof typeof character.fields];
  const slot = /^\d+$/.test(place ?? '') ? ` ${Number(place) + 1}` : '';
  return { ja: label.ja + slot, en: label.en + slot };
}

function Figure({ name, children }: { readonly name: string; readonly children: string | number }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
