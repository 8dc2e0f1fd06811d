import { useLocation } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import * as styles from './Drawer.css.ts';
import { DrawerLink } from './DrawerLink.tsx';
import { DRAWER_ENTRIES } from './drawerEntries.ts';
import { frameTexts } from './frameTexts.ts';

/** The product's main links, the same on every screen. `onFollow` is called when one is followed. */
export function DrawerNavigation({ onFollow }: { onFollow?: () => void }) {
  const text = useText(frameTexts);
  const [path] = useLocation();
  return (
    <nav aria-label={text('frame.navigation')}>
      <ul className={styles.entries}>
        {DRAWER_ENTRIES.map(({ href, label, Icon }) => (
          <li key={href}>
            <DrawerLink
              href={href}
              label={text(label)}
              icon={<Icon size={20} aria-hidden />}
              current={path === href ? 'page' : undefined}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
