import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { bare, option } from './Checkbox.css.ts';
import { knob, track } from './Switch.css.ts';

interface SwitchProps extends Pick<AriaSwitchProps, 'isDisabled' | 'name'> {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly children: ReactNode;
}

/** A switch that takes effect at once: no save button follows. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className={`${option} ${bare}`}>
      <span className={track}>
        <span className={knob} />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  );
}
