import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { AllOrNone } from '#client/resource/composites/AllOrNone.tsx';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { stepThrough } from '#client/ui/stepThrough.ts';
import { leavesOfFields } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import { itemTexts } from './itemTexts.ts';
import * as styles from './RestrictionGrid.css.ts';

/** The restrictions of an item, one per row of the grid. */
export const RESTRICTIONS = ['jobs', 'sexes', 'alignments', 'races'] as const;

/**
 * The restrictions of the open item in one grid: classes, sexes, alignments and races, with buttons for all or none of a row or of
 * everything.
 */
export function RestrictionGrid() {
  const text = useText(itemTexts);
  const language = useAtomValue(languageAtom);
  return (
    <fieldset className={styles.grid} onKeyDown={(event) => stepThrough(event, 'input')}>
      <legend className={styles.legend}>{text('item.restrictions')}</legend>
      <div className={styles.whole}>
        <AllOrNone leaves={leavesOfFields(item, RESTRICTIONS)} />
      </div>
      {RESTRICTIONS.map((name) => {
        const leaves = leavesOfFields(item, [name]);
        return (
          <fieldset key={name} className={styles.row} data-path={name}>
            <legend className={styles.head}>{item.fields[name].label[language]}</legend>
            <div className={styles.checks}>
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
