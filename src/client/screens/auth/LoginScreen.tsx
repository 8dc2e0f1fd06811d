import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import * as styles from '#client/shell/AuthLayout.css.ts';
import { fields } from '#client/shell/page.css.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { startSession } from '#client/shell/session.ts';
import { useFieldErrors } from '#client/shell/useFieldErrors.ts';
import { usePageTitle } from '#client/shell/usePageTitle.ts';
import { Button } from '#client/ui/Button.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { keepRegisteredUsername, registeredUsernameAtom } from './registeredUsername.ts';

export { authTexts as texts } from './authTexts.ts';

/** /auth/login. The guard of the layout leads on as soon as the session begins. */
export default function LoginScreen() {
  const text = useText();
  usePageTitle(text('login.title'));
  const form = useRef<HTMLFormElement>(null);
  const [login, setLogin] = useState(useAtomValue(registeredUsernameAtom));
  const [password, setPassword] = useState('');
  const errors = useFieldErrors(form, ['login', 'password']);
  const call = trpc.accounts.login.useMutation({
    meta: { hasForm: true },
    onSuccess: ({ access_token, data }) => {
      keepRegisteredUsername('');
      startSession(access_token, data);
    },
    onError: (error) => errors.show(error),
  });

  function submit() {
    errors.clear();
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
        <PasswordField
          label={text('login.password')}
          name="password"
          value={password}
          onChange={setPassword}
          errors={errors.messages.password}
          autoComplete="current-password"
          autoFocus={login !== ''}
          showLabel={text('password.show')}
          hideLabel={text('password.hide')}
          isRequired
        />
        <Button type="submit" tone="primary" isWide isPending={call.isPending}>
          {text('login.submit')}
        </Button>
      </div>
      <p className={styles.after}>
        {text('login.noAccount')} <RouteLink href="/auth/register">{text('login.register')}</RouteLink>
      </p>
    </form>
  );
}
