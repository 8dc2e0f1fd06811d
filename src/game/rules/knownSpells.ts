import { MAGE } from '#domain/catalogs/spells.ts';
import { BY_LEVEL, type Character, UP_TO_LEVEL } from '#domain/resources/character.ts';
import type { Spell } from '#domain/resources/spell.ts';
import type { Rules } from './compileRules.ts';
import { learnChance, opensAt, spellUses, thresholdOf } from './spellUses.ts';

type ListedSpell = Pick<Spell, 'school' | 'level' | 'memory_only'>;

/** The known spells of a character of one school and level. */
export interface KnownLevel {
  readonly school: number;
  readonly level: number;
  /** The numbers of the spells that it may know; with `isSure` it knows all of them. */
  readonly spells: readonly number[];
  /** The number of known spells; without `isSure` the expected number. */
  readonly known: number;
  readonly isSure: boolean;
  /** How often it can cast one of them. */
  readonly uses: number;
}

/** Finds the known spells of a character, by school and spell level; levels without spells are left out. */
export function knownSpells(
  rules: Rules,
  character: Character,
  spells: ReadonlyMap<number, ListedSpell>,
): KnownLevel[] {
  const groups = Map.groupBy(spells, ([, { school, level }]) => `${school} ${level}`);
  return [...groups.values()]
    .flatMap((group): KnownLevel[] => {
      const [[, { school, level }]] = group as [[number, ListedSpell]];
      if (level === 0) return [];
      const { numbers, known } = knownOf(rules, character, { school, level }, group);
      if (known === 0) return [];
      const caster = { job: character.job, school, level: character.level, stat: statOf(character, school) };
      const isSure = character.known_spells !== BY_LEVEL;
      return [
        { school, level, spells: numbers, known, isSure, uses: spellUses(rules, caster, level, Math.ceil(known)) },
      ];
    })
    .sort((one, other) => one.school - other.school || one.level - other.level);
}

type SpellLevel = Pick<ListedSpell, 'school' | 'level'>;

function knownOf(
  rules: Rules,
  character: Character,
  of: SpellLevel,
  group: readonly (readonly [number, ListedSpell])[],
): { readonly numbers: readonly number[]; readonly known: number } {
  const sure = (numbers: readonly number[]) => ({ numbers, known: numbers.length });
  const learnt = group.filter(([, { memory_only }]) => !memory_only).map(([number]) => number);
  switch (character.known_spells) {
    case BY_LEVEL:
      return { numbers: learnt, known: meanKnown(rules, character, of, learnt.length) };
    case UP_TO_LEVEL: {
      const learns = opensAt(rules, character.job, of.school, of.level) !== undefined;
      return sure(learns && of.level <= character.spell_level ? learnt : []);
    }
    default:
      return sure(group.map(([number]) => number).filter((number) => character.spells[number]));
  }
}

/**
 * The expected number of known spells. Each spell has a chance at every level from the one that opens it; if the rules say so, at least one
 * is learnt.
 */
function meanKnown(rules: Rules, character: Character, { school, level }: SpellLevel, count: number): number {
  const opens = opensAt(rules, character.job, school, level);
  if (opens === undefined || count === 0) return 0;
  const tries = character.level - opens + 1;
  const stat = statOf(character, school);
  if (tries < 1 || stat < thresholdOf(rules, level)) return 0;
  const mean = count * (1 - (1 - learnChance(rules, stat) / 100) ** tries);
  return rules.learning.learn_guaranteed_one ? Math.max(1, mean) : mean;
}

/** The stat for the spells of a school: wisdom for mage spells, faith for priest spells. */
const statOf = ({ stats }: Character, school: number): number => (school === MAGE ? stats.wisdom : stats.faith);
