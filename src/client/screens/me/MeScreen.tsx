import { useAtomValue } from 'jotai';
import { useText } from '#client/i18n/useText.ts';
import { accountAtom } from '#client/page/account.ts';
import { fields, page } from '#client/page/page.css.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { DeletionPanel } from './DeletionPanel.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import * as styles from './me.css.ts';
import { meTexts } from './meTexts.ts';
import { NoPassword } from './NoPassword.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

/** /me: the account of the author, with everything that can be changed. */
export default function MeScreen() {
  const text = useText(meTexts);
  usePageTitle(text('me.title'));
  const account = useAtomValue(accountAtom);
  if (!account) return null;
  return (
    <div className={`${page} ${styles.desk}`}>
      <ProfilePanel account={account} />
      <div className={styles.pair}>
        <EmailPanel account={account} />
        {account.has_password ? (
          <PasswordPanel account={account} />
        ) : (
          <Panel title={text('passwordPanel.title')}>
            <div className={fields}>
              <NoPassword />
            </div>
          </Panel>
        )}
      </div>
      <SessionsPanel />
      <DeletionPanel account={account} />
    </div>
  );
}
