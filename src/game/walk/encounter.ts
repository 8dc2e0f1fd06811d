import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { readField } from '#domain/map/floorGrid.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { floorMap } from '#domain/resources/floorMap.ts';
import { QUIET } from '#domain/resources/spells/continuedSpells.ts';
import { lastsOf } from '#game/queries/lastingSpells.ts';
import { wornEffects } from '#game/queries/wornMagic.ts';
import { appearanceSlot, encounterRate, roomRate, slotTable } from '#game/rules/encounterRate.ts';
import type { Run } from '#game/run/Run.ts';
import type { Operations } from '#game/state/Operation.ts';

/** The codes of effects that attract enemies and that keep them away. */
const [DRAWS, KEEPS_AWAY] = [85, 86];
const SLOTS = [1, 2, 3] as const;

type Settings = RecordOf<typeof floorMap>;

/**
 * Draws a random encounter after a step: in rooms only on entering, in corridors by the rate of the rules.
 * @param before the room (`room_id`) in which the party was
 */
export function drawEncounter(run: Run, before: number): Operations {
  const { floor, draft } = run;
  if (!floor || draft.cheats.includes('noBattles')) return [];
  const room = readField(floor.grid, 'room_id', draft.place.x, draft.place.y);
  if (room > 0 && room === before) return [];
  const slot = room > 0 ? roomSlot(run, floor.settings, room) : corridorSlot(run, floor.settings);
  if (slot === 0 || !isAnybody(run, slotTable(floor.settings, slot))) return [];
  const battle = { foes: { slot }, canFlee: true, surprise: 'rolled', isFriendly: false } as const;
  return [{ op: 'battle', battle, won: [] }];
}

const probabilityOf = (settings: Settings, slot: number): number => appearanceSlot(settings, slot)?.probability ?? 0;

const roomSlot = ({ random, world }: Run, settings: Settings, room: number): number =>
  random.chance(roomRate(world.rules, probabilityOf(settings, room))) ? room : 0;

/** The first of the three slots that succeeds, each with its probability; 0 if none does or the step has no encounter. */
function corridorSlot(run: Run, settings: Settings): number {
  const { random, draft, world } = run;
  if (settings.no_random_encounters) return 0;
  const rate = encounterRate(world.rules, draft.quiet);
  if (rate === 0 || random.below(1000) >= disturbed(run, rate)) return 0;
  return SLOTS.find((slot) => random.chance(probabilityOf(settings, slot))) ?? 0;
}

/** Adjusts a rate by worn effects and spells: 150 % if they attract enemies, 50 % if they keep them away, and less by a spell. */
function disturbed(run: Run, rate: number): number {
  const worn = run.members.flatMap(({ member }) => wornEffects(run, member));
  const draws = worn.includes(DRAWS) ? 150 : 100;
  const keeps = worn.includes(KEEPS_AWAY) ? 50 : 100;
  const quiet = 100 - (lastsOf(run.world, run.draft, QUIET)?.amount ?? 0);
  return Math.floor((rate * draws * keeps * quiet) / 1_000_000);
}

const isAnybody = ({ world }: Run, table: number): boolean =>
  world.tables.get(table)?.slots.some(({ monster, weight }) => weight > 0 && monster !== RECORD_KINDS.monster.none) ??
  false;
