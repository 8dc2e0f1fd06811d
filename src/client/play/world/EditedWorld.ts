import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { searchItem } from '#domain/resources/outline/searchItem.ts';
import { titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { playTest } from '#domain/resources/tests/playTest.ts';
import { testSetUp } from '#domain/resources/tests/testSetUp.ts';
import { type Floor, floorOf } from '#game/world/compileFloor.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import type { World } from '#game/world/World.ts';

/** Records that the game does not read: those that readers see before playing, and those kept of test plays. */
const BESIDE: readonly Resource[] = [titleAuthorName, searchItem, testSetUp, playTest];

/** The kinds of records that make up a world. */
export const WORLD_KINDS: readonly Resource[] = RESOURCES.filter((resource) => !BESIDE.includes(resource));

/** A compiled floor, with its sources. */
interface Compiled {
  readonly grid: FloorDesk['session']['grid'];
  readonly settings: FloorDesk['settings']['values'];
  readonly floor: Floor;
}

/** The world of a scenario as it is being edited in this page. Edited parts are compiled again when the world is requested. */
export class EditedWorld {
  readonly #floors: Pick<ScenarioFloors, 'known' | 'subscribe'>;
  readonly #desks: readonly RecordDesk[];
  readonly #compiled = new Map<number, Compiled>();
  readonly #listeners = new Set<() => void>();
  readonly #followed = new WeakSet<FloorDesk>();
  /** The world without its floors; undefined if a record was edited since. */
  #records: World | undefined;
  #world: World | undefined;

  /** @param desks one of each of `WORLD_KINDS` */
  constructor(floors: Pick<ScenarioFloors, 'known' | 'subscribe'>, desks: readonly RecordDesk[]) {
    this.#floors = floors;
    this.#desks = desks;
    floors.subscribe(this.#tell);
    for (const desk of desks) {
      desk.subscribe(() => {
        this.#records = undefined;
        this.#tell();
      });
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** The same object until something is edited. */
  get world(): World {
    const isSame = this.#compileFloors() && this.#records !== undefined;
    if (this.#world && isSame) return this.#world;
    this.#records ??= compileWorld({
      floors: [],
      records: Object.fromEntries(this.#desks.map((desk) => [desk.resource.name, recordsOf(desk)])),
    });
    this.#world = {
      ...this.#records,
      floors: new Map([...this.#compiled].map(([number, { floor }]) => [number, floor])),
    };
    return this.#world;
  }

  /** Compiles the floors that have changed. @returns whether none has */
  #compileFloors(): boolean {
    let isSame = true;
    for (let number = floorMap.numbers.first; number <= floorMap.numbers.last; number++) {
      const desk = this.#floors.known(number);
      if (!desk) continue;
      this.#follow(desk);
      const { grid } = desk.session;
      const settings = desk.settings.values;
      const known = this.#compiled.get(number);
      if (known?.grid === grid && known.settings === settings) continue;
      this.#compiled.set(number, { grid, settings, floor: floorOf(number, settings, grid) });
      isSame = false;
    }
    return isSame;
  }

  /** The floors report changes of their maps together, but each reports changes of its settings itself. */
  #follow(desk: FloorDesk): void {
    if (this.#followed.has(desk)) return;
    this.#followed.add(desk);
    desk.settings.subscribe(this.#tell);
  }

  readonly #tell = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

const recordsOf = (desk: RecordDesk) =>
  writtenNumbers(desk).map((number) => ({ number, data: desk.record(number) as Record<string, unknown> }));
