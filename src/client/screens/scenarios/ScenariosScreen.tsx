import { keepPreviousData } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { ListSearch } from '#client/page/ListSearch.tsx';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { NoData } from '#client/page/NoData.tsx';
import { NotificationPanel } from '#client/page/notifications/NotificationPanel.tsx';
import { Pages } from '#client/page/Pages.tsx';
import { page as pageStyle } from '#client/page/page.css.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { type Scenario, scenarioPath, statusPath } from '#client/page/scenario/scenario.ts';
import { sortFrom, sortName } from '#client/page/sortName.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { ScenarioDialog } from '#client/screens/scenario/ScenarioDialog.tsx';
import { scenarioDialogTexts } from '#client/screens/scenario/scenarioDialogTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Table } from '#client/ui/Table.tsx';
import { ArchivedScenarios } from './ArchivedScenarios.tsx';
import { DeleteScenarioDialog } from './DeleteScenarioDialog.tsx';
import { DuplicateScenarioDialog } from './DuplicateScenarioDialog.tsx';
import { LoadProjectDialog } from './LoadProjectDialog.tsx';
import { ShareScenarioDialog } from './ShareScenarioDialog.tsx';
import { saveProject } from './saveProject.ts';
import { scenarioActionTexts } from './scenarioActionTexts.ts';
import { scenarioColumns } from './scenarioColumns.tsx';
import { ARCHIVE, listInputFrom } from './scenarioListAddress.ts';
import * as styles from './scenarios.css.ts';
import { scenariosTexts } from './scenariosTexts.ts';

type Shown =
  | { readonly kind: 'create' | 'project' }
  | { readonly kind: 'edit' | 'share' | 'duplicate' | 'delete'; readonly scenario: Scenario };

/** /scenarios: the author's own scenarios, or those in the archive. */
export default function ScenariosScreen() {
  const [parameters] = useSearchParams();
  return parameters.has('archive') ? <ArchivedScenarios /> : <PresentScenarios />;
}

function PresentScenarios() {
  const text = useText(scenarioActionTexts, scenarioDialogTexts, scenariosTexts);
  usePageTitle(text('scenarios.title'));
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const input = listInputFrom(parameters);
  const list = trpc.scenarios.list.useQuery(input, { placeholderData: keepPreviousData });
  const shared = trpc.samples.list.useQuery({ own: true, per_page: 100 }, { staleTime: 0 }).data?.data ?? [];
  const sampleOf = (scenario: Scenario) => shared.find(({ scenario_id }) => scenario_id === scenario.id);
  const [shown, show] = useState<Shown>();
  const close = () => show(undefined);

  function change(changes: Readonly<Record<string, string>>) {
    setParameters((present) => new URLSearchParams({ ...Object.fromEntries(present), page: '1', ...changes }), {
      replace: true,
    });
  }
  if (list.isError && !list.data) return <QueryFailure query={list} />;
  if (!list.data) return <LoadingPage />;
  const { data, meta } = list.data;
  const createButton = (
    <Button tone="primary" icon={<Plus size={16} aria-hidden />} onPress={() => show({ kind: 'create' })}>
      {text('scenarios.create')}
    </Button>
  );
  return (
    <div className={pageStyle}>
      <NotificationPanel />
      <div className={styles.head}>
        <div className={styles.search}>
          <ListSearch
            label={text('scenarios.search')}
            clearLabel={text('scenarios.clearSearch')}
            search={input.search}
            onSearch={(search) => change({ search })}
          />
        </div>
        <Button icon={<FileUp size={16} aria-hidden />} onPress={() => show({ kind: 'project' })}>
          {text('scenarios.loadProject')}
        </Button>
        {createButton}
      </div>
      <div className={styles.list}>
        <Table
          label={text('scenarios.title')}
          columns={scenarioColumns({
            text,
            language,
            isShared: (scenario) => sampleOf(scenario) !== undefined,
            onEdit: (scenario) => show({ kind: 'edit', scenario }),
            onRelease: (scenario) => navigate(statusPath(scenario.id)),
            onShare: (scenario) => show({ kind: 'share', scenario }),
            onDuplicate: (scenario) => show({ kind: 'duplicate', scenario }),
            onSaveProject: (scenario) => void saveProject(scenario),
            onDelete: (scenario) => show({ kind: 'delete', scenario }),
          })}
          rows={data}
          rowKey={(scenario) => scenario.id}
          sort={sortFrom(input.sort)}
          onSort={(sort) => change({ sort: sortName(sort) })}
          empty={
            input.search === '' ? (
              <NoData next={text('scenarios.emptyHint')} action={createButton} />
            ) : (
              <EmptyState text={text('scenarios.noneFound', { search: input.search })} />
            )
          }
        />
      </div>
      <div className={styles.foot}>
        <p className={styles.count}>{text('scenarios.count', { count: meta.total })}</p>
        <RouteLink href={ARCHIVE} look="quiet">
          {text('archive.title')}
        </RouteLink>
        <Pages
          page={meta.current_page}
          pageCount={meta.last_page}
          onChange={(page) => change({ page: String(page) })}
        />
      </div>
      {shown?.kind === 'create' && (
        <ScenarioDialog onClose={close} onDone={(scenario) => navigate(scenarioPath(scenario.id))} />
      )}
      {shown?.kind === 'edit' && <ScenarioDialog scenario={shown.scenario} onClose={close} onDone={close} />}
      {shown?.kind === 'project' && (
        <LoadProjectDialog onClose={close} onDone={(scenario) => navigate(scenarioPath(scenario.id))} />
      )}
      {shown?.kind === 'share' && (
        <ShareScenarioDialog scenario={shown.scenario} sample={sampleOf(shown.scenario)} onClose={close} />
      )}
      {shown?.kind === 'duplicate' && (
        <DuplicateScenarioDialog
          scenario={shown.scenario}
          onClose={close}
          onDone={(scenario) => navigate(scenarioPath(scenario.id))}
        />
      )}
      {shown?.kind === 'delete' && <DeleteScenarioDialog scenario={shown.scenario} onClose={close} />}
    </div>
  );
}
