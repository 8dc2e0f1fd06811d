import { type KeyboardEvent, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import { ProblemLines } from './ProblemLines.tsx';
import * as styles from './ProblemList.css.ts';
import type { OpenProblems } from './useProblems.ts';

/**
 * The numbers of problems of a record; pressed, they open the list of all over the form, so that no field moves when a problem comes or
 * goes. It closes with Esc, when one is followed, and when the focus leaves it.
 */
export function ProblemFold({ errors, warnings, meant }: OpenProblems) {
  const text = useText(recordFormTexts);
  const fold = useRef<HTMLDetailsElement>(null);
  if (errors.length + warnings.length + meant.length === 0) return null;
  const isCalm = errors.length + warnings.length === 0;
  function close() {
    if (fold.current) fold.current.open = false;
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !fold.current?.open) return;
    // Not the dialog around the form.
    event.stopPropagation();
    close();
    fold.current.querySelector('summary')?.focus();
  }
  const part = (title: string, problems: readonly Problem[]) =>
    problems.length > 0 && (
      <div>
        <p className={styles.partTitle}>{title}</p>
        <ProblemLines problems={problems} onFollow={close} />
      </div>
    );
  return (
    <details
      ref={fold}
      className={styles.fold}
      data-problems
      onKeyDown={press}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !fold.current?.contains(relatedTarget)) close();
      }}
    >
      <summary className={styles.counts}>
        {errors.length > 0 && (
          <span className={styles.count.danger} role="alert">
            {text('record.errorCount', { count: errors.length })}
            <span className={visuallyHidden}>{text('record.errors')}</span>
          </span>
        )}
        {warnings.length > 0 && (
          <span className={styles.count.warning}>{text('record.warningCount', { count: warnings.length })}</span>
        )}
        {isCalm && <span className={styles.meant}>{text('record.meant', { count: meant.length })}</span>}
      </summary>
      <div className={styles.folded}>
        {part(text('record.errors'), errors)}
        {part(text('record.warnings'), warnings)}
        {part(text('record.meantTitle'), meant)}
      </div>
    </details>
  );
}
