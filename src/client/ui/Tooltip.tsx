import type { ReactElement, ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

interface TooltipProps {
  readonly text: ReactNode;
  /** One element of this kit that takes focus (a Button, an IconButton, a Link of react-aria). */
  readonly children: ReactElement;
  readonly placement?: NonNullable<AriaTooltipProps['placement']>;
}

/** A short explanation on hover and on keyboard focus. It adds to a name, it never replaces one. */
export function Tooltip({ text, children, placement = 'bottom' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
