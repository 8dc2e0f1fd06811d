import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { plainClick } from '#client/ui/plainClick.ts';
import * as styles from './Drawer.css.ts';

interface DrawerLinkProps {
  readonly href: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** The screen that is shown, or what holds it. */
  readonly current?: 'page' | 'true' | undefined;
  readonly onFollow?: (() => void) | undefined;
}

/** A place to go, as a line of the drawer. */
export function DrawerLink({ href, label, icon, current, onFollow }: DrawerLinkProps) {
  const [, navigate] = useLocation();
  return (
    <a
      href={href}
      className={styles.entry}
      aria-current={current}
      onClick={plainClick(() => {
        onFollow?.();
        navigate(href);
      })}
    >
      {icon}
      <span className={styles.entryText}>{label}</span>
    </a>
  );
}
