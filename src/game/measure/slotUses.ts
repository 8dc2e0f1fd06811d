import { type EncounterFloor, placesOf } from './encounterFloor.ts';
import { type Place, slotChances } from './encounterOdds.ts';

/** An appearance slot of a floor: its encounter table, and everything that draws from it. */
export interface SlotUse {
  /** 1 to 3. */
  readonly slot: number;
  readonly table: number;
  /** The corridors and rooms that draw the slot, each with its chance, 0 to 1. */
  readonly places: readonly { readonly room_id: Place; readonly chance: number }[];
  /** The cells of battles that draw the slot. */
  readonly battles: readonly { readonly x: number; readonly y: number }[];
}

/** The uses of the three appearance slots of a floor, including unused ones. */
export function slotUses(floor: EncounterFloor): SlotUse[] {
  const { no1, no2, no3 } = floor.settings.appearance;
  return [no1, no2, no3].map(({ value }, at) => ({
    slot: at + 1,
    table: value,
    places: placesOf(floor)
      .map((room_id) => ({ room_id, chance: slotChances(floor.settings, room_id)[at] ?? 0 }))
      .filter(({ chance }) => chance > 0),
    battles: floor.battles.filter(({ slot }) => slot === at + 1).map(({ x, y }) => ({ x, y })),
  }));
}
