import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted, small } from '#client/shell/page.css.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { StatusBadge } from '#client/shell/scenario/StatusBadge.tsx';
import { floorPath, type Scenario, scenarioPath, scenarioTitle } from '#client/shell/scenario/scenario.ts';
import { plainClick } from '#client/ui/plainClick.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import * as styles from './AuthorHome.css.ts';
import { authorHomeTexts } from './authorHomeTexts.ts';

/** How many floors a card links to. */
const SHOWN_FLOORS = 12;

/** A scenario opened lately: its title and links to the floors drawn, or to the first one. */
export function RecentScenario({ scenario }: { scenario: Scenario }) {
  const text = useText(authorHomeTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const overview = trpc.scenarios.overview.useQuery({ scenario_id: scenario.id });
  const floors = overview.data?.data.painted_floors;
  const more = (floors?.length ?? 0) - SHOWN_FLOORS;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <h3 className={styles.cardTitle}>
          <RouteLink href={scenarioPath(scenario.id)}>{scenarioTitle(scenario, language)}</RouteLink>
        </h3>
        <StatusBadge status={scenario.status} />
      </div>
      <p className={`${muted} ${small}`}>{text('authorHome.opened', { time: formatDate(scenario.last_access_at) })}</p>
      <div className={styles.floors}>
        {floors?.slice(0, SHOWN_FLOORS).map((floor) => (
          <a
            key={floor}
            href={floorPath(scenario.id, floor)}
            className={styles.floor}
            aria-label={text('authorHome.floor', { number: floorNumberText(floor) })}
            onClick={plainClick(() => navigate(floorPath(scenario.id, floor)))}
          >
            {floorNumberText(floor)}
          </a>
        ))}
        {more > 0 && <span className={`${muted} ${small}`}>{text('authorHome.more', { count: more })}</span>}
        {floors?.length === 0 && (
          <RouteLink href={floorPath(scenario.id, 1)}>{text('authorHome.firstFloor')}</RouteLink>
        )}
      </div>
    </li>
  );
}
