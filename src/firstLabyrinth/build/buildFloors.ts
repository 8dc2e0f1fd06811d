import { eventType } from '#domain/catalogs/eventTypes.ts';
import type { SlotKey } from '#domain/events/slotKinds.ts';
import { enclosedRegion } from '#domain/map/enclosedRegion.ts';
import type { CellEvent } from '#domain/map/event.ts';
import { newEvent } from '#domain/map/event.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { FLOOR_SIZES, writeField } from '#domain/map/floorGrid.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import { writeCell } from '#domain/map/region.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { toBase64 } from '#domain/text/base64.ts';
import type { EventSource, FloorSource, PlaceName } from './FloorSource.ts';
import { type Drawing, readDrawing } from './readDrawing.ts';

/** Cells a side, by the code of a size. */
const SIZES: readonly number[] = FLOOR_SIZES;

/** The cells of every place, by floor and name. */
export type Places = ReadonlyMap<PlaceName, readonly Place[]>;

export interface BuiltFloors {
  readonly floors: ScenarioDocument['floors'];
  readonly places: Places;
}

/**
 * Makes floors of a document from their plans.
 * @param sources by the names of the floors
 * @throws RangeError if a plan and its letters do not match, or an event leads to a place that does not exist
 */
export function buildFloors(sources: Readonly<Record<string, FloorSource>>): BuiltFloors {
  const drawn = Object.entries(sources).map(([name, source]) => ({ name, source, drawing: readDrawing(source.plan) }));
  const places = new Map(drawn.flatMap(({ name, source, drawing }) => placesOf(name, source, drawing)));
  const floors = drawn.map(({ source, drawing }) => {
    const { number, settings, things, rooms } = source;
    for (const [letter, { event }] of Object.entries(things)) {
      const values = event && eventOf(event, places);
      if (values) for (const { x, y } of drawing.cells.get(letter) ?? []) writeCell(drawing.grid, x, y, values);
    }
    for (const [slot, letters] of Object.entries(rooms)) {
      for (const { x, y } of [...letters].flatMap((letter) => drawing.cells.get(letter) ?? [])) {
        for (const cell of enclosedRegion(drawing.grid, x, y, drawing.size))
          writeField(drawing.grid, 'room_id', cell.x, cell.y, Number(slot));
      }
    }
    const labyrinth_size = SIZES.indexOf(drawing.size);
    return {
      number,
      settings: { ...floorMap.blank, ...settings, labyrinth_size },
      grid: toBase64(packGrid(drawing.grid)),
    };
  });
  return { floors, places };
}

function placesOf(
  floor: string,
  { number, things }: FloorSource,
  { cells }: Drawing,
): (readonly [PlaceName, readonly Place[]])[] {
  const nameless = [...cells.keys()].filter((letter) => !things[letter]);
  if (nameless.length > 0) throw new RangeError(`${floor}: nothing is said of ${nameless.join(' ')}`);
  return Object.entries(things).map(([letter, { name }]) => {
    const of = cells.get(letter);
    if (!of) throw new RangeError(`${floor}: "${letter}" (${name}) is not in the plan`);
    return [`${floor}.${name}`, of.map(({ x, y }) => ({ floor: number, x, y }))] as const;
  });
}

/** Returns the first cell of a place. @throws RangeError if there is none of that name */
export function placeCalled(places: Places, name: PlaceName): Place {
  const [first] = places.get(name) ?? [];
  if (!first) throw new RangeError(`no place is called ${name}`);
  return first;
}

/** Returns an event in the form of the cell that holds it. */
function eventOf(
  { id, numbers, to, once, sets = 0, sound, on = 0, off = 0, looking = 0 }: EventSource,
  places: Places,
): CellEvent {
  const type = eventType(id);
  const all = { ...numbers, ...(to && placeCalled(places, to)) };
  const left = new Map(Object.entries(all).map(([kind, values]) => [kind, [values].flat()]));
  const own: Partial<Record<SlotKey, number>> = {};
  for (const { key, kind } of type.slots) {
    const value = left.get(kind)?.shift();
    if (value !== undefined) own[key] = value;
  }
  const unused = [...left].filter(([kind, values]) => values.length > 0 && !(to && kind === 'floor'));
  if (unused.length > 0)
    throw new RangeError(`event ${id} has no number for ${unused.map(([kind]) => kind).join(', ')}`);
  return {
    ...newEvent(type),
    ...own,
    flag: on || -off,
    muki: looking,
    A: once ? 1 : 0,
    B: sets,
    ...(sound !== undefined && { C: sound }),
  };
}
