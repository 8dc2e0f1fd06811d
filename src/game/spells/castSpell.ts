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

/** What a spell does out of battles, by its category; nothing where it is for battles alone. */
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

/** What it does to a battle; what it does to the party beside that is done as it is done elsewhere. */
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
/** Categories that help the party in a battle as they do out of it. */
const ALSO_FOR_PARTY: readonly SpellCategoryName[] = ['continued', 'various', 'wish', 'recovery'];

/** A spell takes effect out of battles. */
export function work(cast: PartyCast): void {
  FOR_PARTY[categoryOf(cast.spell)](cast);
}

/** A spell takes effect in a battle. */
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
 * A member casts a spell in camp or in the labyrinth; whether it could.
 * @param target a place in the party, a wish, or the number of a cell (`placeTarget`), as the category has it; -1 where it needs none
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
