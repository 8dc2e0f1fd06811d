import * as z from 'zod';
import type { FloorSettingsValues } from '#domain/map/files/mapFile.ts';
import { blankGrid } from '#domain/map/floorGrid.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import { isBlank, readStored } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { timeSchema } from '#server/trpc/answer.ts';
import type { FloorRow, FoundFloor } from './findFloor.ts';

const BLANK_GRID = Buffer.from(packGrid(blankGrid())).toString('base64');

/** Returns the packed grid of a floor as base64; a floor that was never painted has the blank one. */
export const packedGrid = (floor: Pick<FloorRow, 'grid'> | undefined): string =>
  floor?.grid?.toString('base64') ?? BLANK_GRID;

/** Returns the settings of a floor in the form of a record; blank if the floor was never written. */
export const storedSettings = ({ row }: Pick<FoundFloor, 'row'>): FloorSettingsValues =>
  readStored(floorMap, row?.number ?? 0, row && JSON.parse(row.settings));

/** Whether an author has changed any setting of a floor. Its size does not count, as the labyrinth determines it. */
export function hasSettings(row: FoundFloor['row']): boolean {
  const { labyrinth_size } = floorMap.blank;
  return row !== undefined && !isBlank(floorMap, { ...storedSettings({ row }), labyrinth_size }, row.number);
}

/** @throws RequestError 409 with the present floor if a write is based on a revision other than the present one */
export function refuseStale(revision: number | undefined, present: PresentedFloor): void {
  if (revision !== undefined && revision !== present.revision) throw new RequestError(409, undefined, { present });
}

const { labyrinth_size, ...settings } = floorMap.schema.shape;

/** A floor without its grid. */
export const presentedFloorSchema = z.strictObject({
  id: z.int(),
  scenario_id: z.string(),
  number: z.int(),
  ...settings,
  labyrinth_setting: z.strictObject({ labyrinth_size, has_labyrinth: z.boolean() }),
  revision: z.int(),
  restored_revision: z.int(),
  created_at: timeSchema.nullable(),
  updated_at: timeSchema.nullable(),
});

export type PresentedFloor = z.infer<typeof presentedFloorSchema>;

/** Presents a floor without its grid. A missing row is the blank floor with revision 0 (docs/wire.md, "Answers"). */
export function presentFloor(
  { scenario_id, number, row, restored_revision }: FoundFloor,
  labyrinths: ReadonlyMap<number, number>,
): PresentedFloor {
  const { labyrinth_size, ...settings } = storedSettings({ row });
  return {
    id: number,
    scenario_id,
    number,
    ...settings,
    labyrinth_setting: { labyrinth_size, has_labyrinth: labyrinths.has(number) },
    revision: row?.revision ?? 0,
    restored_revision,
    created_at: row ? wireTime(row.created_at) : null,
    updated_at: row ? wireTime(row.updated_at) : null,
  };
}
