import { memo, useMemo } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { type Dice, diceResults, diceSpread, spreadBars } from '#domain/play/diceSpread.ts';
import * as styles from './DiceSpread.css.ts';

const BARS = 40;
const HEIGHT = 32;

interface DiceSpreadProps {
  readonly dice: Dice;
  readonly label: string;
  /** What every result is multiplied by. */
  readonly factor?: number;
}

/** How often each result comes, drawn, with the least, the expected and the greatest. */
export const DiceSpread = memo(function DiceSpread({ dice, label, factor = 1 }: DiceSpreadProps) {
  const text = useText();
  const { minimum, maximum, expected } = diceResults(dice);
  const spread = useMemo(() => spreadBars(diceSpread(dice), BARS), [dice]);
  // What always comes out the same has no spread.
  const bars = spread.length > 1 ? spread : [];
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
          <dd>{minimum * factor}</dd>
        </div>
        <div>
          <dt>{text('record.dice.expected')}</dt>
          <dd>{expected * factor}</dd>
        </div>
        <div>
          <dt>{text('record.dice.maximum')}</dt>
          <dd>{maximum * factor}</dd>
        </div>
      </dl>
    </div>
  );
});
