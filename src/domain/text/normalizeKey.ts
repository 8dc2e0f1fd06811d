/**
 * The form in which a name is compared for equality and searched: NFKC, lower case, katakana as hiragana, trimmed.
 * Names themselves are stored as they were typed.
 */
export function normalizeKey(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
