import type { Dice } from '#domain/dice/diceSpread.ts';
import { diceText } from '#domain/dice/diceText.ts';
import type { FieldMap, Option, ValuesOf } from '#domain/resource/field.ts';
import type { Label, Language } from '#domain/text/languages.ts';

/** The common part of a category of spells (see domain/catalogs/spellCategories.ts). */
export interface SpellCategory<Fields extends FieldMap = FieldMap> {
  /** The parameters, within the group that has the name of the category. */
  readonly fields: Fields;
  /** Defaults of its spells that differ from the initial values of the fields. */
  readonly defaults: Readonly<Record<number, Partial<ValuesOf<Fields>>>>;
  /** Returns the effect of a spell with these numbers, as a sentence without its full stop. */
  sentence(values: ValuesOf<Fields>): Label;
  /** Whether these numbers have no effect. */
  isIdle?(values: ValuesOf<Fields>): boolean;
}

export const spellCategory = <const Fields extends FieldMap>(category: SpellCategory<Fields>): SpellCategory<Fields> =>
  category;

/** Returns the label of an entry of a closed list; in English with a lower-case first letter, for use within a sentence. */
export function termOf(options: readonly Option[], code: number): Label {
  const { ja = '', en = '' } = options.find((option) => option.code === code)?.label ?? {};
  return { ja, en: en.charAt(0).toLowerCase() + en.slice(1) };
}

/** Returns a count with its noun in English. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the notation of dice; '0' if nothing is rolled or added. */
export const diceTerm = (dice: Dice): string => diceText(dice) || '0';

/** Whether dice can give anything at their maximum. */
export const rollsAny = ({ count, sides, plus }: Dice): boolean => count * sides + plus > 0;

/** Returns the chosen entries of a set, joined in both languages. */
export function setTerm(options: readonly Option[], values: Readonly<Record<string, boolean>>): Label {
  const chosen = options.filter(({ code }) => values[code]);
  const inLanguage = (language: Language, between: string) =>
    chosen.map(({ code }) => termOf(options, code)[language]).join(between);
  return { ja: inLanguage('ja', '・'), en: inLanguage('en', ', ') };
}

/** Makes a set with only these codes. */
export const only = (options: readonly Option[], ...codes: readonly number[]): Record<string, boolean> =>
  Object.fromEntries(options.map(({ code }) => [code, codes.includes(code)]));
