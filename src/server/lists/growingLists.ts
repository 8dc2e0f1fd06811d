import type { Knex } from 'knex';
import { isMysql } from '#server/database/openDatabase.ts';

/** A list that grows with all users. An index serves each of its orders: scope, column, id (docs/scale.md). */
export interface GrowingList {
  /** What `list_grams` calls it; frozen once landed. */
  readonly code: number;
  readonly table: 'works' | 'samples';
  /** Its primary key, which ends every tie. */
  readonly id: 'scenario_id' | 'id';
  /** What says which entry is the newest: milliseconds. */
  readonly newest: 'released_at' | 'synced_at';
  /** What all its rows have in common. */
  readonly scope: Readonly<Record<string, string>>;
}

const works = { table: 'works', id: 'scenario_id', newest: 'released_at' } as const;

export const LISTS = {
  open: { code: 1, ...works, scope: { category: 'open' } },
  development: { code: 2, ...works, scope: { category: 'development' } },
  samples: { code: 3, table: 'samples', id: 'id', newest: 'synced_at', scope: {} },
} as const satisfies Record<string, GrowingList>;

/** By which column the rows stand in line; ties by the id, in the same direction, so that one index reads both ways. */
export interface Order {
  readonly column: string;
  readonly isDescending: boolean;
}

/** The order that a call names: a column, with a `-` before it from the largest on. */
export const orderOf = (sort: string): Order => ({ column: sort.replace('-', ''), isDescending: sort.startsWith('-') });

const NUMBERS = ['released_at', 'synced_at', 'created_at', 'downloads', 'plays', 'difficulty'];

/** What an order has in line. */
export const typeOf = ({ column }: Order): 'number' | 'string' => (NUMBERS.includes(column) ? 'number' : 'string');

/** Where a row stands in an order: after it begins what comes next. */
export interface Place {
  readonly id: string;
  /** Of the column that the order is by. */
  readonly value: string | number;
}

/** A table as it is read by the index of an order. Left to itself MySQL reads all of a list where it takes more than half for wanted. */
function tableAlong(database: Knex, table: string, column: string) {
  const names = [table, `${table}_by_${column}_index`];
  return isMysql(database) ? database.raw('?? force index (??)', names) : database.raw('?? indexed by ??', names);
}

/** The places of a list in an order, from the first on or from behind one of them. An index alone answers. */
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
  // Each engine finds the place in the index by one of these two forms and reads past all ties by the other.
  if (isMysql(database)) {
    const sign = isDescending ? '<' : '>';
    return query.where((beyond) => {
      beyond.where(column, sign, value).orWhere((tie) => tie.where(column, value).where(id, sign, last));
    });
  }
  return query.whereRaw(isDescending ? '(??, ??) < (?, ?)' : '(??, ??) > (?, ?)', [column, id, value, last]);
}
