import type { WriteResult } from '#client/saving/writeResult.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import type { ServerFloor } from './FloorSession.ts';

/** What an author reads of a floor besides its grid. */
export interface FloorSettings {
  readonly revision: number;
  readonly name_ja: string;
  readonly name_en: string;
  /** Codes of what is seen from within (spec 1 §3). */
  readonly wall: number;
  readonly floor: number;
  readonly ceiling: number;
}

/** The server as the floors of one scenario see it. */
export interface FloorApi {
  /** @throws the client's error where there is no answer or a refusal */
  readonly read: (
    number: number,
  ) => Promise<{ floor: ServerFloor; settings: FloorSettings; labyrinth_size: 0 | 1 | 2 }>;
  /** `isLeaving`: in a request that outlives the page. */
  readonly saveGrid: (
    number: number,
    grid: FloorGrid,
    revision: number,
    isLeaving: boolean,
  ) => Promise<WriteResult<ServerFloor>>;
  readonly saveSetting: (
    number: number,
    field: 'name_ja' | 'name_en',
    value: string,
    revision: number,
  ) => Promise<WriteResult<FloorSettings>>;
}
