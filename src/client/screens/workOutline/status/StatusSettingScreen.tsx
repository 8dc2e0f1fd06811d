import { trpc } from '#client/api/trpc.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { useMay } from '#client/page/may.ts';
import { page } from '#client/page/page.css.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { HeldNotice } from '#client/page/scenario/HeldNotice.tsx';
import { ReadOnlyReason } from '#client/page/scenario/ReadOnlyReason.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import { CodePanel } from './CodePanel.tsx';
import { FirstStep } from './FirstStep.tsx';
import { ReleasePanel } from './ReleasePanel.tsx';
import { steps } from './status.css.ts';
import { VariantsPanel } from './VariantsPanel.tsx';

/** The publishing of a scenario: from its registration to its releases, in the order of the steps. */
export default function StatusSettingScreen({ scenarioId }: { readonly scenarioId: string }) {
  const canWrite = useMay('publish');
  const query = trpc.scenarios.read.useQuery({ scenario_id: scenarioId });
  if (query.isError && !query.data) return <QueryFailure query={query} />;
  if (!query.data) return <LoadingPage />;
  const scenario = query.data.data;
  return (
    <div className={page}>
      <div className={steps}>
        {!canWrite && <ReadOnlyReason />}
        <HeldNotice scenario={scenario} />
        <FirstStep scenario={scenario} />
        <CodePanel scenario={scenario} />
        <VariantsPanel scenario={scenario} />
        <ReleasePanel scenario={scenario} />
        <ChangesPanel scenarioId={scenarioId} />
      </div>
    </div>
  );
}
