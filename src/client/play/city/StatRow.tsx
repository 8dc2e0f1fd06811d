import type { KeyboardEvent } from 'react';
import { useText } from '#client/i18n/useText.ts';
import * as styles from './StatRow.css.ts';
import { townTexts } from './townTexts.ts';

interface StatRowProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  /** The maximum, with the points that are left. */
  readonly most: number;
  readonly isDisabled: boolean;
  readonly onChange: (value: number) => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { '+': 1, ArrowRight: 1, '-': -1, ArrowLeft: -1 };

/** A stat with two buttons for distributing points; the keys + and -, left and right do the same. */
export function StatRow({ label, value, least, most, isDisabled, onChange }: StatRowProps) {
  const text = useText(townTexts);
  const to = (next: number) => {
    if (!isDisabled && next >= least && next <= most) onChange(next);
  };
  function press(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    const next = by === undefined ? { Home: least, End: most }[event.key] : value + by;
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    to(next);
  }
  return (
    <>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <span className={styles.row}>
        <button
          type="button"
          className={styles.step}
          tabIndex={-1}
          aria-label={text('town.less', { stat: label })}
          disabled={isDisabled || value <= least}
          onClick={() => to(value - 1)}
        >
          −
        </button>
        <span
          className={styles.value}
          role="spinbutton"
          tabIndex={isDisabled ? -1 : 0}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={most}
          aria-disabled={isDisabled}
          data-raised={value > least || undefined}
          onKeyDown={press}
        >
          {value}
        </span>
        <button
          type="button"
          className={styles.step}
          tabIndex={-1}
          aria-label={text('town.more', { stat: label })}
          disabled={isDisabled || value >= most}
          onClick={() => to(value + 1)}
        >
          +
        </button>
      </span>
    </>
  );
}
