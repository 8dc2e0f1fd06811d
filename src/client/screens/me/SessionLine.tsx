import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { describeBrowser } from './describeBrowser.ts';
import * as styles from './me.css.ts';
import { sessionTexts } from './sessionTexts.ts';

type Session = RouterOutputs['accounts']['sessions']['data'][number];

/** One session of the author: its device, and when and from where it was last used. */
export function SessionLine({ session }: { session: Session }) {
  const text = useText(sessionTexts);
  const utils = trpc.useUtils();
  const { browser, system, isPhone } = describeBrowser(session.user_agent);
  const device =
    browser && system ? text('sessions.device', { browser, system }) : (browser ?? system ?? text('sessions.unknown'));
  const end = trpc.accounts.endSession.useMutation({
    onSuccess: () => showSnackbar(text('sessions.ended', { device }), { tone: 'success' }),
    // It may have ended by itself in the meantime.
    onSettled: () => utils.accounts.sessions.invalidate(),
  });
  const Icon = isPhone ? Smartphone : Monitor;
  return (
    <li className={styles.session}>
      <span className={styles.deviceIcon}>
        <Icon size={20} aria-hidden />
      </span>
      <div>
        <p className={styles.device}>
          <span className={styles.deviceName} title={session.user_agent}>
            {device}
          </span>
          {session.is_current && <span className={styles.here}>{text('sessions.current')}</span>}
        </p>
        <p className={styles.when}>
          <span>{text('sessions.seen', { time: formatDate(session.last_seen_at) })}</span>
          <span>{text('sessions.began', { time: formatDate(session.created_at) })}</span>
          <span>{session.address}</span>
        </p>
      </div>
      {!session.is_current && (
        <Button
          size="small"
          aria-label={text('sessions.endOf', { device })}
          isPending={end.isPending}
          onPress={() => end.mutate({ id: session.id })}
        >
          {text('sessions.end')}
        </Button>
      )}
    </li>
  );
}
