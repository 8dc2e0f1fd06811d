/** A share of 1 in per cent, with a digit behind the point where it says something: `12.5%`. One that is not nought never reads so. */
export function formatShare(share: number): string {
  const tenths = Math.round(share * 1000);
  if (tenths === 0 && share > 0) return '<0.1%';
  return `${tenths / 10}%`;
}
