import type { Knex } from 'knex';
import { readStored } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import type { LabyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { labyrinthByFloor } from '#domain/scenario/labyrinthRanges.ts';
import { Floor } from '#server/database/models/Floor.ts';

/** The setting of a labyrinth with its number. */
export interface NumberedSetting {
  readonly number: number;
  readonly data: LabyrinthSetting;
}

/** A floor whose size differs from that of its labyrinth. */
interface MisfitFloor {
  readonly number: number;
  /** The settings of the floor, still with the old size; blank if it was never written. */
  readonly settings: (typeof floorMap)['blank'];
  readonly isWritten: boolean;
  /** Code of the size that the floor must get. */
  readonly labyrinth_size: number;
}

/** Returns every floor whose size differs from that of its labyrinth; a floor that was never written has the size of the blank one. */
export async function misfitFloors(
  database: Knex,
  scenarioId: string,
  settings: readonly NumberedSetting[],
): Promise<MisfitFloor[]> {
  const sizes = new Map(settings.map(({ number, data }) => [number, data.labyrinth_size]));
  const labyrinths = labyrinthByFloor(settings.map(({ number, data }) => ({ number, range: data.map_hierarchy })));
  if (labyrinths.size === 0) return [];
  const rows = await database<Floor>(Floor.tableName).where({ scenario_id: scenarioId }).select('number', 'settings');
  const written = new Map(rows.map((row) => [row.number, readStored(floorMap, row.number, JSON.parse(row.settings))]));
  return [...labyrinths].flatMap(([number, labyrinth]) => {
    const present = written.get(number) ?? floorMap.blank;
    const labyrinth_size = sizes.get(labyrinth) ?? present.labyrinth_size;
    if (present.labyrinth_size === labyrinth_size) return [];
    return [{ number, settings: present, isWritten: written.has(number), labyrinth_size }];
  });
}

/**
 * Resizes the floors of a labyrinth (docs/product.md, "Labyrinths"), within the transaction that wrote the labyrinths and under its
 * revision. Nothing is lost: cells outside a smaller floor stay stored and come back when it grows again.
 */
export async function fitFloorSizes(
  trx: Knex.Transaction,
  scenarioId: string,
  revision: number,
  settings: readonly NumberedSetting[],
): Promise<void> {
  const now = Date.now();
  const rows = (await misfitFloors(trx, scenarioId, settings)).map(
    ({ number, settings: present, isWritten, labyrinth_size }) => ({
      isWritten,
      key: { scenario_id: scenarioId, number },
      values: { settings: JSON.stringify({ ...present, labyrinth_size }), revision, updated_at: now },
    }),
  );
  for (const { key, values } of rows.filter(({ isWritten }) => isWritten)) {
    await trx(Floor.tableName).where(key).update(values);
  }
  const added = rows.filter(({ isWritten }) => !isWritten);
  if (added.length === 0) return;
  await trx(Floor.tableName).insert(
    added.map(({ key, values }) => ({ ...key, ...values, grid: null, created_at: now })),
  );
}
