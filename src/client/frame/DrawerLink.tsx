import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { plainClick } from '#client/ui/plainClick.ts';
import * as styles from './Drawer.css.ts';

interface DrawerLinkProps {
  readonly href: string;
  readonly label: string;
  /** After the label. */
  readonly badge?: ReactNode;
  readonly icon?: ReactNode;
  /** 'page' for the current screen, 'true' for an entry that contains it. */
  readonly current?: 'page' | 'true' | undefined;
  readonly onFollow?: (() => void) | undefined;
}

/** A link as a line of the drawer. */
export function DrawerLink({ href, label, badge, icon, current, onFollow }: DrawerLinkProps) {
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
      {badge}
    </a>
  );
}
