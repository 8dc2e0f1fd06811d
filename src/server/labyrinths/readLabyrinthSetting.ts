import * as z from 'zod';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { listRecords, readRecord } from '#server/content/recordStore.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { presentedSettingSchema, presentSetting, presentSettings, toLabyrinth } from './presentSetting.ts';

/** GET labyrinth-settings: all ten. */
export const listLabyrinthSettings = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(z.array(presentedSettingSchema)))
  .query(async ({ input: { scenario_id }, ctx: { services } }) => {
    const settings = await listRecords(services.database, labyrinthSetting, scenario_id);
    return { data: await presentSettings(services.database, scenario_id, settings) };
  });

/** GET labyrinth-settings/{setting_number}, 0-9. */
export const readLabyrinthSetting = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, setting_number: z.string() }))
  .output(dataAnswer(presentedSettingSchema))
  .query(async ({ input: { scenario_id, setting_number }, ctx: { services } }) => {
    const number = toLabyrinth(setting_number);
    const setting = await readRecord(services.database, labyrinthSetting, scenario_id, number);
    return { data: await presentSetting(services.database, scenario_id, setting) };
  });
