import { FLOAT } from '#domain/resources/spells/continuedSpells.ts';
import { hasBit, NO_BITS } from '#game/state/bits.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import type { Guard } from '#game/state/Operation.ts';
import type { World } from '#game/world/World.ts';
import { lastsOf } from './lastingSpells.ts';

/** Whether all conditions of a guard are met. */
export function isMet(world: World, state: GameState, guard: Guard): boolean {
  const { on, off, facing, undone, has, gold, unsold, grounded, met } = guard;
  return (
    (on === undefined || hasBit(state.flags, on)) &&
    (off === undefined || !hasBit(state.flags, off)) &&
    (facing === undefined || facing === state.place.facing) &&
    (undone === undefined || !hasBit(state.once[undone.floor] ?? NO_BITS, undone.at)) &&
    (has === undefined || countOf(state, has.item) >= has.count) &&
    (gold === undefined || state.gold >= gold) &&
    (unsold === undefined || !isSold(world, state, unsold)) &&
    (grounded === undefined || lastsOf(world, state, FLOAT) === undefined) &&
    (met === undefined || isConditionMet(state, met.condition, met.n))
  );
}

/** Whether the shop has more of an item than it had at first, which by the rules keeps the item from being found again. */
const isSold = ({ items, rules }: World, { stock }: GameState, item: number): boolean =>
  rules.items.search_checks_shop && (stock[item] ?? 0) > Math.max(0, items.get(item)?.stock ?? 0);

/** The number of an item that the party has. */
export const countOf = (state: Pick<GameState, 'party' | 'roster'>, item: number): number =>
  partyIn(state).reduce((sum, { member }) => sum + member.items.filter((held) => held.item === item).length, 0);

/** Whether the party meets an entrance condition, by its code (`ENTRANCE_CONDITIONS`). */
export function isConditionMet(
  state: Pick<GameState, 'party' | 'roster' | 'lexicon'>,
  condition: number,
  n: number,
): boolean {
  const party = partyIn(state);
  switch (condition) {
    case 1:
      return party.every(({ member }) => member.level <= n);
    case 2:
      return party.every(({ member }) => member.level >= n);
    case 3:
      return party.length <= n;
    case 4:
      return party.some(({ member }) => hasBit(member.titles, n));
    case 5:
      return hasBit(state.lexicon, n);
    default:
      return countOf(state, n) > 0;
  }
}
