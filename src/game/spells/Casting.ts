import { MAGE, NO_SCHOOL } from '#domain/catalogs/spells.ts';
import type { Spell } from '#domain/resources/spell.ts';
import type { Fight } from '#game/fight/Fight.ts';
import type { Random } from '#game/random/Random.ts';
import type { Run } from '#game/run/Run.ts';
import { hasBit } from '#game/state/bits.ts';
import type { Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';

/** A spell that is being cast, or the power of a thing that is used. */
interface Cast {
  readonly random: Random;
  /** Its number, and its record. */
  readonly spell: number;
  readonly record: Spell;
  /** Of whose magic it is, and what it adds to each die. */
  readonly level: number;
  readonly power: number;
  /** A group, a place in the party, a wish: as its category has it; -1 where it needs none. */
  readonly target: number;
}

/** One that works on the party, in a battle or out of it. */
export interface PartyCast extends Cast {
  readonly run: Run;
  /** The place in the roster of who casts. */
  readonly caster: number;
}

/** One that works on a battle. */
export interface BattleCast extends Cast {
  readonly fight: Fight;
  /** The place in the battle of who casts. */
  readonly seat: number;
  /** Whether those whom it means harm are the foes. */
  readonly againstFoes: boolean;
}

/** Where a spell may be cast: the field of its record. */
export type CastingPlace = 'in_battle' | 'in_camp' | 'in_labyrinth';

const schoolOf = ({ school }: Spell): 'mage' | 'priest' => (school === MAGE ? 'mage' : 'priest');

/** How often a member can still cast a spell. */
export function usesLeft(member: Member, number: number, record: Spell): number {
  const isLearnt = record.school !== NO_SCHOOL && record.level > 0 && hasBit(member.known, number);
  return isLearnt ? (member.uses[schoolOf(record)][record.level - 1] ?? 0) : 0;
}

/** The spells that a member can cast now in a place, by their numbers. */
export const castable = (world: World, member: Member, place: CastingPlace): number[] =>
  [...world.spells].flatMap(([number, record]) =>
    record[place] && usesLeft(member, number, record) > 0 ? number : [],
  );

/** Takes one use of a spell from who casts it, and the spell itself where it is forgotten. */
export function payUse(run: Run, at: number, number: number, record: Spell): void {
  const member = run.draft.roster[at];
  if (!member) return;
  const school = schoolOf(record);
  const uses = member.uses[school].map((left, level) => (level === record.level - 1 ? Math.max(0, left - 1) : left));
  run.apply({ op: 'setUses', member: at, uses: { ...member.uses, [school]: uses } });
  if (record.forgets) run.apply({ op: 'forgetSpell', member: at, spell: number });
}
