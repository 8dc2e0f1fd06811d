import { GROUPS_IN_FRONT, reaches } from '#game/rules/reach.ts';
import { firstSeat, GROUP_SEATS, PARTY_SEATS } from '#game/state/BattleState.ts';
import type { Fight } from './Fight.ts';

/** Whether a seat of the party's side is in the front: the first present members, as many as the rules say, and all allies. */
export function isInFront(fight: Fight, seat: number): boolean {
  if (seat >= PARTY_SEATS) return true;
  let before = 0;
  for (let other = 0; other < seat; other++) if (fight.isHere(other)) before++;
  return before < fight.rules.battle.front_rows;
}

/** The groups that have a present monster. */
export const groupsHere = (fight: Fight): number[] =>
  fight.battle.groups.map((_, group) => group).filter((group) => isGroupHere(fight, group));

function isGroupHere(fight: Fight, group: number): boolean {
  const first = firstSeat(group);
  for (let seat = first; seat < first + GROUP_SEATS; seat++) if (fight.isHere(seat)) return true;
  return false;
}

/** Whether a group is in the front. Groups move up when others have fallen. */
function isGroupInFront(fight: Fight, group: number): boolean {
  let before = 0;
  for (let other = 0; other < group; other++) if (isGroupHere(fight, other)) before++;
  return before < GROUPS_IN_FRONT;
}

/** Whether blows from a seat of the party reach a group. */
export function canStrike(fight: Fight, seat: number, group: number): boolean {
  const hero = fight.fighters[seat]?.hero;
  if (!hero) return true;
  return reaches(fight.rules, hero.member.job, hero.range, isInFront(fight, seat), isGroupInFront(fight, group));
}
