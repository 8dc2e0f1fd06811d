/** The mark of the product: the plan of a small labyrinth with its way in. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M10 22H2V2h20v20h-8v-6H8V8h8v4h-4" />
    </svg>
  );
}
