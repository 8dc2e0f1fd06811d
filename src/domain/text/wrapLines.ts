import { displayWidth, lettersOf } from './displayWidth.ts';

/** What no line begins with: closing brackets, punctuation, small kana, signs of repetition and length. */
const NOT_FIRST =
  /^[、。，．・：；？！‼⁇⁈⁉｡､･,.:;?!)\]}）］｝｣」』】〕〉》〗〙〛’”»゛゜ヽヾゝゞ々〻ー～〜‐゠–…‥％‰℃ﾞﾟｰぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿｧ-ｯ]/u;
/** What no line ends with: opening brackets. */
const NOT_LAST = /^[([{（［｛｢「『【〔〈《〖〘〚‘“«]/u;
/** What makes up words, numbers and addresses, which are not broken where they fit on a line. */
const OF_WORD = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}\p{N}.,:;/@&+=#%$"'’_-]/u;
const BLANK = /^[ \u3000]/;

/**
 * A text with its lines broken where they are wider than `maxWidth` half-width columns, as Japanese typesetting does it. The rest of a line
 * comes to stand below it as long as there are less than `maxLines` lines; empty ones at the end of the text make room. A break takes the
 * place of the blanks that stand there. Nothing else is taken out: what finds no line stays at the end of its own, too wide.
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
      // Blanks alone need no line, unless one is about to write on after them.
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

/** How much of a line that is too wide stands on it: up to the last place where it may be broken, or all that the width holds. */
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

/** A line that holds nothing but blanks keeps them. */
const withoutBlanks = (line: string): string => (line.trim() === '' ? line : line.replace(/[ \u3000]+$/, ''));

/** Where a place in a text, in code units, lies after other line breaks and blanks were put into it: behind the same letters. */
export function placeInWrapped(text: string, wrapped: string, place: number): number {
  const before = text.slice(0, place);
  const ending = before.length - before.trimEnd().length;
  let letters = before.replace(/\s/g, '').length;
  let at = 0;
  for (; at < wrapped.length && letters > 0; at++) if (/\S/.test(wrapped[at] ?? '')) letters--;
  for (let blanks = 0; blanks < ending && /\s/.test(wrapped[at] ?? ''); blanks++) at++;
  return at;
}
