import { useRef, useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { EmailEntry } from '#client/page/EmailEntry.tsx';
import { fields } from '#client/page/page.css.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { Button } from '#client/ui/Button.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import * as styles from './auth.css.ts';
import { registrationTexts } from './registrationTexts.ts';
import { ThrottleNotice } from './ThrottleNotice.tsx';
import { useThrottle } from './useThrottle.ts';

interface AddressFormProps {
  /** The present address. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Changes the address of a registration that is not confirmed yet: the new one gets a mail, and the former link ends. */
export function AddressForm({ email: present, onClose }: AddressFormProps) {
  const text = useText(registrationTexts);
  usePageTitle(text('address.title'));
  const utils = trpc.useUtils();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(present);
  const errors = useFieldErrors(form, ['email']);
  const throttle = useThrottle();
  const change = trpc.accounts.changeRegistration.useMutation({
    meta: { hasForm: true, hasThrottle: true },
    onSuccess: async ({ data }) => {
      await utils.accounts.me.invalidate();
      showSnackbar(text('address.changed', { email: data.email }), { tone: 'success' });
      onClose();
    },
    onError: (error) => {
      errors.show(error);
      throttle.show(error);
      // It may be refused because the former address has been confirmed in the meantime.
      void utils.accounts.me.invalidate();
    },
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        errors.clear();
        throttle.clear();
        change.mutate({ email: email.normalize('NFKC') });
      }}
    >
      <h1 className={styles.heading}>{text('address.title')}</h1>
      <p className={styles.lead}>{text('address.lead')}</p>
      <div className={fields}>
        <EmailEntry
          label={text('register.email')}
          value={email}
          onChange={setEmail}
          errors={errors.messages.email}
          autoFocus
        />
        <ThrottleNotice seconds={throttle.seconds} />
      </div>
      <div className={styles.buttons}>
        <Button onPress={onClose} isDisabled={change.isPending}>
          {text('address.back')}
        </Button>
        <Button type="submit" tone="primary" isPending={change.isPending} isDisabled={throttle.seconds !== undefined}>
          {text('address.submit')}
        </Button>
      </div>
    </form>
  );
}
