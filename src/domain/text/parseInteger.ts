/** The characters that authors type for a minus sign. */
export const MINUS_SIGN = '[-‐‑‒–—―−ー]';

const MINUS = new RegExp(`^${MINUS_SIGN}`);
const SEPARATED = /^[+-]?\d{1,3}(?:,\d{3})+(?=\.|$)/;
const BEGINNING = /^[+-]?(?:\d{0,15}|\d{1,3}(?:,\d{3})*,\d{0,3})$/;

const withPlainSigns = (text: string): string => text.normalize('NFKC').trim().replace(MINUS, '-');

/**
 * Converts a number typed in Japanese for `Number`: full-width digits, variants of minus, correct thousands separators. Any other text is
 * unchanged.
 */
export function plainNumber(text: string): string {
  return withPlainSigns(text).replace(SEPARATED, (whole) => whole.replaceAll(',', ''));
}

/** Parses an integer of at most 15 digits; undefined for anything else, including a decimal point. */
export function parseInteger(text: string): number | undefined {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  const plain = plainNumber(text);
  return /^[+-]?\d{1,15}$/.test(plain) ? Number(plain) : undefined;
}

/** Whether `text` can still become an integer by typing more. */
export const isIntegerBeginning = (text: string): boolean => BEGINNING.test(withPlainSigns(text));
