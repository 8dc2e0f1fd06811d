import { keepPreviousData } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import { useState } from 'react';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { Pages } from '#client/page/Pages.tsx';
import { muted, page as pageStyle } from '#client/page/page.css.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { HeldNotice } from '#client/page/scenario/HeldNotice.tsx';
import { scenarioTitle } from '#client/page/scenario/scenario.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { type Column, Table } from '#client/ui/Table.tsx';
import * as styles from './scenarios.css.ts';
import { scenariosTexts } from './scenariosTexts.ts';

type Archived = RouterOutputs['scenarios']['archived']['data'][number];

/** /scenarios?archive=1: the author's own scenarios in the archive, from which they can be restored. */
export function ArchivedScenarios() {
  const text = useText(scenariosTexts);
  usePageTitle(text('archive.title'));
  const language = useAtomValue(languageAtom);
  const [page, setPage] = useState(1);
  const utils = trpc.useUtils();
  const list = trpc.scenarios.archived.useQuery({ page }, { placeholderData: keepPreviousData, staleTime: 0 });
  const restore = trpc.scenarios.restore.useMutation({
    onSuccess: ({ data }) => {
      showSnackbar(text('archive.restored', { title: scenarioTitle(data, language) }), { tone: 'success' });
    },
    onSettled: () => utils.scenarios.invalidate(),
  });
  if (list.isError && !list.data) return <QueryFailure query={list} />;
  if (!list.data) return <LoadingPage />;
  const { data, meta } = list.data;
  const columns: readonly Column<Archived>[] = [
    {
      id: 'title',
      header: text('archive.scenario'),
      role: 'name',
      cell: (row) => <span className={styles.title}>{scenarioTitle(row, language)}</span>,
    },
    {
      id: 'code',
      header: text('archive.code'),
      isNowrap: true,
      cell: (row) => <span className={styles.code}>{row.scenario_code}</span>,
    },
    {
      id: 'archived_at',
      header: text('archive.at'),
      isNowrap: true,
      cell: (row) => formatDate(row.archived_at),
    },
    {
      id: 'actions',
      header: text('scenarios.actions'),
      role: 'actions',
      cell: (row) => (
        <Button
          aria-label={text('archive.restore', { title: scenarioTitle(row, language) })}
          icon={<ArchiveRestore size={16} aria-hidden />}
          isPending={restore.isPending && restore.variables.id === row.id}
          onPress={() => restore.mutate({ id: row.id })}
        >
          {text('archive.restoreButton')}
        </Button>
      ),
    },
  ];
  return (
    <div className={pageStyle}>
      <div className={styles.head}>
        <p className={muted}>{text('archive.what')}</p>
        <RouteLink href="/scenarios" look="quiet">
          {text('archive.back')}
        </RouteLink>
      </div>
      {data.map((scenario) => (
        <HeldNotice key={scenario.id} scenario={scenario} />
      ))}
      <Table
        label={text('archive.title')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text('archive.empty')} text={text('archive.emptyHint')} />}
      />
      <div className={styles.foot}>
        <p className={styles.count}>{text('scenarios.count', { count: meta.total })}</p>
        <Pages page={meta.current_page} pageCount={meta.last_page} onChange={setPage} />
      </div>
    </div>
  );
}
