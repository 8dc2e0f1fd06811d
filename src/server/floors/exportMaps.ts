import * as z from 'zod';
import { MAP_FILE_FORMS } from '#domain/map/files/mapFile.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { floorListSchema } from './floorList.ts';
import * as tasks from './mapTasks.ts';
import { storedFloors } from './storedFloor.ts';

/**
 * GET floor-maps/maps/export-map-data: floors as a file (docs/map-files.md); `all` stands for those that were ever written. Over REST it is
 * the file itself (rest/mapFileOnTheWire).
 */
export const exportMaps = scenarioProcedure('read')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      floors: floorListSchema,
      format: z.enum(MAP_FILE_FORMS).default('json'),
    }),
  )
  .output(dataAnswer(z.strictObject({ name: z.string(), format: z.enum(MAP_FILE_FORMS), text: z.string() })))
  .query(async ({ input: { floors: wanted, format }, ctx: { services, scenario } }) => {
    const floors = await storedFloors(services.database, scenario.id);
    const numbers = wanted ?? floors.map(({ number }) => number);
    const task = { form: format, numbers, floors };
    const text = await services.workers.run<typeof tasks, 'writeMaps'>(tasks.MAP_TASKS, 'writeMaps', task);
    const [only] = numbers;
    const name = wanted?.length === 1 && only !== undefined ? `floor-${floorNumberText(only)}` : 'floors';
    return { data: { name: `${name}.${format}`, format, text } };
  });
