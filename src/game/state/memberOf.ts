import { MAGE, PRIEST, SPELL_LEVELS } from '#domain/catalogs/spells.ts';
import { BY_LEVEL, type Character } from '#domain/resources/character.ts';
import type { Spell } from '#domain/resources/spell.ts';
import { jobRules, type Rules } from '#game/rules/compileRules.ts';
import { knownSpells } from '#game/rules/knownSpells.ts';
import { experienceFor, meanHp } from '#game/rules/levelUp.ts';
import { spellUses } from '#game/rules/spellUses.ts';
import { bitsOf, hasBit, NO_BITS } from './bits.ts';
import type { Member } from './Member.ts';

type Spells = ReadonlyMap<number, Spell>;

/** Turns a character into a member of a game: rested, healthy, and with the spells that it knows on average. */
export function memberOf(rules: Rules, character: Character, spells: Spells): Member {
  const { name_ja, name_en, job, race, alignment, sex, age, level, stats } = character;
  const max_hp = character.max_hp || Math.max(1, meanHp(rules, job, level, stats.vitality));
  const member = {
    ...{ name_ja, name_en, job, race, alignment, sex, age, level, stats, max_hp },
    experience: Math.max(character.experience, experienceFor(rules, job, level)),
    hp: max_hp,
    states: NO_BITS,
    items: character.items.filter(({ item }) => item > 0),
    known: bitsOf(spellsOf(rules, character, spells)),
    uses: NO_USES,
    days: 0,
    gold: 0,
    titles: bitsOf(
      Object.keys(character.titles)
        .map(Number)
        .filter((code) => character.titles[code]),
    ),
  };
  return { ...member, uses: fullUses(rules, member, spells) };
}

/** The spell uses of a member after a rest. */
export function fullUses(
  rules: Rules,
  { job, level, stats, known }: Pick<Member, 'job' | 'level' | 'stats' | 'known'>,
  spells: Spells,
): Member['uses'] {
  const all = [...spells].filter(([number]) => hasBit(known, number)).map(([, spell]) => spell);
  const usesOf = (school: number, stat: number) =>
    Array.from({ length: SPELL_LEVELS }, (_, at) => {
      const ofLevel = all.filter((spell) => spell.school === school && spell.level === at + 1);
      return ofLevel.length === 0 ? 0 : spellUses(rules, { job, school, level, stat }, at + 1, ofLevel.length);
    });
  return { mage: usesOf(MAGE, stats.wisdom), priest: usesOf(PRIEST, stats.faith) };
}

const NO_USES: Member['uses'] = { mage: [], priest: [] };

function spellsOf(rules: Rules, character: Character, spells: Spells): number[] {
  const byRules = knownSpells(rules, character, spells).flatMap((one) => one.spells.slice(0, Math.ceil(one.known)));
  const first = jobRules(rules, character.job).learning.known_spells.filter((number) => number > 0);
  return character.known_spells === BY_LEVEL ? [...byRules, ...first] : byRules;
}
