import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { readField } from '#domain/map/floorGrid.ts';
import type { Run } from '#game/run/Run.ts';
import type { BattleState } from '#game/state/BattleState.ts';
import { isAble, isAlive, type Member } from '#game/state/Member.ts';
import type { Operations } from '#game/state/Operation.ts';

/** The members that share the experience, by the code of the rule. */
const SHARERS: readonly ((member: Member) => boolean)[] = [isAble, isAlive, () => true];

/**
 * Rewards the party for defeated enemies with experience, lexicon entries and a chest.
 * @param worth the share of the experience that is awarded, in per cent
 */
export function reward(run: Run, { experience, felled, groups }: BattleState, worth = 100): Operations {
  const { world } = run;
  run.apply({ op: 'recordMonsters', monsters: groups.map(({ monster }) => monster) });
  const shares = SHARERS[world.rules.battle.exp_shared_by] ?? isAble;
  const sharers = run.members.filter(({ member }) => shares(member));
  const each = Math.floor((experience * worth) / 100 / Math.max(1, sharers.length));
  if (each > 0) run.apply({ op: 'learn', experience: each, members: sharers.map(({ at }) => at) });
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
