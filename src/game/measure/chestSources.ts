// The sources of treasure chests on a floor: events, monsters of battles and random encounters, and defeated NPCs. Monsters leave their
// room treasure in monster rooms and their random treasure in corridors; companions leave none.

import type { EventId } from '#domain/events/kinds.ts';
import type { SlotKind } from '#domain/events/slotKinds.ts';
import { type EventAt, knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { FLOOR_SIZES, type FloorGrid, GRID_SIDE, readField } from '#domain/map/floorGrid.ts';
import { nameOf, type RecordOf } from '#domain/resource/defineResource.ts';
import type { floorMap } from '#domain/resources/floorMap.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import type { Label } from '#domain/text/languages.ts';
import type { BattleRules } from '#game/rules/compileRules.ts';
import { encounterFloor, placesOf } from './encounterFloor.ts';
import { encounterOdds, type Place } from './encounterOdds.ts';
import { battleOdds, type Tables } from './meetings.ts';

export interface TreasureFloor {
  readonly settings: RecordOf<typeof floorMap>;
  readonly grid: FloorGrid;
}

/** The records that give chests, by number. */
export interface ChestGivers {
  readonly tables: Tables;
  readonly monsters: ReadonlyMap<number, RecordOf<typeof monster>>;
  readonly npcs: ReadonlyMap<number, RecordOf<typeof npc>>;
}

/** One source of a chest on a floor. */
export interface ChestSource {
  readonly chest: number;
  /** The event, or the corridors (0) or the rooms (1-3) where the chest is left. */
  readonly at: { readonly x: number; readonly y: number; readonly event: EventId } | { readonly room_id: Place };
  /** The chance that it is there: 1 for the chest of an event, otherwise the chance per battle or encounter. */
  readonly chance: number;
  /** The monster or NPC that leaves it; undefined for the chest of an event. */
  readonly by?: { readonly kind: 'monster' | 'npc'; readonly number: number; readonly name: Label };
}

/** All sources of chests on a floor, those of its events first. */
export function chestSources(
  rules: BattleRules,
  { settings, grid }: TreasureFloor,
  givers: ChestGivers,
): ChestSource[] {
  const size = FLOOR_SIZES[settings.labyrinth_size] ?? GRID_SIDE;
  const { events } = knownFloor(0, size, grid);
  const floor = encounterFloor(settings, grid);
  const placed = events.flatMap((event) => chestsOfEvent(event, givers));
  const holding = new Set(events.filter((event) => slotOf(event, 'chest') !== undefined).map(({ at }) => cellKey(at)));
  const fought = floor.battles
    // A guarded chest is the one that its guard leaves, so these are not counted twice.
    .filter((battle) => !holding.has(cellKey(battle)))
    .flatMap(({ x, y, ...battle }) => {
      const place = readField(grid, 'room_id', x, y) as Place;
      const met = battleOdds(rules, floor, battle, givers.tables, givers.monsters);
      return leftBy(met, place, givers).map((left) => ({ ...left, at: { x, y, event: battle.event } }));
    });
  const drawn = placesOf(floor).flatMap((place) => {
    const met = encounterOdds(rules, settings, place, givers.tables, givers.monsters);
    return leftBy(met, place, givers).map((left) => ({ ...left, at: { room_id: place } }));
  });
  return [...placed, ...fought, ...drawn];
}

function chestsOfEvent(event: EventAt, { npcs }: ChestGivers): ChestSource[] {
  const { x, y } = event.at;
  const at = { x, y, event: event.type.id };
  const chest = slotOf(event, 'chest') ?? 0;
  const number = slotOf(event, 'npc') ?? 0;
  const met = npcs.get(number);
  const by = met && ({ kind: 'npc', number, name: nameOf(npc, met, number) } as const);
  return [
    ...(chest !== 0 ? [{ chest, at, chance: 1 }] : []),
    ...(by && met.battle.chest !== 0 ? [{ chest: met.battle.chest, at, chance: 1, by }] : []),
  ];
}

function leftBy(
  met: readonly { readonly monster: number; readonly chance: number }[],
  place: Place,
  { monsters }: ChestGivers,
): Omit<ChestSource, 'at'>[] {
  return met.flatMap(({ monster: number, chance }): Omit<ChestSource, 'at'>[] => {
    const record = monsters.get(number);
    const chest = record?.[place === 0 ? 'random_chest' : 'room_chest'] ?? 0;
    if (!record || chest === 0) return [];
    return [{ chest, chance, by: { kind: 'monster', number, name: nameOf(monster, record, number) } }];
  });
}

function slotOf({ type, event }: EventAt, kind: SlotKind): number | undefined {
  const key = type.slots.find((slot) => slot.kind === kind)?.key;
  return key === undefined ? undefined : event[key];
}

const cellKey = ({ x, y }: { readonly x: number; readonly y: number }) => `${x} ${y}`;

/** A group of a floor's chests that are counted together: those of its events, or those left in one kind of place. */
export type ChestWay = 'events' | Place;

/** The shares of the chests in one group, sorted by share, the greatest first; their sum is 1. */
export interface ChestShares {
  readonly way: ChestWay;
  readonly shares: readonly { readonly chest: number; readonly share: number }[];
}

/** Computes the shares of the chests of a floor for each group; empty groups are left out. */
export function chestShares(sources: readonly ChestSource[]): ChestShares[] {
  const ways = Map.groupBy(sources, ({ at }): ChestWay => ('room_id' in at ? at.room_id : 'events'));
  return Array.from(ways, ([way, found]) => {
    const total = found.reduce((sum, { chance }) => sum + chance, 0);
    const weights = new Map<number, number>();
    for (const { chest, chance } of found) weights.set(chest, (weights.get(chest) ?? 0) + chance);
    const shares = Array.from(weights, ([chest, weight]) => ({ chest, share: weight / total }));
    return { way, shares: shares.sort((one, other) => other.share - one.share || one.chest - other.chest) };
  });
}
