import { getDefaultStore, useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { User } from '#client/page/account.ts';
import { EmailEntry } from '#client/page/EmailEntry.tsx';
import { fields } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { logOut } from '#client/page/session.ts';
import { showError } from '#client/page/showError.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { LANGUAGES } from '#domain/text/languages.ts';
import { AgreementDialog } from './AgreementDialog.tsx';
import * as styles from './auth.css.ts';
import { authTexts } from './authTexts.ts';
import { handOverTexts } from './handOverTexts.ts';
import { registrationTexts } from './registrationTexts.ts';
import { ThrottleNotice } from './ThrottleNotice.tsx';
import { useSwitchedLanguage } from './useSwitchedLanguage.ts';
import { useThrottle } from './useThrottle.ts';

const FIELDS = ['username', 'name', 'email', 'language', 'agreed'] as const;

interface CompletionFormProps {
  readonly account: User;
  /** Called when it is stored; if an address has to be confirmed, that comes next. */
  readonly onDone: () => void;
}

/** The form for a player's first login through a game platform: a registration without a password. */
export function CompletionForm({ account, onDone }: CompletionFormProps) {
  const text = useText(authTexts, handOverTexts, registrationTexts, pageTexts);
  usePageTitle(text('completion.title'));
  const utils = trpc.useUtils();
  const form = useRef<HTMLFormElement>(null);
  const errors = useFieldErrors(form, FIELDS);
  const throttle = useThrottle();
  const isFirst = account.email === '';
  const [username, setUsername] = useState(isFirst ? '' : account.username);
  const [name, setName] = useState(account.name);
  const [email, setEmail] = useState(account.email);
  const pageLanguage = useAtomValue(languageAtom);
  const [language, setLanguage] = useState(isFirst ? pageLanguage : account.language);
  useSwitchedLanguage(setLanguage);
  const [agreed, setAgreed] = useState(!isFirst);
  const [isReading, setReading] = useState(false);
  const agreement = agreed ? {} : { agreed: [text('register.agreementRequired')] };
  const call = trpc.accounts.completeRegistration.useMutation({
    meta: { hasForm: true, hasThrottle: true },
    onSuccess: ({ data }) => {
      utils.accounts.me.setData(undefined, { data });
      getDefaultStore().set(languageAtom, data.language);
      onDone();
    },
    onError: (error) => {
      errors.show(error, agreement);
      throttle.show(error);
    },
  });
  function submit() {
    errors.clear();
    throttle.clear();
    // The server reports everything that is missing, all at once.
    const sent = { username: username.normalize('NFKC'), name, email: email.normalize('NFKC'), language };
    call.mutate({ ...sent, agreed: agreed as true });
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
      <h1 className={styles.heading}>{text('completion.title')}</h1>
      <p className={styles.lead}>{text('completion.lead')}</p>
      <div className={fields}>
        <TextField
          label={text('completion.username')}
          name="username"
          value={username}
          onChange={setUsername}
          hint={text('completion.usernameHint')}
          errors={errors.messages.username}
          autoComplete="username"
          spellCheck="false"
          autoFocus
          isRequired
        />
        <TextField
          label={text('register.name')}
          name="name"
          value={name}
          onChange={setName}
          hint={text('register.nameHint')}
          errors={errors.messages.name}
          autoComplete="nickname"
          spellCheck="false"
          isRequired
        />
        <EmailEntry label={text('register.email')} value={email} onChange={setEmail} errors={errors.messages.email} />
        <Choice
          label={text('register.language')}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((one) => ({ value: one, label: text(`language.${one}`) }))}
          errors={errors.messages.language}
        />
        <div className={styles.agreement}>
          <Checkbox isSelected={agreed} onChange={setAgreed} errors={errors.messages.agreed}>
            {text('register.agree')}
          </Checkbox>
          <Button tone="plain" size="small" onPress={() => setReading(true)}>
            {text('register.readTerms')}
          </Button>
        </div>
        <ThrottleNotice seconds={throttle.seconds} />
        <Button type="submit" tone="primary" isWide isPending={call.isPending}>
          {text('completion.submit')}
        </Button>
      </div>
      <div className={styles.after}>
        <Button tone="plain" onPress={() => void logOut().catch(showError)}>
          {text('auth.logout')}
        </Button>
      </div>
      <AgreementDialog isOpen={isReading} onClose={() => setReading(false)} />
    </form>
  );
}
