import { useText } from '#client/i18n/useText.ts';
import { scenarioTexts } from '#client/page/scenario/scenarioTexts.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import * as styles from './ProblemCounts.css.ts';

interface ProblemCountsProps {
  readonly errors: number;
  readonly warnings: number;
}

/** The problems that are left in the check list, as small numbers by severity; words would not leave room for the other tabs. */
export function ProblemCounts({ errors, warnings }: ProblemCountsProps) {
  const text = useText(scenarioTexts);
  if (errors + warnings === 0) return null;
  return (
    <>
      <span className={styles.counts} aria-hidden>
        {errors > 0 && <span className={styles.count({ severity: 'error' })}>{errors}</span>}
        {warnings > 0 && <span className={styles.count({ severity: 'warning' })}>{warnings}</span>}
      </span>
      <span className={visuallyHidden}>{text('scenarioTab.checks.left', { errors, warnings })}</span>
    </>
  );
}
