import type { ComponentProps } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { passwordTexts } from './passwordTexts.ts';

type Given = 'autoComplete' | 'showLabel' | 'hideLabel' | 'label' | 'name' | 'hint' | 'isRequired';

export interface PasswordEntryProps extends Omit<ComponentProps<typeof PasswordField>, Given> {
  /** password: for the login; current: confirms something serious; new: chooses one. */
  readonly kind: 'password' | 'current' | 'new';
  /** Replaces the label of the kind. */
  readonly label?: string;
}

/** The field for a password, the same everywhere; for a new one it shows how many characters are missing. */
export function PasswordEntry({ kind, label, ...props }: PasswordEntryProps) {
  const text = useText(passwordTexts);
  return (
    <PasswordField
      {...props}
      label={label ?? text(`password.${kind}`)}
      name={kind === 'current' ? 'current_password' : 'password'}
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      showLabel={text('password.show')}
      hideLabel={text('password.hide')}
      isRequired
      {...(kind === 'new' && { hint: <LengthHint length={Array.from(props.value).length} /> })}
    />
  );
}

/** The minimum length of a new password, in characters (docs/product.md, "Input rules"). */
const LEAST = 10;

function LengthHint({ length }: { length: number }) {
  const text = useText(passwordTexts);
  if (length === 0) return text('password.rule');
  return length < LEAST ? text('password.missing', { count: LEAST - length }) : text('password.enough');
}
