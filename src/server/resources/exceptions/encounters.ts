import * as z from 'zod';
import { CELL_COUNT, GRID_SIDE, planeOf } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { drawnTables, encounterOdds, type Place } from '#domain/play/encounterOdds.ts';
import { isBlank, readStored } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { monster } from '#domain/resources/monster.ts';
import { Floor } from '#server/database/models/Floor.ts';
import { writtenRecords } from '#server/resources/recordStore.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { authorProcedure, router } from '#server/trpc/procedures.ts';

const PLACES = [0, 1, 2, 3] as const;
/** Cells a side, by the code of a floor's size. */
const SIDES = [24, 20, 16];

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
      const { database } = services;
      const tables = byNumber(await writtenRecords(database, encounterSetting, scenario_id));
      const monsters = byNumber(await writtenRecords(database, monster, scenario_id));
      const floors = await Floor.query(database).where({ scenario_id }).whereNotNull('grid').orderBy('number');
      const data = floors.map(({ number, settings, grid }) => {
        const floor = readStored(floorMap, JSON.parse(settings));
        const { name_ja, name_en, no_random_encounters } = floor;
        const cells = cellsByRoom(grid as Buffer, SIDES[floor.labyrinth_size] ?? GRID_SIDE);
        const places = PLACES.filter((place) => cells[place] > 0).map((place) => {
          const isQuiet = place === 0 && no_random_encounters;
          const odds = isQuiet ? [] : encounterOdds(floor, place, tables, monsters);
          const drawn = isQuiet ? [] : drawnTables(floor, place).filter(({ chance }) => chance > 0);
          return {
            room_id: place,
            cells: cells[place],
            tables: drawn,
            odds: odds.map(({ monster: number, chance, groupSize }) => ({
              monster: number,
              chance,
              group_size: groupSize,
            })),
          };
        });
        return { number, name_ja, name_en, no_random_encounters, places };
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
});

function byNumber<Data>(records: readonly { number: number; data: Data }[]): Map<number, Data> {
  return new Map(records.map(({ number, data }) => [number, data]));
}

/** How many cells of a floor each place has. */
function cellsByRoom(packed: Buffer, side: number): Record<Place, number> {
  const grid = unpackGrid(packed);
  const rooms = planeOf('room_id') * CELL_COUNT;
  const counts: Record<Place, number> = { 0: 0, 1: 0, 2: 0, 3: 0 };
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) counts[grid[rooms + y * GRID_SIDE + x] as Place]++;
  }
  return counts;
}
