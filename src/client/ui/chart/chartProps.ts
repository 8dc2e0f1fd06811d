/** One kind of value along the places of a chart. */
export interface ChartSeries {
  readonly name: string;
  /** One for each place. */
  readonly now: readonly number[];
  /** The default values, one for each place. */
  readonly usual: readonly number[];
}

export interface ChartProps {
  /** The name of the values. */
  readonly label: string;
  /** The name of the places. */
  readonly axis: string;
  /** Ascending. */
  readonly places: readonly number[];
  readonly series: readonly ChartSeries[];
  readonly write: (value: number) => string;
  readonly kind?: 'lines' | 'bars';
  /** The minimum upper end of the value axis. */
  readonly most?: number;
  readonly words: { readonly usual: string; readonly table: string };
}
