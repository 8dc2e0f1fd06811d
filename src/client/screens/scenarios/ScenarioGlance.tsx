import type { ReactNode } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { small } from '#client/page/page.css.ts';
import type { Scenario } from '#client/page/scenario/scenario.ts';
import { LastFloor } from '#client/screens/scenario/LastFloor.tsx';
import { nextStep, roadOf } from '#client/screens/scenario/road.ts';
import { StepLink } from '#client/screens/scenario/StepLink.tsx';
import { useIsVisible } from '#client/ui/useIsVisible.ts';
import * as styles from './scenarios.css.ts';

interface ScenarioGlanceProps {
  readonly scenario: Scenario;
  /** The title in the other language; '' if it is the same or missing. */
  readonly other: string;
  /** The title. */
  readonly children: ReactNode;
}

/** A scenario of the list with its last floor and its next step, which are requested once it is visible. */
export function ScenarioGlance({ scenario, other, children }: ScenarioGlanceProps) {
  const [ref, isSeen] = useIsVisible();
  const input = { scenario_id: scenario.id };
  const overview = trpc.scenarios.overview.useQuery(input, { enabled: isSeen }).data?.data;
  const next = overview && nextStep(roadOf({ scenario, overview }));
  return (
    <div ref={ref} className={styles.glance}>
      <LastFloor scenarioId={scenario.id} overview={overview} width="small" />
      <div className={styles.words}>
        <div className={styles.line}>{children}</div>
        <div className={`${styles.line} ${small}`}>
          {other !== '' && <span className={styles.other}>{other}</span>}
          {next && (
            <span className={styles.step}>
              <StepLink step={next} overview={overview} />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
