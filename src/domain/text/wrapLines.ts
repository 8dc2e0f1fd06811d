import { displayWidth, lettersOf } from './displayWidth.ts';

/** Characters that cannot begin a line: closing brackets, punctuation, small kana, iteration and length marks. */
const NOT_FIRST =
  /^[、。，．・：；？！‼⁇⁈⁉｡､･,.:;?!)\]}）］｝｣」』】〕〉》〗〙〛’”»゛゜ヽヾゝゞ々〻ー～〜‐゠–…‥％‰℃ﾞﾟｰぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿｧ-ｯ]/u;
/** Characters that cannot end a line: opening brackets. */
const NOT_LAST = /^[([{（［｛｢「『【〔〈《〖〘〚‘“«]/u;
/** Characters of words, numbers and addresses, which are not broken if they fit on a line. */
const OF_WORD = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}\p{N}.,:;/@&+=#%$"'’_-]/u;
const BLANK = /^[ \u3000]/;

/**
 * Breaks the lines of a text at `maxWidth` half-width columns, by the rules of Japanese typesetting. The rest of a line moves to a new line
 * while there are fewer than `maxLines` lines; empty lines at the end of the text are used up for this. A break replaces the blanks at its
 * place. Nothing else is removed: text without a free line stays at the end of its own line, too wide.
 */
export function wrapLines(text: string, maxWidth: number, maxLines: number): string {
  let end = text.length;
  while (text[end - 1] === '\n') end--;
  const ending = text.length - end;
  const written = text.slice(0, end).split('\n');
  let free = maxLines - written.length;
  const lines = written.flatMap((line, at) => {
    const broken: string[] = [];
    let rest = line;
    while (displayWidth(rest) > maxWidth) {
      const length = endOfLine(rest, maxWidth);
      // A single letter whose marks make it wider than any line.
      if (length === rest.length) break;
      const next = rest.slice(length).replace(/^[ \u3000]+/, '');
      const isLast = at === written.length - 1 && ending === 0;
      // Blanks alone need no line, unless the author is still typing after them.
      if (next !== '' || isLast) {
        if (free <= 0) break;
        free--;
      }
      broken.push(withoutBlanks(rest.slice(0, length)));
      if (next === '' && !isLast) return broken;
      rest = next;
    }
    return [...broken, rest];
  });
  return lines.join('\n') + '\n'.repeat(Math.max(0, Math.min(ending, maxLines - lines.length)));
}

/** Returns the length of the part of a wide line that stays on it: up to the last possible break, or as much as fits. */
function endOfLine(line: string, maxWidth: number): number {
  let end = 0;
  let lastBreak = 0;
  let before = '';
  for (const letter of lettersOf(line)) {
    if (mayBreak(before, letter) && line.slice(0, end).trim() !== '') lastBreak = end;
    if (displayWidth(line.slice(0, end + letter.length)) > maxWidth) break;
    end += letter.length;
    before = letter;
  }
  return lastBreak || end || (lettersOf(line)[0]?.length ?? 0);
}

function mayBreak(before: string, after: string): boolean {
  if (BLANK.test(after)) return true;
  if (before === '' || NOT_FIRST.test(after) || NOT_LAST.test(before)) return false;
  return !(OF_WORD.test(before) && OF_WORD.test(after));
}

/** Removes the blanks at the end of a line; a line of only blanks keeps them. */
const withoutBlanks = (line: string): string => (line.trim() === '' ? line : line.replace(/[ \u3000]+$/, ''));

/** Returns the new offset of a place in a text, in code units, after its line breaks and blanks have changed: after the same letters. */
export function placeInWrapped(text: string, wrapped: string, place: number): number {
  const before = text.slice(0, place);
  const ending = before.length - before.trimEnd().length;
  let letters = before.replace(/\s/g, '').length;
  let at = 0;
  for (; at < wrapped.length && letters > 0; at++) if (/\S/.test(wrapped[at] ?? '')) letters--;
  for (let blanks = 0; blanks < ending && /\s/.test(wrapped[at] ?? ''); blanks++) at++;
  return at;
}
