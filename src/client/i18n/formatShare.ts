/** Formats a share of 1 in per cent, with one decimal unless it is zero: `12.5%`. A share above 0 is never shown as 0. */
export function formatShare(share: number): string {
  const tenths = Math.round(share * 1000);
  if (tenths === 0 && share > 0) return '<0.1%';
  return `${tenths / 10}%`;
}
