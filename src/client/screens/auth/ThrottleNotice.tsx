import { useText } from '#client/i18n/useText.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { authTexts } from './authTexts.ts';

/** Says that there were too many tries, which is read out once, and shows the time that is left, which is not. */
export function ThrottleNotice({ seconds }: { seconds: number | undefined }) {
  const text = useText(authTexts);
  if (seconds === undefined) return null;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Notice tone="warning" role="alert">
      <p>{text('throttle.tooMany')}</p>
      <p role="timer" aria-live="off">
        {text('throttle.left', { time })}
      </p>
    </Notice>
  );
}
