import * as z from 'zod';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { type KeptRecord, listRecords, readRecord } from '#server/resources/recordStore.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';

const presentedSettingSchema = z.strictObject({
  id: z.int(),
  number: z.int(),
  scenario_id: z.string(),
  labyrinth_number: z.int(),
  ...labyrinthSetting.schema.shape,
  labyrinth_message: z.null(),
  revision: z.int(),
  updated_at: timeSchema.nullable(),
});

/** GET labyrinth-settings: all ten. */
export const listLabyrinthSettings = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(z.array(presentedSettingSchema)))
  .query(async ({ input: { scenario_id }, ctx: { services } }) => {
    const records = await listRecords(services.database, labyrinthSetting, scenario_id);
    return { data: records.map((record) => present(scenario_id, record)) };
  });

/** GET labyrinth-settings/{setting_number}, 0-9. */
export const readLabyrinthSetting = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema, setting_number: z.string() }))
  .output(dataAnswer(presentedSettingSchema))
  .query(async ({ input: { scenario_id, setting_number }, ctx: { services } }) => {
    if (!/^\d$/.test(setting_number)) throw new RequestError(404);
    const record = await readRecord(services.database, labyrinthSetting, scenario_id, Number(setting_number));
    return { data: present(scenario_id, record) };
  });

/** The default record of spec 1 §3; its message is embedded once messages exist, so it is null until one is chosen. */
function present(scenarioId: string, { number, revision, updated_at, data }: KeptRecord<typeof labyrinthSetting>) {
  const { message_number, ...fields } = data;
  return {
    id: number,
    number,
    scenario_id: scenarioId,
    labyrinth_number: number,
    ...fields,
    message_number,
    labyrinth_message: null,
    revision,
    updated_at: updated_at === null ? null : wireTime(updated_at),
  };
}
