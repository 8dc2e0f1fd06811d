import type { Knex } from 'knex';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { type GrowingList, type Order, type Place, placesOf } from './growingLists.ts';
import { GRAMS_TABLE, soughtGrams } from './listGrams.ts';
import type { PageMarks } from './PageMarks.ts';

/** Of more, no more are told of than these, and that there are more. */
export const MOST_FOUND = 200;
/** Of the entries that hold the rarest letters that are sought, so many are looked at, the newest first. */
const MOST_HOLDERS = 2500;
/** Without a text so many steps of the marks are looked through. */
const MOST_STEPS = 100;
/** Of so many grams of a text the rarest are taken; as rare as a count to this end can tell. */
const MOST_GRAMS = 6;
const MOST_COUNTED = 250;
/** So many of them an entry must hold before it is read, which takes longer than to look for a gram. */
const MOST_JOINED = 2;

/** What a list is narrowed by. */
export interface Narrowing {
  /** As `searchedKeys` gives them; empty if no text is sought. */
  readonly keys: readonly string[];
  /** What else an entry has to be; undefined if it is nothing. */
  readonly items: ((query: Knex.QueryBuilder) => void) | undefined;
}

export interface Found {
  /** In the order that was asked for. */
  readonly places: readonly Place[];
  /** Whether there may be more. */
  readonly isMore: boolean;
}

/** A text as it is sought: as it was typed, and without leading zeros: "012" finds a twelfth part that is written "12", and "12" any. */
export const searchedKeys = (search: string): string[] =>
  [...new Set([normalizeKey(search), searchKey(search)])].filter((key) => key !== '');

/** Rows whose `search_key` holds one of the keys; all where there is none. */
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

/** In the order that is asked for, which an index holds together with the items. */
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

/** Among those that hold the rarest grams of the text, the newest first; they are then put into the order. */
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

/** The rarest of some grams, the rarest first. */
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
