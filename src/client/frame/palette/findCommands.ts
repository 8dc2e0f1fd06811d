import { bestMatches } from '#domain/text/bestMatches.ts';
import { type MatchRank, matchRank } from '#domain/text/matchRank.ts';
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
 * Returns the commands that contain every typed word, in any of their languages, best first (`matchRank`); width, case, kana and leading
 * zeros do not matter.
 */
export const findCommands = (commands: readonly SearchableCommand[], typed: string): readonly Command[] =>
  bestMatches(commands, typed, ({ forms }) => forms)
    .slice(0, MOST)
    .map(({ command }) => command);

/** Groups are compared by these: whether a name is the query, has a word that begins with it, contains it, or only its words. */
const TIERS: Readonly<Record<MatchRank, number>> = { 0: 0, 1: 1, 2: 1, 3: 1, 4: 2, 5: 3 };

/**
 * Returns the groups in display order: by their best command; of equally good ones records come first, and then those with a command whose
 * name begins with the query.
 */
export function groupsInOrder(commands: readonly SearchableCommand[], typed: string): Command['group'][] {
  const query = searchKey(typed);
  if (query === '') return [...COMMAND_GROUPS];
  const best = new Map<Command['group'], number>();
  for (const { command, forms } of commands) {
    const { group } = command;
    const rank = matchRank(forms, query);
    if (rank === undefined) continue;
    best.set(
      group,
      Math.min(best.get(group) ?? Number.POSITIVE_INFINITY, 10 * TIERS[rank] + (group === 'record' ? 0 : 1 + rank)),
    );
  }
  const orderOf = (group: Command['group']) => best.get(group) ?? Number.MAX_SAFE_INTEGER;
  return COMMAND_GROUPS.toSorted((one, other) => orderOf(one) - orderOf(other));
}
