import { useLocation } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { plainClick } from '#client/ui/plainClick.ts';
import * as styles from './Drawer.css.ts';
import { DRAWER_ENTRIES } from './drawerEntries.ts';
import { frameTexts } from './frameTexts.ts';

/** The three places to go, wherever one is. `onFollow` is called when one is chosen. */
export function DrawerNavigation({ onFollow }: { onFollow?: () => void }) {
  const text = useText(frameTexts);
  const [path, navigate] = useLocation();
  return (
    <nav aria-label={text('frame.navigation')}>
      <ul className={styles.entries}>
        {DRAWER_ENTRIES.map(({ href, label, Icon }) => (
          <li key={href}>
            <a
              href={href}
              className={styles.entry}
              aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
              onClick={plainClick(() => {
                onFollow?.();
                navigate(href);
              })}
            >
              <Icon size={20} aria-hidden />
              <span className={styles.entryText}>{text(label)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
