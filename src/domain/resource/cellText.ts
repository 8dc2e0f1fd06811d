import { readBoxes, writeBoxes } from '#domain/text/boxesText.ts';
import { type Fault, type FaultKey, issueFault } from '#domain/text/fault.ts';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { parseInteger } from '#domain/text/parseInteger.ts';
import type { LeafField, LeafKind, Option } from './field.ts';
import type { Leaf } from './leaf.ts';

interface Codec<Of extends { readonly initial: unknown }> {
  readonly write: (value: Of['initial']) => string;
  /** Undefined where the text means no value of this kind. */
  readonly read: (text: string, field: Of) => Of['initial'] | undefined;
  readonly fault: FaultKey;
}

const integer = { write: String, read: (text: string) => parseInteger(text), fault: 'not_integer' } as const;

/** An entry may be named by its code or by its label in either language. */
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

/** A record is named by its number; what none stands for may be named, too. */
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

/** How a value of each kind of leaf is written in a cell of a file or of the clipboard, and read back. */
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

/** A value of a leaf as text; `readCell` gives the value back. */
export function writeCell({ field }: Leaf, value: unknown): string {
  return (CODECS[field.kind] as Codec<LeafField>).write(value as never);
}

/** The value that a text means in a leaf, or why it means none. */
export function readCell(leaf: Leaf, text: string): { value: unknown } | { fault: Fault } {
  const read = cellValue(leaf, text);
  if ('fault' in read) return read;
  const { error } = leaf.field.schema.safeParse(read.value);
  return error?.issues[0] ? { fault: issueFault(error.issues[0]) } : read;
}

/**
 * As `readCell`, for values whose limits are checked afterwards, with the whole record. Where empty is no value of the kind, as of a
 * number or a reference, an empty cell holds what a blank record does: a spreadsheet leaves out what its author has not decided.
 */
export function cellValue({ field }: Leaf, text: string): { value: unknown } | { fault: Fault } {
  const codec = CODECS[field.kind] as Codec<LeafField>;
  const value = codec.read(text, field as never) ?? (text.trim() === '' ? field.initial : undefined);
  return value === undefined ? { fault: { key: codec.fault } } : { value };
}

/** A text with line feeds where another program has put its own line breaks. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
