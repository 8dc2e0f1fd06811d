import type { TrainingInput } from '#game/inputs.ts';
import { STREAM } from '#game/random/Random.ts';
import { jobRules } from '#game/rules/compileRules.ts';
import { hpOfLevel } from '#game/rules/levelUp.ts';
import { found } from '#game/run/possessions.ts';
import type { Run } from '#game/run/Run.ts';
import { bitsOf, NO_BITS } from '#game/state/bits.ts';
import type { Member } from '#game/state/Member.ts';
import { fullUses } from '#game/state/memberOf.ts';
import { learnSpells } from './learnSpells.ts';

/** Creates a member from the candidate: level 1, with the starting equipment of its class. It waits in the tavern. */
export function createMember(run: Run, input: Extract<TrainingInput, { readonly do: 'create' }>): void {
  const { draft, world } = run;
  const { candidate } = draft;
  if (!candidate) return;
  const { name, job, alignment, stats } = input;
  const { race, sex, age } = candidate;
  const { attack, learning, class: own } = jobRules(world.rules, job);
  const random = run.stream(STREAM.growth);
  const max_hp = hpOfLevel(1 + random.below(attack.hit_dice), stats.vitality);
  const member: Member = {
    ...{ name_ja: name, name_en: name, job, race, alignment, sex, age, level: 1, experience: 0, stats: { ...stats } },
    ...{ hp: max_hp, max_hp, states: NO_BITS, titles: NO_BITS, days: 0 },
    gold: Math.max(0, random.roll(own.starting_gold)),
    items: own.starting_items.flatMap((item) =>
      world.items.has(item) ? [{ ...found(world, item), identified: true }] : [],
    ),
    known: bitsOf(learning.known_spells.filter((spell) => spell > 0)),
    uses: { mage: [], priest: [] },
  };
  const at = draft.roster.length;
  draft.candidate = null;
  draft.roster = [...draft.roster, member];
  learnSpells(run, at);
  const taught = draft.roster[at] ?? member;
  run.change(at, { uses: fullUses(world.rules, taught, world.spells) });
  run.sink?.({ kind: 'created', member: at });
}
