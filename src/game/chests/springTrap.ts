import { DEFAULT_SOUND } from '#domain/catalogs/soundEffects.ts';
import { CURSED } from '#domain/catalogs/states.ts';
import { SAVE_NAMES } from '#domain/resources/rules/ruleFields.ts';
import {
  AGES,
  BREAKS_ARMOUR,
  CALLS_ENEMIES,
  CURSES,
  DROPS,
  LOWERS_LEVEL,
  ONE_ROW,
  OPENER,
  SOMEBODY,
  TAKES_USES,
  TELEPORTS,
  type TreasureTrap,
  WOUNDS_HAND,
} from '#domain/resources/treasureTrap.ts';
import { DANGERS, type Danger } from '#game/fight/dangers.ts';
import { memberFighter } from '#game/fight/Fighter.ts';
import { survivesDrain } from '#game/growth/mayGrow.ts';
import { passesOverTraps } from '#game/queries/wornMagic.ts';
import { type Random, STREAM } from '#game/random/Random.ts';
import { memberSaveChance } from '#game/rules/savingThrow.ts';
import { warded, wardShare } from '#game/rules/wards.ts';
import type { Run } from '#game/run/Run.ts';
import { isAlive, type Member } from '#game/state/Member.ts';
import type { Operations } from '#game/state/Operation.ts';

type Struck = Run['members'][number];

/**
 * Springs a trap.
 * @param opener an index in the roster
 * @returns the operations after the chest is open: teleports and battles
 */
export function springTrap(
  run: Run,
  number: number,
  opener: number,
  random: Random = run.stream(STREAM.chest),
): Operations {
  const trap = run.world.traps.get(number);
  if (!trap) return [];
  run.sink?.({ kind: 'sprung', member: opener, trap: number });
  if (trap.sound !== DEFAULT_SOUND.code) run.sink?.({ kind: 'sound', sound: trap.sound });
  const struck = struckBy(run, trap, opener, random).filter((one) => !escapes(run, trap, one, random));
  const gone = struck.filter(({ at }) => !strike(run, trap, at, random)).map(({ at }) => at);
  // Start at the end of the roster, because each removal shifts the later indices.
  for (const member of gone.sort((one, other) => other - one)) run.apply({ op: 'lose', member });
  const isTaken = struck.length > 0 && TAKES.includes(trap.special) && random.chance(trap.special_power.percent);
  return isTaken ? takenBy(run, trap, random) : [];
}

/** The living members in the range of a trap. */
function struckBy(run: Run, { target }: TreasureTrap, opener: number, random: Random): readonly Struck[] {
  const living = run.members.filter(({ member }) => isAlive(member));
  if (target === OPENER) return living.filter(({ at }) => at === opener);
  if (target === SOMEBODY) return living.splice(random.below(living.length), 1);
  if (target !== ONE_ROW) return living;
  const front = run.draft.party.slice(0, run.world.rules.battle.front_rows);
  const rows = [living.filter(({ at }) => front.includes(at)), living.filter(({ at }) => !front.includes(at))].filter(
    (row) => row.length > 0,
  );
  return rows[random.below(rows.length)] ?? [];
}

/** Whether a member avoids a trap by magic or by a saving throw. */
function escapes(run: Run, { save }: TreasureTrap, { at, member }: Struck, random: Random): boolean {
  if (passesOverTraps(run, member)) return true;
  const against = SAVE_NAMES[save - 1];
  if (!against) return false;
  const { luck } = member.stats;
  if (!random.chance(memberSaveChance(run.world.rules, { ...member, luck }, against))) return false;
  run.sink?.({ kind: 'withstood', member: at });
  return true;
}

/** Applies a trap to a member; false if the member is lost. */
function strike(run: Run, trap: TreasureTrap, at: number, random: Random): boolean {
  const before = run.draft.roster[at];
  if (!before) return true;
  wound(run, at, random.roll(trap.damage));
  const { state, state_percent, special, special_power } = trap;
  const danger = DANGER_NAMES.find((name) => DANGERS[name].state === state);
  if (state > 0 && random.chance(wardedChance(run, before, state_percent, danger))) {
    run.apply({ op: 'inflict', member: at, state });
  }
  const ward = special === AGES ? 'ageing' : special === LOWERS_LEVEL ? 'drain' : undefined;
  const harms = HARMS[special];
  if (!harms || !random.chance(wardedChance(run, before, special_power.percent, ward))) return true;
  return harms(run, at, special_power.amount, random) !== false;
}

