import { useEffect, useState } from 'react';
import { apiErrorOf } from '#client/api/apiError.ts';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { startSession } from '#client/page/session.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { refusesCookies } from '#client/storage/cookies.ts';
import { Button } from '#client/ui/Button.tsx';
import { Link } from '#client/ui/Link.tsx';
import { buttons } from './auth.css.ts';
import { authTexts } from './authTexts.ts';
import { handOverTexts } from './handOverTexts.ts';
import { Outcome } from './Outcome.tsx';
import { useQueryToken } from './useQueryToken.ts';

/**
 * /auth/redirect: a game platform hands a player over, and the token in the address is exchanged for a session. The route guard of the
 * layout redirects as soon as the session begins.
 */
export default function HandOverScreen() {
  const text = useText(authTexts, handOverTexts);
  usePageTitle(text('handOver.title'));
  const token = useQueryToken();
  const platform = trpc.app.settings.useQuery().data?.data.platform_login_url;
  const handOver = trpc.accounts.decryptToken.useMutation({
    onSuccess: ({ access_token, data }) => startSession(access_token, data),
  });
  const { mutate } = handOver;
  const [isRefused] = useState(refusesCookies);
  useEffect(() => {
    if (token !== '' && !isRefused) mutate({ token });
  }, [token, mutate, isRefused]);

  if (isRefused) {
    return (
      <Outcome title={text('handOver.refusedTitle')} lead={text('auth.needsCookies')}>
        <div className={buttons}>
          <RouteLink href="/auth/login">{text('auth.toLogin')}</RouteLink>
        </div>
      </Outcome>
    );
  }
  if (token !== '' && !handOver.isError) return <LoadingPage />;
  const hasNoAnswer = handOver.isError && apiErrorOf(handOver.error)?.code !== 401;
  return (
    <Outcome title={text('handOver.refusedTitle')} lead={text(hasNoAnswer ? 'handOver.failed' : 'handOver.refused')}>
      <div className={buttons}>
        {hasNoAnswer && (
          <Button tone="primary" onPress={() => mutate({ token })}>
            {text('handOver.retry')}
          </Button>
        )}
        {!hasNoAnswer && platform && (
          <Link href={platform} look="primary">
            {text('handOver.again')}
          </Link>
        )}
        <RouteLink href="/auth/login" look={platform ? 'quiet' : 'primary'}>
          {text('auth.toLogin')}
        </RouteLink>
      </div>
    </Outcome>
  );
}
