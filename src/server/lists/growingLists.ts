import type { Knex } from 'knex';
import { isMysql } from '#server/database/openDatabase.ts';

/** A list that grows with all users. An index serves each of its orders: scope, column, id (docs/scale.md). */
export interface GrowingList {
  /** The number of the list in `list_grams`; never changes once landed. */
  readonly code: number;
  readonly table: 'works' | 'samples';
  /** The primary key, which breaks every tie. */
  readonly id: 'scenario_id' | 'id';
  /** The column that says which entry is newest, in milliseconds. */
  readonly newest: 'released_at' | 'synced_at';
  /** The column values that all its rows have in common. */
  readonly scope: Readonly<Record<string, string>>;
}

const works = { table: 'works', id: 'scenario_id', newest: 'released_at' } as const;

export const LISTS = {
  open: { code: 1, ...works, scope: { category: 'open' } },
  development: { code: 2, ...works, scope: { category: 'development' } },
  samples: { code: 3, table: 'samples', id: 'id', newest: 'synced_at', scope: {} },
} as const satisfies Record<string, GrowingList>;

/** The column that rows are sorted by; ties are sorted by the id in the same direction, so that one index can be read both ways. */
export interface Order {
  readonly column: string;
  readonly isDescending: boolean;
}

/** Parses the order that a call names: a column, with a `-` before it for descending order. */
export const orderOf = (sort: string): Order => ({ column: sort.replace('-', ''), isDescending: sort.startsWith('-') });

const NUMBERS = ['released_at', 'synced_at', 'created_at', 'downloads', 'plays', 'difficulty'];

/** Returns the type of an order's column. */
export const typeOf = ({ column }: Order): 'number' | 'string' => (NUMBERS.includes(column) ? 'number' : 'string');

/** The position of a row in an order, after which the next page begins. */
export interface Place {
  readonly id: string;
  /** The row's value in the column that is sorted by. */
  readonly value: string | number;
}

/**
 * Returns the table, to be read by the index of an order. MySQL left to itself reads the whole list if it expects to need more than half of
 * it.
 */
function tableAlong(database: Knex, table: string, column: string) {
  const names = [table, `${table}_by_${column}_index`];
  return isMysql(database) ? database.raw('?? force index (??)', names) : database.raw('?? indexed by ??', names);
}

/** Returns the places of a list in an order, from the first one or after a given place. Answered from an index alone. */
export function placesOf(
  database: Knex,
  { table, id, scope }: GrowingList,
  { column, isDescending }: Order,
  behind?: Place,
): Knex.QueryBuilder {
  const direction = isDescending ? 'desc' : 'asc';
  const query = database(tableAlong(database, table, column))
    .where(scope)
    .orderBy([
      { column, order: direction },
      { column: id, order: direction },
    ])
    .select({ id, value: column });
  if (!behind) return query;
  const { value, id: last } = behind;
  // Each engine finds the place in the index by one of these two forms; with the other it reads past all ties.
  if (isMysql(database)) {
    const sign = isDescending ? '<' : '>';
    return query.where((beyond) => {
      beyond.where(column, sign, value).orWhere((tie) => tie.where(column, value).where(id, sign, last));
    });
  }
  return query.whereRaw(isDescending ? '(??, ??) < (?, ?)' : '(??, ??) > (?, ?)', [column, id, value, last]);
}
