/** A mean with at most two digits behind the point; one that is not nought never reads so. */
export function formatAmount(amount: number): string {
  const rounded = Math.round(amount * 100) / 100;
  return rounded === 0 && amount > 0 ? '<0.01' : String(rounded);
}
