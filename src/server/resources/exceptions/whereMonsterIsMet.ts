import * as z from 'zod';
import { monster } from '#domain/resources/monster.ts';
import { whereMet } from '#game/measure/whereMet.ts';
import { numberSchema } from '#server/resources/recordSchemas.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { encounterFloors, encounterRecords } from './encounterContent.ts';

/** Maximum number of listed meetings; all are counted. */
const MOST_TOLD = 200;

const meetingSchema = z.strictObject({
  floor: z.strictObject({ number: z.int(), name_ja: z.string(), name_en: z.string() }),
  at: z.union([z.strictObject({ room_id: z.int() }), z.strictObject({ x: z.int(), y: z.int(), event: z.int() })]),
  chance: z.number(),
  group_size: z.strictObject({ min: z.int(), max: z.int() }),
  /** The monster that brings it as its companion. */
  leader: z.int().optional(),
});

/** Lists every way to meet a monster, on all floors, likeliest first. */
export const whereMonsterIsMet = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, number: numberSchema(monster) }))
  .output(dataAnswer(z.strictObject({ meetings: z.array(meetingSchema), count: z.int() })))
  .query(async ({ input: { scenario_id, number }, ctx: { services } }) => {
    const { tables, monsters, rules } = await encounterRecords(services.database, scenario_id);
    const meetings = (await encounterFloors(services.database, scenario_id))
      .flatMap((floor) => {
        const { name_ja, name_en } = floor.settings;
        const met = whereMet(rules, number, floor, tables, monsters);
        return met.map((meeting) => ({ ...meeting, floor: { number: floor.number, name_ja, name_en } }));
      })
      .sort((one, other) => other.chance - one.chance);
    return { data: { meetings: meetings.slice(0, MOST_TOLD), count: meetings.length } };
  });
