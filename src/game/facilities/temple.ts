import { ASHES, CURSED, DEAD, PARALYZED, PETRIFIED, POISONED } from '#domain/catalogs/states.ts';
import { TEMPLE_CURES } from '#domain/resources/npc.ts';
import { LIFTED_BY_TEMPLE } from '#domain/resources/rules/magicEffectRule.ts';
import type { CounterInput, PlayerInput } from '#game/inputs.ts';
import { isCursed } from '#game/queries/possessions.ts';
import { curePrice, shareOf } from '#game/rules/prices.ts';
import { templeRaiseChance } from '#game/rules/raising.ts';
import type { Run } from '#game/run/Run.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { isAlive, isIn, type Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import { npcHere } from './npcHere.ts';

/** The states that temples cure, indexed by the code of the cure. */
export const CURED = [POISONED, PARALYZED, PETRIFIED, DEAD, ASHES] as const;
/** The cure whose price applies to curses: paralysis. */
const LIKE_A_CURSE = 1;

/** The price of a cure at the party's place. */
export function priceOfCure(world: World, state: GameState, code: number, { level }: Pick<Member, 'level'>): number {
  const { rules } = world;
  const npc = npcHere(world, state)?.npc;
  const each = curePrice(rules, code);
  return level * (npc ? shareOf(each, npc.temple_factor, rules.magic.npc_temple_factor) : each);
}

/** The price of lifting all curses of a member. */
const priceOfBlessing = (world: World, state: GameState, member: Member): number =>
  priceOfCure(world, state, LIKE_A_CURSE, member);

/** The inputs of a temple: the cures that it offers and the party can pay. */
export function templeInputs(world: World, state: GameState): PlayerInput[] {
  return partyIn(state).flatMap(({ at, member }) =>
    needsOf(world, member, at).filter((need) => refusal(world, state, member, need) === undefined),
  );
}

type Need = Extract<CounterInput, { readonly do: 'cure' | 'bless' }>;

/** The cures that a member needs, sorted by the order of the cures. */
export const needsOf = (world: World, member: Member, at: number): readonly Need[] => [
  ...TEMPLE_CURES.filter(({ code }) => isIn(member, CURED[code] ?? 0)).map(
    ({ code }): Need => ({ do: 'cure', member: at, cure: code }),
  ),
  ...(isUnderCurse(world, member) ? [{ do: 'bless', member: at } as const] : []),
];

/** The price of a cure that a member needs. */
export const priceOf = (world: World, state: GameState, member: Member, need: Need): number =>
  need.do === 'bless' ? priceOfBlessing(world, state, member) : priceOfCure(world, state, need.cure, member);

/** The reason why a temple refuses a cure: it does not offer it, or the party cannot pay. Undefined if it does not refuse. */
export function refusal(world: World, state: GameState, member: Member, need: Need): 'notHere' | 'poor' | undefined {
  const npc = npcHere(world, state)?.npc;
  const isOffered =
    need.do === 'bless'
      ? !npc && world.rules.effects.curse_lifted_by[LIFTED_BY_TEMPLE]
      : !npc || npc.temple_cures[need.cure];
  if (!isOffered) return 'notHere';
  return priceOf(world, state, member, need) > state.gold ? 'poor' : undefined;
}

/** Whether a member is cursed or wears a cursed item. */
const isUnderCurse = (world: World, member: Member): boolean =>
  isAlive(member) && (isIn(member, CURSED) || member.items.some((held) => held.worn && isCursed(world, held)));

/** Cures or raises a member. If raising fails, the dead become ashes, and ashes are lost. */
export function tend(run: Run, input: Need): void {
  const { world, draft } = run;
  const at = input.member;
  const member = draft.roster[at];
  if (!member) return;
  if (input.do === 'bless') {
    run.apply({ op: 'pay', gold: priceOfBlessing(world, draft, member) });
    run.apply({ op: 'liftCurse', member: at });
    return;
  }
  const state = CURED[input.cure] ?? POISONED;
  run.apply({ op: 'pay', gold: priceOfCure(world, draft, input.cure, member) });
  if (state !== DEAD && state !== ASHES) run.apply({ op: 'relieve', member: at, state });
  else if (run.random.chance(templeRaiseChance(world.rules, member.stats.vitality, state === ASHES)))
    run.apply({ op: 'revive', member: at });
  else run.apply(state === DEAD ? { op: 'fall', member: at, state: ASHES } : { op: 'lose', member: at });
}
