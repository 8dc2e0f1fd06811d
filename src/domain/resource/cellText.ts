import { readBoxes, writeBoxes } from '#domain/text/boxesText.ts';
import { type Fault, type FaultKey, issueFault } from '#domain/text/fault.ts';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { parseInteger } from '#domain/text/parseInteger.ts';
import type { LeafField, LeafKind, Option } from './field.ts';
import type { Leaf } from './leaf.ts';

interface Codec<Of extends { readonly initial: unknown }> {
  readonly write: (value: Of['initial']) => string;
  /** Returns undefined if the text is no value of this kind. */
  readonly read: (text: string, field: Of) => Of['initial'] | undefined;
  readonly fault: FaultKey;
}

const integer = { write: String, read: (text: string) => parseInteger(text), fault: 'not_integer' } as const;

/** An entry can be written as its code or as its label in either language. */
const coded = {
  write: String,
  read: (text: string, { options }: { options: readonly Option[] }) => {
    const code = parseInteger(text);
    if (code !== undefined) return code;
    const key = normalizeKey(text);
    return options.find(({ label: { ja, en } }) => [ja, en].map(normalizeKey).includes(key))?.code;
  },
  fault: 'not_a_choice',
} as const;

/** A record is written as its number; the label of none is accepted, too. */
const named = {
  write: String,
  read: (text: string, { none, noneLabel }: LeafField<'reference'>) => {
    const number = parseInteger(text);
    const isNone =
      number === undefined && noneLabel && Object.values(noneLabel).map(normalizeKey).includes(normalizeKey(text));
    return isNone ? none : number;
  },
  fault: 'not_integer',
} as const;

const ON = ['1', 'true', 'on', 'yes', '○', '〇', '◯'];
const OFF = ['', '0', 'false', 'off', 'no', '×', '-'];
const readFlag = (text: string): boolean | undefined => {
  if (text === '0' || text === '1') return text === '1';
  return ON.includes(normalizeKey(text)) || (OFF.includes(normalizeKey(text)) ? false : undefined);
};

/** Codecs that write values of each kind of leaf to cells of files and the clipboard, and read them back. */
const CODECS: { readonly [Kind in LeafKind]: Codec<LeafField<Kind>> } = {
  text: { write: (value) => value, read: withLineFeeds, fault: 'not_text' },
  boxes: { write: writeBoxes, read: (text) => readBoxes(withLineFeeds(text)), fault: 'not_text' },
  int: { ...coded, fault: 'not_integer' },
  reference: named,
  sound: integer,
  flag: { write: (value) => (value ? '1' : '0'), read: readFlag, fault: 'not_boolean' },
  choice: coded,
  image: coded,
  picture: { write: (value) => value, read: (text) => text.trim(), fault: 'wrong_format' },
  packed: { write: (value) => value, read: (text) => text.trim(), fault: 'wrong_format' },
};

/** Returns a value of a leaf as text; `readCell` reads it back. */
export function writeCell({ field }: Leaf, value: unknown): string {
  return (CODECS[field.kind] as Codec<LeafField>).write(value as never);
}

/** Returns the value of a text in a leaf, or why it has none. */
export function readCell(leaf: Leaf, text: string): { value: unknown } | { fault: Fault } {
  const read = cellValue(leaf, text);
  if ('fault' in read) return read;
  const { error } = leaf.field.schema.safeParse(read.value);
  return error?.issues[0] ? { fault: issueFault(error.issues[0]) } : read;
}

/**
 * Like `readCell`, for values whose limits are checked later with the whole record. If empty is not a value of the kind, as for numbers and
 * references, an empty cell means the blank value, because spreadsheets leave undecided cells empty.
 */
export function cellValue({ field }: Leaf, text: string): { value: unknown } | { fault: Fault } {
  const codec = CODECS[field.kind] as Codec<LeafField>;
  const value = codec.read(text, field as never) ?? (text.trim() === '' ? field.initial : undefined);
  return value === undefined ? { fault: { key: codec.fault } } : { value };
}

/** Returns a text with the line breaks of other programs replaced by line feeds. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
