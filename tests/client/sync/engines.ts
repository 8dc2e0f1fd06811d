// Everything in the client that saves. Each engine is reduced to two places that hold a number, 0 before anybody wrote.
import { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { LocalFloorStore } from '#client/floor/desk/LocalFloorStore.ts';
import { BrowserSaveStore } from '#client/page/SaveStore.ts';
import { GameSaves } from '#client/play/saves/GameSaves.ts';
import type { ServerSaves } from '#client/play/saves/ServerSaves.ts';
import { savedAt } from '#client/play/saves/savedAt.ts';
import type { RecordChanges } from '#client/resource/model/RecordApi.ts';
import { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { RecordJournal } from '#client/resource/model/RecordJournal.ts';
import { AccountDocument } from '#client/saving/AccountDocument.ts';
import { isStored, type SaveState } from '#client/sync/Autosave.ts';
import { blankGrid, type FloorGrid, readField, writeField } from '#domain/map/floorGrid.ts';
import { diffGrids } from '#domain/map/patch.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import type { Save } from '#game/saves/Save.ts';
import { sampleSave } from '../../support/sampleSave.ts';
import { handClock } from '../handClock.ts';
import { memoryStorage } from '../memoryStorage.ts';
import { resource, set } from '../resource/storing.ts';
import { Rows } from './Rows.ts';

export type Place = 0 | 1;

/** A page of a browser. */
export interface Page {
  readonly edit: (place: Place, value: number) => unknown;
  /** Sends whatever is due; without an answer it stays unsent. */
  readonly send: () => Promise<unknown>;
  /** Reads the server's state. */
  readonly refresh: () => Promise<unknown>;
  readonly shows: (place: Place) => number;
  /** Whether it asks its user which of two values to keep. */
  readonly asks: boolean;
  /** Whether it says that the server has everything. */
  readonly saysSaved: boolean;
  /** Whether a reload would find the unsent edits. */
  readonly isKept: boolean;
  readonly leave: () => unknown;
}

/** A browser and its server. */
export interface World {
  readonly rows: Pick<Rows<unknown>, 'link' | 'restore'>;
  readonly stored: (place: Place) => number;
  /** Writes as another user, or as the same user on another device. */
  readonly writeElsewhere: (place: Place, value: number) => void;
  /** Opens another page of the browser. */
  readonly open: (tab: string) => Promise<Page>;
  readonly isFull: boolean;
}

export interface Circumstances {
  readonly isFull: boolean;
  /** Whether the clock of the browser runs backwards. */
  readonly isClockWrong: boolean;
}

export interface Engine {
  /** The file that holds its documents (Revisioned). */
  readonly file: string;
  /** Its behaviour if two writers changed one place to different values. */
  readonly onConflict: 'asks' | 'replays';
  /** Whether unsent edits outlive the page. */
  readonly keepsUnsent: boolean;
  /** Whether a restore of the scenario affects it. */
  readonly isRestored: boolean;
  readonly world: (circumstances: Circumstances) => World;
}

const PLACES = [0, 1] as const;
const clockOf = ({ isClockWrong }: Circumstances) => {
  const clock = handClock();
  let told = 1e6;
  return { ...clock, now: () => (isClockWrong ? told-- : told++) };
};
const storageOf = ({ isFull }: Circumstances) => memoryStorage(isFull ? 0 : undefined);
const saved = (state: SaveState) => isStored(state) || state.kind === 'idle';
const quietly = (work: Promise<unknown>) => work.catch(() => {});
const reportUnexpected = () => {
  throw new Error('nothing unexpected');
};

const RECORD = 1;
const LEAVES = ['price', 'breaks.min'] as const;
const leafOf = (place: Place) => set(RECORD, LEAVES[place], 0).leaf;

const records: Engine = {
  file: 'src/client/resource/model/RecordEdits.ts',
  ...{ onConflict: 'asks', keepsUnsent: true, isRestored: true },
  world(circumstances) {
    const rows = new Rows<object>(resource.blank, true);
    const [clock, storage] = [clockOf(circumstances), storageOf(circumstances)];
    const read = () =>
      rows.read(() => ({
        records: new Map(
          rows.keys.map((key) => [key, { revision: rows.at(key).revision, record: rows.at(key).value }]),
        ),
        restoredRevision: rows.restoredRevision,
      }));
    const api = {
      read,
      save: (changes: readonly RecordChanges[]) =>
        rows.write(
          changes.map((one) => ({
            key: one.number,
            from: one.revision,
            make: (there) => ({ ...there, ...one.changes }),
          })),
          () => undefined,
        ),
    };
    const isOnline = () => rows.link !== 'down';
    return {
      rows,
      isFull: circumstances.isFull,
      stored: (place) => leafValue(rows.at(RECORD).value, leafOf(place)) as number,
      writeElsewhere: (place, value) =>
        rows.writeElsewhere(RECORD, (there) =>
          place === 0 ? { ...there, price: value } : { ...there, breaks: { min: value, max: 100 } },
        ),
      async open(tab) {
        const journal = new RecordJournal(resource, storage, 'author.scenario', tab, clock.now);
        const parts = { resource, scenarioId: 'scenario', api, journal, clock, isOnline, reportUnexpected };
        const desk = new RecordDesk(await read(), parts);
        return {
          edit: (place, value) => desk.edit([set(RECORD, LEAVES[place], value)]),
          send: () => quietly(desk.flush()),
          refresh: () => quietly(desk.refresh()),
          shows: (place) => leafValue(desk.record(RECORD), leafOf(place)) as number,
          leave: () => desk.leave(),
          get asks() {
            return desk.conflicts.length > 0;
          },
          get saysSaved() {
            return saved(desk.saveState);
          },
          get isKept() {
            return desk.isKept;
          },
        };
      },
    };
  },
};

interface Floor {
  readonly grid: FloorGrid;
  readonly values: typeof floorMap.blank;
}

/** A floor, reduced to places that are cells of the map or settings. */
const floorWorld = (
  circumstances: Circumstances,
  read: (floor: Floor, place: Place) => number,
  write: (floor: Floor, place: Place, value: number) => Floor,
  edit: (desk: FloorDesk, place: Place, value: number) => void,
): World => {
  const FLOOR = 1;
  const rows = new Rows<Floor>({ grid: blankGrid(), values: floorMap.blank }, true);
  const [clock, storage] = [clockOf(circumstances), storageOf(circumstances)];
  const present = () => {
    const { revision, value } = rows.at(FLOOR);
    const { restoredRevision } = rows;
    return {
      floor: { grid: value.grid, revision, restoredRevision },
      settings: { revision, restoredRevision, values: value.values, hasLabyrinth: false },
    };
  };
  const api = {
    read: () => rows.read(present),
    saveGrid: (key: number, grid: FloorGrid, from: number) =>
      rows.write([{ key, from, make: (there) => ({ ...there, grid }) }], () => present().floor),
    saveSettings: (key: number, changes: Partial<Floor['values']>, from: number) =>
      rows.write(
        [{ key, from, make: (there) => ({ ...there, values: { ...there.values, ...changes } }) }],
        () => present().settings,
      ),
  };
  return {
    rows,
    isFull: circumstances.isFull,
    stored: (place) => read(rows.at(FLOOR).value, place),
    writeElsewhere: (place, value) => rows.writeElsewhere(FLOOR, (there) => write(there, place, value)),
    async open(tab) {
      const localStore = new LocalFloorStore(storage, 'author.scenario.1', tab, clock.now);
      const journal = new RecordJournal(floorMap, storage, 'author.scenario.1', tab, clock.now);
      const isOnline = () => rows.link !== 'down';
      const { floor, settings } = await api.read();
      const desk = new FloorDesk(FLOOR, floor, settings, {
        api,
        localStore,
        journal,
        clock,
        isOnline,
        reportUnexpected,
      });
      return {
        edit: (place, value) => edit(desk, place, value),
        send: () => quietly(desk.autosave.flush()),
        refresh: () => quietly(api.read().then((now) => desk.receive(now.floor, now.settings))),
        shows: (place) => read({ grid: desk.session.grid, values: desk.settings.values }, place),
        leave: () => desk.leave(),
        get asks() {
          return desk.session.conflicts.length > 0 || desk.settings.conflict !== undefined;
        },
        get saysSaved() {
          return saved(desk.autosave.state);
        },
        get isKept() {
          return desk.isKept;
        },
      };
    },
  };
};

const cellWith = (grid: FloorGrid, place: Place, value: number): FloorGrid => {
  const made = grid.slice();
  writeField(made, 'C', 3 + place, 5, value);
  return made;
};

const floors: Engine = {
  file: 'src/client/floor/desk/FloorSession.ts',
  ...{ onConflict: 'asks', keepsUnsent: true, isRestored: true },
  world: (circumstances) =>
    floorWorld(
      circumstances,
      ({ grid }, place) => readField(grid, 'C', 3 + place, 5),
      (floor, place, value) => ({ ...floor, grid: cellWith(floor.grid, place, value) }),
      ({ session }, place, value) =>
        session.commit({
          label: { key: 'map.tool.wall', count: 1 },
          cells: diffGrids(session.grid, cellWith(session.grid, place, value)),
        }),
    ),
};

const SETTINGS = ['difficulty', 'treasure_chest_trap'] as const;

/** Settings are records, but share their row and its revision with the map. */
const settings: Engine = {
  file: 'src/client/resource/model/RecordEdits.ts',
  ...{ onConflict: 'asks', keepsUnsent: true, isRestored: true },
  world: (circumstances) =>
    floorWorld(
      circumstances,
      ({ values }, place) => values[SETTINGS[place]] - floorMap.blank[SETTINGS[place]],
      (floor, place, value) => ({
        ...floor,
        values: { ...floor.values, [SETTINGS[place]]: floorMap.blank[SETTINGS[place]] + value },
      }),
      (desk, place, value) => {
        const leaf = floorMap.leaves.find(({ path }) => path === SETTINGS[place]);
        if (leaf) desk.settings.edit(leaf, floorMap.blank[SETTINGS[place]] + value);
      },
    ),
};

const SLOT = { 0: 3, 1: 4 } as const;

/** Slots of a game; the value of a save is its time. */
const saves: Engine = {
  file: 'src/client/play/saves/Slot.ts',
  ...{ onConflict: 'asks', keepsUnsent: true, isRestored: false },
  world(circumstances) {
    const rows = new Rows<Save | undefined>(undefined, false);
    const clock = clockOf(circumstances);
    const { key } = sampleSave();
    // If the clock runs backwards, a later save has an earlier time.
    const turned = (value: number) => (value > 0 && circumstances.isClockWrong ? 1000 - value : value);
    const saveOf = (value: number) => sampleSave({ saved_at: turned(value) });
    const present = (slot: number) => {
      const { revision, value } = rows.at(slot);
      return value ? { slot, revision, saved_at: value.saved_at } : null;
    };
    const server: ServerSaves = {
      list: () => rows.read(() => rows.keys.flatMap((slot) => present(slot) ?? [])).catch(() => undefined),
      read: (_key, slot) =>
        rows.read(() => ({ revision: rows.at(slot).revision, save: rows.at(slot).value })).catch(() => undefined),
      write: (slot, from, save) => rows.write([{ key: slot, from, make: () => save }], () => present(slot)),
      remove: (_key, slot, from) => rows.write([{ key: slot, from, make: () => undefined }], () => present(slot)),
    };
    return {
      rows,
      isFull: circumstances.isFull,
      stored: (place) => turned(rows.at(SLOT[place]).value?.saved_at ?? 0),
      writeElsewhere: (place, value) => rows.writeElsewhere(SLOT[place], () => saveOf(value)),
      async open() {
        const game = new GameSaves({ owner: 'player', key, store: new BrowserSaveStore(), server, clock });
        await game.refresh();
        let isKept = true;
        let writing: Promise<unknown> = Promise.resolve();
        return {
          edit(place, value) {
            writing =
              value === 0
                ? game.remove(SLOT[place])
                : game.write(SLOT[place], saveOf(value)).then((as) => {
                    isKept = as === 'kept';
                  });
            return writing;
          },
          send: async () => {
            await writing;
            await game.sync();
          },
          refresh: () => game.refresh(),
          shows: (place) => turned(savedAt(game.view.slots[SLOT[place]]?.raw) ?? 0),
          leave: () => game.leave(),
          get asks() {
            return game.view.slots.some((slot) => slot?.theirs);
          },
          get saysSaved() {
            return PLACES.every((place) => !game.view.slots[SLOT[place]]?.isUnsent);
          },
          get isKept() {
            return isKept;
          },
        };
      },
    };
  },
};

type Numbers = Readonly<Record<string, number>>;

const documents: Engine = {
  file: 'src/client/saving/AccountDocument.ts',
  ...{ onConflict: 'replays', keepsUnsent: false, isRestored: false },
  world(circumstances) {
    const rows = new Rows<Numbers>({}, false);
    const present = () => ({ revision: rows.at(0).revision, content: rows.at(0).value });
    const api = {
      read: () => rows.read(present),
      save: (content: Numbers, from: number) => rows.write([{ key: 0, from, make: () => content }], present),
    };
    return {
      rows,
      isFull: circumstances.isFull,
      stored: (place) => rows.at(0).value[place] ?? 0,
      writeElsewhere: (place, value) => rows.writeElsewhere(0, (there) => ({ ...there, [place]: value })),
      async open() {
        const document = new AccountDocument<Numbers>(api, {});
        await document.read();
        let changes: Promise<boolean>[] = [];
        let isSaved = true;
        return {
          edit(place, value) {
            isSaved = false;
            changes.push(document.change((content) => ({ ...content, [place]: value })));
          },
          async send() {
            const done = await Promise.all(changes);
            changes = [];
            isSaved = done.every((one) => one);
          },
          refresh: () => document.read(),
          shows: (place) => document.content[place] ?? 0,
          leave: () => {},
          asks: false,
          get saysSaved() {
            return isSaved;
          },
          isKept: false,
        };
      },
    };
  },
};

/** All engines; everything that creates a `Revisioned` has an entry here. */
export const ENGINES: Readonly<Record<string, Engine>> = { saves, documents, records, floors, settings };
