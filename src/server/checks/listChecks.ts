import * as z from 'zod';
import { CHECK_RULES, type CheckRule, countProblems } from '#domain/catalogs/checkRules.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { readMarks } from '#server/content/problemMarks.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, labelSchema } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { findProblems } from './findProblems.ts';

const listed = {
  count: z.int(),
  problems: z
    .array(
      z.strictObject({
        number: z.int(),
        path: z.string(),
        label: labelSchema,
        name: labelSchema,
        message: labelSchema,
        /** A hash of what stands at the place, for marking the problem. */
        content: z.string(),
      }),
    )
    .readonly(),
};

const foundSchema = z.strictObject({
  rule: z.enum(Object.keys(CHECK_RULES) as CheckRule[]),
  kind: z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]),
  ...listed,
  /** The problems marked as meant; they are not among the others. */
  meant: z.strictObject(listed),
});

/** The check list of a whole scenario, by rule and kind: how many problems each has, and the first 300 of them. */
export const listChecks = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(z.array(foundSchema)))
  .query(async ({ ctx: { services, scenario } }) => ({ data: await findProblems(services, scenario) }));

const countsSchema = z.strictObject({
  errors: z.int(),
  warnings: z.int(),
  information: z.int(),
  missing_english: z.int(),
});

/** The number of problems that the check list shows, by severity, for its tab. Those marked as meant are not counted. */
export const countChecks = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(countsSchema))
  .query(async ({ ctx: { services, scenario } }) => ({ data: countProblems(await findProblems(services, scenario)) }));

/** The marks on records of a kind, or on the cells of the maps: the map and the forms find their problems themselves. */
export const listMarks = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, kind: z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]) }))
  .output(
    dataAnswer(
      z.array(z.strictObject({ rule: z.string(), number: z.int(), path: z.string(), content: z.string() })).readonly(),
    ),
  )
  .query(async ({ input, ctx: { services, scenario } }) => {
    const marks = await readMarks(services.database, scenario.id);
    const ofKind = marks.filter(({ kind }) => kind === input.kind);
    return { data: ofKind.map(({ rule, number, path, content }) => ({ rule, number, path, content })) };
  });
