import { useState } from 'react';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { useMay } from '#client/page/may.ts';
import { muted, page, small } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { reportsPath } from '#client/page/scenario/scenario.ts';
import { usePartTitle } from '#client/page/usePageTitle.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import * as styles from './reports.css.ts';
import { reportsTexts } from './reportsTexts.ts';

type Report = RouterOutputs['reports']['list']['data'][number];

/** /scenarios/{id}/reports: the faults that readers met in a work, each with a link to its moment. */
export default function ReportsScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(reportsTexts);
  usePartTitle(text('reports.title'));
  const canWrite = useMay('own');
  const [removed, setRemoved] = useState<Report>();
  const list = trpc.reports.list.useQuery({ scenario_id: scenarioId });
  if (list.isError && !list.data) return <QueryFailure query={list} />;
  if (!list.data) return <LoadingPage />;
  return (
    <div className={page}>
      <h2>{text('reports.title')}</h2>
      {list.data.data.length === 0 && <EmptyState text={text('reports.none')} />}
      <ul className={styles.list}>
        {list.data.data.map((report) => (
          <li key={report.id} className={styles.report}>
            <time className={`${muted} ${small}`} dateTime={report.created_at}>
              {formatDate(report.created_at)}
            </time>
            <p className={styles.message}>{report.message}</p>
            <div className={styles.ways}>
              {report.has_journal ? (
                <RouteLink look="quiet" href={`${reportsPath(scenarioId)}/${report.id}`}>
                  {text('reports.open')}
                </RouteLink>
              ) : (
                <span className={muted}>{text('reports.withoutGame')}</span>
              )}
              {canWrite && (
                <Button tone="plain" onPress={() => setRemoved(report)}>
                  {text('reports.remove')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {removed && <RemoveDialog scenarioId={scenarioId} report={removed} onClose={() => setRemoved(undefined)} />}
    </div>
  );
}

interface RemoveDialogProps {
  readonly scenarioId: string;
  readonly report: Report;
  readonly onClose: () => void;
}

function RemoveDialog({ scenarioId, report, onClose }: RemoveDialogProps) {
  const text = useText(reportsTexts, pageTexts);
  const utils = trpc.useUtils();
  const remove = trpc.reports.remove.useMutation({
    // Whatever the answer was: if it was lost, the report may be gone already.
    onSettled: () => {
      onClose();
      return Promise.all([utils.reports.invalidate(), utils.works.plays.invalidate()]);
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      tone="danger"
      title={text('reports.remove.title')}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button
            tone="danger"
            isPending={remove.isPending}
            onPress={() => remove.mutate({ scenario_id: scenarioId, id: report.id })}
          >
            {text('reports.remove.submit')}
          </Button>
        </>
      }
    >
      <p>{text('reports.remove.question')}</p>
    </Dialog>
  );
}
