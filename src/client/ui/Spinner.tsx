import { labelled, spinner, track, walker } from './Spinner.css.ts';
import { WAITING } from './waiting.ts';

interface SpinnerProps {
  /** Said to everyone, in a live region; without it the spinner is a mere ornament of something labelled. */
  readonly label?: string;
  readonly size?: 'small' | 'medium' | 'large';
}

const corridor = 'M12 12h4v4H8V8h12v12H4V4h16';

/** Something walks the corridor of a small labyrinth while one waits. */
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
