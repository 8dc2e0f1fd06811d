import { categoryOf, type SpellCategoryName } from '#domain/catalogs/spellCategories.ts';
import { SILENCED } from '#domain/catalogs/states.ts';
import { memberFighter } from '#game/fight/Fighter.ts';
import type { Run } from '#game/run/Run.ts';
import { isAble, isIn } from '#game/state/Member.ts';
import { type BattleCast, type CastingPlace, castable, type PartyCast, payUse } from './Casting.ts';
import { castAc } from './castAc.ts';
import { castAttack } from './castAttack.ts';
import { castBattle } from './castBattle.ts';
import { castContinued } from './castContinued.ts';
import { castPosition } from './castPosition.ts';
import { castRecovery, recoverInBattle } from './castRecovery.ts';
import { castResistance, wardWalking } from './castResistance.ts';
import { castSearch, castSearchInBattle } from './castSearch.ts';
import { castState } from './castState.ts';
import { castVarious } from './castVarious.ts';
import { castWish, castWishInBattle, mayWish, offeredWishes } from './castWish.ts';

/** The effects of spells outside of battles, by category; battle-only categories do nothing. */
const FOR_PARTY: Readonly<Record<SpellCategoryName, (cast: PartyCast) => void>> = {
  position: castPosition,
  state_change: () => {},
  attack: () => {},
  ac: () => {},
  search: castSearch,
  battle: () => {},
  resistance: wardWalking,
  continued: castContinued,
  various: castVarious,
  wish: castWish,
  recovery: castRecovery,
};

/** The effects of spells on a battle, by category. Effects on the party are those outside of battles (`ALSO_FOR_PARTY`). */
const FOR_BATTLE: Readonly<Record<SpellCategoryName, (cast: BattleCast) => void>> = {
  position: () => {},
  state_change: castState,
  attack: castAttack,
  ac: castAc,
  search: castSearchInBattle,
  battle: castBattle,
  resistance: castResistance,
  continued: () => {},
  various: () => {},
  wish: castWishInBattle,
  recovery: recoverInBattle,
};
/** Categories that affect the party in a battle as they do outside of one. */
const ALSO_FOR_PARTY: readonly SpellCategoryName[] = ['continued', 'various', 'wish', 'recovery'];

/** Applies the effect of a spell outside of battles. */
export function work(cast: PartyCast): void {
  FOR_PARTY[categoryOf(cast.spell)](cast);
}

/** Applies the effect of a spell in a battle. */
export function workInBattle(cast: BattleCast): void {
  const { fight, seat, ...rest } = cast;
  const category = categoryOf(cast.spell);
  const caster = fight.fighters[seat]?.hero ? fight.run.draft.party[seat] : undefined;
  FOR_BATTLE[category](cast);
  if (caster !== undefined && ALSO_FOR_PARTY.includes(category)) {
    fight.throughGame((run) => work({ ...rest, run, caster }));
  }
}

/**
 * Casts a spell of a member in camp or in the labyrinth. Returns whether it could be cast.
 * @param target a seat of the party, a wish, or the number of a cell (`placeTarget`), depending on the category; -1 if none is needed
 */
export function cast(run: Run, at: number, spell: number, target: number, place: CastingPlace): boolean {
  const member = run.draft.roster[at];
  const record = run.world.spells.get(spell);
  if (!member || !record || !isAble(member) || isIn(member, SILENCED)) return false;
  if (!castable(run.world, member, place).includes(spell)) return false;
  if (categoryOf(spell) === 'wish' && !(mayWish(member, record) && offeredWishes(run.draft, record).includes(target))) {
    return false;
  }
  payUse(run, at, spell, record);
  run.sink?.({ kind: 'cast', member: at, spell });
  const power = memberFighter(run.world, member).hero?.spellPower ?? 0;
  work({ run, random: run.random, spell, record, level: member.level, power, target, caster: at });
  return true;
}
