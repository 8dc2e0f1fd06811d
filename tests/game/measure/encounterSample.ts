import { eventType } from '#domain/catalogs/eventTypes.ts';
import { newEvent } from '#domain/map/event.ts';
import { blankGrid, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { monster } from '#domain/resources/monster.ts';
import { type EncounterFloor, encounterFloor } from '#game/measure/encounterFloor.ts';

type Slot = readonly [table: number, probability: number];
type Event = readonly [x: number, y: number, id: number, slots: readonly number[]];

interface Painted {
  /** Room ids of single cells along y 0. */
  readonly rooms?: readonly number[];
  readonly events?: readonly Event[];
}

type Settings = (typeof floorMap)['blank'];

/** A floor of 24 cells per side with the given slots, with single cells of rooms along y 0, and events. */
export const sampleFloor = (
  slots: readonly Slot[],
  painted: Painted = {},
  settings: Partial<Settings> = {},
): EncounterFloor => encounterFloor(sampleSettings(slots, settings), sampleGrid(painted));

/** The settings of a floor with the given slots. */
export function sampleSettings(slots: readonly Slot[], settings: Partial<Settings> = {}): Settings {
  const slot = (at: number) => {
    const [value, probability] = slots[at] ?? [0, 100];
    return { value, probability };
  };
  return { ...floorMap.blank, appearance: { no1: slot(0), no2: slot(1), no3: slot(2) }, ...settings };
}

export function sampleGrid({ rooms = [], events = [] }: Painted): FloorGrid {
  const grid = blankGrid();
  rooms.forEach((room, x) => {
    writeField(grid, 'room_id', x, 0, room);
  });
  for (const [x, y, id, slots] of events) {
    const type = eventType(id);
    if (!type) throw new RangeError(`no event ${id}`);
    const values = { ...newEvent(type), ...Object.fromEntries(slots.map((value, at) => [at + 1, value])) };
    for (const [field, value] of Object.entries(values))
      writeField(grid, field as keyof ReturnType<typeof newEvent>, x, y, value);
  }
  return grid;
}

/** Encounter tables by number, as monsters with their weights. */
export const sampleTables = (tables: Readonly<Record<number, readonly (readonly [number, number])[]>>) =>
  new Map(
    Object.entries(tables).map(([number, filled]) => {
      const slots = [
        ...filled.map(([one, weight]) => ({ monster: one, weight })),
        ...encounterSetting.blank.slots.slice(filled.length),
      ];
      return [Number(number), { ...encounterSetting.blank, slots }] as const;
    }),
  );

export const sampleMonsters = (monsters: Readonly<Record<number, Partial<(typeof monster)['blank']>>>) =>
  new Map(Object.entries(monsters).map(([number, values]) => [Number(number), { ...monster.blank, ...values }]));
