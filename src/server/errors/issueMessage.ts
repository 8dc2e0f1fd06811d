import * as z from 'zod';
import { issueFault } from '#domain/text/fault.ts';
import { isMessageKey } from './messages.ts';
import type { FieldMessage } from './RequestError.ts';

// What is missing is told as missing, whatever was expected; issues themselves do not keep the input.
z.config({ customError: ({ input }) => (input === undefined ? 'required' : undefined) });

/** Names that superjson writes nowhere; a key that has one is told as a fault of the whole body. */
const RESERVED = ['__proto__', 'constructor', 'prototype'];

/**
 * The field messages of a failed validation, by field path. A schema names a text of its own by giving its key as the
 * error; everything else is told by the kind of the issue.
 */
export function issueMessages(error: z.core.$ZodError): Record<string, FieldMessage[]> {
  // Without a prototype: a field may have any name, also that of a method of every object.
  const errors: Record<string, FieldMessage[]> = Object.create(null);
  const add = (path: readonly PropertyKey[], found: FieldMessage) => {
    const joined = path.map(String).join('.');
    const field = joined === '' || RESERVED.includes(joined) ? 'body' : joined;
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
