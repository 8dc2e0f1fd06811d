import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { AFRAID, ASLEEP, CHARMED, CONFUSED, SILENCED } from '#domain/catalogs/states.ts';
import { readField } from '#domain/map/floorGrid.ts';
import { STAYS_IN_BATTLE } from '#domain/resources/rules/rememberAndSummonSpell.ts';
import type { Operations } from '#game/operations/Operation.ts';
import { setFollowers } from '#game/party/followers.ts';
import { learn } from '#game/run/possessions.ts';
import type { Run } from '#game/run/Run.ts';
import { withBit, withoutBit } from '#game/state/bits.ts';
import { isAble, isAlive, type Member } from '#game/state/Member.ts';
import { type BattleState, PARTY_SEATS } from './BattleState.ts';

/** States that end with a battle. */
const PASSING = [ASLEEP, CONFUSED, AFRAID, SILENCED, CHARMED] as const;

/** The battle is over, whoever won. */
export function endBattle(run: Run): void {
  const { draft } = run;
  keepFollowers(run);
  draft.battle = null;
  draft.roster = draft.roster.map((member, at) => (draft.party.includes(at) ? unburdened(member) : member));
}

/** Surviving allies stay with the party if the rules allow it. */
function keepFollowers({ draft, world }: Run): void {
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

/** Who shares the experience, by the code of the rule. */
const SHARERS: readonly ((member: Member) => boolean)[] = [isAble, isAlive, () => true];

/**
 * Rewards for defeated enemies: experience, lexicon entries, and a chest.
 * @param worth how much of the experience, in per cent
 */
export function reward(run: Run, { experience, felled, groups }: BattleState, worth = 100): Operations {
  const { draft, world } = run;
  for (const { monster } of groups) draft.lexicon = withBit(draft.lexicon, monster);
  const shares = SHARERS[world.rules.battle.exp_shared_by] ?? isAble;
  const sharers = run.members.filter(({ member }) => shares(member));
  const each = Math.floor((experience * worth) / 100 / Math.max(1, sharers.length));
  if (each > 0) learn(run, each, sharers);
  const chest = felled > 0 ? chestOf(run, groups[0]?.monster) : RECORD_KINDS.treasure_chest.none;
  return chest === RECORD_KINDS.treasure_chest.none ? [] : [{ op: 'chest', chest, trap: 0, opened: [] }];
}

/** The chest of a monster: its room treasure or its random treasure. */
function chestOf({ world, draft, floor }: Run, leader: number | undefined): number {
  const monster = leader === undefined ? undefined : world.monsters.get(leader);
  if (!monster || !floor) return RECORD_KINDS.treasure_chest.none;
  const isRoom = readField(floor.grid, 'room_id', draft.place.x, draft.place.y) > 0;
  return isRoom ? monster.room_chest : monster.random_chest;
}
