import type { TRPCClient } from '@trpc/client';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { written } from '#client/saving/written.ts';
import type { WriteResult } from '#client/sync/WriteResult.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { packGrid, unpackGrid } from '#domain/map/packGrid.ts';
import { fromBase64, toBase64 } from '#domain/text/base64.ts';
import type { AppRouter } from '#server/router.ts';
import type { FloorApi, FloorSettings } from './FloorApi.ts';
import type { ServerFloor } from './FloorSession.ts';

/**
 * Returns the calls for the floors of a scenario over tRPC, through `client`. While `mayWrite` returns false, writes count as unreachable.
 */
export function trpcFloorApi(
  client: Pick<TRPCClient<AppRouter>, 'floors'>,
  scenarioId: string,
  mayWrite: () => boolean,
): FloorApi {
  const write = <Present>(
    call: () => Promise<{ data: { revision: number } }>,
    readPresent: (data: unknown) => Present,
  ): Promise<WriteResult<Present>> =>
    mayWrite() ? written(call(), readPresent) : Promise.resolve({ kind: 'unreachable' });
  const place = (number: number) => ({ scenario_id: scenarioId, floor_number: floorNumberText(number) });
  return {
    async read(number) {
      const { data } = await client.floors.read.query(place(number));
      const { grid: _grid, ...settings } = data;
      return { floor: serverFloor(data), settings: serverSettings(settings) };
    },

    saveGrid: (number, grid, revision, isLeaving) =>
      write(
        () =>
          client.floors.saveGrid.mutate(
            { ...place(number), grid: toBase64(packGrid(grid)), revision },
            { context: { keepalive: isLeaving } },
          ),
        (present) => serverFloor(present as Parameters<typeof serverFloor>[0]),
      ),

    saveSettings: (number, { labyrinth_size, ...changes }, revision, isLeaving) => {
      const options = { context: { keepalive: isLeaving } };
      return write(
        () =>
          labyrinth_size === undefined
            ? client.floors.updateSettings.mutate({ ...place(number), ...changes, revision }, options)
            : client.floors.updateSize.mutate(
                { ...place(number), labyrinth_setting: { labyrinth_size }, revision },
                options,
              ),
        (present) => serverSettings(present as PresentedFloor),
      );
    },
  };
}

type PresentedFloor = RouterOutputs['floors']['updateSettings']['data'];

function serverSettings(floor: PresentedFloor): FloorSettings {
  const {
    id: _id,
    scenario_id: _scenario,
    number: _number,
    created_at: _created,
    updated_at: _updated,
    ...own
  } = floor;
  const { revision, restored_revision, labyrinth_setting, ...fields } = own;
  const { labyrinth_size, has_labyrinth } = labyrinth_setting;
  return {
    revision,
    restoredRevision: restored_revision,
    values: { ...fields, labyrinth_size },
    hasLabyrinth: has_labyrinth,
  };
}

const serverFloor = (data: { grid: string; revision: number; restored_revision: number }): ServerFloor => ({
  grid: unpackGrid(fromBase64(data.grid)),
  revision: data.revision,
  restoredRevision: data.restored_revision,
});
