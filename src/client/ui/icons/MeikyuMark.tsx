import { mark } from './MeikyuMark.css.ts';

/** The product's mark: a labyrinth with a single path, cut like a seal. The same drawing as public/icon.svg. */
export function MeikyuMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg className={mark} width={size} height={size} viewBox="0 0 32 32" fill="none" strokeWidth="2.5" aria-hidden>
      <rect width="32" height="32" rx="4" fill="currentColor" stroke="none" />
      <path d="M16 27V21H11V11H21V16H16M6 27V6H26V26H21V21" />
    </svg>
  );
}
