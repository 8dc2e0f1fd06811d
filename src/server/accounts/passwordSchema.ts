import * as z from 'zod';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { bareWord, isCommonPassword } from './isCommonPassword.ts';

/** A new password (docs/product.md, "Input rules"; docs/safety.md, S13). It is never truncated. */
export const passwordSchema = z
  .string()
  .refine((password) => password.length > 0, { error: 'required', abort: true })
  .refine((password) => Array.from(password).length >= 10, { error: 'password_short', abort: true })
  .refine((password) => Buffer.byteLength(password) <= 1000, { error: 'password_long', abort: true })
  .refine((password) => !isCommonPassword(password), 'password_common');

/** @throws RequestError 422 on `password` if it is public data of its owner, with or without digits or signs around it */
export function refusePersonalPassword(
  password: string,
  { username, email, name }: { username: string; email: string; name: string },
): void {
  const known = [username, email, name, email.split('@')[0] ?? ''].map(normalizeKey);
  const word = bareWord(password);
  const isPersonal = known.some((one) => normalizeKey(password) === one || (word !== '' && word === bareWord(one)));
  if (isPersonal) throw fieldError('password', 'password_personal');
}
