import { area, axis, chart } from './treasures.css.ts';

interface ShareChartProps {
  readonly label: string;
  /** From 0 to 1, one for each step of the axis. */
  readonly shares: readonly number[];
  /** The labels at the ends of the axis. */
  readonly from: number;
  readonly to: number;
}

const HEIGHT = 100;

/** A chance as a function of numbers, scaled to the whole height. */
export function ShareChart({ label, shares, from, to }: ShareChartProps) {
  const highest = Math.max(...shares, Number.MIN_VALUE);
  return (
    <div>
      <svg
        className={chart}
        viewBox={`0 0 ${shares.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {shares.map((share, at) => {
          const height = (share / highest) * HEIGHT;
          // Bars have no other key than their position.
          const x = at;
          return <rect key={x} className={area} x={x} y={HEIGHT - height} width={0.9} height={height} />;
        })}
      </svg>
      <div className={axis} aria-hidden>
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
