import type { Reader } from '#client/resource/words/shownText.ts';
import { paddedNumber, RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { DEFAULT_SOUND, SOUND_EFFECTS } from '#domain/catalogs/soundEffects.ts';
import type { LeafField, LeafKind, Option } from '#domain/resource/field.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { bestMatches } from '#domain/text/bestMatches.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { searchKey } from '#domain/text/searchKey.ts';

/** A value that can be chosen in a cell. */
export interface CellChoice {
  readonly value: number;
  readonly label: string;
  /** Search keys: its number, its label and its names in every language. */
  readonly keys: readonly string[];
}

/** The maximum number of choices shown at a time; typing finds the others. */
const MOST_CHOICES = 50;

const choiceOf = (value: number, label: string, names: readonly string[]): CellChoice => ({
  value,
  label,
  keys: [...new Set([`${value}`, label, ...names].map(searchKey))],
});

const named = (options: readonly Option[], { language }: Reader): CellChoice[] =>
  options
    .filter(({ isObsolete }) => !isObsolete)
    .map(({ code, label }) => choiceOf(code, label[language], Object.values(label)));

type ChoicesOf<Kind extends LeafKind> = (field: LeafField<Kind>, reader: Reader, noneText: string) => CellChoice[];
const none = () => [];

/** Returns the choices by kind of leaf; empty for kinds whose value is typed. */
const CHOICES: { readonly [Kind in LeafKind]: ChoicesOf<Kind> } = {
  text: none,
  boxes: none,
  int: none,
  flag: none,
  choice: ({ options }, reader) => named(options, reader),
  image: ({ options }, reader) => named(options, reader),
  picture: none,
  packed: none,
  sound: (_, reader) => named([DEFAULT_SOUND, ...SOUND_EFFECTS], reader),
  reference: ({ to, none: noRecord, noneLabel }, reader, noneText) => {
    const { first, last } = RECORD_KINDS[to];
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const records = numbers.map((number) => {
      const names = LANGUAGES.map((language) => reader.nameOf(to, number, language));
      return choiceOf(number, `${paddedNumber(to, number)} ${reader.nameOf(to, number)}`.trim(), names);
    });
    return noRecord === undefined
      ? records
      : [choiceOf(noRecord, noneLabel?.[reader.language] ?? noneText, []), ...records];
  },
};

export const hasChoices = ({ field }: Leaf): boolean => CHOICES[field.kind] !== none;

/** Returns all choices of a cell. */
export function choicesOf(leaf: Leaf, reader: Reader, noneText: string): readonly CellChoice[] {
  const { field } = leaf;
  const choices = (CHOICES[field.kind] as ChoicesOf<LeafKind>)(field as never, reader, noneText);
  if (field.kind !== 'choice' || !reader.calledBy) return choices;
  return choices.map((choice) => {
    const called = reader.calledBy?.(leaf, choice.value) ?? '';
    return called === ''
      ? choice
      : { ...choice, label: `${choice.label} ${called}`, keys: [...choice.keys, searchKey(called)] };
  });
}

/** Returns the choices whose names or number contain the typed text, best matches first. */
export const findChoices = (choices: readonly CellChoice[], typed: string): readonly CellChoice[] =>
  bestMatches(choices, typed, ({ keys }) => keys).slice(0, MOST_CHOICES);
