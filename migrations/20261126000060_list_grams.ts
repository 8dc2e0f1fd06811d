import type { Knex } from 'knex';

/** By what the long lists are searched: the letters of what each entry is searched in, and each two and three that stand together. */
const TABLE = 'list_grams';
/** More than there are letters in Unicode. */
const LETTERS = 2 ** 21;
/** What three letters leave of the first two in a number that is exact. */
const TWO_OF_THREE = 2 ** 32;
const ROWS_AT_ONCE = 100;

/** No transaction around all of it: the entries are taken a hundred at a time, and begun anew after a kill. */
export const config = { transaction: false };

export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable(TABLE))) await makeTable(knex);
  for (const [list, category] of [
    [1, 'open'],
    [2, 'development'],
  ] as const) {
    await fill(knex, list, 'scenario_id', (from) =>
      knex('works')
        .where({ category })
        .andWhere('scenario_id', '>', from)
        .orderBy('scenario_id')
        .select('scenario_id', 'released_at as shown_at', 'search_key'),
    );
  }
  await fill(knex, 3, 'id', (from) =>
    knex('samples').where('id', '>', from).orderBy('id').select('id', 'synced_at as shown_at', 'search_key'),
  );
}

/** Held in the order of its key on both engines, which is the one in which it is read. */
async function makeTable(knex: Knex): Promise<void> {
  if (knex.client.config.client === 'mysql2') {
    await knex.raw(`create table list_grams (
      list smallint not null, gram bigint not null, shown_at bigint not null, id varchar(32) not null,
      primary key (list, gram, shown_at, id)
    ) character set utf8mb4 collate utf8mb4_bin`);
    return;
  }
  await knex.raw(`create table list_grams (
    list integer not null, gram integer not null, shown_at integer not null, id varchar(32) not null,
    primary key (list, gram, shown_at, id)
  ) without rowid`);
}

async function fill(knex: Knex, list: number, key: string, after: (id: string) => Knex.QueryBuilder): Promise<void> {
  for (let from = ''; ; ) {
    const entries = await after(from).limit(ROWS_AT_ONCE);
    if (entries.length === 0) return;
    const rows = entries.flatMap(({ [key]: id, shown_at, search_key }: Record<string, unknown>) =>
      gramsOf(String(search_key)).map((gram) => ({ list, gram, shown_at, id })),
    );
    await knex.transaction(async (trx) => {
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        await trx(TABLE)
          .insert(rows.slice(at, at + ROWS_AT_ONCE))
          .onConflict(['list', 'gram', 'shown_at', 'id'])
          .ignore();
      }
    });
    from = entries.at(-1)[key];
  }
}

function gramsOf(text: string): number[] {
  const letters = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
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

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists(TABLE);
}
