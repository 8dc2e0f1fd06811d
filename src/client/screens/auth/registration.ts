import type { Language } from '#domain/text/languages.ts';

/** The input of a registration (docs/product.md, "Registration"). */
export interface Registration {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly language: Language;
  readonly agreed: boolean;
}

/** Returns the input with full-width letters and signs converted to half-width in the fields for ASCII; the name stays as typed. */
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
