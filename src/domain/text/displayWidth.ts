import { withoutStanding } from './unseen.ts';

/**
 * Returns the width of text in half-width columns: ASCII and half-width kana take 1, every other character 2 (docs/product.md, "Input
 * rules"). Composed letters count once, since the text is measured in NFC, and variation selectors and emoji joiners not at all.
 */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of withoutStanding(text.normalize('NFC'))) width += characterWidth(character);
  return width;
}

/** A character with its combining marks and joined emoji. */
const LETTERS = /.(?:\p{M}|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*/gsu;

/** Returns the characters of a text, each with its marks. */
export const lettersOf = (text: string): readonly string[] => text.match(LETTERS) ?? [];

/** Returns the longest prefix of `text`, unchanged, that is at most `maxWidth` half-width columns wide. No letter loses its marks. */
export function cutToWidth(text: string, maxWidth: number): string {
  if (displayWidth(text) <= maxWidth) return text;
  let beginning = '';
  for (const letter of lettersOf(text)) {
    if (displayWidth(beginning + letter) > maxWidth) break;
    beginning += letter;
  }
  return beginning;
}

/** Returns a text without the characters that no text may hold: all control characters except line feeds. */
export const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '');

/** Returns 1 for a printable or control ASCII character and half-width kana, otherwise 2. */
export function characterWidth(character: string): 1 | 2 {
  const code = character.codePointAt(0) ?? 0;
  return code <= 0x7e || (code >= 0xff61 && code <= 0xff9f) ? 1 : 2;
}
