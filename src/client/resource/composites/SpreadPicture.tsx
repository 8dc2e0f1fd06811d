import { useMemo } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { recordFormTexts } from '#client/resource/recordFormTexts.ts';
import { spreadBars } from '#domain/dice/diceSpread.ts';
import * as styles from './SpreadPicture.css.ts';

const BARS = 40;
const HEIGHT = 32;

interface SpreadPictureProps {
  /** The probability of every result, from the least to the greatest. */
  readonly spread: Float64Array;
  readonly minimum: number;
  readonly expected: number;
  readonly maximum: number;
  readonly label: string;
}

/** How often each result comes, drawn, with the least, the expected and the greatest. */
export function SpreadPicture({ spread, minimum, expected, maximum, label }: SpreadPictureProps) {
  const text = useText(recordFormTexts);
  const all = useMemo(() => spreadBars(spread, BARS), [spread]);
  // What always comes out the same has no spread.
  const bars = all.length > 1 ? all : [];
  const highest = Math.max(...bars);
  const width = 100 / bars.length;
  return (
    <div className={styles.spread}>
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
      <dl className={styles.results}>
        <div>
          <dt>{text('record.dice.minimum')}</dt>
          <dd>{minimum}</dd>
        </div>
        <div>
          <dt>{text('record.dice.expected')}</dt>
          <dd>{Number(expected.toFixed(1))}</dd>
        </div>
        <div>
          <dt>{text('record.dice.maximum')}</dt>
          <dd>{maximum}</dd>
        </div>
      </dl>
    </div>
  );
}
