import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { head, label as labelStyle, output, slider, thumb, track } from './Slider.css.ts';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Also called while the handle is dragged. */
  readonly onChange: (value: number) => void;
  /** Called when the handle is released, and after each key. */
  readonly onChangeEnd?: (value: number) => void;
}

/** A slider for a number whose effect is visible at once; use a NumberField if the number itself matters. */
export function Slider({ label, value, min, max, onChange, onChangeEnd }: SliderProps) {
  return (
    <AriaSlider
      className={slider}
      value={value}
      minValue={min}
      maxValue={max}
      onChange={onChange}
      {...(onChangeEnd && { onChangeEnd })}
    >
      <div className={head}>
        <Label className={labelStyle}>{label}</Label>
        <SliderOutput className={output} />
      </div>
      <SliderTrack className={track}>
        <SliderThumb className={thumb} />
      </SliderTrack>
    </AriaSlider>
  );
}