/** Takes hit points from a member, and leaves one if the rules let no trap kill. */
function wound(run: Run, at: number, damage: number): void {
  const most = run.world.rules.battle.trap_kills ? damage : (run.draft.roster[at]?.hp ?? 1) - 1;
  run.apply({ op: 'damage', member: at, hp: Math.min(damage, most), by: 'trap' });
}

const DANGER_NAMES = Object.keys(DANGERS) as Danger[];

/** Returns a chance reduced by the wards of a member, in whole per cent. */
function wardedChance({ world }: Run, member: Member, percent: number, danger: Danger | undefined): number {
  const wards: Readonly<Partial<Record<Danger, number>>> = memberFighter(world, member).hero?.wards ?? {};
  const count = danger === undefined ? 0 : (wards[danger] ?? 0);
  return warded(percent, wardShare(world.rules, 'states', count));
}

/** The item types of armour, first and last, by the catalog of types. */
const [FIRST_ARMOUR, LAST_ARMOUR] = [2, 8];

/** Special effects of traps on each affected member, by code; false if the member is lost. */
const HARMS: Readonly<Record<number, (run: Run, at: number, amount: number, random: Random) => unknown>> = {
  [TAKES_USES]: (run, at, amount, random) => {
    const uses = run.draft.roster[at]?.uses;
    if (!uses || amount === 0) return;
    const less = (all: readonly number[]) => all.map((left) => Math.max(0, left - 1 - random.below(amount)));
    run.apply({ op: 'setUses', member: at, uses: { mage: less(uses.mage), priest: less(uses.priest) } });
  },
  [AGES]: (run, at, amount, random) =>
    run.apply({ op: 'grow', member: at, years: amount === 0 ? 0 : 1 + random.below(amount) }),
  [LOWERS_LEVEL]: (run, at, amount) => {
    const member = run.draft.roster[at];
    if (member && !survivesDrain(member, amount)) return false;
    run.apply({ op: 'drain', member: at, levels: amount });
    return true;
  },
  [CURSES]: (run, at) => run.apply({ op: 'inflict', member: at, state: CURSED }),
  [BREAKS_ARMOUR]: (run, at, amount, random) => {
    for (let broken = 0; broken < amount; broken++) {
      const worn = (run.draft.roster[at]?.items ?? []).flatMap(({ item, worn: isWorn }, slot) => {
        const type = run.world.items.get(item)?.type ?? 0;
        return isWorn && type >= FIRST_ARMOUR && type <= LAST_ARMOUR ? [slot] : [];
      });
      if (worn.length === 0) continue;
      run.apply({ op: 'break', member: at, slot: worn[random.below(worn.length)] as number });
    }
  },
  [WOUNDS_HAND]: (run, at) => run.apply({ op: 'hurtHand', member: at }),
};

const TAKES: readonly number[] = [TELEPORTS, DROPS, CALLS_ENEMIES];

/** Performs the special effects of a trap on the whole party. */
function takenBy(run: Run, { special, damage }: TreasureTrap, random: Random): Operations {
  const { floor } = run;
  if (!floor) return [];
  const { x, y } = run.draft.place;
  const below = floor.number + 1;
  const { floors, labyrinthOf } = run.world;
  switch (special) {
    case TELEPORTS:
      return [{ op: 'goAny', floor: floor.number }];
    case DROPS:
      if (floors.has(below) && labyrinthOf.get(below) === labyrinthOf.get(floor.number)) {
        return [{ op: 'go', to: { floor: below, x, y }, facing: 0, way: 'chute' }];
      }
      // On the lowest floor there is nowhere to fall, so the party takes the damage a second time.
      for (const { at } of run.members) wound(run, at, random.roll(damage));
      return [];
    case CALLS_ENEMIES:
      return [
        { op: 'battle', battle: { foes: { slot: 0 }, canFlee: true, surprise: 'rolled', isFriendly: false }, won: [] },
      ];
    default:
      return [];
  }
}
