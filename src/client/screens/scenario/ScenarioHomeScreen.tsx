import { trpc } from '#client/api/trpc.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { useMay } from '#client/page/may.ts';
import { page } from '#client/page/page.css.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { HeldNotice } from '#client/page/scenario/HeldNotice.tsx';
import { ReadOnlyReason } from '#client/page/scenario/ReadOnlyReason.tsx';
import { ContentsPanel } from './ContentsPanel.tsx';
import { FloorsPanel } from './FloorsPanel.tsx';
import { ReadersPanel } from './ReadersPanel.tsx';
import { RoadPanel } from './RoadPanel.tsx';
import { ScenarioHead } from './ScenarioHead.tsx';
import * as styles from './scenarioHome.css.ts';

/** /scenarios/{id}: its progress, its floors, and its content. */
export default function ScenarioHomeScreen({ scenarioId }: { scenarioId: string }) {
  const scenario = trpc.scenarios.read.useQuery({ scenario_id: scenarioId });
  const canWrite = useMay('edit');
  const overview = trpc.scenarios.overview.useQuery({ scenario_id: scenarioId });
  if (overview.isError && !overview.data) return <QueryFailure query={overview} />;
  if (!scenario.data || !overview.data) return <LoadingPage />;
  return (
    <div className={page}>
      <ScenarioHead scenario={scenario.data.data} />
      {!canWrite && <ReadOnlyReason />}
      <HeldNotice scenario={scenario.data.data} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <RoadPanel scenario={scenario.data.data} overview={overview.data.data} />
          <FloorsPanel scenarioId={scenarioId} painted={overview.data.data.painted_floors} />
        </div>
        <div className={styles.column}>
          <ContentsPanel scenarioId={scenarioId} overview={overview.data.data} />
          <ReadersPanel scenario={scenario.data.data} />
        </div>
      </div>
    </div>
  );
}
