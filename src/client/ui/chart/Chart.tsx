import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { memo, type PointerEvent, useState } from 'react';
import * as styles from './Chart.css.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartProps } from './chartProps.ts';
import { useWidth } from './useWidth.ts';

const HEIGHT = 208;
const MARGIN = { top: 12, right: 14, bottom: 26, left: 44 };
const TICKS = 5;
/** The share of its slot that a bar fills. */
const BAR_SHARE = 0.7;

/**
 * A chart of values over numbers, as lines or bars, with the default values dashed. It can be read with the pointer, with the arrow keys,
 * and as a table. Memoized: it renders again only if its props change.
 */
const Chart = memo(function Chart({ label, axis, places, series, write, kind = 'lines', most, words }: ChartProps) {
  const [measure, width] = useWidth();
  const [at, setAt] = useState(0);
  const values = series.flatMap(({ now, usual }) => [...now, ...usual]).filter(Number.isFinite);
  const [least, greatest] = [Math.min(0, ...values), Math.max(most ?? 1, ...values)];
  const [first = 0, last = 1] = [places[0], places.at(-1)];
  const inner = { left: MARGIN.left, right: width - MARGIN.right, bottom: HEIGHT - MARGIN.bottom, top: MARGIN.top };
  const bar = ((inner.right - inner.left) / Math.max(1, places.length)) * BAR_SHARE;
  const inset = kind === 'bars' ? bar / 2 / BAR_SHARE : 0;
  const x = scaleLinear([first, Math.max(first + 1, last)], [inner.left + inset, inner.right - inset]);
  const y = scaleLinear([least, greatest], [inner.bottom, inner.top]).nice(TICKS);
  const path = line<number>()
    .defined(Number.isFinite)
    .x((_, index) => x(places[index] ?? 0))
    .y((value) => y(value));
  const shown = Math.min(at, places.length - 1);
  const said = series.map(({ name, now, usual }) => ({
    name,
    now: write(now[shown] ?? 0),
    usual: usual[shown] === now[shown] ? undefined : write(usual[shown] ?? 0),
  }));
  const told = said.map(({ name, now, usual }) =>
    [name, now, usual && `(${words.usual} ${usual})`].filter(Boolean).join(' '),
  );
  const place = `${axis} ${places[shown]}`;

  function point(event: PointerEvent) {
    const box = event.currentTarget.getBoundingClientRect();
    const wanted = x.invert(MARGIN.left + ((event.clientX - box.left) / box.width) * (inner.right - inner.left));
    const distances = places.map((one) => Math.abs(one - wanted));
    setAt(distances.indexOf(Math.min(...distances)));
  }
  return (
    <figure className={styles.chart} ref={measure}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{label}</span>
        <span className={styles.readOut}>
          <b>{place}</b>
          {said.map(({ name, now, usual }, index) => (
            <span key={name} className={styles.said}>
              <i className={styles.mark[tone(index)]} />
              {name} <b>{now}</b>
              {usual && <span className={styles.usual}>{`${words.usual} ${usual}`}</span>}
            </span>
          ))}
        </span>
      </figcaption>
      <div className={styles.plot}>
        {/* The arrow keys move along the chart like along a slider, which a screen reader reads; the picture has no text of its own. */}
        <input
          type="range"
          className={styles.reader}
          min={0}
          max={places.length - 1}
          value={shown}
          aria-label={label}
          aria-valuetext={`${place}: ${told.join(', ')}`}
          onChange={(event) => setAt(Number(event.target.value))}
          onPointerMove={point}
          onPointerDown={point}
        />
        <svg className={styles.picture} width={width} height={HEIGHT} aria-hidden>
          {y.ticks(TICKS).map((tick) => (
            <g key={tick}>
              <line className={styles.grid} x1={inner.left} x2={inner.right} y1={y(tick)} y2={y(tick)} />
              <text className={styles.tickY} x={inner.left - 6} y={y(tick)}>
                {write(tick)}
              </text>
            </g>
          ))}
          {roundPlaces(places, x.ticks(TICKS)).map((tick) => (
            <text key={tick} className={styles.tickX} x={x(tick)} y={HEIGHT - 8}>
              {tick}
            </text>
          ))}
          <line
            className={styles.cursor}
            x1={x(places[shown] ?? 0)}
            x2={x(places[shown] ?? 0)}
            y1={inner.top}
            y2={inner.bottom}
          />
          {series.map(({ name, now, usual }, index) => (
            <g key={name}>
              {kind === 'bars' &&
                now.map((value, step) => {
                  const middle = x(places[step] ?? 0);
                  const size = bar / series.length;
                  const left = middle - bar / 2 + index * size;
                  return (
                    <rect
                      key={places[step]}
                      className={styles.bar[tone(index)]}
                      x={left}
                      width={Math.max(1, size - 1)}
                      y={Math.min(y(value), y(0))}
                      height={Math.abs(y(value) - y(0))}
                    />
                  );
                })}
              <path className={`${styles.line[tone(index)]} ${styles.dashed}`} d={path([...usual]) ?? ''} />
              {kind === 'lines' && <path className={styles.line[tone(index)]} d={path([...now]) ?? ''} />}
              {kind === 'lines' && Number.isFinite(now[shown]) && (
                <circle className={styles.dot[tone(index)]} cx={x(places[shown] ?? 0)} cy={y(now[shown] ?? 0)} r={4} />
              )}
            </g>
          ))}
        </svg>
      </div>
      <ChartTable {...{ label, axis, places, series, write, words }} />
    </figure>
  );
});
export default Chart;

const TONES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const tone = (index: number) => TONES[index % TONES.length] ?? 'first';

/** Returns the ticks that coincide with a place; all places if there are few. */
const roundPlaces = (places: readonly number[], ticks: readonly number[]): readonly number[] =>
  places.length <= 8 ? places : ticks.filter((tick) => places.includes(tick));
