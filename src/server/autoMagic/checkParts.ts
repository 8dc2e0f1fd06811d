import * as z from 'zod';
import { narrowed, type Resource } from '#domain/resource/defineResource.ts';
import { withChanges } from '#domain/resource/field.ts';
import { MAGIC_SETS, magicSet } from '#domain/resources/magic/magicSet.ts';
import { faultText } from '#domain/text/fault.ts';
import type { Language } from '#domain/text/languages.ts';
import { checkMagic, type MagicProblem } from '#game/measure/autoMagic/checkMagic.ts';
import { MAGIC_PARTS, type MagicContent, type MagicPart } from '#game/rules/autoMagic/magicContent.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { askingProcedure } from '#server/trpc/procedures.ts';
import { readMagic } from './magicRecords.ts';
import { chestTypeSchema, entriesSchema, type PartEntry } from './partSchemas.ts';

const checkedSchema = z.strictObject({
  /** Whether it could be stored: there may still be warnings. */
  is_ok: z.boolean(),
  problems: z.array(z.strictObject({ path: z.string(), severity: z.enum(['error', 'warning']), fault: z.string() })),
});

/** The scope of a check: some parts of a set, and some fields of the set itself. */
interface Scope {
  readonly parts: readonly MagicPart[];
  readonly fields: readonly string[];
}

/**
 * POST that checks whether a body could be stored, and with which problems; nothing is stored. Parts that the body leaves out are taken as
 * stored. A path names a field of the set, or a part, the place in it, and the field: `rows.3.effects_max`.
 */
export function checkParts(scope: Scope) {
  const entries = Object.fromEntries(scope.parts.map((part) => [part, entriesSchema(part).optional()]));
  return askingProcedure('read')
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        chest_type: chestTypeSchema,
        ...narrowed(magicSet, scope.fields).changesSchema.shape,
        ...entries,
      }),
    )
    .output(dataAnswer(checkedSchema))
    .mutation(async ({ input, ctx: { services, caller } }) => {
      const { scenario_id, chest_type } = input as { scenario_id: string; chest_type: number };
      const stored = (await readMagic(services.database, scenario_id))(chest_type);
      const problems = checkMagic(chest_type, withBody(stored, scope, input));
      return {
        data: told(
          problems.filter((one) => isIn(scope, one)),
          caller.language,
          pathIn,
        ),
      };
    });
}

/** POST that checks all sets as stored; a path begins with the number of the set. */
export const checkAll = askingProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(checkedSchema))
  .mutation(async ({ input: { scenario_id }, ctx: { services, caller } }) => {
    const contentOf = await readMagic(services.database, scenario_id);
    const problems = MAGIC_SETS.flatMap((set) =>
      checkMagic(set, contentOf(set)).map((problem) => ({ ...problem, set })),
    );
    return { data: told(problems, caller.language, (problem) => `${problem.set}.${pathIn(problem)}`) };
  });

function withBody(stored: MagicContent, { parts }: Scope, body: Readonly<Record<string, unknown>>): MagicContent {
  const changed = parts.map((part) => {
    const { resource, place } = MAGIC_PARTS[part];
    const { fields }: Resource = resource;
    const records = new Map<number, object>(stored[part]);
    for (const entry of (body[part] ?? []) as readonly PartEntry[]) {
      const at = Number(entry[place]);
      records.set(at, withChanges(fields, records.get(at) as Record<string, unknown>, entry));
    }
    return [part, records];
  });
  return { ...stored, set: withChanges(magicSet.fields, stored.set, body), ...Object.fromEntries(changed) };
}

const isIn = ({ parts, fields }: Scope, { part, path }: MagicProblem): boolean =>
  part ? parts.includes(part) : fields.includes(path.split('.')[0] ?? '');

const pathIn = ({ part, place, path }: MagicProblem): string => (part ? `${part}.${place}.${path}` : path);

function told<Found extends MagicProblem>(
  problems: readonly Found[],
  language: Language,
  pathOf: (problem: Found) => string,
): z.output<typeof checkedSchema> {
  return {
    is_ok: problems.every(({ severity }) => severity !== 'error'),
    problems: problems.map((problem) => ({
      path: pathOf(problem),
      severity: problem.severity,
      fault: faultText(problem.fault)[language],
    })),
  };
}
