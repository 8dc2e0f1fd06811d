import { useAtomValue } from 'jotai';
import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted, small } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { StatusBadge } from '#client/page/scenario/StatusBadge.tsx';
import { type Scenario, scenarioPath, scenarioTitle } from '#client/page/scenario/scenario.ts';
import { LastFloor } from '#client/screens/scenario/LastFloor.tsx';
import { nextStep, roadOf } from '#client/screens/scenario/road.ts';
import { roadTexts } from '#client/screens/scenario/roadTexts.ts';
import { StepLink } from '#client/screens/scenario/StepLink.tsx';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import * as styles from './AuthorHome.css.ts';
import { authorHomeTexts } from './authorHomeTexts.ts';

/** A recently opened scenario: its title, the floor that was edited last, and its next step. */
export function RecentScenario({ scenario }: { scenario: Scenario }) {
  const text = useText(authorHomeTexts, roadTexts);
  const language = useAtomValue(languageAtom);
  const overview = trpc.scenarios.overview.useQuery({ scenario_id: scenario.id }).data?.data;
  const last = overview?.last_floor;
  const next = overview && nextStep(roadOf({ scenario, overview }));
  return (
    <li className={styles.card}>
      <LastFloor scenarioId={scenario.id} overview={overview} />
      <div className={styles.words}>
        <div className={styles.cardHead}>
          <h3 className={styles.cardTitle}>
            <RouteLink href={scenarioPath(scenario.id)}>{scenarioTitle(scenario, language)}</RouteLink>
          </h3>
          <StatusBadge status={scenario.status} />
        </div>
        <p className={`${muted} ${small}`}>
          {last
            ? text('authorHome.drawn', { number: floorNumberText(last.number), time: formatDate(last.updated_at) })
            : text('authorHome.opened', { time: formatDate(scenario.last_access_at) })}
        </p>
        {next && (
          <p className={styles.next}>
            <span className={`${muted} ${small}`}>{text('road.next')}</span>
            <StepLink step={next} overview={overview} />
          </p>
        )}
      </div>
    </li>
  );
}
