import { useText } from '#client/i18n/useText.ts';
import * as styles from '#client/shell/AuthLayout.css.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { usePageTitle } from '#client/shell/usePageTitle.ts';

export { authTexts as texts } from './authTexts.ts';

/** /auth/register/completed */
export default function RegistrationCompletedScreen() {
  const text = useText();
  usePageTitle(text('completed.title'));
  return (
    <>
      <h1 className={styles.heading}>{text('completed.title')}</h1>
      <p className={styles.lead}>{text('completed.lead')}</p>
      <RouteLink href="/auth/login" look="primary">
        {text('completed.login')}
      </RouteLink>
    </>
  );
}
