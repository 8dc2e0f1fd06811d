import { useMemo } from 'react';
import { spreadBars } from '#domain/dice/diceSpread.ts';
import * as styles from './SpreadPicture.css.ts';

/** The maximum number of bars in a picture. */
export const BARS = 40;
const HEIGHT = 32;

interface SpreadBarsProps {
  /** The probability of every result, from the lowest to the highest. */
  readonly spread: Float64Array;
  readonly label: string;
}

/** A bar chart that fills the width: how often each result occurs. */
export function SpreadBars({ spread, label }: SpreadBarsProps) {
  const all = useMemo(() => spreadBars(spread, BARS), [spread]);
  // A constant result has no distribution to draw.
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
        // A bar has no identity except its position.
        const x = place * width;
        return <rect key={x} className={styles.bar} x={x} y={HEIGHT - height} width={width * 0.9} height={height} />;
      })}
    </svg>
  );
}
