import type { Knex } from 'knex';
import * as z from 'zod';
import type { Label, Language } from '#domain/text/languages.ts';
import { changeBehindBackup } from '#server/backups/changeBehindBackup.ts';
import { type StoredRow, storedRows } from '#server/content/recordStore.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { sentFileSchema } from '#server/files/sentFileSchema.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import type { FileFault } from './fileFaults.ts';

/** The problem of one cell in an imported file. */
export interface FileCellProblem {
  readonly row: number;
  readonly column: Label;
  readonly value: string;
  readonly reason: Label;
}

/** Input fields shared by all calls that import a CSV file. */
export const importShape = {
  scenario_id: scenarioIdSchema,
  file: sentFileSchema('text/csv'),
  dry_run: z.boolean().default(false),
};

const cellSchema = z.strictObject({ row: z.int(), column: z.string(), value: z.string(), reason: z.string() });

/** The problems of cells in the answer. All refused and warned cells are counted; if there are many, only the first are listed. */
export const problemsShape = {
  refused_rows: z.int(),
  refused_count: z.int(),
  refused: z.array(cellSchema),
  warned_count: z.int(),
  warned: z.array(cellSchema),
};

/** Words problems in the language of the caller. */
export const problemsIn = (
  namedProblems: readonly FileCellProblem[],
  language: Language,
): z.output<typeof cellSchema>[] =>
  namedProblems.map(({ column, reason, ...cell }) => ({ ...cell, column: column[language], reason: reason[language] }));

interface FileImport<Plan, Answer> {
  readonly isDryRun: boolean;
  /** Plans in a worker thread. */
  readonly plan: (rows: readonly StoredRow[], bannedWords: readonly string[]) => Promise<Plan | FileFault>;
  readonly write: (trx: Knex.Transaction, revision: number, plan: Plan) => Promise<unknown>;
  /** Makes the answer. */
  readonly present: (plan: Plan) => Answer;
  readonly signal: AbortSignal | undefined;
}

/**
 * Plans the import of a file, and unless it is a dry run writes its good rows behind an automatic backup, once per operation.
 * @throws RequestError 422 on `file`, and whatever `changeBehindBackup` throws
 */
export async function importFile<Plan extends { readonly records: readonly unknown[] }, Answer>(
  call: Parameters<typeof changeBehindBackup>[0],
  { isDryRun, plan, write, present, signal }: FileImport<Plan, Answer>,
): Promise<Answer> {
  const { database, bannedWords } = call.ctx.services;
  // Read once, outside the transaction in which a file may be planned again.
  let words: Promise<readonly string[]> | undefined;
  const read = (trx: Knex.Transaction) => storedRows(trx, call.input.scenario_id);
  const planFrom = async (rows: readonly StoredRow[]): Promise<Plan> => {
    words ??= bannedWords.words();
    const planned = await plan(rows, await words);
    if ('key' in planned) throw refusal(planned);
    return planned;
  };
  if (isDryRun) return present(await planFrom(await transaction(database, read)));
  const isChange = ({ records }: Plan) => records.length > 0;
  return changeBehindBackup(call, { read, plan: planFrom, signal, isChange, write, present });
}

const refusal = ({ key, detail, field = 'file' }: FileFault): RequestError =>
  new RequestError(422, key, { errors: { [field]: detail ? [{ key }, detail] : [{ key }] } });
