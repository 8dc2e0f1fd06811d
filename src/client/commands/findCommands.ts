import { searchKey } from '#domain/text/searchKey.ts';
import type { Command } from './Command.ts';

/** Most that are shown at once. */
const MOST = 40;

/** A command with all that it is found by, in the form in which a search compares. */
export interface SearchableCommand {
  readonly command: Command;
  readonly forms: readonly string[];
}

/** Commands made ready to be searched: once, not with every key. */
export const searchable = (commands: readonly Command[]): readonly SearchableCommand[] =>
  commands.map((command) => ({ command, forms: [command.label, ...command.words].map(searchKey) }));

/**
 * The commands that hold every word typed, in any of their languages; width, case, kana and leading zeros do not matter.
 * Those whose name begins with what was typed come first.
 */
export function findCommands(commands: readonly SearchableCommand[], typed: string): readonly Command[] {
  const query = searchKey(typed);
  const parts = query.split(/\s+/);
  const found = commands.filter(({ forms }) => parts.every((part) => forms.some((form) => form.includes(part))));
  const rank = ({ forms }: SearchableCommand) => (forms.some((form) => form.startsWith(query)) ? 0 : 1);
  return found
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST)
    .map(({ command }) => command);
}
