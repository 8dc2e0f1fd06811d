// Banned words are found as a reader sees them: folded, so that neither width nor case nor kana hides one. A Latin word counts only as a
// whole word, so that "assassin" is not banned because of a part of it; Japanese has no blanks between words, so there a word counts
// anywhere.
import { foldedPlaces, foldText } from './foldText.ts';
import { normalizeKey } from './normalizeKey.ts';

/** Maximum length of a banned word in characters; the search takes at most as many steps for each character of a text. */
export const LONGEST_BANNED_WORD = 50;

/** A banned word as in the list, and its position in the text, in code units. */
export interface BannedPlace {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** A prefix of words, by the next character; `word` if one ends here. */
interface Branch {
  readonly next: Map<number, Branch>;
  word?: string;
}

/**
 * Returns a function that finds the words of a list in any text, in time linear in the text. Its places are in order and do not overlap; at
 * each place the longest word is reported.
 */
export function bannedWordFinder(words: readonly string[]): (text: string) => BannedPlace[] {
  const root: Branch = { next: new Map() };
  for (const word of words) plant(root, word);
  return (text) => {
    const folded = foldText(text);
    const found: BannedPlace[] = [];
    for (let at = 0; at < folded.length; at++) {
      const place = longestAt(folded, at, root);
      if (!place) continue;
      found.push(place);
      at = place.end - 1;
    }
    if (found.length === 0) return found;
    const { starts, ends } = foldedPlaces(text);
    return found.map(({ word, start, end }) => ({
      word,
      start: starts[start] ?? 0,
      end: ends[end - 1] ?? text.length,
    }));
  };
}

function plant(root: Branch, word: string): void {
  const key = normalizeKey(word);
  let branch = root;
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at);
    const next: Branch = branch.next.get(code) ?? { next: new Map() };
    branch.next.set(code, next);
    branch = next;
  }
  if (branch !== root) branch.word ??= word;
}

/** Finds the longest word at `start` of a folded text. */
function longestAt(folded: string, start: number, root: Branch): BannedPlace | undefined {
  let longest: BannedPlace | undefined;
  let branch: Branch | undefined = root;
  for (let end = start; branch; end++) {
    if (branch.word !== undefined && !isWithinWord(folded, start) && !isWithinWord(folded, end)) {
      longest = { word: branch.word, start, end };
    }
    branch = branch.next.get(folded.charCodeAt(end));
  }
  return longest;
}

const OF_WORD = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Whether this position is inside a word of Latin letters, or of letters that folding turns into Latin ones. */
const isWithinWord = (text: string, at: number) => OF_WORD.test(text.charAt(at - 1)) && OF_WORD.test(text.charAt(at));
