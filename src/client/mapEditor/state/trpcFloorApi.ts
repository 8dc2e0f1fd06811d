import { trpcClient } from '#client/api/trpc.ts';
import { type WriteResult, written } from '#client/saving/writeResult.ts';
import { packGrid, unpackGrid } from '#domain/map/packGrid.ts';
import { fromBase64, toBase64 } from '#domain/text/base64.ts';
import type { FloorApi, FloorSettings } from './FloorApi.ts';
import type { ServerFloor } from './FloorSession.ts';
import { floorNumberText } from './floorNumberText.ts';

/** The floors of a scenario over tRPC. While not `mayWrite`, what is to be written counts as not sent. */
export function trpcFloorApi(scenarioId: string, mayWrite: () => boolean): FloorApi {
  const write = <Present>(
    call: () => Promise<{ data: { revision: number } }>,
    readPresent: (data: unknown) => Present,
  ): Promise<WriteResult<Present>> =>
    mayWrite() ? written(call(), readPresent) : Promise.resolve({ kind: 'unreachable' });
  const place = (number: number) => ({ scenario_id: scenarioId, floor_number: floorNumberText(number) });
  return {
    async read(number) {
      const { data } = await trpcClient.floors.read.query(place(number));
      return {
        floor: serverFloor(data),
        settings: data,
        labyrinth_size: data.labyrinth_setting.labyrinth_size as 0 | 1 | 2,
      };
    },

    saveGrid: (number, grid, revision, isLeaving) =>
      write(
        () =>
          trpcClient.floors.saveGrid.mutate(
            { ...place(number), grid: toBase64(packGrid(grid)), revision },
            { context: { keepalive: isLeaving } },
          ),
        (present) => serverFloor(present as Parameters<typeof serverFloor>[0]),
      ),

    saveSetting: (number, field, value, revision) =>
      write(
        () => trpcClient.floors.updateSettings.mutate({ ...place(number), [field]: value, revision }),
        (present) => present as FloorSettings,
      ),
  };
}

const serverFloor = (data: { grid: string; revision: number; restored_revision: number }): ServerFloor => ({
  grid: unpackGrid(fromBase64(data.grid)),
  revision: data.revision,
  restoredRevision: data.restored_revision,
});
