import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'maxWidth' | 'autoComplete' | 'inputMode'> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password field that can show its text; it hides it again when it is mounted again. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      end={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <EyeOff size={16} /> : <Eye size={16} />}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
