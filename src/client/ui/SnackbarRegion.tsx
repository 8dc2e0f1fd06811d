import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { press, region, snackbar as snackbarStyle, text } from './SnackbarRegion.css.ts';
import { dismissSnackbar, type Snackbar, snackbarQueue } from './snackbarQueue.ts';

interface SnackbarRegionProps {
  readonly label: string;
  readonly dismissLabel: string;
}

/** The place of the snackbars, above dialogs too. Mounted once, at the end of the page. */
export function SnackbarRegion({ label, dismissLabel }: SnackbarRegionProps) {
  const queue = useSyncExternalStore(snackbarQueue.subscribe, snackbarQueue.read);
  return (
    <div className={region} role="status" aria-label={label} data-react-aria-top-layer="true">
      {queue.map((snackbar) => (
        <SnackbarCard key={snackbar.id} snackbar={snackbar} dismissLabel={dismissLabel} />
      ))}
    </div>
  );
}

interface SnackbarCardProps {
  readonly snackbar: Snackbar;
  readonly dismissLabel: string;
}

/** One snackbar. While the pointer or the focus is on it, its time starts again. */
function SnackbarCard({ snackbar, dismissLabel }: SnackbarCardProps) {
  const { id, duration, action, tone } = snackbar;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (duration === null) return;
    const timer = setInterval(() => {
      if (!sheet.current?.matches(':hover, :focus-within')) dismissSnackbar(id);
    }, duration);
    return () => clearInterval(timer);
  }, [id, duration]);
  return (
    <div ref={sheet} className={snackbarStyle}>
      {tone === 'success' && <CircleCheck size={18} aria-hidden />}
      {tone === 'danger' && <CircleAlert size={18} aria-hidden />}
      <span className={text}>{snackbar.text}</span>
      {action && (
        <button
          type="button"
          className={press}
          onClick={() => {
            action.onPress();
            dismissSnackbar(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={press} aria-label={dismissLabel} onClick={() => dismissSnackbar(id)}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
