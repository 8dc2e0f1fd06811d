import { type Ref, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { EmailEntry } from '#client/page/EmailEntry.tsx';
import { fields } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { PasswordEntry } from '#client/page/passwords/PasswordEntry.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import type { FieldMessages } from '#client/page/useFieldErrors.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { LANGUAGES } from '#domain/text/languages.ts';
import { AgreementDialog } from './AgreementDialog.tsx';
import * as styles from './auth.css.ts';
import type { Registration, RegistrationField } from './registration.ts';
import { registrationTexts } from './registrationTexts.ts';

interface RegistrationFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly entered: Registration;
  readonly onChange: (field: RegistrationField, value: string | boolean) => void;
  /** Called when a field for ASCII text is left. */
  readonly onLeave: () => void;
  readonly messages: FieldMessages;
  readonly isPending: boolean;
  readonly onSubmit: () => void;
}

/** The first step of registration. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { ref, entered, onChange, onLeave, messages, isPending, onSubmit } = props;
  const text = useText(registrationTexts, pageTexts);
  const [isReading, setReading] = useState(false);
  const line = (name: 'username' | 'name' | 'email') => ({
    label: text(`register.${name}`),
    value: entered[name],
    onChange: (value: string) => onChange(name, value),
    errors: messages[name],
  });
  const name = (which: 'username' | 'name') => ({ ...line(which), name: which, isRequired: true, spellCheck: false });
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h1 className={styles.heading}>{text('register.title')}</h1>
      <p className={styles.lead}>{text('register.lead')}</p>
      <div className={fields}>
        <TextField
          {...name('username')}
          onBlur={onLeave}
          hint={text('register.usernameHint')}
          autoComplete="username"
          autoFocus
        />
        <TextField {...name('name')} hint={text('register.nameHint')} autoComplete="nickname" />
        <EmailEntry {...line('email')} onBlur={onLeave} />
        <PasswordEntry
          kind="new"
          label={text('register.password')}
          value={entered.password}
          onChange={(value) => onChange('password', value)}
          errors={messages.password}
        />
        <Choice
          label={text('register.language')}
          value={entered.language}
          onChange={(value) => onChange('language', value)}
          options={LANGUAGES.map((language) => ({ value: language, label: text(`language.${language}`) }))}
          errors={messages.language}
        />
        <div className={styles.agreement}>
          <Checkbox
            isSelected={entered.agreed}
            onChange={(value) => onChange('agreed', value)}
            errors={messages.agreed}
          >
            {text('register.agree')}
          </Checkbox>
          <Button tone="plain" size="small" onPress={() => setReading(true)}>
            {text('register.readTerms')}
          </Button>
        </div>
        <Button type="submit" tone="primary" isWide isPending={isPending}>
          {text('register.toConfirmation')}
        </Button>
      </div>
      <p className={styles.after}>
        {text('register.hasAccount')} <RouteLink href="/auth/login">{text('register.login')}</RouteLink>
      </p>
      <AgreementDialog isOpen={isReading} onClose={() => setReading(false)} />
    </form>
  );
}
