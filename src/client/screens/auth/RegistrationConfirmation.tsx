import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/page/FactList.tsx';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import * as styles from './auth.css.ts';
import type { Registration } from './registration.ts';
import { registrationTexts } from './registrationTexts.ts';

interface RegistrationConfirmationProps {
  readonly entered: Registration;
  readonly isPending: boolean;
  readonly onBack: () => void;
  readonly onRegister: () => void;
}

/** The fields of the second step: the whole input once more, with the password hidden. */
const SHOWN = ['username', 'name', 'email', 'password', 'language'] as const;

export function RegistrationConfirmation({ entered, isPending, onBack, onRegister }: RegistrationConfirmationProps) {
  const text = useText(registrationTexts, pageTexts);
  const { username, name, email, language } = entered;
  const hidden = text('register.hiddenPassword', { length: Array.from(entered.password).length });
  const facts = { username, name, email, password: hidden, language: text(`language.${language}`) };
  return (
    <>
      <h1 className={styles.heading}>{text('register.confirmTitle')}</h1>
      <p className={styles.lead}>{text('register.confirmLead')}</p>
      <FactList facts={SHOWN.map((field) => ({ name: text(`register.${field}`), value: facts[field] }))} />
      <div className={styles.buttons}>
        <Button onPress={onBack} isDisabled={isPending}>
          {text('register.back')}
        </Button>
        <Button tone="primary" autoFocus onPress={onRegister} isPending={isPending}>
          {text('register.submit')}
        </Button>
      </div>
    </>
  );
}
