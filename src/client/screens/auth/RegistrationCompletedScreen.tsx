import { useAtomValue } from 'jotai';
import { useText } from '#client/i18n/useText.ts';
import { muted, small } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import * as styles from './auth.css.ts';
import { authTexts } from './authTexts.ts';
import { registeredAtom } from './registered.ts';
import { registrationTexts } from './registrationTexts.ts';

/** /auth/register/completed: asks to open the mail, or says that the user can log in now. */
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
