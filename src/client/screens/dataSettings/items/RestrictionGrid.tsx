import { useAtomValue } from 'jotai';
import type { KeyboardEvent } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { AllOrNone } from '#client/resource/composites/AllOrNone.tsx';
import { RecordLeaf } from '#client/resource/form/RecordLeaf.tsx';
import { leavesOfFields } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import * as styles from './RestrictionGrid.css.ts';

/** The restrictions of an item, a row of the grid each (spec 2 §3 "Item"). */
export const RESTRICTIONS = ['jobs', 'sexes', 'alignments', 'races'] as const;

/** Who may equip the open item: jobs, sexes, alignments and races in one grid, all or none of a row or of everything at one press. */
export function RestrictionGrid() {
  const text = useText();
  const language = useAtomValue(languageAtom);
  return (
    <fieldset className={styles.grid} onKeyDown={walk}>
      <legend className={styles.legend}>{text('item.restrictions')}</legend>
      <div className={styles.whole}>
        <AllOrNone leaves={leavesOfFields(item, RESTRICTIONS)} />
      </div>
      {RESTRICTIONS.map((name) => {
        const leaves = leavesOfFields(item, [name]);
        return (
          <fieldset key={name} className={styles.row} data-path={name}>
            <legend className={styles.head}>{item.fields[name].label[language]}</legend>
            <div className={styles.checks} data-row>
              {leaves.map((leaf) => (
                <RecordLeaf key={leaf.path} leaf={leaf} />
              ))}
            </div>
            <div className={styles.actions}>
              <AllOrNone leaves={leaves} />
            </div>
          </fieldset>
        );
      })}
    </fieldset>
  );
}

/** By how many rows and checks each key moves. */
const STEPS: Readonly<Record<string, readonly [rows: number, checks: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The arrows lead from check to check; in a shorter row to its last one. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target } = event;
  if (!step || !(target instanceof HTMLInputElement)) return;
  const rows = [...event.currentTarget.querySelectorAll('[data-row]')].map((row) => [
    ...row.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'),
  ]);
  const from = rows.findIndex((row) => row.includes(target));
  const row = rows[from + step[0]];
  if (from < 0 || !row) return;
  event.preventDefault();
  const at = (rows[from]?.indexOf(target) ?? 0) + step[1];
  row[Math.min(row.length - 1, at)]?.focus();
}
