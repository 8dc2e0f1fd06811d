import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { Random } from '#game/random/Random.ts';
import { appearanceSlot, mostGroups, sizeThere, slotTable } from '#game/rules/encounterRate.ts';
import type { Run } from '#game/run/Run.ts';
import { MOST_GROUPS } from '#game/state/BattleState.ts';
import type { Foes } from '#game/state/Operation.ts';

/** A group of monsters that appears. */
export interface Comers {
  readonly monster: number;
  readonly count: number;
}

/** The code for any of the three appearance slots of a floor. */
const ANY_SLOT = 0;
const SLOTS = [1, 2, 3] as const;
const NOBODY = RECORD_KINDS.monster.none;

/** Draws the monsters of a battle with their companions, skipping those that no longer exist in the scenario. */
export function drawFoes(run: Run, foes: Foes, random: Random): Comers[] {
  const { world, floor } = run;
  if (!floor) return [];
  const { rules, monsters } = world;
  const { settings } = floor;
  const most = Math.min(MOST_GROUPS, mostGroups(rules, settings.difficulty, settings.max_group_number));
  const comers: Comers[] = [];
  let next = 'slot' in foes ? drawMonster(run, foes.slot, random) : foes.monster;
  let count = 'slot' in foes ? 0 : foes.count;
  while (comers.length < most) {
    const monster = monsters.get(next);
    if (!monster || comers.some((one) => one.monster === next)) break;
    const { min, max } = sizeThere(rules, settings, monster, count);
    comers.push({ monster: next, count: min === max ? min : min + random.below(max - min + 1) });
    const { companion, companion_probability } = monster;
    if (companion === NOBODY || !random.chance(companion_probability)) break;
    [next, count] = [companion, 0];
  }
  return comers;
}

/** Draws a monster from the table of a slot, by weight. */
function drawMonster({ world, floor }: Run, slot: number, random: Random): number {
  if (!floor) return NOBODY;
  const { settings } = floor;
  const weightsOf = (one: number) =>
    world.tables.get(slotTable(settings, one))?.slots.map(({ monster, weight }) => (monster === NOBODY ? 0 : weight)) ??
    [];
  const isAnybody = (one: number) => weightsOf(one).some((weight) => weight > 0);
  const chances = SLOTS.map((one) => (isAnybody(one) ? (appearanceSlot(settings, one)?.probability ?? 0) : 0));
  const isAny = slot === ANY_SLOT;
  if (isAny && chances.every((chance) => chance === 0)) return NOBODY;
  const drawn = isAny ? random.pick(chances) + 1 : slot;
  if (!isAnybody(drawn)) return NOBODY;
  return world.tables.get(slotTable(settings, drawn))?.slots[random.pick(weightsOf(drawn))]?.monster ?? NOBODY;
}
