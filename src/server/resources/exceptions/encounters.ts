import * as z from 'zod';
import { placesOf } from '#domain/play/encounterFloor.ts';
import { drawnTables, encounterOdds } from '#domain/play/encounterOdds.ts';
import { isBlank } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { writtenRecords } from '#server/resources/recordStore.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { authorProcedure, router } from '#server/trpc/procedures.ts';
import { encounterFloors, encounterRecords } from './encounterContent.ts';
import { tableUses } from './tableUses.ts';
import { whereMonsterIsMet } from './whereMonsterIsMet.ts';

const oddsSchema = z.strictObject({
  monster: z.int(),
  chance: z.number(),
  group_size: z.strictObject({ min: z.int(), max: z.int() }),
});
const floorSchema = z.strictObject({
  number: z.int(),
  name_ja: z.string(),
  name_en: z.string(),
  no_random_encounters: z.boolean(),
  /** 0 for the corridors, 1 to 3 for the rooms of an appearance slot; those that the floor has. */
  places: z.array(
    z.strictObject({
      room_id: z.int(),
      cells: z.int(),
      /** The encounter tables that are drawn there. */
      tables: z.array(z.strictObject({ table: z.int(), chance: z.number() })),
      odds: z.array(oddsSchema),
    }),
  ),
});
const input = z.strictObject({ scenario_id: scenarioIdSchema });

/** What encounter tables come to: who is met where, and who nowhere (spec 2 §2, "Encounters"). */
export const encountersRouter = router({
  /** GET checkSheet: of every floor on which anything is drawn, place by place, who appears with which odds. */
  checkSheet: authorProcedure
    .input(input)
    .output(dataAnswer(z.array(floorSchema)))
    .query(async ({ input: { scenario_id }, ctx: { services } }) => {
      const { tables, monsters } = await encounterRecords(services.database, scenario_id);
      const floors = await encounterFloors(services.database, scenario_id);
      const data = floors
        .filter(({ hasMap }) => hasMap)
        .map((floor) => {
          const { name_ja, name_en, no_random_encounters } = floor.settings;
          const places = placesOf(floor).map((place) => ({
            room_id: place,
            cells: floor.cells[place],
            tables: drawnTables(floor.settings, place),
            odds: encounterOdds(floor.settings, place, tables, monsters).map(({ groupSize, ...odds }) => ({
              ...odds,
              group_size: groupSize,
            })),
          }));
          return { number: floor.number, name_ja, name_en, no_random_encounters, places };
        });
      return { data };
    }),

  /** GET fetch-unselected-monsters: those that exist and stand in no table. */
  unselected: authorProcedure
    .input(input)
    .output(dataAnswer(z.array(z.strictObject({ number: z.int(), name_ja: z.string(), name_en: z.string() }))))
    .query(async ({ input: { scenario_id }, ctx: { services } }) => {
      const tables = await writtenRecords(services.database, encounterSetting, scenario_id);
      const selected = new Set(tables.flatMap(({ data }) => data.slots.map((slot) => slot.monster)));
      const monsters = await writtenRecords(services.database, monster, scenario_id);
      return {
        data: monsters
          .filter(({ number, data }) => !selected.has(number) && !isBlank(monster, data))
          .map(({ number, data: { name_ja, name_en } }) => ({ number, name_ja, name_en })),
      };
    }),

  tableUses,
  whereMonsterIsMet,
});
