import type { Knex } from 'knex';
import { readersContent } from '#domain/scenario/readersContent.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { readContent } from '#server/content/readContent.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { areStored } from '#server/files/recordFiles.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { type Call, writeOnce } from '#server/trpc/writeOnce.ts';
import type * as tasks from './publishingTasks.ts';
import { type Frozen, PUBLISHING_TASKS } from './publishingTasks.ts';

/** A scenario as read at one moment: `content` is for its readers, `whole` includes the parts for its author. */
export interface ReadScenario {
  readonly scenario: Scenario;
  readonly content: ScenarioContent;
  readonly whole: ScenarioContent;
  readonly files: readonly string[];
}

interface FrozenWrite<Answer> {
  /** Checks the content to freeze, outside the transaction, and throws if it must not be frozen. */
  readonly judge: (read: ReadScenario) => Promise<void>;
  /** `revision` is taken; `scenario` is locked until the end of the transaction. */
  readonly write: (
    trx: Knex.Transaction,
    held: { readonly scenario: Scenario; readonly revision: number; readonly files: readonly string[] },
    frozen: Frozen,
  ) => Promise<Answer>;
}

/**
 * Freezes a scenario and writes the result in one transaction, once per operation; the scenario is unchanged since it was checked and
 * frozen.
 * @throws RequestError 404, 503 if it is continually written to, and whatever `judge` and `write` throw
 */
export function writeFrozen<Answer>(
  call: Call & { readonly input: { readonly scenario_id: string } },
  { judge, write }: FrozenWrite<Answer>,
): Promise<Answer> {
  const { database, workers } = call.ctx.services;
  const { scenario_id } = call.input;
  return writeOnce(
    call,
    async (trx, { read, frozen }) => {
      const scenario = await Scenario.query(trx).findById(scenario_id).forUpdate();
      if (!scenario) throw new RequestError(404);
      if (scenario.counter !== read.counter || !(await areStored(trx, read.files))) return undefined;
      const revision = await takeRevision(trx, scenario_id, { edits: false });
      return write(trx, { scenario, revision, files: read.files }, frozen);
    },
    async () => {
      const read = await transaction(database, async (trx) => {
        const whole = await readContent(trx, scenario_id);
        const scenario = await Scenario.query(trx).findById(scenario_id).throwIfNotFound();
        return { ...whole, whole: whole.content, content: readersContent(whole.content), scenario };
      });
      await judge(read);
      return { read, frozen: await workers.run<typeof tasks, 'freeze'>(PUBLISHING_TASKS, 'freeze', read.whole) };
    },
  );
}
