import { bar, track } from './ShareBar.css.ts';

/** A share of a whole, 0 to 1, drawn next to its number. */
export function ShareBar({ share }: { readonly share: number }) {
  return (
    <span className={track} aria-hidden>
      <span className={bar} style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
    </span>
  );
}
