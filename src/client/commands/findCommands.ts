import { searchKey } from '#domain/text/searchKey.ts';
import type { Command } from './Command.ts';

/** Most that are shown at once. */
const MOST = 60;

/**
 * The commands that hold every word typed, in any of their languages; width, case, kana and leading zeros do not matter.
 * Those whose name begins with what was typed come first.
 */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const query = searchKey(typed);
  const parts = query.split(/\s+/);
  const found = commands
    .map((command) => ({ command, forms: [command.label, ...command.words].map(searchKey) }))
    .filter(({ forms }) => parts.every((part) => forms.some((form) => form.includes(part))));
  const rank = (forms: readonly string[]) => (forms.some((form) => form.startsWith(query)) ? 0 : 1);
  return found
    .sort((a, b) => rank(a.forms) - rank(b.forms))
    .slice(0, MOST)
    .map(({ command }) => command);
}
