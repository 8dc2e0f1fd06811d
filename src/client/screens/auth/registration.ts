import type { Language } from '#domain/text/languages.ts';

/** What is entered to register (docs/product.md, "Registration"). */
export interface Registration {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly language: Language;
  readonly agreed: boolean;
}

/** With full-width letters and signs made half-width where ASCII is asked for; a name is taken as it was typed. */
export const withHalfWidth = (entered: Registration): Registration => ({
  ...entered,
  username: entered.username.normalize('NFKC'),
  email: entered.email.normalize('NFKC'),
});

export type RegistrationField = keyof Registration;

export const REGISTRATION_FIELDS: readonly RegistrationField[] = [
  'username',
  'name',
  'email',
  'password',
  'language',
  'agreed',
];
