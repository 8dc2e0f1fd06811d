import { AFRAID, ASHES, ASLEEP, CHARMED, CONFUSED, DEAD, SILENCED } from '#domain/catalogs/states.ts';
import { STAYS_IN_BATTLE } from '#domain/resources/rules/rememberAndSummonSpell.ts';
import { mostHp } from '#game/rules/characterFigures.ts';
import { vitalityAfterRaising } from '#game/rules/raising.ts';
import { PARTY_SEATS } from '#game/state/BattleState.ts';
import { bitsOf, NO_BITS, withBit, withoutBit } from '#game/state/bits.ts';
import { MOST_AGE } from '#game/state/limits.ts';
import { isAlive, isIn, type Member } from '#game/state/Member.ts';
import { lose, setFollowers } from './company.ts';
import { setMember, type Writers, type Writing } from './write.ts';

const DAYS_A_YEAR = 365;
/** States that end with a battle. */
const PASSING = [ASLEEP, CONFUSED, AFRAID, SILENCED, CHARMED] as const;

type Names =
  | ('damage' | 'recover' | 'inflict' | 'relieve' | 'fall' | 'revive' | 'grow' | 'passDays')
  | ('endStates' | 'makeWhole' | 'hurtHand' | 'carryOver' | 'endBattle');

/** Changes of the hit points and states of members. */
export const healthChanges: Writers<Names> = {
  // A member without hit points is dead.
  damage: (run, { member: at, hp: damage, by }) => {
    const member = run.draft.roster[at];
    if (!member || !isAlive(member) || damage <= 0) return;
    const hp = Math.min(member.hp, damage);
    setMember(run, at, { hp: member.hp - hp });
    run.sink?.({ kind: 'hurt', member: at, hp, by });
    if (hp === member.hp) fall(run, at, DEAD);
  },
  recover: (run, { member: at, hp }) => {
    const member = run.draft.roster[at];
    if (!member || !isAlive(member)) return;
    const healed = Math.min(hp, mostHp(run.world, member) - member.hp);
    if (healed <= 0) return;
    setMember(run, at, { hp: member.hp + healed });
    run.sink?.({ kind: 'healed', member: at, hp: healed });
  },
  inflict: (run, { member: at, state }) => {
    const member = run.draft.roster[at];
    if (!member || !isAlive(member) || isIn(member, state)) return;
    if (state === DEAD || state === ASHES) fall(run, at, state);
    else {
      setMember(run, at, { states: withBit(member.states, state) });
      run.sink?.({ kind: 'afflicted', member: at, state });
    }
  },
  relieve: (run, { member, state }) => relieve(run, member, state),
  fall: (run, { member, state }) => fall(run, member, state),
  revive: (run, { member, hp }) => revive(run, member, hp),
  grow: (run, { member, years }) => growOlder(run, member, years),
  passDays: (run, { member: at, days }) => {
    const lived = (run.draft.roster[at]?.days ?? 0) + days;
    const years = Math.floor(lived / DAYS_A_YEAR);
    setMember(run, at, { days: lived % DAYS_A_YEAR });
    if (years > 0) growOlder(run, at, years);
  },
  endStates: (run, { member: at, states }) => {
    setMember(run, at, { states: states.reduce(withoutBit, run.draft.roster[at]?.states ?? NO_BITS) });
  },
  makeWhole: (run, { member: at }) => {
    const member = run.draft.roster[at];
    if (member) setMember(run, at, { hp: mostHp(run.world, member), states: NO_BITS });
  },
  hurtHand: (run, { member: at }) => {
    setMember(run, at, { isHandHurt: true });
    run.sink?.({ kind: 'handHurt', member: at });
  },
  carryOver: ({ draft }, { battle }) => {
    draft.roster = draft.roster.map((member, at) => {
      const seat = draft.party.indexOf(at);
      if (seat < 0 || seat >= PARTY_SEATS) return member;
      const hp = battle.hp[seat] ?? 0;
      const word = battle.states[seat] ?? 0;
      if (hp === member.hp && word === (member.states[0] ?? 0)) return member;
      return { ...member, hp, states: word === 0 ? NO_BITS : [word] };
    });
  },
  endBattle: (run) => {
    const { draft } = run;
    keepFollowers(run);
    draft.battle = null;
    draft.roster = draft.roster.map((member, at) => (draft.party.includes(at) ? unburdened(member) : member));
  },
};

/** Turns a member into a dead one or ashes, which ends all other states. */
function fall(run: Writing, at: number, state: typeof DEAD | typeof ASHES): void {
  setMember(run, at, { hp: 0, states: bitsOf([state]) });
  run.sink?.({ kind: 'fell', member: at });
}

/** Ends a state of a member; for the dead and ashes this means raising them. */
export function relieve(run: Writing, at: number, state: number): void {
  const member = run.draft.roster[at];
  if (!member || !isIn(member, state)) return;
  if (state === DEAD || state === ASHES) revive(run, at);
  else {
    setMember(run, at, { states: withoutBit(member.states, state) });
    run.sink?.({ kind: 'cured', member: at, state });
  }
}

/** Codes of the hit points after being raised; any other code means all of them. */
const [ONE_HP, HALF_HP] = [0, 1];

/**
 * Raises a member from death or ashes. Without enough vitality the dead become ashes, and ashes are lost.
 * @param given the code of the hit points; by default that of the rules
 */
function revive(run: Writing, at: number, given?: number): void {
  const member = run.draft.roster[at];
  if (!member || isAlive(member)) return;
  const { raise_hp, raise_ash_hp } = run.world.rules.magic;
  const vitality = vitalityAfterRaising(run.world.rules, member.stats.vitality);
  if (vitality === undefined) {
    if (!isIn(member, ASHES)) fall(run, at, ASHES);
    // Nobody is lost before a battle is over, because every member has a seat in it.
    else if (!run.draft.battle) lose(run, at);
    return;
  }
  const amount = given ?? (isIn(member, ASHES) ? raise_ash_hp : raise_hp);
  const most = mostHp(run.world, member);
  const hp = amount === ONE_HP ? 1 : amount === HALF_HP ? Math.max(1, Math.floor(most / 2)) : most;
  setMember(run, at, { hp, states: NO_BITS, stats: { ...member.stats, vitality } });
  run.sink?.({ kind: 'raised', member: at });
}

/** Ages a living member; for the old, each of these years can be the last. */
export function growOlder(run: Writing, at: number, years: number): void {
  const member = run.draft.roster[at];
  if (!member || !isAlive(member)) return;
  const { old_from, old_death } = run.world.rules.creation;
  const then = Math.min(MOST_AGE, member.age + years);
  setMember(run, at, { age: then });
  run.sink?.({ kind: 'aged', member: at });
  for (let age = member.age + 1; age <= then; age++) {
    if (age < old_from || !run.random.chance(old_death)) continue;
    fall(run, at, DEAD);
    return;
  }
}

/** Keeps the surviving allies of a battle with the party if the rules allow it. */
function keepFollowers({ draft, world }: Writing): void {
  const { battle } = draft;
  const called = world.rules.learning.summon_stays === STAYS_IN_BATTLE || !battle ? [] : battle.allies;
  setFollowers(
    draft,
    called.flatMap((monster, at) => {
      const hp = battle?.hp[PARTY_SEATS + at] ?? 0;
      return hp > 0 ? [{ monster, hp, most: battle?.mostHp[PARTY_SEATS + at] ?? hp }] : [];
    }),
  );
}

function unburdened(member: Member): Member {
  const { isHandHurt: _, ...whole } = member;
  return { ...whole, states: PASSING.reduce(withoutBit, member.states) };
}
