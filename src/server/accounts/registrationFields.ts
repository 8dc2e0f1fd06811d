import * as z from 'zod';
import { LANGUAGES } from '#domain/text/languages.ts';
import { emailSchema, given, nameSchema } from './nameSchema.ts';

/** The fields of a registration (docs/product.md, "Registration"), with their messages. */
export const registrationFields = {
  username: given('username_required').regex(/^[A-Za-z0-9_.-]{3,32}$/, 'username_characters'),
  name: nameSchema('name_required'),
  email: emailSchema,
  language: z.enum(LANGUAGES),
  agreed: z.literal(true, 'agreement_required'),
};
