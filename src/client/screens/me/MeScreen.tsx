import { useAtomValue } from 'jotai';
import { useText } from '#client/i18n/useText.ts';
import { Avatar } from '#client/shell/Avatar.tsx';
import { accountAtom } from '#client/shell/account.ts';
import { FactList } from '#client/shell/FactList.tsx';
import { fields, page } from '#client/shell/page.css.ts';
import { who, whoName } from '#client/shell/TopBar.css.ts';
import { usePageTitle } from '#client/shell/usePageTitle.ts';
import { Panel } from '#client/ui/Panel.tsx';

export { meTexts as texts } from './meTexts.ts';

/** /me: what was registered. */
export default function MeScreen() {
  const text = useText();
  usePageTitle(text('me.title'));
  const account = useAtomValue(accountAtom);
  if (!account) return null;
  const { username, name, email, language } = account;
  const facts = { username, name, email, language: text(`language.${language}`) };
  return (
    <div className={page}>
      <Panel padding="roomy">
        <div className={fields}>
          <div className={who}>
            <Avatar account={account} />
            <p className={whoName}>{name}</p>
          </div>
          <FactList facts={Object.entries(facts).map(([field, value]) => ({ name: text(`me.${field}`), value }))} />
        </div>
      </Panel>
    </div>
  );
}
