import { searchKey } from '#domain/text/searchKey.ts';
import { COMMAND_GROUPS, type Command } from './Command.ts';

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
  return found
    .sort((a, b) => Number(begins(b, query)) - Number(begins(a, query)))
    .slice(0, MOST)
    .map(({ command }) => command);
}

/** The groups in the order in which they are shown: first those with a command whose name begins with what was typed. */
export function groupsInOrder(commands: readonly SearchableCommand[], typed: string): Command['group'][] {
  const query = searchKey(typed);
  const begun = new Set(commands.filter((one) => begins(one, query)).map(({ command }) => command.group));
  return COMMAND_GROUPS.toSorted((a, b) => Number(begun.has(b)) - Number(begun.has(a)));
}

const begins = ({ forms }: SearchableCommand, query: string) => forms.some((form) => form.startsWith(query));
