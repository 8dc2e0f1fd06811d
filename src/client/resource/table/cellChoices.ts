import { paddedNumber, RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { DEFAULT_SOUND, SOUND_EFFECTS } from '#domain/catalogs/soundEffects.ts';
import type { LeafField, LeafKind, Option } from '#domain/resource/field.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import type { Reader } from './shownText.ts';

/** One value that can be chosen in a cell. */
export interface CellChoice {
  readonly value: number;
  readonly label: string;
}

/** Most choices that are shown at a time; typing finds the others. */
const MOST_CHOICES = 50;

const named = (options: readonly Option[], { language }: Reader): CellChoice[] =>
  options.map(({ code, label }) => ({ value: code, label: label[language] }));

type ChoicesOf<Kind extends LeafKind> = (field: LeafField<Kind>, reader: Reader, noneLabel: string) => CellChoice[];
const none = () => [];

/** What can be chosen, by kind of leaf; nothing where a value is typed. */
const CHOICES: { readonly [Kind in LeafKind]: ChoicesOf<Kind> } = {
  text: none,
  boxes: none,
  int: none,
  flag: none,
  choice: ({ options }, reader) => named(options, reader),
  image: ({ options }, reader) => named(options, reader),
  sound: (_, reader) => named([DEFAULT_SOUND, ...SOUND_EFFECTS], reader),
  reference: ({ to, none: noRecord }, reader, noneLabel) => {
    const { first, last } = RECORD_KINDS[to];
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const records = numbers.map((number) => ({
      value: number,
      label: `${paddedNumber(to, number)} ${reader.nameOf(to, number)}`.trim(),
    }));
    return noRecord === undefined ? records : [{ value: noRecord, label: noneLabel }, ...records];
  },
};

export const hasChoices = ({ field }: Leaf): boolean => CHOICES[field.kind] !== none;

/** What can be chosen in a cell whose label or number holds what was typed, the best first. */
export function findChoices(leaf: Leaf, typed: string, reader: Reader, noneLabel: string): readonly CellChoice[] {
  const choices = (CHOICES[leaf.field.kind] as ChoicesOf<LeafKind>)(leaf.field as never, reader, noneLabel);
  const sought = searchKey(typed);
  if (sought === '') return choices.slice(0, MOST_CHOICES);
  const keyed = choices.map((choice) => ({ choice, key: searchKey(choice.label) }));
  const found = keyed.filter(({ choice, key }) => key.includes(sought) || String(choice.value) === sought);
  const rank = ({ choice, key }: (typeof keyed)[number]) =>
    String(choice.value) === sought || key === sought ? 0 : key.startsWith(sought) ? 1 : 2;
  return found
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST_CHOICES)
    .map(({ choice }) => choice);
}
