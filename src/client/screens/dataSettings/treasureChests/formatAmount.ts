/** Formats a mean with at most two decimals; one above 0 is never shown as 0. */
export function formatAmount(amount: number): string {
  const rounded = Math.round(amount * 100) / 100;
  return rounded === 0 && amount > 0 ? '<0.01' : String(rounded);
}
