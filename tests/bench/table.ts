/** One measured ratio with its goal. `ratio` is ours over the limit: rates must be at least, times and sizes at most, `goal`. */
export interface Figure {
  readonly name: string;
  readonly ours: string;
  readonly limit: string;
  readonly ratio: number;
  readonly goal: { readonly atLeast: number } | { readonly atMost: number };
}

export const meetsGoal = ({ ratio, goal }: Figure): boolean =>
  'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost;

/** The figures as a table for reading. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    figure.ours,
    figure.limit,
    figure.ratio.toFixed(2),
    'atLeast' in figure.goal ? `>= ${figure.goal.atLeast}` : `<= ${figure.goal.atMost}`,
    meetsGoal(figure) ? 'met' : 'NOT MET',
  ]);
  const head = ['', 'ours', 'limit', 'ratio', 'goal', ''];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  return [head, ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
