import { isDeepStrictEqual } from 'node:util';
import { recordErrors } from '#domain/resource/checkRecord.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { type FieldMessage, RequestError } from '#server/errors/RequestError.ts';
import type { KeptRecord } from './recordStore.ts';

/**
 * The record that a write makes of the present one: the given fields replaced, the rest kept.
 * @param within path of the record in the call's body, with a dot at its end
 * @throws RequestError 422 naming the fields that the kind's rules refuse
 */
export function changeRecord(
  resource: Resource,
  present: KeptRecord<Resource>,
  input: Readonly<Record<string, unknown>>,
  within = '',
): Record<string, unknown> {
  const changes = Object.entries(input).filter(
    ([name, value]) => Object.hasOwn(resource.fields, name) && value !== undefined,
  );
  const fixed = resource.fixed?.(present.number);
  const changed: Record<string, unknown> = { ...present.data, ...Object.fromEntries(changes), ...fixed?.values };
  const refused = changes.flatMap(([path, value]) =>
    fixed && !isDeepStrictEqual(value, changed[path]) ? [{ path, fault: fixed.fault }] : [],
  );
  const errors: Record<string, FieldMessage[]> = {};
  for (const { path, fault } of [...refused, ...recordErrors(resource, changed, present.number, present.data)]) {
    errors[within + path] = [...(errors[within + path] ?? []), fault];
  }
  if (Object.keys(errors).length > 0) throw new RequestError(422, undefined, { errors });
  return changed;
}
