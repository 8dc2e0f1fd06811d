// The scenario code of provisional registration. Saves are stored under it, so a new code means new saves.
import type { Label } from '#domain/text/languages.ts';

/** The two types of scenario file, by the number of digits in the code of a work. */
export const FILE_TYPES = [
  { digits: 15, label: { ja: '2021年型（15桁のコード）', en: '2021 type (code of 15 digits)' } },
  { digits: 18, label: { ja: '2006年型（18桁のコード）', en: '2006 type (code of 18 digits)' } },
] as const satisfies readonly { digits: number; label: Label }[];

export type FileType = (typeof FILE_TYPES)[number]['digits'];

/** The code of the built-in sample, the same in every installation, so that the front page can find it. */
export const HOUSE_SAMPLE_CODE = '100000000000009';

/**
 * Makes a code of random digits: no leading zero, and a check digit at the end.
 * @param randomDigit returns a number from 0 to `below` - 1
 */
export function newScenarioCode(digits: FileType, randomDigit: (below: number) => number): string {
  const chosen = Array.from({ length: digits - 1 }, (_, at) => (at === 0 ? 1 + randomDigit(9) : randomDigit(10)));
  const body = chosen.join('');
  return body + checkDigit(body);
}

/** Whether a text is a code of either type, by its length and its check digit, which detects a mistyped digit. */
export const isScenarioCode = (text: string): boolean =>
  /^[1-9]\d+$/.test(text) &&
  FILE_TYPES.some(({ digits }) => digits === text.length) &&
  checkDigit(text.slice(0, -1)) === text.slice(-1);

/** Returns Luhn's check digit for `body`: with every second digit from the end doubled, the sum is a multiple of ten. */
export function checkDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
