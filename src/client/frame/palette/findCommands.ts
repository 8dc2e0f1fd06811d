import { searchKey } from '#domain/text/searchKey.ts';
import { COMMAND_GROUPS, type Command } from './Command.ts';

/** The maximum number of results shown at once. */
const MOST = 40;

/** A command with all texts that it is found by, folded for comparison. */
export interface SearchableCommand {
  readonly command: Command;
  readonly forms: readonly string[];
}

/** Prepares commands for the search: once, not at every key. */
export const searchable = (commands: readonly Command[]): readonly SearchableCommand[] =>
  commands.map((command) => ({ command, forms: [command.label, ...command.words].map(searchKey) }));

/**
 * Returns the commands that contain every typed word, in any of their languages; width, case, kana and leading zeros do not matter. Those
 * whose name begins with the query come first.
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

/** Returns the groups in display order: first those with a command whose name begins with the query. */
export function groupsInOrder(commands: readonly SearchableCommand[], typed: string): Command['group'][] {
  const query = searchKey(typed);
  const begun = new Set(commands.filter((one) => begins(one, query)).map(({ command }) => command.group));
  return COMMAND_GROUPS.toSorted((a, b) => Number(begun.has(b)) - Number(begun.has(a)));
}

const begins = ({ forms }: SearchableCommand, query: string) => forms.some((form) => form.startsWith(query));
