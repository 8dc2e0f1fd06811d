import { MAGE, PRIEST, SPELL_LEVELS } from '#domain/catalogs/spells.ts';
import { STREAM } from '#game/random/Random.ts';
import { learnChance, opensAt, thresholdOf } from '#game/rules/spellUses.ts';
import { type Bits, hasBit, withBit } from '#game/state/bits.ts';
import { setMember, type Writing } from './write.ts';

/** Tries to learn the unknown spells of every available spell level, as at each new level. */
export function learnSpells(run: Writing, at: number): void {
  const member = run.draft.roster[at];
  if (!member) return;
  const { rules, spells } = run.world;
  const random = run.stream(STREAM.growth);
  let known: Bits = member.known;
  for (const [school, stat] of [
    [MAGE, member.stats.wisdom],
    [PRIEST, member.stats.faith],
  ] as const) {
    for (let level = 1; level <= SPELL_LEVELS; level++) {
      const opens = opensAt(rules, member.job, school, level);
      if (opens === undefined || member.level < opens || stat < thresholdOf(rules, level)) continue;
      const ofLevel = [...spells].flatMap(([number, spell]) =>
        spell.school === school && spell.level === level && !spell.memory_only ? [number] : [],
      );
      const unknown = ofLevel.filter((number) => !hasBit(known, number));
      const learnt = unknown.filter(() => random.chance(learnChance(rules, stat)));
      // By the rules, the first spell of a level is always learnt.
      const isSure = rules.learning.learn_guaranteed_one && learnt.length === 0 && unknown.length === ofLevel.length;
      if (isSure && unknown.length > 0) learnt.push(unknown[random.below(unknown.length)] as number);
      for (const spell of learnt) {
        known = withBit(known, spell);
        run.sink?.({ kind: 'learnt', member: at, spell });
      }
    }
  }
  if (known !== member.known) setMember(run, at, { known });
}
