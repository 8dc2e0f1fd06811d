import { useText } from '#client/i18n/useText.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { SpreadBars } from './SpreadBars.tsx';
import * as styles from './SpreadPicture.css.ts';

interface SpreadPictureProps {
  /** The probability of every result, from the lowest to the highest. */
  readonly spread: Float64Array;
  readonly minimum: number;
  readonly expected: number;
  readonly maximum: number;
  readonly label: string;
}

/** A picture of the chance of each result, with minimum, average and maximum. */
export function SpreadPicture({ spread, minimum, expected, maximum, label }: SpreadPictureProps) {
  const text = useText(recordFormTexts);
  return (
    <div className={styles.spread}>
      <SpreadBars spread={spread} label={label} />
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
