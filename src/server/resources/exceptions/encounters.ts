import * as z from 'zod';
import { isBlank } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { placesOf } from '#game/measure/encounterFloor.ts';
import { drawnTables, encounterOdds, type Odds } from '#game/measure/encounterOdds.ts';
import { battleOdds, type Met, sameBattles, withCompany } from '#game/measure/meetings.ts';
import { writtenRecords } from '#server/content/recordStore.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { router, scenarioProcedure } from '#server/trpc/procedures.ts';
import { encounterFloors, encounterRecords } from './encounterContent.ts';
import { tableUses } from './tableUses.ts';
import { whereMonsterIsMet } from './whereMonsterIsMet.ts';

/** Maximum number of companions listed for a place, likeliest first, and of different battles listed for a floor. */
const MOST_COMPANIONS = 30;
const MOST_BATTLES = 60;

const oddsSchema = z.strictObject({
  monster: z.int(),
  chance: z.number(),
  group_size: z.strictObject({ min: z.int(), max: z.int() }),
  /** The monster that brings it as its companion. */
  leader: z.int().optional(),
});
const cellSchema = z.strictObject({ x: z.int(), y: z.int() });
const floorSchema = z.strictObject({
  number: z.int(),
  name_ja: z.string(),
  name_en: z.string(),
  no_random_encounters: z.boolean(),
  /** The places that the floor has: 0 for the corridors, 1 to 3 for the rooms of an appearance slot. */
  places: z.array(
    z.strictObject({
      room_id: z.int(),
      cells: z.int(),
      /** The rooms one by one, each with one of its cells and their number; empty for the corridors. */
      rooms: z.array(z.strictObject({ ...cellSchema.shape, cells: z.int() })),
      /** The encounter tables that may be drawn there. */
      tables: z.array(z.strictObject({ table: z.int(), chance: z.number() })),
      odds: z.array(oddsSchema),
    }),
  ),
  /** Events with a battle or a meeting, equal ones merged; the first of them. */
  battles: z.array(
    z.strictObject({ event: z.int(), cells: z.array(cellSchema).readonly(), odds: z.array(oddsSchema) }),
  ),
  battle_count: z.int(),
});
const input = z.strictObject({ scenario_id: scenarioIdSchema });

const present = ({ groupSize, ...met }: Met) => ({ ...met, group_size: groupSize });

/** The monsters that appear in each place, and those that appear nowhere (docs/domain.md, "Encounter tables"). */
export const encountersRouter = router({
  /** GET checkSheet: for every floor with anything drawn on it, by place and battle, the monsters that appear and their odds. */
  checkSheet: scenarioProcedure('read')
    .input(input)
    .output(dataAnswer(z.array(floorSchema)))
    .query(async ({ input: { scenario_id }, ctx: { services } }) => {
      const { tables, monsters, rules } = await encounterRecords(services.database, scenario_id);
      const floors = await encounterFloors(services.database, scenario_id);
      const data = floors
        .filter(({ hasMap }) => hasMap)
        .map((floor) => {
          const { name_ja, name_en, no_random_encounters } = floor.settings;
          const told = (odds: readonly Odds[]) =>
            withCompany(rules, floor, odds, monsters, MOST_COMPANIONS).map(present);
          const rooms = floor.rooms();
          const places = placesOf(floor).map((place) => ({
            room_id: place,
            cells: floor.cells[place],
            rooms: rooms.filter(({ room_id }) => room_id === place).map(({ room_id: _slot, ...room }) => room),
            tables: drawnTables(floor.settings, place),
            odds: told(encounterOdds(rules, floor.settings, place, tables, monsters)),
          }));
          const differing = sameBattles(floor);
          const battles = differing.slice(0, MOST_BATTLES).map(({ battle, cells }) => ({
            event: battle.event,
            cells,
            odds: told(battleOdds(rules, floor, battle, tables, monsters)),
          }));
          const { number } = floor;
          const battle_count = differing.length;
          return { number, name_ja, name_en, no_random_encounters, places, battles, battle_count };
        });
      return { data };
    }),

  /** GET fetch-unselected-monsters: the existing monsters that are in no table. */
  unselected: scenarioProcedure('read')
    .input(input)
    .output(dataAnswer(z.array(z.strictObject({ number: z.int(), name_ja: z.string(), name_en: z.string() }))))
    .query(async ({ input: { scenario_id }, ctx: { services } }) => {
      const tables = await writtenRecords(services.database, encounterSetting, scenario_id);
      const selected = new Set(tables.flatMap(({ data }) => data.slots.map((slot) => slot.monster)));
      const monsters = await writtenRecords(services.database, monster, scenario_id);
      return {
        data: monsters
          .filter(({ number, data }) => !selected.has(number) && !isBlank(monster, data, number))
          .map(({ number, data: { name_ja, name_en } }) => ({ number, name_ja, name_en })),
      };
    }),

  tableUses,
  whereMonsterIsMet,
});
