/**
 * Width of text in half-width columns: ASCII and half-width kana take 1, every other character 2 (spec 1 §5).
 * Combined forms count once: the text is measured in NFC.
 */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text.normalize('NFC')) width += characterWidth(character);
  return width;
}

/** The longest beginning of `text` (NFC) that is at most `maxWidth` half-width columns wide. */
export function cutToWidth(text: string, maxWidth: number): string {
  let width = 0;
  let end = 0;
  const normalised = text.normalize('NFC');
  for (const character of normalised) {
    width += characterWidth(character);
    if (width > maxWidth) break;
    end += character.length;
  }
  return normalised.slice(0, end);
}

/** The longest beginning of each of the first `maxLines` lines that is at most `maxWidth` half-width columns wide. */
export function cutLines(text: string, maxWidth: number, maxLines: number): string {
  return text
    .split('\n')
    .slice(0, maxLines)
    .map((line) => cutToWidth(line, maxWidth))
    .join('\n');
}

/** 1 for a printable or control ASCII character and half-width kana, else 2. */
export function characterWidth(character: string): 1 | 2 {
  const code = character.codePointAt(0) ?? 0;
  return code <= 0x7e || (code >= 0xff61 && code <= 0xff9f) ? 1 : 2;
}
