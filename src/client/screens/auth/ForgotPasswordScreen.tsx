import { useRef, useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { EmailEntry } from '#client/page/EmailEntry.tsx';
import { fields } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import * as styles from './auth.css.ts';
import { mailLinkTexts } from './mailLinkTexts.ts';
import { Outcome } from './Outcome.tsx';
import { ThrottleNotice } from './ThrottleNotice.tsx';
import { useThrottle } from './useThrottle.ts';

/** /auth/forgot: requests a link for choosing a new password. The answer does not reveal who is registered. */
export default function ForgotPasswordScreen() {
  const text = useText(mailLinkTexts);
  usePageTitle(text('forgot.title'));
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const errors = useFieldErrors(form, ['email']);
  const throttle = useThrottle();
  const settings = trpc.app.settings.useQuery();
  const request = trpc.accounts.requestPasswordReset.useMutation({
    meta: { hasForm: true, hasThrottle: true },
    onError: (error) => {
      errors.show(error);
      throttle.show(error);
    },
  });
  const back = (
    <p className={styles.after}>
      <RouteLink href="/auth/login">{text('forgot.back')}</RouteLink>
    </p>
  );
  if (request.data) {
    return (
      <Outcome title={text('forgot.sentTitle')} lead={text('forgot.sent', { email: request.data.data.email })}>
        <Button onPress={() => request.reset()}>{text('forgot.again')}</Button>
        {back}
      </Outcome>
    );
  }
  const isMailless = settings.data?.data.has_mail === false;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        errors.clear();
        throttle.clear();
        request.mutate({ email });
      }}
    >
      <h1 className={styles.heading}>{text('forgot.title')}</h1>
      <p className={styles.lead}>{text('forgot.lead')}</p>
      <div className={fields}>
        {isMailless && (
          <Notice tone="warning">
            <p>{text('forgot.noMail')}</p>
          </Notice>
        )}
        <EmailEntry
          label={text('forgot.email')}
          value={email}
          onChange={setEmail}
          errors={errors.messages.email}
          isDisabled={isMailless}
          autoFocus
        />
        <ThrottleNotice seconds={throttle.seconds} />
        <Button type="submit" tone="primary" isWide isDisabled={isMailless} isPending={request.isPending}>
          {text('forgot.submit')}
        </Button>
      </div>
      {back}
    </form>
  );
}
