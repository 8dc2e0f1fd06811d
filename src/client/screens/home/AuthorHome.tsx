import { useAtomValue } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { accountAtom } from '#client/page/account.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { page } from '#client/page/page.css.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { ScenarioDialog } from '#client/screens/scenario/ScenarioDialog.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import * as styles from './AuthorHome.css.ts';
import { authorHomeTexts } from './authorHomeTexts.ts';
import { RecentScenario } from './RecentScenario.tsx';
import { SampleCard } from './SampleCard.tsx';

/** The number of recently opened scenarios shown. */
const RECENT = 6;

/** / for an author: the recently opened scenarios, with their next steps. */
export default function AuthorHome() {
  const text = useText(authorHomeTexts);
  const account = useAtomValue(accountAtom);
  usePageTitle(text('authorHome.title', { name: account?.name ?? '' }));
  const [, navigate] = useLocation();
  const [isCreating, setCreating] = useState(false);
  const recent = trpc.scenarios.list.useQuery({ per_page: RECENT, sort: '-last_access_at' });
  if (recent.isError && !recent.data) return <QueryFailure query={recent} />;
  if (!recent.data) return <LoadingPage />;
  const { data } = recent.data;
  const createButton = (
    <Button tone="primary" icon={<Plus size={16} aria-hidden />} onPress={() => setCreating(true)}>
      {text('authorHome.create')}
    </Button>
  );
  return (
    <div className={page}>
      {data.length === 0 ? (
        <>
          <Panel>
            <EmptyState
              title={text('authorHome.emptyTitle')}
              text={text('authorHome.emptyText')}
              action={createButton}
            />
          </Panel>
          <SampleCard />
        </>
      ) : (
        <section aria-labelledby="recent">
          <div className={styles.head}>
            <h2 id="recent">{text('authorHome.recent')}</h2>
            {createButton}
          </div>
          <ul className={styles.cards}>
            {data.map((scenario) => (
              <RecentScenario key={scenario.id} scenario={scenario} />
            ))}
          </ul>
          <RouteLink href="/scenarios">{text('authorHome.all')}</RouteLink>
        </section>
      )}
      {isCreating && (
        <ScenarioDialog onClose={() => setCreating(false)} onDone={(scenario) => navigate(scenarioPath(scenario.id))} />
      )}
    </div>
  );
}
