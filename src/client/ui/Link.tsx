import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { button, content } from './Button.css.ts';
import { link } from './Link.css.ts';
import { plainClick } from './plainClick.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'onClick'> {
  readonly href: string;
  /** Follows the link inside the application (wouter's navigate); a click with a modifier stays the browser's. */
  readonly onPress?: () => void;
  readonly look?: 'text' | 'primary' | 'quiet' | 'plain';
  /** Before the text of a link that looks like a button. */
  readonly icon?: ReactNode;
}

/** A place to go to; what does something is a Button. */
export function Link({ href, onPress, look = 'text', icon, children, ...rest }: LinkProps) {
  const className = look === 'text' ? link : button({ tone: look, size: 'medium', shape: 'text' });
  return (
    <a {...rest} href={href} className={className} onClick={plainClick(onPress)}>
      {look === 'text' ? (
        children
      ) : (
        <span className={content}>
          {icon}
          {children}
        </span>
      )}
    </a>
  );
}
