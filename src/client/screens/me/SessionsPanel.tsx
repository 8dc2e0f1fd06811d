import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import * as styles from './me.css.ts';
import { SessionLine } from './SessionLine.tsx';
import { sessionTexts } from './sessionTexts.ts';

/** The author's sessions; each except the current one can be ended here. */
export function SessionsPanel() {
  const text = useText(sessionTexts, pageTexts);
  const utils = trpc.useUtils();
  const sessions = trpc.accounts.sessions.useQuery();
  const endOthers = trpc.accounts.endOtherSessions.useMutation({
    onSuccess: async ({ data }) => {
      await utils.accounts.sessions.invalidate();
      showSnackbar(text('sessions.endedOthers', { count: data.ended }), { tone: 'success' });
    },
  });
  const list = [...(sessions.data?.data ?? [])].sort((one, other) => Number(other.is_current) - Number(one.is_current));
  const isAlone = list.length < 2;
  return (
    <Panel
      title={text('sessions.title')}
      padding="none"
      actions={
        !isAlone && (
          <Button size="small" isPending={endOthers.isPending} onPress={() => endOthers.mutate({})}>
            {text('sessions.endOthers')}
          </Button>
        )
      }
    >
      {sessions.data ? (
        <>
          <ul className={styles.sessions} aria-label={text('sessions.title')}>
            {list.map((session) => (
              <SessionLine key={session.id} session={session} />
            ))}
          </ul>
          {isAlone && <p className={styles.note}>{text('sessions.only')}</p>}
        </>
      ) : (
        <div className={`${styles.line} ${styles.waiting}`}>
          {sessions.isError ? <span>{text('error.notLoaded')}</span> : <Spinner label={text('common.loading')} />}
          {sessions.isError && (
            <Button size="small" isPending={sessions.isFetching} onPress={() => void sessions.refetch()}>
              {text('common.retry')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
