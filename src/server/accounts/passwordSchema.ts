import * as z from 'zod';

/** A new password: 10 characters or more, at most 1,000 bytes, any Unicode, never cut (design: safety, S13). */
export const passwordSchema = z
  .string()
  .refine((password) => password.length > 0, { error: 'required', abort: true })
  .refine((password) => Array.from(password).length >= 10, 'password_short')
  .refine((password) => Buffer.byteLength(password) <= 1000, 'password_long');
