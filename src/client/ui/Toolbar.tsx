import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';

interface ToolbarProps {
  /** What its buttons are for. */
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Buttons that are one stop of the Tab key, at the one that was last used; the arrows go from one to the next. */
export const Toolbar = ({ label, className, children }: ToolbarProps) => (
  <AriaToolbar aria-label={label} className={className}>
    {children}
  </AriaToolbar>
);
