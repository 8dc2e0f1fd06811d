import { ASHES, CURSED, DEAD, PARALYZED, PETRIFIED, POISONED } from '#domain/catalogs/states.ts';
import { TEMPLE_CURES } from '#domain/resources/npc.ts';
import { LIFTED_BY_TEMPLE } from '#domain/resources/rules/magicEffectRule.ts';
import type { CounterInput, PlayerInput } from '#game/inputs.ts';
import { lose } from '#game/party/forget.ts';
import { curePrice, shareOf } from '#game/rules/prices.ts';
import { templeRaiseChance } from '#game/rules/raising.ts';
import { cure, fall, raise } from '#game/run/harm.ts';
import { changeGold, isCursed } from '#game/run/possessions.ts';
import type { Run } from '#game/run/Run.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { isAlive, isIn, type Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import { npcHere } from './npcHere.ts';

/** The states that temples cure, in the order of the cures. */
export const CURED = [POISONED, PARALYZED, PETRIFIED, DEAD, ASHES] as const;
/** A curse costs as much as paralysis. */
const LIKE_A_CURSE = 1;

/** The price of a cure where the party is. */
export function priceOfCure(world: World, state: GameState, code: number, { level }: Pick<Member, 'level'>): number {
  const { rules } = world;
  const npc = npcHere(world, state)?.npc;
  const each = curePrice(rules, code);
  return level * (npc ? shareOf(each, npc.temple_factor, rules.magic.npc_temple_factor) : each);
}

/** The price of lifting all curses of a member. */
export const priceOfBlessing = (world: World, state: GameState, member: Member): number =>
  priceOfCure(world, state, LIKE_A_CURSE, member);

/** The possible cures that the party can pay. */
export function templeInputs(world: World, state: GameState): PlayerInput[] {
  const npc = npcHere(world, state)?.npc;
  const lifts = !npc && world.rules.effects.curse_lifted_by[LIFTED_BY_TEMPLE];
  return partyIn(state).flatMap(({ at, member }) => [
    ...TEMPLE_CURES.filter(({ code }) => !npc || npc.temple_cures[code])
      .filter(({ code }) => isIn(member, CURED[code] ?? 0) && priceOfCure(world, state, code, member) <= state.gold)
      .map(({ code }): PlayerInput => ({ do: 'cure', member: at, cure: code })),
    ...(lifts && isUnderCurse(world, member) && priceOfBlessing(world, state, member) <= state.gold
      ? [{ do: 'bless', member: at } as const]
      : []),
  ]);
}

/** Whether somebody is cursed, or wears what is. */
export const isUnderCurse = (world: World, member: Member): boolean =>
  isAlive(member) && (isIn(member, CURSED) || member.items.some((held) => held.worn && isCursed(world, held)));

/** Cures or raises a member; when raising fails, the dead become ashes and ashes are lost. */
export function tend(run: Run, input: Extract<CounterInput, { readonly do: 'cure' | 'bless' }>): void {
  const { world, draft } = run;
  const at = input.member;
  const member = draft.roster[at];
  if (!member) return;
  if (input.do === 'bless') {
    changeGold(run, -priceOfBlessing(world, draft, member));
    const items = member.items.map((held) => (isCursed(world, held) ? { ...held, worn: false } : held));
    run.change(at, { items });
    cure(run, at, CURSED);
    return;
  }
  const state = CURED[input.cure] ?? POISONED;
  changeGold(run, -priceOfCure(world, draft, input.cure, member));
  if (state !== DEAD && state !== ASHES) cure(run, at, state);
  else if (run.random.chance(templeRaiseChance(world.rules, member.stats.vitality, state === ASHES))) raise(run, at);
  else if (state === DEAD) fall(run, at, ASHES);
  else lose(run, at);
}
