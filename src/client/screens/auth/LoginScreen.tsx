import { useAtomValue } from 'jotai';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import { useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { hasSessionEndedAtom } from '#client/api/endSession.ts';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { fields } from '#client/page/page.css.ts';
import { PasswordEntry } from '#client/page/passwords/PasswordEntry.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { forgetRegistered, registeredAtom } from '#client/page/registered.ts';
import { startSession } from '#client/page/session.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { refusesCookies } from '#client/storage/cookies.ts';
import { Button } from '#client/ui/Button.tsx';
import { Link } from '#client/ui/Link.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import * as styles from './auth.css.ts';
import { authTexts } from './authTexts.ts';
import { handOverTexts } from './handOverTexts.ts';
import { ThrottleNotice } from './ThrottleNotice.tsx';
import { useThrottle } from './useThrottle.ts';

/** The reasons for coming here, in the `after` of the address. */
const NOTICES = ['deleted', 'reset'] as const;

/** /auth/login. The route guard of the layout redirects as soon as the session begins. */
export default function LoginScreen() {
  const text = useText(authTexts, handOverTexts);
  const platform = trpc.app.settings.useQuery().data?.data.platform_login_url;
  usePageTitle(text('login.title'));
  const after = new URLSearchParams(useSearch()).get('after');
  const notice = NOTICES.find((one) => one === after);
  const hasSessionEnded = useAtomValue(hasSessionEndedAtom);
  const form = useRef<HTMLFormElement>(null);
  const [login, setLogin] = useState(useAtomValue(registeredAtom).username);
  const [password, setPassword] = useState('');
  const errors = useFieldErrors(form, ['login', 'password']);
  const throttle = useThrottle();
  const [isRefused] = useState(refusesCookies);
  const call = trpc.accounts.login.useMutation({
    meta: { hasForm: true, hasThrottle: true },
    onSuccess: ({ access_token, data }) => {
      forgetRegistered();
      startSession(access_token, data);
    },
    onError: (error) => {
      errors.show(error);
      throttle.show(error);
    },
  });

  function submit() {
    if (isRefused) return;
    errors.clear();
    throttle.clear();
    call.mutate({ login, password });
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h1 className={styles.heading}>{text('login.title')}</h1>
      <p className={styles.lead}>{text('login.lead')}</p>
      <div className={fields}>
        {notice && (
          <Notice tone="success" role="status">
            <p>{text(`login.${notice}`)}</p>
          </Notice>
        )}
        {isRefused && (
          <Notice tone="danger" role="alert">
            <p>{text('auth.needsCookies')}</p>
          </Notice>
        )}
        {hasSessionEnded && (
          <Notice tone="warning" role="status">
            <p>{text('login.ended')}</p>
          </Notice>
        )}
        <TextField
          label={text('login.login')}
          name="login"
          value={login}
          onChange={setLogin}
          errors={errors.messages.login}
          autoComplete="username"
          autoFocus={login === ''}
          spellCheck="false"
          isRequired
        />
        <PasswordEntry
          kind="password"
          value={password}
          onChange={setPassword}
          errors={errors.messages.password}
          autoFocus={login !== ''}
        />
        <ThrottleNotice seconds={throttle.seconds} />
        <Button type="submit" tone="primary" isWide isPending={call.isPending} isDisabled={isRefused}>
          {text('login.submit')}
        </Button>
        <p>
          <RouteLink href="/auth/forgot">{text('login.forgotten')}</RouteLink>
        </p>
      </div>
      {platform && (
        <div className={styles.platformLogin}>
          <p className={styles.divider}>{text('platform.or')}</p>
          <Link href={platform} look="quiet" icon={<Gamepad2 size={18} aria-hidden />}>
            {text('platform.login')}
          </Link>
        </div>
      )}
      <p className={styles.after}>
        {text('login.noAccount')} <RouteLink href="/auth/register">{text('login.register')}</RouteLink>
      </p>
    </form>
  );
}
