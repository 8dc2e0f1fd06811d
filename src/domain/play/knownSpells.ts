import { MAGE } from '#domain/catalogs/spells.ts';
import { BY_LEVEL, type Character, UP_TO_LEVEL } from '#domain/resources/character.ts';
import type { Spell } from '#domain/resources/spell.ts';
import { DEFAULT_RULES, jobRules, type Learning, learningThreshold } from './defaultRules.ts';

type ListedSpell = Pick<Spell, 'school' | 'level' | 'memory_only'>;

/** The spells of one level of a school that a character knows. */
export interface KnownLevel {
  readonly school: number;
  readonly level: number;
  /** Numbers of those that it may know, or with `isSure` does. */
  readonly spells: readonly number[];
  /** How many of them it knows, with luck in the middle. */
  readonly known: number;
  readonly isSure: boolean;
  /** How often it casts one of them. */
  readonly uses: number;
}

/** What a character knows by its rules, level by level; levels of which it knows none are left out. */
export function knownSpells(character: Character, spells: ReadonlyMap<number, ListedSpell>): KnownLevel[] {
  const { learns } = jobRules(character.job);
  const groups = Map.groupBy(spells, ([, { school, level }]) => `${school} ${level}`);
  return [...groups.values()]
    .flatMap((group): KnownLevel[] => {
      const [[, { school, level }]] = group as [[number, ListedSpell]];
      if (level === 0) return [];
      const learning = learns.find((one) => one.school === school);
      const { numbers, known } = knownOf(character, learning, level, group);
      if (known === 0) return [];
      const isSure = character.known_spells !== BY_LEVEL;
      const uses = Math.max(usesOf(character.level, learning, level), Math.ceil(known));
      return [{ school, level, spells: numbers, known, isSure, uses: Math.min(DEFAULT_RULES.usesCap, uses) }];
    })
    .sort((one, other) => one.school - other.school || one.level - other.level);
}

function knownOf(
  character: Character,
  learning: Learning | undefined,
  spellLevel: number,
  group: readonly (readonly [number, ListedSpell])[],
): { readonly numbers: readonly number[]; readonly known: number } {
  const sure = (numbers: readonly number[]) => ({ numbers, known: numbers.length });
  const learnt = group.filter(([, { memory_only }]) => !memory_only).map(([number]) => number);
  switch (character.known_spells) {
    case BY_LEVEL:
      return { numbers: learnt, known: meanKnown(character, learning, spellLevel, learnt.length) };
    case UP_TO_LEVEL:
      return sure(learning && spellLevel <= character.spell_level ? learnt : []);
    default:
      return sure(group.map(([number]) => number).filter((number) => character.spells[number]));
  }
}

/** Each spell has a chance at every level from that on which opens it; one of them is learnt at once. */
function meanKnown(
  { level, stats }: Character,
  learning: Learning | undefined,
  spellLevel: number,
  count: number,
): number {
  if (!learning || spellLevel > learning.highest || count === 0) return 0;
  const tries = level - opensAt(learning, spellLevel) + 1;
  const stat = learning.school === MAGE ? stats.wisdom : stats.faith;
  if (tries < 1 || stat < learningThreshold(spellLevel)) return 0;
  const chance = Math.min(1, (stat * (DEFAULT_RULES.learnDifficulty + 4)) / 300);
  return Math.max(1, count * (1 - (1 - chance) ** tries));
}

const opensAt = ({ first, step }: Learning, spellLevel: number): number => first + (spellLevel - 1) * step;

function usesOf(level: number, learning: Learning | undefined, spellLevel: number): number {
  if (!learning) return 0;
  return Math.max(0, level - opensAt(learning, spellLevel) + DEFAULT_RULES.usesStart);
}
