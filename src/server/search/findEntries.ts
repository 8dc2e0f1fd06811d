import { paddedNumber, RECORD_KINDS, type RecordKind, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { MATCH, matchRank } from '#domain/text/matchRank.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { eventKey } from './eventEntries.ts';
import { PAGE_BREAK, type SearchEntry } from './SearchEntry.ts';

/**
 * Finds the entries that contain every typed word, only the best of each record, but every kind of event separately. Sorted:
 * names and numbers, then other texts, then events by the records that they name, and each by how well it matches (`matchRank`).
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

/** Returns the page of an entry's text, counted from 0, that holds the first of the typed words that is found. */
export function pageOf({ key }: SearchEntry, typed: string): number {
  const places = searchKey(typed)
    .split(/\s+/)
    .map((word) => key.indexOf(word));
  return key.slice(0, places.find((place) => place >= 0) ?? 0).split(PAGE_BREAK).length - 1;
}

/** For an event found by a record, at least one word must be in the record's name; the others may be in the event's own. */
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
  if (isName && query === numberKey(kind, number)) return MATCH.same;
  const rank = matchRank([key], query) ?? MATCH.apart;
  if (isName) return rank;
  // Long texts are told apart only by whether a word begins so.
  return MATCH.apart + (event?.named === undefined ? 1 : 3) + (rank <= MATCH.wordStart ? 0 : 1);
}

/** Returns a number for searching: parts of sets are found by the set and the place in it. */
const numberKey = (kind: RecordKindName, number: number): string =>
  (RECORD_KINDS[kind] as RecordKind).perSet === undefined ? String(number) : searchKey(paddedNumber(kind, number));
