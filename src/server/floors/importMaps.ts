import type { Knex } from 'knex';
import * as z from 'zod';
import { changeBehindBackup } from '#server/backups/changeBehindBackup.ts';
import { labyrinthOfFloor } from '#server/content/labyrinthOfFloor.ts';
import { Floor } from '#server/database/models/Floor.ts';
import { transaction } from '#server/database/transaction.ts';
import { message } from '#server/errors/messages.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { sentFileSchema } from '#server/files/sentFileSchema.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { floorListSchema } from './floorList.ts';
import * as tasks from './mapTasks.ts';
import type { PlannedFloor, PlannedMaps, PlanningTask } from './planMaps.ts';
import { storedFloors } from './storedFloor.ts';

/** A packed grid as base64; null for a blank one. */
const packedGrid = z.string().nullable();

/**
 * POST floor-maps/maps/import-map-data: replaces floors of the scenario by those of a file, behind an automatic backup. A file is imported
 * completely or not at all. A dry run answers the same, with the maps before and after and the size after, and writes nothing. Over REST
 * alone, as a form.
 * @throws RequestError 413, 422 on `file`, 499 if the caller has left before everything was written
 */
export const importMaps = keyedProcedure('edit')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      file: sentFileSchema('application/octet-stream'),
      dry_run: z.boolean().default(false),
      floors: floorListSchema,
    }),
  )
  .output(
    dataAnswer(
      z.strictObject({
        floors: z.array(
          z.strictObject({
            number: z.int(),
            cells_changed: z.int(),
            settings_changed: z.array(z.string()),
            before: packedGrid.optional(),
            after: packedGrid.optional(),
            labyrinth_size: z.int().optional(),
          }),
        ),
        refused: z.array(z.strictObject({ number: z.int(), reason: z.string() })),
      }),
    ),
  )
  .mutation(async (call) => {
    const { scenario_id, file: bytes, dry_run, floors: numbers } = call.input;
    const { services, caller } = call.ctx;
    const { signal } = call;
    const read = async (trx: Knex.Transaction) => ({
      floors: await storedFloors(trx, scenario_id),
      assigned: [...(await labyrinthOfFloor(trx, scenario_id)).keys()],
    });
    const plan = async (present: Pick<PlanningTask, 'floors' | 'assigned'>): Promise<PlannedMaps> => {
      const task = { bytes, numbers, ...present };
      const planned = await services.workers.run<typeof tasks, 'planMaps'>(tasks.MAP_TASKS, 'planMaps', task, {
        signal,
      });
      if (!('key' in planned)) return planned;
      const { key, detail } = planned;
      throw new RequestError(422, key, { errors: { file: detail ? [{ key }, detail] : [{ key }] } });
    };
    const present = ({ floors, missing }: PlannedMaps) => ({
      floors: floors.map(({ number, cells_changed, settings_changed, before, after, labyrinth_size }) => ({
        number,
        cells_changed,
        settings_changed: [...settings_changed],
        ...(dry_run && { before: base64(before), after: base64(after), labyrinth_size }),
      })),
      refused: missing.map((number) => ({ number, reason: message('floor_not_in_file', caller.language) })),
    });
    if (dry_run) return { data: present(await plan(await transaction(services.database, read))) };
    const data = await changeBehindBackup(call, {
      read,
      plan,
      isChange: (planned) => planned.floors.some(isChanged),
      signal,
      write: (trx, revision, planned) => writeFloors(trx, scenario_id, revision, planned.floors.filter(isChanged)),
      present,
    });
    caller.log.info({ event: 'imported', scenario_id, kind: 'floor_map', records: data.floors.length });
    return { data };
  });

const isChanged = ({ cells_changed, settings_changed }: PlannedFloor): boolean =>
  cells_changed > 0 || settings_changed.length > 0;

const base64 = (grid: Uint8Array | null): string | null => (grid ? Buffer.from(grid).toString('base64') : null);

async function writeFloors(
  trx: Knex.Transaction,
  scenario_id: string,
  revision: number,
  floors: readonly PlannedFloor[],
): Promise<void> {
  const now = Date.now();
  for (const { number, settings, after } of floors) {
    const written = { settings, grid: after ? Buffer.from(after) : null, revision, updated_at: now };
    const changed = await trx(Floor.tableName).where({ scenario_id, number }).update(written);
    if (changed === 0) await trx(Floor.tableName).insert({ scenario_id, number, ...written, created_at: now });
  }
}
