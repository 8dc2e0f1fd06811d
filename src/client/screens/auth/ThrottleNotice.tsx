import { useText } from '#client/i18n/useText.ts';
import { Notice } from '#client/ui/Notice.tsx';
import type { Wait } from './useThrottle.ts';

/** What the server said of too many tries, read out once, and the time that is left, which is not. */
export function ThrottleNotice({ wait }: { wait: Wait | undefined }) {
  const text = useText();
  if (!wait) return null;
  const minutes = Math.floor(wait.seconds / 60);
  const time = `${minutes}:${String(wait.seconds % 60).padStart(2, '0')}`;
  return (
    <Notice tone="warning" role="alert">
      <p>{wait.message}</p>
      <p role="timer" aria-live="off">
        {text('throttle.left', { time })}
      </p>
    </Notice>
  );
}
