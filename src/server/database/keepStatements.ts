import type BetterSqlite3 from 'better-sqlite3';
import { BoundedCache } from '#server/BoundedCache.ts';

/** Of our own queries there are about a hundred; lists of numbers make more. */
const MOST_STATEMENTS = 500;

/** Has a connection prepare each text once: knex asks for every query anew, and on a small write that is a tenth of its time. */
export function keepStatements(connection: BetterSqlite3.Database): void {
  const prepare = connection.prepare.bind(connection);
  const statements = new BoundedCache<string, BetterSqlite3.Statement>(MOST_STATEMENTS, () => 1);
  const prepareOnce = (sql: string): BetterSqlite3.Statement => {
    const statement = statements.get(sql) ?? prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  // The type tells bindings by the text, which knows no statement that is kept.
  connection.prepare = prepareOnce as typeof connection.prepare;
}
