import { ASHES, DEAD } from '#domain/catalogs/states.ts';
import { lose } from '#game/party/forget.ts';
import { mostHp } from '#game/party/mostHp.ts';
import type { Harm } from '#game/reports.ts';
import { vitalityAfterRaising } from '#game/rules/raising.ts';
import { bitsOf, NO_BITS, withBit, withoutBit } from '#game/state/bits.ts';
import { MOST_AGE } from '#game/state/limits.ts';
import { type Held, isAlive, isIn, type Member } from '#game/state/Member.ts';
import { fullUses } from '#game/state/memberOf.ts';
import type { World } from '#game/world/World.ts';
import type { Run } from './Run.ts';

/** Takes hit points; whoever has none left is dead. @param at a place in the roster */
export function hurt(run: Run, at: number, damage: number, by: Harm): void {
  const member = run.draft.roster[at];
  if (!member || !isAlive(member) || damage <= 0) return;
  const hp = Math.min(member.hp, damage);
  run.change(at, { hp: member.hp - hp });
  run.sink?.({ kind: 'hurt', member: at, hp, by });
  if (hp === member.hp) fall(run, at, DEAD);
}

/** Makes somebody dead or ash: no other state is left. */
export function fall(run: Run, at: number, state: typeof DEAD | typeof ASHES): void {
  run.change(at, { hp: 0, states: bitsOf([state]) });
  run.sink?.({ kind: 'fell', member: at });
}

/** Brings a state over somebody who lives. */
export function afflict(run: Run, at: number, state: number): void {
  const member = run.draft.roster[at];
  if (!member || !isAlive(member) || isIn(member, state)) return;
  if (state === DEAD || state === ASHES) fall(run, at, state);
  else {
    run.change(at, { states: withBit(member.states, state) });
    run.sink?.({ kind: 'afflicted', member: at, state });
  }
}

/** Gives hit points to somebody who lives, as many as there is room for. */
export function heal(run: Run, at: number, hp: number): void {
  const member = run.draft.roster[at];
  if (!member || !isAlive(member)) return;
  const healed = Math.min(hp, mostHp(run.world, member) - member.hp);
  if (healed <= 0) return;
  run.change(at, { hp: member.hp + healed });
  run.sink?.({ kind: 'healed', member: at, hp: healed });
}

/** Ends a state; the dead and the ashes are called back to life. */
export function cure(run: Run, at: number, state: number): void {
  const member = run.draft.roster[at];
  if (!member || !isIn(member, state)) return;
  if (state === DEAD || state === ASHES) raise(run, at);
  else {
    run.change(at, { states: withoutBit(member.states, state) });
    run.sink?.({ kind: 'cured', member: at, state });
  }
}

/** What is given to who comes back from death: one hit point, half of them, all. */
const [ONE_HP, HALF_HP] = [0, 1];

/** Who could not be called back from death is ash. */
export function turnToAsh(run: Run, at: number): void {
  const member = run.draft.roster[at];
  if (member && isIn(member, DEAD)) fall(run, at, ASHES);
}

/**
 * Raises a member from death or ashes. Without enough vitality the dead become ashes, and ashes are lost.
 * @param given with how many hit points, by code; where it is not told, by the rules
 */
export function raise(run: Run, at: number, given?: number): void {
  const member = run.draft.roster[at];
  if (!member || isAlive(member)) return;
  const { raise_hp, raise_ash_hp } = run.world.rules.magic;
  const vitality = vitalityAfterRaising(run.world.rules, member.stats.vitality);
  if (vitality === undefined) {
    if (!isIn(member, ASHES)) fall(run, at, ASHES);
    // Nobody is lost before a battle is over, because everybody has a seat in it.
    else if (!run.draft.battle) lose(run, at);
    return;
  }
  const amount = given ?? (isIn(member, ASHES) ? raise_ash_hp : raise_hp);
  const most = mostHp(run.world, member);
  const hp = amount === ONE_HP ? 1 : amount === HALF_HP ? Math.max(1, Math.floor(most / 2)) : most;
  run.change(at, { hp, states: NO_BITS, stats: { ...member.stats, vitality } });
  run.sink?.({ kind: 'raised', member: at });
}

/** Years pass for somebody who lives; the old may die of each of them. */
export function growOlder(run: Run, at: number, years: number): void {
  const member = run.draft.roster[at];
  if (!member || !isAlive(member)) return;
  const { old_from, old_death } = run.world.rules.creation;
  const then = Math.min(MOST_AGE, member.age + years);
  run.change(at, { age: then });
  run.sink?.({ kind: 'aged', member: at });
  for (let age = member.age + 1; age <= then; age++) {
    if (age < old_from || !run.random.chance(old_death)) continue;
    fall(run, at, DEAD);
    return;
  }
}

/** Whoever lives casts as often again as after a rest. */
export function restoreUses(run: Run): void {
  const { rules, spells } = run.world;
  for (const { at, member } of run.members) {
    if (isAlive(member)) run.change(at, { uses: fullUses(rules, member, spells) });
  }
  run.sink?.({ kind: 'restored' });
}

/** The codes of the magic that somebody wears. */
export function wornEffects({ world }: Pick<Run, 'world'>, { items }: Member): number[] {
  return items.flatMap((held) =>
    held.worn && (held.identified || world.rules.effects.unidentified_works) ? effectsOf(world, held) : [],
  );
}

/** The codes of the magic of a thing: what its item has, and what it got in its chest. */
export const effectsOf = ({ items }: Pick<World, 'items'>, { item, effects = [] }: Held): number[] => [
  ...(items.get(item)?.magic_effects ?? []),
  ...effects,
];

/** What worn magic keeps its bearer from pits and traps. */
const PASSES_OVER_TRAPS = 87;
export const passesOverTraps = (run: Pick<Run, 'world'>, member: Member): boolean =>
  wornEffects(run, member).includes(PASSES_OVER_TRAPS);
