import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { RequestError } from '#server/errors/RequestError.ts';

/**
 * Fields that the server owns. A write may carry them with their present values, so that a record which was read can be sent back whole;
 * any other value is refused (docs/wire.md, "Writes").
 */
export function ownedFields<const Key extends string>(keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, z.unknown().optional()])) as Record<
    Key,
    z.ZodOptional<z.ZodUnknown>
  >;
}

/**
 * @param within path of `input` in the call's body, with a dot at its end
 * @throws RequestError 422 naming each owned field of `input` that differs from `present`
 */
export function refuseOwnedChanges(
  input: Readonly<Record<string, unknown>>,
  present: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  within = '',
): void {
  const changed = keys.filter((key) => input[key] !== undefined && !isDeepStrictEqual(input[key], present[key]));
  if (changed.length === 0) return;
  throw new RequestError(422, undefined, {
    errors: Object.fromEntries(changed.map((key) => [within + key, [{ key: 'server_owned' }]])),
  });
}
