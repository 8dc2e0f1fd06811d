import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';

interface ToolbarProps {
  /** The purpose of its buttons. */
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Buttons with a single tab stop, at the one that was last used; the arrow keys move between them. */
export const Toolbar = ({ label, className, children }: ToolbarProps) => (
  <AriaToolbar aria-label={label} className={className}>
    {children}
  </AriaToolbar>
);
