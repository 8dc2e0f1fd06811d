import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { head, label as labelStyle, output, slider, thumb, track } from './Slider.css.ts';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** While it is drawn, too. */
  readonly onChange: (value: number) => void;
  /** Once it is let go, and after each key. */
  readonly onChangeEnd?: (value: number) => void;
}

/** A number whose effect is seen at once; where the number itself matters, a NumberField. */
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
