// The index for searching long lists: all 1-, 2- and 3-grams of the searched text of an entry, as numbers, so that both engines treat them
// alike. Code that writes an entry writes its grams in the same transaction.
import type { Knex } from 'knex';
import { batches } from '#server/database/batches.ts';
import type { Sample } from '#server/database/models/Sample.ts';
import type { Work } from '#server/database/models/Work.ts';
import { type GrowingList, LISTS } from './growingLists.ts';

export const GRAMS_TABLE = 'list_grams';

/** More than there are letters in Unicode. */
const LETTERS = 2 ** 21;
/**
 * Three letters do not fit into an exact number, so the first two are reduced modulo this. Collisions are found out when the text itself is
 * searched.
 */
const TWO_OF_THREE = 2 ** 32;

/** Returns the number of letters of a gram. */
const lengthOf = (gram: number): number => (gram < 0 ? 3 : gram % LETTERS === 0 ? 1 : 2);

/**
 * Returns every letter of a text, and every two and three adjacent ones, each once. A single letter has zero in the place of the second;
 * trigrams are negative.
 */
export function gramsOf(text: string): number[] {
  const letters = Array.from(text.toWellFormed(), (letter) => letter.codePointAt(0) ?? 0);
  const grams = new Set<number>();
  letters.forEach((letter, at) => {
    grams.add(letter * LETTERS);
    const [second, third] = letters.slice(at + 1, at + 3);
    if (second === undefined) return;
    const pair = letter * LETTERS + second;
    grams.add(pair);
    if (third !== undefined) grams.add(-((pair % TWO_OF_THREE) * LETTERS + third));
  });
  return [...grams];
}

/** Returns the grams that a folded text is searched by: the longest ones that all keys share. A text that holds a key has all of them. */
export function soughtGrams(keys: readonly string[]): number[] {
  const [first = [], ...others] = keys.map(gramsOf);
  const shared = first.filter((gram) => others.every((grams) => grams.includes(gram)));
  const longest = Math.max(...shared.map(lengthOf));
  return shared.filter((gram) => lengthOf(gram) === longest);
}

/** An entry of a list, as far as searching needs it. */
export interface Listed {
  readonly list: GrowingList;
  readonly id: string;
  /** The newest entry is found first by this. Milliseconds. */
  readonly shown_at: number;
  /** Folded. */
  readonly text: string;
}

/** Returns the entry of a work in the list that shows it; undefined if none does. */
export function listedWork(
  work: Pick<Work, 'scenario_id' | 'category' | 'released_at' | 'search_key'> | undefined,
): Listed | undefined {
  if (!work || work.category === 'none') return undefined;
  const { scenario_id: id, category, released_at: shown_at, search_key: text } = work;
  return { list: LISTS[category], id, shown_at, text };
}

export const listedSample = ({
  id,
  synced_at: shown_at,
  search_key: text,
}: Pick<Sample, 'id' | 'synced_at' | 'search_key'>): Listed => ({ list: LISTS.samples, id, shown_at, text });

/** Updates the grams of an entry from its old listing to its new one. */
export async function relist(trx: Knex, before: Listed | undefined, after: Listed | undefined): Promise<void> {
  const stays = before !== undefined && before.list === after?.list && before.shown_at === after.shown_at;
  const [old, present] = [gramsOf(before?.text ?? ''), gramsOf(after?.text ?? '')];
  if (before) await deleteGrams(trx, before, stays ? old.filter((gram) => !present.includes(gram)) : old);
  if (after) await insertGrams(trx, after, stays ? present.filter((gram) => !old.includes(gram)) : present);
}

const ENTRIES_AT_ONCE = 500;

/** Rebuilds the grams of all entries, for callers that wrote to the tables of entries directly. */
export async function relistAll(trx: Knex): Promise<void> {
  await trx(GRAMS_TABLE).delete();
  for (const list of Object.values(LISTS)) {
    const entries = trx(list.table)
      .where(list.scope)
      .orderBy(list.id)
      .limit(ENTRIES_AT_ONCE)
      .select({ id: list.id, shown_at: list.newest, text: 'search_key' });
    for (let last = ''; ; ) {
      const some: Omit<Listed, 'list'>[] = await entries.clone().where(list.id, '>', last);
      for (const entry of some) await relist(trx, undefined, { list, ...entry });
      if (some.length < ENTRIES_AT_ONCE) break;
      last = some.at(-1)?.id ?? '';
    }
  }
}

async function insertGrams(trx: Knex, { list, id, shown_at }: Listed, grams: readonly number[]): Promise<void> {
  for (const some of batches(grams))
    await trx(GRAMS_TABLE).insert(some.map((gram) => ({ list: list.code, gram, shown_at, id })));
}

async function deleteGrams(trx: Knex, { list, id, shown_at }: Listed, grams: readonly number[]): Promise<void> {
  for (const some of batches(grams))
    await trx(GRAMS_TABLE).where({ list: list.code, shown_at, id }).whereIn('gram', some).delete();
}
