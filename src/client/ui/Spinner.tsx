import { labelled, spinner, track, walker } from './Spinner.css.ts';
import { WAITING } from './waiting.ts';

interface SpinnerProps {
  /** Announced in a live region; if absent, the spinner is decoration of something labelled. */
  readonly label?: string;
  readonly size?: 'small' | 'medium' | 'large';
}

const corridor = 'M12 12h4v4H8V8h12v12H4V4h16';

/** A spinner in which something walks the corridor of a small labyrinth. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  const picture = (
    <svg
      {...{ [WAITING]: '' }}
      className={spinner({ size })}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <path className={track} d={corridor} />
      <path className={walker} d={corridor} pathLength={100} />
    </svg>
  );
  if (label === undefined) return picture;
  return (
    <span className={labelled} role="status">
      {picture}
      {label}
    </span>
  );
}
