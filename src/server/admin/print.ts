import type { Writable } from 'node:stream';

/** What a terminal would obey, or what would turn the order of a line around. A tab stands between columns. */
const OBEYED = /(?!\t)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Text of others as a terminal may show it: each such character by its number. */
export const harmless = (text: string): string =>
  text.replace(OBEYED, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** Prints lines. Nothing else of the commands writes to the terminal. */
export function print(to: Writable, lines: readonly string[]): void {
  to.write(`${lines.map(harmless).join('\n')}\n`);
}
