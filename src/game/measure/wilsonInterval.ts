/** The number of standard deviations around the mean that hold 95 % of a normal distribution. */
const WIDTH = 1.959964;

/** Wilson's interval: the shares, 0 to 1, between which the true share lies with 95 % confidence after `hits` of `tries`. */
export function wilsonInterval(hits: number, tries: number): { readonly from: number; readonly to: number } {
  if (tries === 0) return { from: 0, to: 1 };
  const share = hits / tries;
  const squared = WIDTH ** 2 / tries;
  const middle = (share + squared / 2) / (1 + squared);
  const half = (WIDTH / (1 + squared)) * Math.sqrt((share * (1 - share)) / tries + squared / (4 * tries));
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}
