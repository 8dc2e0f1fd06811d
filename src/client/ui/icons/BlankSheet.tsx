/** The picture of an empty state: the corner of a labyrinth that somebody has begun to draw. */
export function BlankSheet() {
  return (
    <svg width="112" height="88" viewBox="0 0 112 88" fill="none" stroke="currentColor" aria-hidden>
      <path d="M8.5 8v72M24.5 8v72M40.5 8v72M56.5 8v72M72.5 8v72M88.5 8v72M104.5 8v72" opacity="0.35" />
      <path d="M8 8.5h96M8 24.5h96M8 40.5h96M8 56.5h96M8 72.5h96" opacity="0.35" />
      <path d="M24.5 72.5v-32h16v16h16v-32h-32v-16" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round" />
      <path d="M72.5 24.5h16v32" strokeWidth="3" strokeDasharray="1 6" strokeLinecap="round" />
      <circle cx="24.5" cy="8.5" r="3.5" fill="currentColor" stroke="none" />
    </svg>
  );
}
