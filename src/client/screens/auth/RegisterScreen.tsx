import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { accessTokenAtom } from '#client/api/accessToken.ts';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { AwaitedRegistration } from './AwaitedRegistration.tsx';
import { RegistrationConfirmation } from './RegistrationConfirmation.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { keepRegistered } from './registered.ts';
import { REGISTRATION_FIELDS, type Registration, withHalfWidth } from './registration.ts';
import { registrationTexts } from './registrationTexts.ts';

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
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors = useFieldErrors(form, REGISTRATION_FIELDS);
  const agreement = entered.agreed ? {} : { agreed: [text('register.agreementRequired')] };

  function refuse(error: unknown) {
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
    onSuccess: ({ data }) => {
      keepRegistered({ username: data.username, mailedTo: data.is_verified ? undefined : entered.email.trim() });
      navigate('/auth/register/completed', { replace: true });
    },
    onError: refuse,
  });

  if (isWaiting) return <AwaitedRegistration />;
  if (isChecked) {
    return (
      <RegistrationConfirmation
        entered={entered}
        isPending={register.isPending}
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
