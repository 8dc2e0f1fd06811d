import * as z from 'zod';
import { isMessageKey } from './messages.ts';
import type { FieldMessage } from './RequestError.ts';

// What is missing is told as missing, whatever was expected; issues themselves do not keep the input.
z.config({ customError: ({ input }) => (input === undefined ? 'required' : undefined) });

const TYPES: Readonly<Record<string, string>> = {
  string: 'not_text',
  number: 'not_number',
  int: 'not_integer',
  boolean: 'not_boolean',
  object: 'not_object',
  array: 'not_list',
};

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
    } else add(issue.path, issueMessage(issue));
  }
  return errors;
}

function issueMessage(issue: z.core.$ZodIssue): FieldMessage {
  if (isMessageKey(issue.message)) {
    const maxWidth = issue.code === 'custom' ? issue.params?.maxWidth : undefined;
    return maxWidth === undefined
      ? { key: issue.message }
      : { key: issue.message, values: { maxWidth, maxWidthHalf: Math.floor(maxWidth / 2) } };
  }
  switch (issue.code) {
    case 'invalid_type':
      return { key: TYPES[issue.expected] ?? 'wrong_value' };
    case 'too_small': {
      const minimum = Number(issue.minimum);
      if (issue.origin === 'string')
        return minimum === 1 ? { key: 'required' } : { key: 'too_short', values: { minimum } };
      return { key: issue.origin === 'array' ? 'too_few' : 'at_least', values: { minimum } };
    }
    case 'too_big': {
      const maximum = Number(issue.maximum);
      const key = issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'at_most';
      return { key, values: { maximum } };
    }
    case 'invalid_value':
      return { key: 'one_of', values: { values: issue.values.map(String).join(', ') } };
    case 'invalid_format':
      return { key: 'wrong_format' };
    default:
      return { key: 'wrong_value' };
  }
}
