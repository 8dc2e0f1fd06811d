import { isDeepStrictEqual } from 'node:util';
import { recordErrors } from '#domain/resource/checkRecord.ts';
import { fieldsOfOthers, type Resource } from '#domain/resource/defineResource.ts';
import { withChanges } from '#domain/resource/field.ts';
import type { Label } from '#domain/text/languages.ts';
import type { KeptRecord } from '#server/content/recordStore.ts';
import { type FieldMessage, RequestError } from '#server/errors/RequestError.ts';

/**
 * Returns the record that a write makes of the present one: the given fields, or parts of them, are replaced, the rest is kept.
 * @param within path of the record in the call's body, with a dot at its end
 * @throws RequestError 422 naming the fields that the kind's rules refuse
 */
export function changeRecord(
  resource: Resource,
  present: KeptRecord<Resource>,
  input: Readonly<Record<string, unknown>>,
  within = '',
): Record<string, unknown> {
  const fixed = resource.fixed?.(present.number);
  const changed = { ...withChanges(resource.fields, present.data, input), ...fixed?.values };
  const refused = Object.entries(fixed?.values ?? {}).flatMap(([path, value]) =>
    input[path] === undefined || isDeepStrictEqual(input[path], value) ? [] : [{ path, fault: fixed?.fault as Label }],
  );
  const others = fieldsOfOthers(resource, present.number)
    .filter((name) => !isDeepStrictEqual(changed[name as keyof typeof changed], present.data[name]))
    .map((path) => ({ path, fault: { key: 'not_of_number' } as const }));
  const errors: Record<string, FieldMessage[]> = {};
  for (const { path, fault } of [
    ...refused,
    ...others,
    ...recordErrors(resource, changed, present.number, present.data),
  ]) {
    errors[within + path] = [...(errors[within + path] ?? []), fault];
  }
  if (Object.keys(errors).length > 0) throw new RequestError(422, undefined, { errors });
  return changed;
}
