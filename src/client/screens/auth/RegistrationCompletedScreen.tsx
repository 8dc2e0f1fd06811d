import { useAtomValue } from 'jotai';
import { useText } from '#client/i18n/useText.ts';
import * as styles from '#client/shell/Chamber.css.ts';
import { muted, small } from '#client/shell/page.css.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { usePageTitle } from '#client/shell/usePageTitle.ts';
import { authTexts } from './authTexts.ts';
import { registeredAtom } from './registered.ts';
import { registrationTexts } from './registrationTexts.ts';

/** /auth/register/completed: the mail to be opened next, or that one can log in now. */
export default function RegistrationCompletedScreen() {
  const text = useText(authTexts, registrationTexts);
  const { mailedTo } = useAtomValue(registeredAtom);
  const title = text(mailedTo === undefined ? 'completed.title' : 'completed.mailTitle');
  usePageTitle(title);
  return (
    <>
      <h1 className={styles.heading}>{title}</h1>
      {mailedTo === undefined ? (
        <p className={styles.lead}>{text('completed.lead')}</p>
      ) : (
        <div className={styles.lead}>
          <p>{text('completed.mail', { email: mailedTo })}</p>
          <p className={`${muted} ${small}`}>{text('completed.noMail')}</p>
        </div>
      )}
      <RouteLink href="/auth/login" look={mailedTo === undefined ? 'primary' : 'quiet'}>
        {text('auth.toLogin')}
      </RouteLink>
    </>
  );
}
