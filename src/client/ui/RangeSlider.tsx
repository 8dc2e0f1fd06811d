import type { ReactNode } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import * as styles from './RangeSlider.css.ts';

interface RangeSliderProps {
  readonly label: string;
  /** Names of the two handles. */
  readonly handles: readonly [string, string];
  readonly value: readonly [number, number];
  readonly min: number;
  readonly max: number;
  /** Also called while a handle is dragged. */
  readonly onChange: (value: readonly [number, number]) => void;
  /** Called when the handle is released, and after each key. */
  readonly onChangeEnd: (value: readonly [number, number]) => void;
  /** Lies under the handles, as wide as the track. */
  readonly children?: ReactNode;
}

/** A slider for a range of two numbers. The handles never pass each other. */
export function RangeSlider({ label, handles, value, min, max, onChange, onChangeEnd, children }: RangeSliderProps) {
  return (
    <Slider
      className={styles.slider}
      aria-label={label}
      value={[...value]}
      minValue={min}
      maxValue={max}
      onChange={([start = min, end = max]) => onChange([start, end])}
      onChangeEnd={([start = min, end = max]) => onChangeEnd([start, end])}
    >
      <SliderTrack className={styles.track}>
        {children}
        <SliderThumb index={0} className={styles.first} aria-label={handles[0]} />
        <SliderThumb index={1} className={styles.last} aria-label={handles[1]} />
      </SliderTrack>
    </Slider>
  );
}
