import { found } from '#game/queries/possessions.ts';
import { STREAM } from '#game/random/Random.ts';
import { bonusPoints } from '#game/rules/bonusPoints.ts';
import { jobRules } from '#game/rules/compileRules.ts';
import { hpOfLevel } from '#game/rules/levelUp.ts';
import { bitsOf, NO_BITS } from '#game/state/bits.ts';
import type { ChangeOf } from '#game/state/Change.ts';
import type { Follower, WritableState } from '#game/state/GameState.ts';
import { MOST_COUNTED } from '#game/state/limits.ts';
import type { Member } from '#game/state/Member.ts';
import { fullUses } from '#game/state/memberOf.ts';
import { learnSpells } from './learnSpells.ts';
import { changeGold } from './purse.ts';
import { setMember, type Writers, type Writing } from './write.ts';

type Names =
  | ('recruit' | 'create' | 'join' | 'part' | 'carry' | 'dismiss' | 'lose')
  | ('reorder' | 'wipe' | 'leaveBodies' | 'setFollowers');

/** Changes of the roster and the party. */
export const companyChanges: Writers<Names> = {
  // Rolls the bonus points of a new member.
  recruit: ({ draft, random, world, sink }, { race, sex }) => {
    const { age, bonus_die, bonus_luck } = world.rules.creation;
    const points = bonusPoints(world.rules, 1 + random.below(bonus_die), random.chance(bonus_luck));
    draft.candidate = { race, sex, age: age.min + random.below(Math.max(1, age.max - age.min + 1)), points };
    sink?.({ kind: 'recruited', points });
  },
  create,
  join: (run, { member: at }) => {
    const { draft } = run;
    const gold = draft.roster[at]?.gold ?? 0;
    draft.party = [...draft.party, at];
    setMember(run, at, { gold: 0 });
    changeGold(run, gold);
  },
  part: (run, { member: at }) => {
    const { draft, world } = run;
    // If gold is not pooled, a leaving member takes a share.
    const share = world.rules.city.pool_gold ? 0 : Math.floor(draft.gold / draft.party.length);
    draft.party = draft.party.filter((one) => one !== at);
    setMember(run, at, { gold: Math.min(MOST_COUNTED, (draft.roster[at]?.gold ?? 0) + share) });
    changeGold(run, -share);
  },
  carry: ({ draft }, { member: at }) => {
    const member = draft.roster[at];
    if (!member) return;
    const { lies: _, ...found } = member;
    draft.roster = draft.roster.with(at, found);
    draft.party = [...draft.party, at];
  },
  dismiss: ({ draft }, { member }) => forget(draft, member),
  lose: (run, { member }) => lose(run, member),
  reorder: ({ draft }, { party }) => {
    draft.party = party;
  },
  wipe: ({ draft, sink }) => {
    draft.mode = 'over';
    draft.pending = null;
    draft.battle = null;
    setFollowers(draft, []);
    sink?.({ kind: 'wiped' });
  },
  leaveBodies: (run) => {
    const { floor, x, y } = run.draft.place;
    for (const { at } of run.members) setMember(run, at, { lies: { floor, x, y } });
    run.draft.party = [];
  },
  setFollowers: ({ draft }, { followers }) => setFollowers(draft, followers),
};

/** Creates a member from the candidate: level 1, with the starting equipment of its class. It then waits in the tavern. */
function create(run: Writing, { name, job, alignment, stats }: ChangeOf<'create'>): void {
  const { draft, world } = run;
  const { candidate } = draft;
  if (!candidate) return;
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
  setMember(run, at, { uses: fullUses(world.rules, taught, world.spells) });
  run.sink?.({ kind: 'created', member: at });
}

/** Removes a member from the game. The others keep their order, and the indices of the party are adjusted. */
function forget(draft: WritableState, at: number): void {
  draft.roster = draft.roster.filter((_, place) => place !== at);
  draft.party = draft.party.flatMap((place) => (place === at ? [] : place > at ? place - 1 : place));
}

/** Removes a member that is lost for ever. */
export function lose({ draft, sink }: Writing, at: number): void {
  const member = draft.roster[at];
  if (!member) return;
  sink?.({ kind: 'gone', name_ja: member.name_ja, name_en: member.name_en });
  forget(draft, at);
}

/** Sets the summoned allies that stay with the party; without any, the field is absent. */
export function setFollowers(draft: WritableState, followers: readonly Follower[]): void {
  if (followers.length > 0) draft.followers = followers;
  else delete draft.followers;
}
