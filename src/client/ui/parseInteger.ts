/**
 * Reads an integer as a Japanese author types it: full-width digits and the look-alikes of minus count as well.
 * Null for anything else, a decimal point included.
 */
export function parseInteger(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^[-‐‑‒–—―−ー]/, '-');
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : null;
}

/** Whether `text` can still become an integer by typing on. */
export function isIntegerBeginning(text: string): boolean {
  return text === '' || parseInteger(`${text}0`) !== null;
}
