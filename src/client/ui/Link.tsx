import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { button, content } from './Button.css.ts';
import { link } from './Link.css.ts';
import { plainClick } from './plainClick.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'onClick'> {
  readonly href: string;
  /** Follows the link inside of the application (wouter's navigate); a click with a modifier is left to the browser. */
  readonly onPress?: () => void;
  readonly look?: 'text' | 'primary' | 'quiet' | 'plain';
  /** Before the text of a link that looks like a button. */
  readonly icon?: ReactNode;
}

/** A link to another place; use a Button for actions. */
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
