import type { Knex } from 'knex';
import * as z from 'zod';
import { conditionParameter } from '#domain/catalogs/conditionParameter.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { type KeptRecord, readRecords } from '#server/content/recordStore.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { presentRecord } from '#server/resources/presentRecord.ts';
import { timeSchema } from '#server/trpc/answer.ts';

const { title_ja, title_en, message_ja_boxes, message_en_boxes } = labyrinthMessage.schema.shape;

/** The message at the entrance, embedded in the setting. */
const embeddedMessageSchema = z.strictObject({
  id: z.int(),
  scenario_id: z.string(),
  number: z.int(),
  title_ja,
  title_en,
  message_ja_boxes,
  message_en_boxes,
});

/** A labyrinth's setting on the wire: its message is embedded, and `condition` is the N of the chosen condition. */
export const presentedSettingSchema = z.strictObject({
  id: z.int(),
  number: z.int(),
  scenario_id: z.string(),
  labyrinth_number: z.int(),
  ...labyrinthSetting.schema.shape,
  condition: z.int(),
  labyrinth_message: embeddedMessageSchema.nullable(),
  revision: z.int(),
  updated_at: timeSchema.nullable(),
});
export type PresentedSetting = z.infer<typeof presentedSettingSchema>;

/** Presents settings with the messages that they name, in the given order. */
export async function presentSettings(
  database: Knex,
  scenarioId: string,
  settings: readonly KeptRecord<typeof labyrinthSetting>[],
): Promise<PresentedSetting[]> {
  const named = settings.map(({ data }) => data.message_number).filter((number) => number !== 0);
  const messages = new Map(
    (await readRecords(database, labyrinthMessage, scenarioId, [...new Set(named)])).map((one) => [one.number, one]),
  );
  return settings.map((setting) => {
    const { data } = setting;
    return {
      ...presentRecord(scenarioId, setting, labyrinthSetting),
      ...data,
      labyrinth_number: setting.number,
      condition: data.condition[conditionParameter(data.intrusion_condition_number)],
      labyrinth_message: embed(scenarioId, messages.get(data.message_number)),
    };
  });
}

/** Presents one setting, as `presentSettings` does. */
export async function presentSetting(
  database: Knex,
  scenarioId: string,
  setting: KeptRecord<typeof labyrinthSetting>,
): Promise<PresentedSetting> {
  const [presented] = await presentSettings(database, scenarioId, [setting]);
  return presented as PresentedSetting;
}

function embed(scenario_id: string, message: KeptRecord<typeof labyrinthMessage> | undefined) {
  if (!message) return null;
  const { title_ja, title_en, message_ja_boxes, message_en_boxes } = message.data;
  const { number } = message;
  return { id: number, scenario_id, number, title_ja, title_en, message_ja_boxes, message_en_boxes };
}

/** Parses the number of a labyrinth in a URL path. @throws RequestError 404 */
export function toLabyrinth(text: string): number {
  if (!/^\d$/.test(text)) throw new RequestError(404);
  return Number(text);
}
