import { useState } from 'react';
import * as styles from './Chart.css.ts';
import type { ChartProps } from './chartProps.ts';

/** All values of a chart as a table, rendered when it is first opened. */
export function ChartTable({ label, axis, places, series, write, words }: Omit<ChartProps, 'kind' | 'most'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{words.table}</summary>
      {isOpen && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className={styles.tableCaption}>{label}</caption>
            <thead>
              <tr>
                <th scope="col">{axis}</th>
                {series.flatMap(({ name }) => [
                  <th key={name} scope="col">
                    {name || label}
                  </th>,
                  <th key={`${name} usual`} scope="col">
                    {words.usual}
                  </th>,
                ])}
              </tr>
            </thead>
            <tbody>
              {places.map((place, index) => (
                <tr key={place}>
                  <th scope="row">{place}</th>
                  {series.flatMap(({ name, now, usual }) => [
                    <td key={name}>{write(now[index] ?? 0)}</td>,
                    <td key={`${name} usual`}>{write(usual[index] ?? 0)}</td>,
                  ])}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
