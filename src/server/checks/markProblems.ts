import * as z from 'zod';
import { CHECK_RULES, type CheckRule, isMarkable } from '#domain/catalogs/checkRules.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { removeMarks, storeMarks } from '#server/content/problemMarks.ts';
import { transaction } from '#server/database/transaction.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';

/** Maximum number of problems in one call: more than a group of the check list shows. */
const MOST_AT_ONCE = 1000;

const placeSchema = z.strictObject({
  rule: z.enum((Object.keys(CHECK_RULES) as CheckRule[]).filter(isMarkable)),
  kind: z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]),
  number: z.int().min(0).max(9999),
  path: z.string().max(200),
});

const listOf = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).min(1).max(MOST_AT_ONCE);

/**
 * Marks problems as meant, as the check list named them. A mark holds while the content of its place is the listed one; a mark of a
 * problem that is gone holds nothing. The check list, its counts and the map leave marked problems out; a release knows no marks.
 */
export const markProblems = scenarioProcedure('edit')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      problems: listOf(placeSchema.extend({ content: z.string().regex(/^[0-9a-z]{1,16}$/) })),
    }),
  )
  .output(noAnswer)
  .mutation(async ({ input: { scenario_id, problems }, ctx: { services } }) => {
    await transaction(services.database, async (trx) => {
      // The check list is cached by the counter; the work itself does not change.
      await takeRevision(trx, scenario_id, { edits: false });
      await storeMarks(trx, scenario_id, problems, services.now());
    });
  });

/** Takes marks back; those that nobody has made are taken back as well. */
export const unmarkProblems = scenarioProcedure('edit')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, problems: listOf(placeSchema) }))
  .output(noAnswer)
  .mutation(async ({ input: { scenario_id, problems }, ctx: { services } }) => {
    await transaction(services.database, async (trx) => {
      await takeRevision(trx, scenario_id, { edits: false });
      await removeMarks(trx, scenario_id, problems);
    });
  });
