import { parseInteger } from '#domain/text/parseInteger.ts';

/** A text that ends with a number: what stands before it, and the number with the digits that it was written with. */
interface Numbered {
  readonly before: string;
  readonly number: number;
  readonly digits: number;
  /** The code of its zero: full-width digits go on in full width. */
  readonly zero: number;
}

/**
 * Returns how the values of a row or column go on, as the fill handle of spreadsheets does: two or more numbers with one step between them
 * go on by that step, and texts that end with a number count on from it, alone by one. All else is repeated, which undefined says, and so is
 * a single number.
 * @param values the selected texts in order; numbers as `readNumber` reads them
 * @returns the text at a place counted from the first value; negative ones stand before it
 */
export function continuedSeries(
  values: readonly string[],
  readNumber: (text: string) => number | undefined = parseInteger,
): ((place: number) => string) | undefined {
  const numbers = values.map(readNumber);
  if (numbers.every((number) => number !== undefined)) {
    const step = numbers.length > 1 ? stepOf(numbers) : undefined;
    const [first = 0] = numbers;
    return step === undefined ? undefined : (place) => String(first + place * step);
  }
  const texts = values.map(numberedText);
  const [first] = texts;
  if (!first || !texts.every((text) => text?.before === first.before)) return undefined;
  const step = texts.length > 1 ? stepOf(texts.map((text) => text?.number ?? 0)) : 1;
  return step === undefined ? undefined : (place) => writeNumbered(first, first.number + place * step);
}

/** Returns the step between numbers that have only one. */
function stepOf(numbers: readonly number[]): number | undefined {
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  return numbers.every((number, at) => number === first + at * step) ? step : undefined;
}

function numberedText(text: string): Numbered | undefined {
  const found = /^(?<before>.*?)(?<number>[0-9]{1,15}|[０-９]{1,15})$/s.exec(text)?.groups;
  if (!found?.number) return undefined;
  const { before = '', number } = found;
  const zero = number.normalize('NFKC') === number ? '0' : '０';
  return { before, number: Number(number.normalize('NFKC')), digits: number.length, zero: zero.charCodeAt(0) };
}

/** Below zero a text counts up again, as in spreadsheets: it has no minus sign. */
function writeNumbered({ before, digits, zero }: Numbered, number: number): string {
  const plain = String(Math.abs(number)).padStart(digits, '0');
  return before + plain.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}
