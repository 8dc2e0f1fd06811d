import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { removeAccessToken } from '#client/api/accessToken.ts';
import { fieldErrorsOf } from '#client/api/apiError.ts';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { fields } from '#client/page/page.css.ts';
import { PasswordEntry } from '#client/page/passwords/PasswordEntry.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { keepRegistered } from '#client/page/registered.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { Button } from '#client/ui/Button.tsx';
import * as styles from './auth.css.ts';
import { mailLinkTexts } from './mailLinkTexts.ts';
import { Outcome } from './Outcome.tsx';
import { useLinkToken } from './useLinkToken.ts';

/** /auth/reset: the link in a mail for choosing a new password. It ends all sessions, so the user logs in again. */
export default function ResetPasswordScreen() {
  const text = useText(mailLinkTexts);
  usePageTitle(text('reset.title'));
  const token = useLinkToken();
  const [, navigate] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const errors = useFieldErrors(form, ['password', 'token']);
  const reset = trpc.accounts.resetPassword.useMutation({
    meta: { hasForm: true },
    onSuccess: ({ data }) => {
      removeAccessToken();
      keepRegistered({ username: data.username });
      navigate('/auth/login?after=reset', { replace: true });
    },
    onError: (error) => errors.show(error),
  });
  const isUsedUp = fieldErrorsOf(reset.error)?.token !== undefined && reset.variables?.token === token;
  if (token === '' || isUsedUp) {
    return (
      <Outcome title={text('link.usedTitle')} lead={text(isUsedUp ? 'link.used' : 'link.missing')}>
        <RouteLink href="/auth/forgot" look="primary">
          {text('reset.again')}
        </RouteLink>
      </Outcome>
    );
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        errors.clear();
        reset.mutate({ token, password });
      }}
    >
      <h1 className={styles.heading}>{text('reset.title')}</h1>
      <p className={styles.lead}>{text('reset.lead')}</p>
      <div className={fields}>
        <PasswordEntry kind="new" value={password} onChange={setPassword} errors={errors.messages.password} autoFocus />
        <Button type="submit" tone="primary" isWide isPending={reset.isPending}>
          {text('reset.submit')}
        </Button>
      </div>
    </form>
  );
}
