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

/** Acts after which a page may scroll because its user wants it to. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * The state of a tooltip. It closes when the page scrolls; but the browser reports the scroll that brings a focused element into view only
 * after the focus, on a busy machine long after it. What the focus has opened stays until the focus leaves or the user does something.
 */
function useOpenThroughFocus() {
  const [isOpen, setOpen] = useState(false);
  const reached = useRef<Element | null>(null);
  function change(opens: boolean): void {
    // The pointer opens it later, from a timer.
    if (opens && window.event instanceof FocusEvent) {
      reached.current = document.activeElement;
      const acted = new AbortController();
      const forget = () => {
        reached.current = null;
        acted.abort();
      };
      for (const act of ACTS) addEventListener(act, forget, { signal: acted.signal, capture: true, passive: true });
    }
    if (opens || reached.current === null || reached.current !== document.activeElement) setOpen(opens);
  }
  return [isOpen, change] as const;
}
