/** One kind of value along the places of a chart. */
export interface ChartSeries {
  readonly name: string;
  /** One for each place. */
  readonly now: readonly number[];
  /** What it would be by default, one for each place. */
  readonly usual: readonly number[];
}

export interface ChartProps {
  /** What the values are. */
  readonly label: string;
  /** What the places are. */
  readonly axis: string;
  /** Rising. */
  readonly places: readonly number[];
  readonly series: readonly ChartSeries[];
  readonly write: (value: number) => string;
  readonly kind?: 'lines' | 'bars';
  /** Where the axis of the values ends at least. */
  readonly most?: number;
  readonly words: { readonly usual: string; readonly table: string };
}
