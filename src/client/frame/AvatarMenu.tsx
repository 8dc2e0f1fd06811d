import { useAtom, useAtomValue } from 'jotai';
import LogOut from 'lucide-react/icons/log-out';
import { Button } from 'react-aria-components/Button';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Avatar } from '#client/page/Avatar.tsx';
import { accountAtom } from '#client/page/account.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { THEMES, themeAtom } from '#client/page/theme.ts';
import { Menu } from '#client/ui/Menu.tsx';
import { LANGUAGES } from '#domain/text/languages.ts';
import { frameTexts } from './frameTexts.ts';
import { isLeavingAtom } from './isLeavingAtom.ts';
import { LogoutDialog } from './LogoutDialog.tsx';
import * as styles from './TopBar.css.ts';

/** The menu with the account, the language, the theme, and the logout. */
export function AvatarMenu() {
  const text = useText(frameTexts, pageTexts);
  const account = useAtomValue(accountAtom);
  const [language, chooseLanguage] = useAtom(languageAtom);
  const [theme, chooseTheme] = useAtom(themeAtom);
  const [isLeaving, setLeaving] = useAtom(isLeavingAtom);
  if (!account) return null;
  const label = text('avatar.menu', { name: account.name });

  const languages = LANGUAGES.map((one) => ({
    id: one,
    label: text(`language.${one}`),
    isCurrent: one === language,
    onAction: () => chooseLanguage(one),
  }));
  const themes = THEMES.map((one) => ({
    id: one,
    label: text(`avatar.${one}`),
    isCurrent: one === theme,
    onAction: () => chooseTheme(one),
  }));
  const logout = {
    id: 'logout',
    label: text('avatar.logout'),
    icon: <LogOut size={16} aria-hidden />,
    onAction: () => setLeaving(true),
  };
  return (
    <>
      <Menu
        label={label}
        trigger={
          <Button className={styles.avatarButton} aria-label={label}>
            <Avatar account={account} />
          </Button>
        }
        header={
          <div className={styles.who}>
            <Avatar account={account} />
            <div>
              <p className={styles.whoName}>{account.name}</p>
              <p className={styles.whoMail}>{account.email}</p>
            </div>
          </div>
        }
        sections={[
          { id: 'language', title: text('avatar.language'), items: languages },
          { id: 'theme', title: text('avatar.theme'), items: themes },
          { id: 'session', title: '', items: [logout] },
        ]}
      />
      <LogoutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
}
