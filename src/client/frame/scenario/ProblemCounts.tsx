import { useText } from '#client/i18n/useText.ts';
import { scenarioTexts } from '#client/page/scenario/scenarioTexts.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import * as styles from './ProblemCounts.css.ts';

const COUNTED = ['errors', 'warnings', 'information'] as const;

type ProblemCountsProps = Readonly<Record<(typeof COUNTED)[number], number>>;

/** The problems that the check list shows, as small numbers by severity; words would not leave room for the other tabs. */
export function ProblemCounts(counts: ProblemCountsProps) {
  const text = useText(scenarioTexts);
  const shown = COUNTED.filter((severity) => counts[severity] > 0);
  if (shown.length === 0) return null;
  return (
    <>
      <span className={styles.counts} aria-hidden>
        {shown.map((severity) => (
          <span key={severity} className={styles.count({ severity })}>
            {counts[severity]}
          </span>
        ))}
      </span>
      <span className={visuallyHidden}>{text('scenarioTab.checks.left', counts)}</span>
    </>
  );
}
