/** How well a text is found, best first. A whole word and the beginning of one come before letters within a word. */
export const MATCH = { same: 0, beginning: 1, word: 2, wordStart: 3, within: 4, apart: 5 } as const;
export type MatchRank = (typeof MATCH)[keyof typeof MATCH];

/**
 * Returns how well a typed text finds something by its names: one of them is the text, begins with it, contains it as a word, at the
 * beginning of a word or within one, or all of them together contain its words apart. The best of all names counts.
 * @param keys the search keys of the names
 * @param sought the search key of the typed text, not empty
 * @returns undefined if it is not found
 */
export function matchRank(keys: readonly string[], sought: string): MatchRank | undefined {
  const ranks = keys.flatMap((key) => rankIn(key, sought) ?? []);
  if (ranks.length > 0) return Math.min(...ranks) as MatchRank;
  const words = sought.split(/\s+/);
  return words.length > 1 && words.every((word) => keys.some((key) => key.includes(word))) ? MATCH.apart : undefined;
}

function rankIn(key: string, sought: string): MatchRank | undefined {
  if (key.startsWith(sought)) return key.length === sought.length ? MATCH.same : MATCH.beginning;
  let best: MatchRank | undefined;
  for (let at = key.indexOf(sought); at >= 0; at = key.indexOf(sought, at + 1)) {
    const begins = isBetweenWords(key, at);
    if (begins && isBetweenWords(key, at + sought.length)) return MATCH.word;
    best = begins ? MATCH.wordStart : (best ?? MATCH.within);
  }
  return best;
}

/** The kinds of letters of which a word consists. Japanese has no spaces: a word ends where kanji, kana and letters meet. */
const LETTERS = [/[\p{sc=Han}々〆]/u, /[\p{sc=Hiragana}\p{sc=Katakana}ー]/u, /\p{N}/u, /[\p{L}\p{M}]/u];

function isBetweenWords(key: string, at: number): boolean {
  const [before, after] = [kindOf(key[at - 1]), kindOf(key[at])];
  return before === -1 || before !== after;
}

const kindOf = (letter = ' '): number => LETTERS.findIndex((kind) => kind.test(letter));
