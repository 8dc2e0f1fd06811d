import type * as z from 'zod';
import { FAULT_TEXTS } from '#domain/catalogs/faultTexts.ts';
import { fillText } from '#domain/text/fillText.ts';
import type { Label } from '#domain/text/languages.ts';

/** The reason why a value is refused: the key of a text in FAULT_TEXTS with the values of its placeholders, or a text of its own. */
export type Fault = { readonly key: FaultKey; readonly values?: Readonly<Record<string, string | number>> } | Label;

export type FaultKey = keyof typeof FAULT_TEXTS;

const TYPES: Readonly<Record<string, FaultKey>> = {
  string: 'not_text',
  number: 'not_number',
  int: 'not_integer',
  boolean: 'not_boolean',
  object: 'not_object',
  array: 'not_list',
};

/** Converts a failed validation to a fault. A schema names a text by giving its key as the error, with values in `params`. */
export function issueFault(issue: z.core.$ZodIssue): Exclude<Fault, Label> {
  if (isFaultKey(issue.message)) {
    return { key: issue.message, ...(issue.code === 'custom' && issue.params && { values: issue.params }) };
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

/** Words a fault in both languages. */
export function faultText(fault: Fault): Label {
  if (!('key' in fault)) return fault;
  const { ja, en } = FAULT_TEXTS[fault.key];
  return { ja: fillText(ja, fault.values), en: fillText(en, fault.values) };
}

function isFaultKey(key: string): key is FaultKey {
  return Object.hasOwn(FAULT_TEXTS, key);
}
