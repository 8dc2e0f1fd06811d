import type { FormEvent, ReactNode, RefObject } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { User } from '#client/page/account.ts';
import { fields } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import * as styles from './me.css.ts';

interface SecretFormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly account: User;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form that asks for a password. It names the account for the user's password manager. */
export function SecretForm({ ref, account, submitLabel, isPending, onSubmit, onCancel, children }: SecretFormProps) {
  const text = useText(pageTexts);
  return (
    <form
      ref={ref}
      noValidate
      className={fields}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input type="text" name="username" autoComplete="username" value={account.username} readOnly hidden />
      {children}
      <div className={styles.buttons}>
        <Button onPress={onCancel} isDisabled={isPending}>
          {text('common.cancel')}
        </Button>
        <Button type="submit" tone="primary" isPending={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
