import { useMemo } from 'react';
import { spreadBars } from '#domain/dice/diceSpread.ts';
import * as styles from './SpreadPicture.css.ts';

/** The most bars that are drawn. */
export const BARS = 40;
const HEIGHT = 32;

interface SpreadBarsProps {
  /** The probability of every result, from the least to the greatest. */
  readonly spread: Float64Array;
  readonly label: string;
}

/** How often each result comes, as bars that fill the width. */
export function SpreadBars({ spread, label }: SpreadBarsProps) {
  const all = useMemo(() => spreadBars(spread, BARS), [spread]);
  // What always comes out the same has no spread.
  const bars = all.length > 1 ? all : [];
  const highest = Math.max(...bars);
  const width = 100 / bars.length;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {bars.map((bar, place) => {
        const height = (bar / highest) * HEIGHT;
        // Bars are known by their places and nothing else.
        const x = place * width;
        return <rect key={x} className={styles.bar} x={x} y={HEIGHT - height} width={width * 0.9} height={height} />;
      })}
    </svg>
  );
}
