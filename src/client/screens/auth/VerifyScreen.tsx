import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { accessTokenAtom } from '#client/api/accessToken.ts';
import { fieldErrorsOf } from '#client/api/apiError.ts';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { Button } from '#client/ui/Button.tsx';
import { authTexts } from './authTexts.ts';
import { mailLinkTexts } from './mailLinkTexts.ts';
import { Outcome } from './Outcome.tsx';
import { useLinkToken } from './useLinkToken.ts';

/** /auth/verify: the link in a mail that confirms an e-mail address, of a registration or a new one. */
export default function VerifyScreen() {
  const text = useText(authTexts, mailLinkTexts);
  usePageTitle(text('verify.title'));
  const token = useLinkToken();
  const isLoggedIn = useAtomValue(accessTokenAtom) !== undefined;
  const utils = trpc.useUtils();
  const verify = trpc.accounts.verifyEmail.useMutation({
    meta: { hasForm: true },
    // The logged-in account was unverified before, or had another address.
    onSuccess: () => utils.accounts.me.invalidate(),
  });
  const { mutate } = verify;
  useEffect(() => {
    if (token !== '') mutate({ token });
  }, [token, mutate]);

  const login = (
    <RouteLink href="/auth/login" look="primary">
      {text('auth.toLogin')}
    </RouteLink>
  );
  if (verify.data) {
    const { purpose, email } = verify.data.data;
    const [href, label] =
      purpose === 'registration' ? (['/', 'verify.start'] as const) : (['/me', 'verify.toMe'] as const);
    return (
      <Outcome title={text(`verify.${purpose}Title`)} lead={text(`verify.${purpose}`, { email })}>
        {isLoggedIn ? (
          <RouteLink href={href} look="primary">
            {text(label)}
          </RouteLink>
        ) : (
          login
        )}
      </Outcome>
    );
  }
  if (token !== '' && !verify.isError) return <LoadingPage />;
  if (verify.isError && !fieldErrorsOf(verify.error)) {
    return (
      <Outcome title={text('verify.title')} lead={text('verify.failed')}>
        <Button tone="primary" onPress={() => mutate({ token })}>
          {text('verify.retry')}
        </Button>
      </Outcome>
    );
  }
  return (
    <Outcome
      title={text('link.usedTitle')}
      lead={text(token === '' ? 'link.missing' : 'link.used')}
      advice={text('verify.advice')}
    >
      {login}
    </Outcome>
  );
}
