import type { FloorApi, FloorSettings } from '#client/floor/desk/FloorApi.ts';
import type { ServerFloor } from '#client/floor/desk/FloorSession.ts';
import type { FloorSettingsValues } from '#domain/map/files/mapFile.ts';
import { blankGrid, type FloorGrid } from '#domain/map/floorGrid.ts';
import { floorMap } from '#domain/resources/floorMap.ts';

interface StoredFloor {
  readonly grid: FloorGrid;
  readonly values: FloorSettingsValues;
  /** The revision; 0 if the floor was never written. */
  readonly revision: number;
}

/** A fake server with the floors of a scenario, which refuses changes of an older revision. */
export class TestFloors implements FloorApi {
  readonly #floors = new Map<number, StoredFloor>();
  #revision = 0;
  /** Whether the server can be reached; if not, it answers nothing. */
  isReachable = true;

  has(number: number, floor: Partial<Omit<StoredFloor, 'revision'>>): void {
    this.#floors.set(number, { ...this.stored(number), ...floor, revision: ++this.#revision });
  }

  stored(number: number): StoredFloor {
    return this.#floors.get(number) ?? { grid: blankGrid(), values: floorMap.blank, revision: 0 };
  }

  readonly read = (number: number) => {
    if (!this.isReachable) return Promise.reject(new Error('offline'));
    return Promise.resolve({ floor: this.#floor(number), settings: this.#settings(number) });
  };

  readonly saveGrid: FloorApi['saveGrid'] = (number, grid, revision) =>
    this.#write(number, revision, { grid: grid.slice() as FloorGrid }, this.#floor);

  readonly saveSettings: FloorApi['saveSettings'] = (number, changes, revision) =>
    this.#write(number, revision, { values: { ...this.stored(number).values, ...changes } }, this.#settings);

  async #write<Present>(
    number: number,
    revision: number,
    change: Partial<StoredFloor>,
    present: (number: number) => Present,
  ) {
    if (!this.isReachable) return { kind: 'unreachable' } as const;
    if (revision !== this.stored(number).revision) return { kind: 'stale', present: present(number) } as const;
    this.has(number, change);
    return { kind: 'saved', revision: this.#revision } as const;
  }

  readonly #floor = (number: number): ServerFloor => {
    const { grid, revision } = this.stored(number);
    return { grid, revision, restoredRevision: 0 };
  };

  readonly #settings = (number: number): FloorSettings => {
    const { values, revision } = this.stored(number);
    return { values, revision, restoredRevision: 0, hasLabyrinth: false };
  };
}
