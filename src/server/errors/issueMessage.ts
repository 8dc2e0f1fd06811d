import * as z from 'zod';
import { issueFault } from '#domain/text/fault.ts';
import { isMessageKey } from './messages.ts';
import type { FieldMessage } from './RequestError.ts';

// A missing value is reported as missing, whatever was expected; issues themselves do not keep the input.
z.config({ customError: ({ input }) => (input === undefined ? 'required' : undefined) });

/**
 * Returns the field messages of a failed validation, by field path (empty: the whole input). A schema names a text of its own by giving its
 * key as the error; everything else is reported by the kind of the issue.
 */
export function issueMessages(error: z.core.$ZodError): Record<string, FieldMessage[]> {
  // Without a prototype: a field may have any name, even that of a method of every object.
  const errors: Record<string, FieldMessage[]> = Object.create(null);
  const add = (path: readonly PropertyKey[], found: FieldMessage) => {
    const field = path.map(String).join('.');
    errors[field] = [...(errors[field] ?? []), found];
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], { key: 'unknown_key' });
    } else add(issue.path, isMessageKey(issue.message) ? namedMessage(issue) : issueFault(issue));
  }
  return errors;
}

function namedMessage(issue: z.core.$ZodIssue): FieldMessage {
  return { key: issue.message, ...(issue.code === 'custom' && issue.params && { values: issue.params }) };
}
