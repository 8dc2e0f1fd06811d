import { useText } from '#client/i18n/useText.ts';
import * as styles from '#client/shell/AuthLayout.css.ts';
import { logOut } from '#client/shell/session.ts';
import { showError } from '#client/shell/showError.ts';
import { Button } from '#client/ui/Button.tsx';

/** What a reader sees whose registration is not confirmed (spec 1 §4). */
export function UnverifiedNotice() {
  const text = useText();
  return (
    <>
      <h1 className={styles.heading}>{text('unverified.title')}</h1>
      <p className={styles.lead}>{text('unverified.lead')}</p>
      <Button onPress={() => void logOut().catch(showError)}>{text('unverified.logout')}</Button>
    </>
  );
}
