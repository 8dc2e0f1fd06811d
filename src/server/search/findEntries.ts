import { paddedNumber, RECORD_KINDS, type RecordKind, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { eventKey } from './eventEntries.ts';
import { PAGE_BREAK, type SearchEntry } from './SearchEntry.ts';

/**
 * The entries that hold every word typed, the best of each record, and every kind of event on its own: names that begin with what
 * was typed first, then other names and numbers, then other texts, then events by what they name.
 */
export function findEntries(entries: readonly SearchEntry[], typed: string): SearchEntry[] {
  const query = searchKey(typed);
  if (query === '') return [];
  const words = query.split(/\s+/);
  const best = new Map<string, { entry: SearchEntry; rank: number }>();
  for (const entry of entries) {
    if (!holdsAll(entry, words)) continue;
    const rank = rankOf(entry, query);
    const { kind, number, event } = entry;
    const name = [kind, number, event?.id, event?.named?.kind, event?.named?.number].join(' ');
    if (rank < (best.get(name)?.rank ?? Number.POSITIVE_INFINITY)) best.set(name, { entry, rank });
  }
  return [...best.values()].sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

/** The page of an entry's text, from 0, in which the first of the words typed is found that it holds. */
export function pageOf({ key }: SearchEntry, typed: string): number {
  const places = searchKey(typed)
    .split(/\s+/)
    .map((word) => key.indexOf(word));
  return key.slice(0, places.find((place) => place >= 0) ?? 0).split(PAGE_BREAK).length - 1;
}

/** What an event names must be spoken of; the other words may be those of the event itself. */
function holdsAll(entry: SearchEntry, words: readonly string[]): boolean {
  const { event } = entry;
  if (event?.named === undefined) return words.every((word) => holds(entry, word));
  return (
    words.some((word) => holds(entry, word)) &&
    words.every((word) => holds(entry, word) || eventKey(event.id).includes(word))
  );
}

function holds({ key, kind, isName, number, event }: SearchEntry, word: string): boolean {
  if (key.includes(word)) return true;
  const named = isName ? { kind, number } : event?.named;
  return named !== undefined && word === numberKey(named.kind, named.number);
}

function rankOf({ key, kind, isName, number, event }: SearchEntry, query: string): number {
  if (isName && (key.startsWith(query) || query === numberKey(kind, number))) return 0;
  if (isName) return 1;
  return event?.named === undefined ? 2 : 3;
}

/** A number as it is searched: what is part of a set by that set and its place there. */
const numberKey = (kind: RecordKindName, number: number): string =>
  (RECORD_KINDS[kind] as RecordKind).perSet === undefined ? String(number) : searchKey(paddedNumber(kind, number));
