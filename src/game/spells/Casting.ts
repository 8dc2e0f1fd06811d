import { MAGE, NO_SCHOOL } from '#domain/catalogs/spells.ts';
import type { Spell } from '#domain/resources/spell.ts';
import type { Fight } from '#game/fight/Fight.ts';
import type { Random } from '#game/random/Random.ts';
import type { Run } from '#game/run/Run.ts';
import { hasBit } from '#game/state/bits.ts';
import type { Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';

/** A spell that is being cast, or the power of an item that is being used. */
interface Cast {
  readonly random: Random;
  /** The number of the spell, and its record. */
  readonly spell: number;
  readonly record: Spell;
  /** The level of the magic, and its bonus on each die. */
  readonly level: number;
  readonly power: number;
  /** A group, a seat of the party or a wish, depending on the category; -1 if no target is needed. */
  readonly target: number;
}

/** A spell that affects the party, in a battle or outside of one. */
export interface PartyCast extends Cast {
  readonly run: Run;
  /** The index of the caster in the roster. */
  readonly caster: number;
}

/** A spell that affects a battle. */
export interface BattleCast extends Cast {
  readonly fight: Fight;
  /** The seat of the caster. */
  readonly seat: number;
  /** Whether its enemies are the foes rather than the party. */
  readonly againstFoes: boolean;
}

/** The places where a spell can be cast, by the field of its record. */
export type CastingPlace = 'in_battle' | 'in_camp' | 'in_labyrinth';

const schoolOf = ({ school }: Spell): 'mage' | 'priest' => (school === MAGE ? 'mage' : 'priest');

/** The remaining number of casts of a spell. */
export function usesLeft(member: Member, number: number, record: Spell): number {
  const isLearnt = record.school !== NO_SCHOOL && record.level > 0 && hasBit(member.known, number);
  return isLearnt ? (member.uses[schoolOf(record)][record.level - 1] ?? 0) : 0;
}

/** The numbers of the spells that a member can cast now in a place. */
export const castable = (world: World, member: Member, place: CastingPlace): number[] =>
  [...world.spells].flatMap(([number, record]) =>
    record[place] && usesLeft(member, number, record) > 0 ? number : [],
  );

/** Takes one use of a spell from its caster, and the spell itself if its record says that it is forgotten. */
export function payUse(run: Run, at: number, number: number, record: Spell): void {
  const member = run.draft.roster[at];
  if (!member) return;
  const school = schoolOf(record);
  const uses = member.uses[school].map((left, level) => (level === record.level - 1 ? Math.max(0, left - 1) : left));
  run.apply({ op: 'setUses', member: at, uses: { ...member.uses, [school]: uses } });
  if (record.forgets) run.apply({ op: 'forgetSpell', member: at, spell: number });
}
