/**
 * The form in which texts are compared in a search: width, case and kana folded (NFKC, lower case, katakana as
 * hiragana) and leading zeros dropped, so that "12" finds "012".
 */
export function searchForm(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/(?<!\d)0+(?=\d)/g, '')
    .trim();
}
