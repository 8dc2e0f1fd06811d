import type { Writable } from 'node:stream';

/** Characters that control a terminal, or that reverse the order of a line. Tabs stay, as they separate columns. */
const OBEYED = /(?!\t)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Makes text of others safe for a terminal: replaces each such character by its code. */
const harmless = (text: string): string =>
  text.replace(OBEYED, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** Prints lines. Nothing else of the commands writes to the terminal. */
export function print(to: Writable, lines: readonly string[]): void {
  to.write(`${lines.map(harmless).join('\n')}\n`);
}
