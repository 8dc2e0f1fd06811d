import type { Knex } from 'knex';
import * as z from 'zod';
import { conditionParameter } from '#domain/catalogs/conditionParameter.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { missingRecord } from '#domain/resource/checkRecord.ts';
import { isThere } from '#domain/resource/defineResource.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { type LabyrinthSetting, labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { issueFault } from '#domain/text/fault.ts';
import { type KeptRecord, writtenRecords } from '#server/content/recordStore.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { changeRecord } from '#server/resources/changeRecord.ts';
import { revisionSchema } from '#server/resources/recordSchemas.ts';
import { writeRecord } from '#server/resources/writeRecord.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { ownedFields } from '#server/trpc/ownedFields.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { type PresentedSetting, presentedSettingSchema, presentSetting, toLabyrinth } from './presentSetting.ts';

const OWNED = [
  'id',
  'number',
  'labyrinth_number',
  'labyrinth_message',
  'updated_at',
] as const satisfies readonly (keyof PresentedSetting)[];

const key = { scenario_id: scenarioIdSchema, setting_number: z.string(), revision: revisionSchema };
const { message_number } = labyrinthSetting.schema.shape;

/** PUT labyrinth-settings/{id}: changes the given fields. Floors of the labyrinth get its size (docs/product.md, "Labyrinths"). */
export const updateLabyrinthSetting = scenarioProcedure('edit')
  .input(
    z.strictObject({
      ...key,
      ...labyrinthSetting.changesSchema.shape,
      condition: z.int().min(0).max(999).optional(),
      ...ownedFields(OWNED),
    }),
  )
  .output(dataAnswer(presentedSettingSchema))
  .mutation(({ input, ctx: { services } }) =>
    change(services.database, input, ({ data }) => ({ ...input, condition: conditionOf(data, input) })),
  );

/** PUT labyrinth-settings/{id}/embed-labyrinth-message: sets the message shown at the entrance, which must exist; 0 for none. */
export const embedLabyrinthMessage = scenarioProcedure('edit')
  .input(z.strictObject({ ...key, message_number }))
  .output(dataAnswer(presentedSettingSchema))
  .mutation(async ({ input, ctx: { services } }) => {
    const { scenario_id, message_number: number } = input;
    await refuseMissing(services.database, scenario_id, number);
    return change(services.database, input, () => ({ message_number: number }));
  });

/** @throws RequestError 422 */
async function refuseMissing(database: Knex, scenarioId: string, number: number): Promise<void> {
  if (number === RECORD_KINDS.labyrinth_message.none) return;
  const messages = await writtenRecords(database, labyrinthMessage, scenarioId);
  if (messages.some((one) => one.number === number && isThere(labyrinthMessage, one.data, number))) return;
  throw new RequestError(422, undefined, { errors: { message_number: [missingRecord('labyrinth_message', number)] } });
}

/** The input that these calls share: a setting, and the revision that the change is based on. */
interface SettingCall {
  readonly scenario_id: string;
  readonly setting_number: string;
  readonly revision?: number | undefined;
}

/** Writes the fields that `fields` returns for the present setting. @throws RequestError 404, 409, 422 */
function change(
  database: Knex,
  input: SettingCall,
  fields: (present: KeptRecord<typeof labyrinthSetting>) => Readonly<Record<string, unknown>>,
): Promise<{ data: PresentedSetting }> {
  const { scenario_id, setting_number } = input;
  return writeRecord(database, labyrinthSetting, {
    scenarioId: scenario_id,
    number: toLabyrinth(setting_number),
    input: { ...input },
    owned: OWNED,
    present: (within, setting) => presentSetting(within, scenario_id, setting),
    change: (setting) => changeRecord(labyrinthSetting, setting, fields(setting)) as LabyrinthSetting,
  });
}

/** Returns the conditions with N for the one that will be chosen; the others keep theirs. @throws RequestError 422 */
function conditionOf(
  present: LabyrinthSetting,
  {
    condition,
    intrusion_condition_number = present.intrusion_condition_number,
  }: {
    readonly condition?: number | undefined;
    readonly intrusion_condition_number?: number | undefined;
  },
): LabyrinthSetting['condition'] | undefined {
  if (condition === undefined) return undefined;
  const parameter = conditionParameter(intrusion_condition_number);
  const leaf = labyrinthSetting.leaves.find(({ path }) => path === `condition.${parameter}`);
  const issues = leaf?.field.schema.safeParse(condition).error?.issues ?? [];
  if (issues.length > 0) throw new RequestError(422, undefined, { errors: { condition: issues.map(issueFault) } });
  return { ...present.condition, [parameter]: condition };
}
