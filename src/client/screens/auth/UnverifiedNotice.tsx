import { useState } from 'react';
import { useLocation } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import type { User } from '#client/page/account.ts';
import { fields, muted, small } from '#client/page/page.css.ts';
import { logOut } from '#client/page/session.ts';
import { showError } from '#client/page/showError.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import * as styles from './auth.css.ts';
import { authTexts } from './authTexts.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { handOverTexts } from './handOverTexts.ts';
import { registrationTexts } from './registrationTexts.ts';
import { ThrottleNotice } from './ThrottleNotice.tsx';
import { useThrottle } from './useThrottle.ts';

interface UnverifiedNoticeProps {
  readonly account: User;
  /** Opens the form that changes the address, or all details of a player whom a game platform handed over. */
  readonly onChange: () => void;
}

/**
 * Shown while the registration is not confirmed (docs/product.md, "Registration"): the address that the mail went to, how to send it again,
 * to another address, and how to discard the registration. If the confirmation happens elsewhere, the user information is refetched on
 * return to this page, and the route guard redirects.
 */
export function UnverifiedNotice({ account, onChange }: UnverifiedNoticeProps) {
  const text = useText(authTexts, handOverTexts, registrationTexts);
  usePageTitle(text('unverified.title'));
  const [, navigate] = useLocation();
  const [isDiscarding, setDiscarding] = useState(false);
  const utils = trpc.useUtils();
  const { email } = account;
  const throttle = useThrottle();
  const resend = trpc.accounts.resendVerification.useMutation({
    meta: { hasThrottle: true },
    onError: (error) => {
      throttle.show(error);
      // It may be refused because the address has been confirmed in the meantime.
      void utils.accounts.me.invalidate();
    },
  });
  return (
    <>
      <h1 className={styles.heading}>{text('unverified.title')}</h1>
      <p className={styles.lead}>{text('unverified.lead', { email })}</p>
      <div className={fields}>
        <p className={`${muted} ${small}`}>{text('unverified.hint')}</p>
        {resend.data && (
          <Notice tone="success" role="status">
            <p>{text('unverified.resent', { email: resend.data.data.email })}</p>
          </Notice>
        )}
        <ThrottleNotice seconds={throttle.seconds} />
      </div>
      <div className={styles.buttons}>
        <Button
          tone="primary"
          isPending={resend.isPending}
          isDisabled={throttle.seconds !== undefined}
          onPress={() => resend.mutate({})}
        >
          {text('unverified.resend')}
        </Button>
        <Button onPress={onChange}>{text(account.has_password ? 'unverified.change' : 'completion.change')}</Button>
        <Button onPress={() => setDiscarding(true)}>{text('unverified.discard')}</Button>
        <Button onPress={() => void logOut().catch(showError)}>{text('auth.logout')}</Button>
      </div>
      {isDiscarding && (
        <DiscardDialog
          account={account}
          onClose={() => setDiscarding(false)}
          onDone={() => navigate('/auth/register', { replace: true })}
        />
      )}
    </>
  );
}
