import { Label } from 'react-aria-components/Label';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { NumberField } from './NumberField.tsx';
import { thumb, track } from './Slider.css.ts';
import * as styles from './SliderField.css.ts';

interface SliderFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Also called while the handle is dragged or the number typed. */
  readonly onChange: (value: number) => void;
  /** Called when the handle is released or the field left, and after each key of the slider. */
  readonly onChangeEnd: (value: number) => void;
}

/** A slider with a number field in one line, for a number whose effect is visible at once. */
export const SliderField = ({ label, value, min, max, onChange, onChangeEnd }: SliderFieldProps) => (
  <div className={styles.line}>
    <Slider
      className={styles.slider}
      value={value}
      minValue={min}
      maxValue={max}
      onChange={onChange}
      onChangeEnd={onChangeEnd}
    >
      <Label className={styles.label}>{label}</Label>
      <SliderTrack className={track}>
        <SliderThumb className={thumb} />
      </SliderTrack>
    </Slider>
    <div className={styles.number}>
      <NumberField
        label={label}
        value={value}
        min={min}
        max={max}
        onChange={onChange}
        onBlur={() => onChangeEnd(value)}
      />
    </div>
  </div>
);
