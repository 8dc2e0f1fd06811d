import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { bar, head, progress, track } from './ProgressBar.css.ts';

interface ProgressBarProps {
  readonly label: string;
  /** The completed share, 0 to 1. */
  readonly share: number;
}

/** The progress of work whose end is known. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <AriaProgressBar className={progress} value={share} maxValue={1} formatOptions={{ style: 'percent' }}>
      {({ percentage = 0, valueText }) => (
        <>
          <div className={head}>
            <Label>{label}</Label>
            <span>{valueText}</span>
          </div>
          <div className={track}>
            <div className={bar} style={{ width: `${percentage}%` }} />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
