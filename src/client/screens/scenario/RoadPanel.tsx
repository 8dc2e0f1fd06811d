import { useAtomValue } from 'jotai';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { StatusBadge } from '#client/page/scenario/StatusBadge.tsx';
import type { Scenario } from '#client/page/scenario/scenario.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import { PUBLISH_VARIANTS } from '#domain/catalogs/scenarioStatuses.ts';
import * as styles from './RoadPanel.css.ts';
import { nextStep, type Overview, type RoadStep, roadOf } from './road.ts';
import { roadTexts } from './roadTexts.ts';
import { StepLink } from './StepLink.tsx';

interface RoadPanelProps {
  readonly scenario: Scenario;
  readonly overview: Overview;
}

/** The steps to a release, each with its state; the first that is not done is highlighted for users who may do it. */
export function RoadPanel({ scenario, overview }: RoadPanelProps) {
  const text = useText(roadTexts);
  const language = useAtomValue(languageAtom);
  const canWrite = useMay('edit');
  const checks = trpc.checks.count.useQuery({ scenario_id: scenario.id }).data?.data;
  const road = roadOf({ scenario, overview, checks });
  const next = canWrite ? nextStep(road) : undefined;
  const { painted_floors, record_counts, entered_labyrinths, backups, last_backup_at } = overview;
  const count = (kind: string) => record_counts[kind] ?? 0;
  const states: Record<RoadStep['id'], ReactNode> = {
    draw: text('road.floors', { count: painted_floors.length }),
    labyrinth: entered_labyrinths > 0 ? text('road.entered', { count: entered_labyrinths }) : text('road.notEntered'),
    message:
      count('labyrinth_message') > 0 ? text('road.messages', { count: count('labyrinth_message') }) : text('road.none'),
    encounter: text('road.encounters', { monsters: count('monster'), tables: count('encounter_setting') }),
    check: checks
      ? checks.errors + checks.warnings > checks.missing_english
        ? text('road.problems', checks)
        : checks.missing_english > 0
          ? text('road.onlyEnglish', { count: checks.missing_english })
          : text('road.noProblems')
      : text('road.checking'),
    play: count('play_test') > 0 ? text('road.tests', { count: count('play_test') }) : text('road.noTests'),
    backup:
      backups > 0 ? text('road.backups', { count: backups, time: formatDate(last_backup_at) }) : text('road.none'),
    outline: text('road.outlined', {
      search: text(count('search_item') > 0 ? 'road.searched' : 'road.notSearched'),
      comments: count('author_comment'),
    }),
    publish: PUBLISH_VARIANTS.map(({ field, label }) => (
      <span key={field} className={styles.status}>
        {label[language]} <StatusBadge status={scenario[field]} />
      </span>
    )),
  };
  return (
    <Panel title={text('road.title')} padding="none">
      <ol className={styles.road}>
        {road.map((step, index) => (
          <li key={step.id} className={styles.step} aria-current={step === next ? 'step' : undefined}>
            <span className={step.isDone ? styles.done : styles.mark}>
              {step.isDone ? <Check size={16} aria-hidden /> : <span aria-hidden>{index + 1}</span>}
              {step.isDone && <span className={visuallyHidden}>{text('road.done')}</span>}
            </span>
            <span className={styles.way}>
              <StepLink step={step} overview={overview} look={step === next ? 'primary' : 'text'} />
              {step === next && <span className={styles.next}>{text('road.next')}</span>}
            </span>
            <span className={styles.state}>{states[step.id]}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
