import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { accessTokenAtom } from '#client/api/accessToken.ts';
import { apiErrorOf, fieldErrorsOf } from '#client/api/apiError.ts';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { keepRegistered } from '#client/page/registered.ts';
import { startSession } from '#client/page/session.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { refusesCookies } from '#client/storage/cookies.ts';
import { AwaitedRegistration } from './AwaitedRegistration.tsx';
import { RegistrationConfirmation } from './RegistrationConfirmation.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { REGISTRATION_FIELDS, type Registration, withHalfWidth } from './registration.ts';
import { registrationTexts } from './registrationTexts.ts';
import { useSwitchedLanguage } from './useSwitchedLanguage.ts';

/**
 * /auth/register in two steps (docs/product.md, "Registration"): the form, which the server checks without storing anything, then the
 * confirmation of the input. A user who is logged in but not verified yet sees only the remaining steps.
 */
export default function RegisterScreen() {
  const text = useText(registrationTexts);
  usePageTitle(text('register.title'));
  const [, navigate] = useLocation();
  const isWaiting = useAtomValue(accessTokenAtom) !== undefined;
  const language = useAtomValue(languageAtom);
  const [entered, setEntered] = useState<Registration>({
    username: '',
    name: '',
    email: '',
    password: '',
    language,
    agreed: false,
  });
  useSwitchedLanguage((switched) => setEntered((present) => ({ ...present, language: switched })));
  const [isChecked, setChecked] = useState(false);
  /** The username of a registration whose answer was lost: it may be stored. */
  const unanswered = useRef<string>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const errors = useFieldErrors(form, REGISTRATION_FIELDS);
  const agreement = entered.agreed ? {} : { agreed: [text('register.agreementRequired')] };

  const login = trpc.accounts.login.useMutation({ meta: { hasForm: true } });
  /** Logs the new user in. If that fails, the next page leads to the login. */
  async function enter({ username, is_verified }: { username: string; is_verified: boolean }) {
    const { email, password } = entered;
    keepRegistered({ username, isNew: true, mailedTo: is_verified ? undefined : email.trim() });
    // The login page says that a browser without cookies cannot log in.
    const session = refusesCookies()
      ? undefined
      : await login.mutateAsync({ login: username, password }).catch(() => undefined);
    navigate('/auth/register/completed', { replace: true });
    if (session) startSession(session.access_token, session.data);
  }
  async function refuse(error: unknown) {
    const { username, password } = entered;
    if (apiErrorOf(error) === undefined) unanswered.current = username;
    else if (unanswered.current === username && fieldErrorsOf(error)?.username) {
      // The name may be taken by this very registration.
      const session = await login.mutateAsync({ login: username, password }).catch(() => undefined);
      if (session) return enter(session.data);
    }
    setChecked(false);
    errors.show(error, agreement);
  }
  const check = trpc.accounts.register.useMutation({
    meta: { hasForm: true },
    onSuccess: () => (entered.agreed ? setChecked(true) : errors.show(undefined, agreement)),
    onError: refuse,
  });
  const register = trpc.accounts.register.useMutation({
    meta: { hasForm: true },
    onSuccess: ({ data }) => enter(data),
    onError: refuse,
  });

  if (isWaiting) return <AwaitedRegistration />;
  if (isChecked) {
    return (
      <RegistrationConfirmation
        entered={entered}
        isPending={register.isPending || login.isPending}
        onBack={() => setChecked(false)}
        onRegister={() => register.mutate({ ...entered, agreed: true })}
      />
    );
  }
  return (
    <RegistrationForm
      ref={form}
      entered={entered}
      onChange={(field, value) => setEntered((present) => ({ ...present, [field]: value }))}
      onLeave={() => setEntered(withHalfWidth)}
      messages={errors.messages}
      isPending={check.isPending}
      onSubmit={() => {
        const sent = withHalfWidth(entered);
        setEntered(sent);
        errors.clear();
        check.mutate({ ...sent, agreed: true, confirm: true });
      }}
    />
  );
}
