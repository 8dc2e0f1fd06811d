import type { Knex } from 'knex';
import { THE_ONE } from '#domain/catalogs/ruleRows.ts';
import { FLOOR_SIZES, type FloorGrid, GRID_SIDE, readField } from '#domain/map/floorGrid.ts';
import { rooms } from '#domain/map/monsterRooms.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { type RecordOf, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { monster } from '#domain/resources/monster.ts';
import { battleSystemTreasureChest } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { type EncounterFloor, encounterFloor } from '#game/measure/encounterFloor.ts';
import { readRecord, writtenRecords } from '#server/content/recordStore.ts';
import { Floor } from '#server/database/models/Floor.ts';

/** A written floor with the data that encounters need. */
export interface EncounterFloorRow extends EncounterFloor {
  readonly number: number;
  readonly settings: RecordOf<typeof floorMap>;
  /** Whether anything was ever painted on it. */
  readonly hasMap: boolean;
  /** Lists its monster rooms one by one. */
  readonly rooms: () => Room[];
}

interface Room {
  /** Its appearance slot, 1-3. */
  readonly room_id: number;
  /** One of its cells, and their number. */
  readonly x: number;
  readonly y: number;
  readonly cells: number;
}

/** Returns the written floors of a scenario, sorted by number. */
export async function encounterFloors(database: Knex, scenario_id: string): Promise<EncounterFloorRow[]> {
  const floors = await Floor.query(database).where({ scenario_id }).orderBy('number');
  return floors.map(({ number, settings: stored, grid }) => {
    const settings = readStored(floorMap, number, JSON.parse(stored));
    const painted = grid ? unpackGrid(grid) : undefined;
    return {
      ...encounterFloor(settings, painted),
      number,
      settings,
      hasMap: grid !== null,
      rooms: () => (painted ? roomsOf(painted, FLOOR_SIZES[settings.labyrinth_size] ?? GRID_SIDE) : []),
    };
  });
}

const roomsOf = (grid: FloorGrid, size: number): Room[] =>
  rooms(grid, size).map((cells) => {
    const [{ x, y }] = cells;
    return { room_id: readField(grid, 'room_id', x, y), x, y, cells: cells.length };
  });

/** Returns the written encounter tables and monsters of a scenario, by number, and the encounter rules. */
export async function encounterRecords(database: Knex, scenario_id: string) {
  return {
    tables: await byNumber(database, encounterSetting, scenario_id),
    monsters: await byNumber(database, monster, scenario_id),
    rules: { battle: (await readRecord(database, battleSystemTreasureChest, scenario_id, THE_ONE)).data },
  };
}

async function byNumber<R extends Resource>(database: Knex, resource: R, scenario_id: string) {
  const records = await writtenRecords(database, resource, scenario_id);
  return new Map(records.map(({ number, data }) => [number, data]));
}
