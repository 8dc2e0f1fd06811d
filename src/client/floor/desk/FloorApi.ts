import type { RouterOutputs } from '#client/api/routerTypes.ts';
import type { WriteResult } from '#client/sync/WriteResult.ts';
import type { FloorSettingsValues } from '#domain/map/files/mapFile.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import type { ServerFloor } from './FloorSession.ts';

/** A floor as the list of floors returns it. */
export type ListedFloor = RouterOutputs['floors']['list']['data'][number];

/** A floor without its grid, as the server has it. */
export interface FloorSettings {
  readonly revision: number;
  /** The scenario's revision of its last restore, 0 without one. */
  readonly restoredRevision: number;
  readonly values: FloorSettingsValues;
  /** Whether the floor belongs to a labyrinth, which then decides its size. */
  readonly hasLabyrinth: boolean;
}

/** The calls for the floors of one scenario. */
export interface FloorApi {
  /** @throws the client's error if there is no answer or a refusal */
  readonly read: (number: number) => Promise<{ floor: ServerFloor; settings: FloorSettings }>;
  /** `isLeaving`: in a request that outlives the page. */
  readonly saveGrid: (
    number: number,
    grid: FloorGrid,
    revision: number,
    isLeaving: boolean,
  ) => Promise<WriteResult<ServerFloor>>;
  readonly saveSettings: (
    number: number,
    changes: Partial<FloorSettingsValues>,
    revision: number,
    isLeaving: boolean,
  ) => Promise<WriteResult<FloorSettings>>;
}
