import type { ComponentProps } from 'react';
import { TextField } from '#client/ui/TextField.tsx';

type EmailEntryProps = Omit<
  ComponentProps<typeof TextField>,
  'name' | 'type' | 'autoComplete' | 'spellCheck' | 'isRequired'
>;

/** The field for an e-mail address, the same everywhere. */
export const EmailEntry = (props: EmailEntryProps) => (
  <TextField {...props} name="email" type="email" autoComplete="email" spellCheck="false" isRequired />
);
