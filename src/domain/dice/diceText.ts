import type { Fault } from '#domain/text/fault.ts';
import type { Label } from '#domain/text/languages.ts';
import { MINUS_SIGN } from '#domain/text/parseInteger.ts';
import type { Dice } from './diceSpread.ts';

/** The numbers that dice are written with: 2d6+1 is `count` d `sides` + `plus`, and 2d6×3 rolls 2d6 three `times`. */
export const DICE_PARTS = ['count', 'sides', 'plus', 'times'] as const;
export type DicePart = (typeof DICE_PARTS)[number];

/** Dice with those numbers that the field has. */
export type WrittenDice = Readonly<Partial<Record<DicePart, number>>>;

/** The label of a number of dice, and its limits. */
interface PartLimits {
  readonly label: Label;
  readonly min: number;
  readonly max: number;
}
/** The limits of the numbers that the dice have. */
export type DiceLimits = Readonly<Partial<Record<DicePart, PartLimits>>>;

/** The value of each number that dice lack. */
const WITHOUT = { count: 0, sides: 0, plus: 0, times: 1 } as const satisfies Record<DicePart, number>;

/** Returns the dice as one roll: 2d6×3 equals 6d6. */
export const wholeRoll = ({ count = 0, sides = 0, plus = 0, times = 1 }: WrittenDice): Dice => ({
  count: count * times,
  sides,
  plus: plus * times,
});

/**
 * Returns dice in the notation of players, such as 2d6+1; empty if they are nothing at all. Leaves no number out, so `parseDice` restores
 * them.
 */
export function diceText({ count = 0, sides = 0, plus = 0, times }: WrittenDice): string {
  const rolls = count === 0 && sides === 0 ? '' : `${count}d${sides}`;
  const bonus = plus === 0 ? '' : `${rolls && plus > 0 ? '+' : ''}${plus}`;
  const once = rolls + bonus;
  if (times === undefined || (times === 0 && once === '')) return once;
  return `${once || '0d0'}${times === 1 ? '' : `×${times}`}`;
}

const MINUS = new RegExp(MINUS_SIGN, 'g');
const AROUND_SIGNS = / *([d+x×*-]) */g;
const DICE = /^(?![x×*])(?:(\d*)d(\d+)([+-]\d+)?|([+-]?\d+))?(?:[x×*](\d+))?$/;

/**
 * Parses dice, with letters and signs of any width: 2d6+1, d6 for one roll, 5 for a bonus alone, 2d6×3 (also x or *); an empty text is
 * nothing.
 * @param limits of the numbers that these dice have; a text with any other number is refused
 */
export function parseDice(
  text: string,
  limits: DiceLimits,
): { readonly dice: WrittenDice } | { readonly fault: Fault } {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(MINUS, '-').replace(AROUND_SIGNS, '$1');
  const found = DICE.exec(plain);
  if (!found) return { fault: notDice(limits) };
  const [, count, sides, added, alone, times] = found;
  const read: Record<DicePart, number> = {
    count: sides === undefined ? 0 : Number(count || 1),
    sides: Number(sides ?? 0),
    // A bonus of "-0" is 0 as well, not -0.
    plus: Number(added ?? alone ?? 0) || 0,
    times: Number(times ?? (plain === '' ? 0 : 1)),
  };
  const own = DICE_PARTS.filter((part) => limits[part]);
  const isMore = plain !== '' && DICE_PARTS.some((part) => !limits[part] && read[part] !== WITHOUT[part]);
  if (isMore) return { fault: notDice(limits) };
  for (const part of own) {
    const { label, min, max } = limits[part] as PartLimits;
    if (read[part] < min || read[part] > max)
      return {
        fault: { ja: `${label.ja}は${min}〜${max}にしてください。`, en: `${label.en} must be ${min} to ${max}.` },
      };
  }
  return { dice: Object.fromEntries(own.map((part) => [part, read[part]])) };
}

/**
 * Raises the number at the caret by an amount. Returns the text and the new range of that number; undefined if there is no number, or if
 * the result would not be dice within the limits.
 */
export function stepDice(
  text: string,
  caret: number,
  by: number,
  limits: DiceLimits,
): { readonly text: string; readonly start: number; readonly end: number } | undefined {
  for (const { 0: whole, 1: sign = '', index } of text.matchAll(/([+-]?)\d+/g)) {
    const after = index + whole.length;
    if (caret < index || caret > after) continue;
    const number = Number(whole) + by;
    const written = sign !== '' && number >= 0 ? `+${number}` : `${number}`;
    const stepped = text.slice(0, index) + written + text.slice(after);
    return 'dice' in parseDice(stepped, limits)
      ? { text: stepped, start: index, end: index + written.length }
      : undefined;
  }
  return undefined;
}

/** Returns an example of how dice with such numbers are written. */
export const diceExample = ({ plus, times }: Readonly<Partial<Record<DicePart, unknown>>>): string =>
  diceText({ count: 2, sides: 6, ...(plus ? { plus: 1 } : {}), ...(times ? { times: 3 } : {}) });

function notDice(limits: DiceLimits): Label {
  const example = diceExample(limits);
  return { ja: `「${example}」のように入力してください。`, en: `Enter dice like ${example}.` };
}
