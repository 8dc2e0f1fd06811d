import type { Knex } from 'knex';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { type GrowingList, type Order, type Place, placesOf } from './growingLists.ts';
import { GRAMS_TABLE, soughtGrams } from './listGrams.ts';
import type { PageMarks } from './PageMarks.ts';

/** Maximum number of entries found; beyond it the answer only says that there are more. */
export const MOST_FOUND = 200;
/** Maximum number of entries with the rarest grams of the search text that are examined, newest first. */
const MOST_HOLDERS = 2500;
/** Maximum number of steps of the marks that are scanned if there is no search text. */
const MOST_STEPS = 100;
/** Maximum number of a text's grams, sampled evenly, that are counted to find the rarest; each is counted only up to MOST_COUNTED. */
const MOST_GRAMS = 6;
const MOST_COUNTED = 250;
/** Number of the rarest grams that an entry must hold before it is read, as reading takes longer than looking up a gram. */
const MOST_JOINED = 2;

/** The conditions that narrow a list. */
export interface Narrowing {
  /** The result of `searchedKeys`; empty if no text is searched for. */
  readonly keys: readonly string[];
  /** Further conditions on an entry; undefined if there are none. */
  readonly items: ((query: Knex.QueryBuilder) => void) | undefined;
}

export interface Found {
  /** In the requested order. */
  readonly places: readonly Place[];
  /** Whether there may be more. */
  readonly isMore: boolean;
}

/**
 * Returns the search keys of a text: as typed, and without leading zeros, so that "012" finds a twelfth part that is written "12", and "12"
 * finds either.
 */
export const searchedKeys = (search: string): string[] =>
  [...new Set([normalizeKey(search), searchKey(search)])].filter((key) => key !== '');

/** Restricts a query to rows whose `search_key` holds one of the keys; without keys it does nothing. */
export const holding =
  (keys: readonly string[]) =>
  (query: { orWhereRaw(sql: string, bindings: string[]): unknown }): void => {
    for (const key of keys) query.orWhereRaw('instr(search_key, ?) > 0', [key]);
  };

/** Finds the matching entries of a list, with bounded work however long it is (docs/decisions/0045). */
export function findPlaces(
  database: Knex,
  marks: PageMarks,
  list: GrowingList,
  order: Order,
  narrowing: Narrowing,
): Promise<Found> {
  return narrowing.keys.length === 0
    ? findByItems(database, marks, list, order, narrowing)
    : findByText(database, list, order, narrowing);
}

/** Reads in the requested order, which an index holds together with the columns of the conditions. */
async function findByItems(
  database: Knex,
  marks: PageMarks,
  list: GrowingList,
  order: Order,
  { items }: Narrowing,
): Promise<Found> {
  const wall = (await marks.of(list, order)).places[MOST_STEPS - 1];
  const query = placesOf(database, list, order).limit(MOST_FOUND + 1);
  items?.(query);
  if (wall) query.where(order.column, order.isDescending ? '>=' : '<=', wall.value);
  return found(await query, wall !== undefined);
}

/** Searches the entries that hold the rarest grams of the text, newest first; the results are then put into the requested order. */
async function findByText(database: Knex, list: GrowingList, order: Order, narrowing: Narrowing): Promise<Found> {
  const holders = (gram: number): Knex.QueryBuilder =>
    database(GRAMS_TABLE)
      .where({ [`${GRAMS_TABLE}.list`]: list.code, [`${GRAMS_TABLE}.gram`]: gram })
      .orderBy(['shown_at', 'id'].map((column) => ({ column: `${GRAMS_TABLE}.${column}`, order: 'desc' })));
  const [rarest = 0, ...others] = await rarestGrams(database, soughtGrams(narrowing.keys), holders);
  const wall = await holders(rarest).offset(MOST_HOLDERS).first(`${GRAMS_TABLE}.shown_at`);
  const query = holders(rarest);
  // SQLite reads the tables of a cross join in this order.
  for (const gram of others) {
    const also = `also_${gram}`;
    query
      .crossJoin(database.ref(GRAMS_TABLE).as(also) as never)
      .where({ [`${also}.list`]: list.code, [`${also}.gram`]: gram });
    for (const column of ['shown_at', 'id']) query.where(`${also}.${column}`, database.ref(`${GRAMS_TABLE}.${column}`));
  }
  const key = `${list.table}.${list.id}`;
  query
    .crossJoin(list.table as never)
    .where(key, database.ref(`${GRAMS_TABLE}.id`))
    .where(list.scope)
    .where(holding(narrowing.keys))
    .limit(MOST_FOUND + 1)
    .select({ id: key, value: order.column });
  narrowing.items?.(query);
  if (wall) query.where(`${GRAMS_TABLE}.shown_at`, '>=', wall.shown_at);
  if (order.column === list.newest && order.isDescending) return found(await query, wall !== undefined);
  const direction = order.isDescending ? 'desc' : 'asc';
  const sorted: Place[] = await database
    .from(query.as('found'))
    .orderBy(['value', 'id'].map((column) => ({ column, order: direction })))
    .select('id', 'value');
  return found(sorted, wall !== undefined);
}

/** Returns the rarest of some grams, rarest first. */
async function rarestGrams(
  database: Knex,
  grams: readonly number[],
  holders: (gram: number) => Knex.QueryBuilder,
): Promise<number[]> {
  const every = Math.ceil(grams.length / MOST_GRAMS);
  const tried = grams.filter((_, at) => at % every === 0);
  if (tried.length === 1) return tried;
  const counts = tried.map((gram, at) =>
    database.from(holders(gram).limit(MOST_COUNTED).as('holders')).count('*').as(`count${at}`),
  );
  const row = await database.select(counts).first();
  const rarity = new Map(tried.map((gram, at) => [gram, Number(row[`count${at}`])]));
  return tried.toSorted((one, other) => (rarity.get(one) ?? 0) - (rarity.get(other) ?? 0)).slice(0, MOST_JOINED);
}

const found = (places: readonly Place[], isCut: boolean): Found => ({
  places: places.slice(0, MOST_FOUND),
  isMore: isCut || places.length > MOST_FOUND,
});
