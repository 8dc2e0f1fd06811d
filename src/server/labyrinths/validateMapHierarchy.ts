import * as z from 'zod';
import { labyrinthSetting, rangeFault } from '#domain/resources/labyrinthSetting.ts';
import { overlapFault, overlapsOf } from '#domain/scenario/labyrinthRanges.ts';
import { misfitFloors } from '#server/content/fitFloorSizes.ts';
import { listRecords } from '#server/content/recordStore.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { answer } from '#server/trpc/answer.ts';
import { askingProcedure } from '#server/trpc/procedures.ts';
import { toLabyrinth } from './presentSetting.ts';

const { map_hierarchy } = labyrinthSetting.schema.shape;

/**
 * POST labyrinth-settings/{n}/validate-map-hierarchy: whether a labyrinth may have this range, and which floors would change their size.
 * Nothing is written.
 */
export const validateMapHierarchy = askingProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, setting_number: z.string(), map_hierarchy }))
  .output(
    answer(
      z.strictObject({ valid: z.boolean(), message: z.string().optional(), floors_of_other_size: z.array(z.int()) }),
    ),
  )
  .mutation(async ({ input, ctx: { services, caller } }) => {
    const number = toLabyrinth(input.setting_number);
    const settings = await listRecords(services.database, labyrinthSetting, input.scenario_id);
    const ranges = settings.map((setting) => ({ number: setting.number, range: setting.data.map_hierarchy }));
    const [shared] = overlapsOf({ number, range: input.map_hierarchy }, ranges);
    const fault = rangeFault(input.map_hierarchy, number) ?? (shared && overlapFault(shared));
    if (fault) return { valid: false, message: fault[caller.language], floors_of_other_size: [] };
    const planned = settings.map((setting) =>
      setting.number === number ? { number, data: { ...setting.data, map_hierarchy: input.map_hierarchy } } : setting,
    );
    const misfits = await misfitFloors(services.database, input.scenario_id, planned);
    const floors = misfits.map((floor) => floor.number).sort((one, other) => one - other);
    return { valid: true, floors_of_other_size: floors };
  });
