import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

interface TooltipProps {
  readonly text: ReactNode;
  /** One focusable element of this kit (a Button, an IconButton, a Link of react-aria). */
  readonly children: ReactElement;
  readonly placement?: NonNullable<AriaTooltipProps['placement']>;
}

/** A short explanation on hover and on keyboard focus. It adds to a name and never replaces one. */
export function Tooltip({ text, children, placement = 'bottom' }: TooltipProps) {
  const [isOpen, setOpen] = useOpenThroughFocus();
  return (
    <TooltipTrigger delay={500} closeDelay={80} isOpen={isOpen} onOpenChange={setOpen}>
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

/**
 * The state of a tooltip. It closes when the page scrolls; but the browser reports the scroll that brings a focused element into view only
 * after the focus, and that scroll must not close what the focus has just opened.
 */
function useOpenThroughFocus() {
  const [isOpen, setOpen] = useState(false);
  const reached = useRef<Element | null>(null);
  function change(opens: boolean): void {
    if (opens) {
      reached.current = document.activeElement;
      requestAnimationFrame(() => requestAnimationFrame(() => (reached.current = null)));
    }
    if (opens || reached.current === null || reached.current !== document.activeElement) setOpen(opens);
  }
  return [isOpen, change] as const;
}
