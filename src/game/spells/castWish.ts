import { SILENCED } from '#domain/catalogs/states.ts';
import type { Spell } from '#domain/resources/spell.ts';
import { WISH, WISHES } from '#domain/resources/spells/wishSpells.ts';
import { befall } from '#game/fight/befall.ts';
import { know } from '#game/fight/identify.ts';
import { SeededRandom, STREAM } from '#game/random/Random.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Member } from '#game/state/Member.ts';
import type { BattleCast, PartyCast } from './Casting.ts';
import { CURED_STATES } from './castRecovery.ts';

/** The experience of a wish, per level of the caster. */
const EXPERIENCE_OF_A_LEVEL = 1000;
/** Wishes that only a battle can grant. */
const OF_BATTLES: readonly number[] = [WISH.shields, WISH.silences, WISH.sendsAway];

/** The codes of the wishes that a spell offers in the current step, drawn from those that it can grant there. */
export function offeredWishes(
  { seed, step, battle }: Pick<GameState, 'seed' | 'step' | 'battle'>,
  { wish: { wishes, offered } }: Pick<Spell, 'wish'>,
): number[] {
  const granted = WISHES.map(({ code }) => code).filter(
    (code) => wishes[code as never] && (battle || !OF_BATTLES.includes(code)),
  );
  const random = new SeededRandom(seed, step, STREAM.world);
  while (granted.length > offered) granted.splice(random.below(granted.length), 1);
  return granted;
}

/** Whether a member has the level required for a wish. */
export const mayWish = ({ level }: Pick<Member, 'level'>, { wish }: Pick<Spell, 'wish'>): boolean =>
  level >= wish.least_level;

/** Pays the cost of a wish, and grants those that affect the party. @param target the code of the wish */
export function castWish(cast: PartyCast): void {
  const { run, target, level } = cast;
  pay(cast);
  const party = run.draft.party;
  if (target === WISH.heals) for (const at of party) healWholly(cast, at);
  else if (target === WISH.raises) run.each((member) => run.apply({ op: 'revive', member }));
  else if (target === WISH.restores) run.apply({ op: 'restore' });
  else if (target === WISH.experience) run.apply({ op: 'learn', experience: EXPERIENCE_OF_A_LEVEL * level });
  else if (target === WISH.identifies) for (const at of party) identifyAll(cast, at);
}

function pay({ run, caster, record, spell }: PartyCast): void {
  const member = run.draft.roster[caster];
  if (!member) return;
  if (record.wish.forgets) run.apply({ op: 'forgetSpell', member: caster, spell });
  // At least one level remains.
  run.apply({ op: 'drain', member: caster, levels: Math.min(record.wish.cost_levels, member.level - 1) });
}

/** Grants wishes that affect a battle. */
export function castWishInBattle({ fight, target, spell, againstFoes }: BattleCast): void {
  const foes = fight.side(againstFoes);
  if (target === WISH.shields) {
    for (const seat of fight.side(!againstFoes)) {
      fight.unlast(seat, spell);
      fight.last({ seat, spell, rounds: 0 });
    }
  } else if (target === WISH.silences) for (const seat of foes) befall(fight, seat, SILENCED);
  else if (target === WISH.sendsAway) for (const seat of foes) fight.dispel(seat);
  else if (target === WISH.identifies) for (const group of fight.battle.groups.keys()) know(fight, group);
}

function healWholly({ run }: PartyCast, at: number): void {
  for (const state of CURED_STATES) run.apply({ op: 'relieve', member: at, state });
  run.apply({ op: 'recover', member: at, hp: Number.MAX_SAFE_INTEGER });
}

function identifyAll({ run }: PartyCast, at: number): void {
  const items = run.draft.roster[at]?.items ?? [];
  run.apply({ op: 'identify', member: at, slots: [...items.keys()] });
}
