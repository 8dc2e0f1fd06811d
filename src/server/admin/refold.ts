// Recomputes stored folded texts, which serve searching and comparing, when the rules of folding have changed (docs/decisions/0053). It
// works in steps, each a transaction that records its progress, so that a start that was killed continues there.
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { FOLD_VERSION } from '#domain/text/foldText.ts';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import type { Config } from '#server/config.ts';
import { withLease } from '#server/database/migrate.ts';
import { BannedWord } from '#server/database/models/BannedWord.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { Work } from '#server/database/models/Work.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { transaction } from '#server/database/transaction.ts';
import { listedSample, listedWork, relist } from '#server/lists/listGrams.ts';
import { reregisterTitles } from '#server/publishing/registeredTitles.ts';
import { workKey } from '#server/publishing/showWork.ts';
import { sampleKey } from '#server/samples/sampleKey.ts';
import { searchKey } from '#server/scenarios/searchKey.ts';

const MARKS = 'text_folds';
const ROWS_AT_ONCE = 200;

interface Folded {
  /** The name of the table. */
  readonly name: string;
  /** Recomputes the next rows, those with an id after `last`. @returns the last one; undefined after the end */
  readonly step: (trx: Knex.Transaction, last: string) => Promise<string | undefined>;
}

const FOLDED: readonly Folded[] = [
  {
    name: Scenario.tableName,
    async step(trx, last) {
      const rows = await Scenario.query(trx).where('id', '>', last).orderBy('id').limit(ROWS_AT_ONCE).forUpdate();
      for (const row of rows) {
        const search_key = searchKey(row);
        if (search_key !== row.search_key) await Scenario.query(trx).findById(row.id).patch({ search_key });
      }
      return rows.at(-1)?.id;
    },
  },
  {
    name: Work.tableName,
    async step(trx, last) {
      const query = Work.query(trx).where('scenario_id', '>', last).orderBy('scenario_id');
      const rows = await query.limit(ROWS_AT_ONCE).forUpdate();
      for (const row of rows) {
        const search_key = workKey(row);
        if (search_key === row.search_key) continue;
        await relist(trx, listedWork(row), listedWork({ ...row, search_key }));
        await Work.query(trx).findById(row.scenario_id).patch({ search_key });
      }
      return rows.at(-1)?.scenario_id;
    },
  },
  {
    name: Sample.tableName,
    async step(trx, last) {
      const query = Sample.query(trx).where('id', '>', last).orderBy('id').limit(ROWS_AT_ONCE);
      const columns = ['id', 'title_ja', 'title_en', 'author_name', 'comment', 'search_key', 'synced_at'] as const;
      const rows = await query.select(...columns).forUpdate();
      for (const row of rows) {
        const search_key = sampleKey(row);
        if (search_key === row.search_key) continue;
        await relist(trx, listedSample(row), listedSample({ ...row, search_key }));
        await Sample.query(trx).findById(row.id).patch({ search_key });
      }
      return rows.at(-1)?.id;
    },
  },
  {
    name: 'registered_titles',
    async step(trx, last) {
      const query = Scenario.query(trx).where('id', '>', last).orderBy('id').limit(ROWS_AT_ONCE);
      const rows = await query.select('id', 'title_ja', 'title_en', 'scenario_code').forUpdate();
      for (const row of rows) if (row.scenario_code !== null) await reregisterTitles(trx, row);
      return rows.at(-1)?.id;
    },
  },
  {
    name: BannedWord.tableName,
    async step(trx, last) {
      // All at once: the list is short, and of two words that have become one the first is kept.
      if (last !== '') return undefined;
      const rows = await BannedWord.query(trx).orderBy('word_key').forUpdate();
      const kept = new Map(rows.map((row) => [normalizeKey(row.word), row] as const).toReversed());
      kept.delete('');
      if ([...kept].every(([key, { word_key }]) => key === word_key) && kept.size === rows.length) return undefined;
      await BannedWord.query(trx).delete();
      const made = [...kept].map(([word_key, { word, created_at }]) => ({ word_key, word, created_at }));
      await trx.batchInsert(BannedWord.tableName, made, 100);
      return undefined;
    },
  },
];

/** Recomputes everything stored folded, if this program folds differently from the previous one. Only one process does so at a time. */
export async function refold(config: Config, logger?: Logger): Promise<void> {
  const database = openDatabase(config);
  try {
    if ((await database(MARKS).where('version', FOLD_VERSION).whereNull('done_to')).length === FOLDED.length) return;
    await withLease(database, () => refoldAll(database));
    logger?.info({ event: 'refolded', version: FOLD_VERSION }, 'keys of searches and titles follow the present rules');
  } finally {
    await database.destroy();
  }
}

/** For callers that already have exclusive access to the database. */
export async function refoldAll(database: Knex): Promise<void> {
  for (const folded of FOLDED) while (await stepOf(database, folded)) {}
}

/** Does one step. @returns whether there is more to do */
const stepOf = (database: Knex, { name, step }: Folded): Promise<boolean> =>
  transaction(database, async (trx) => {
    const mark = await trx(MARKS).where({ name, version: FOLD_VERSION }).first('done_to');
    if (mark?.done_to === null) return false;
    const done_to = (await step(trx, mark?.done_to ?? '')) ?? null;
    await trx(MARKS).insert({ name, version: FOLD_VERSION, done_to }).onConflict('name').merge();
    return done_to !== null;
  });
