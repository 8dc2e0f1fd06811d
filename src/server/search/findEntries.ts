import { searchKey } from '#domain/text/searchKey.ts';
import type { SearchEntry } from './indexContent.ts';

/**
 * The entries that hold every word typed, the best of each record, and every kind of event on its own: names that begin with what
 * was typed first, then other names and numbers, then all else.
 */
export function findEntries(entries: readonly SearchEntry[], typed: string): SearchEntry[] {
  const query = searchKey(typed);
  if (query === '') return [];
  const words = query.split(/\s+/);
  const best = new Map<string, { entry: SearchEntry; rank: number }>();
  for (const entry of entries) {
    if (!words.every((word) => holds(entry, word))) continue;
    const rank = rankOf(entry, query);
    const name = `${entry.kind} ${entry.number} ${entry.event?.id ?? ''}`;
    if (rank < (best.get(name)?.rank ?? Number.POSITIVE_INFINITY)) best.set(name, { entry, rank });
  }
  return [...best.values()].sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

const holds = ({ key, isName, number }: SearchEntry, word: string): boolean =>
  key.includes(word) || (isName && word === String(number));

function rankOf({ key, isName, number }: SearchEntry, query: string): number {
  if (isName && (key.startsWith(query) || query === String(number))) return 0;
  return isName ? 1 : 2;
}
