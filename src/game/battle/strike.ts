import { ATTACKS_REAR } from '#domain/catalogs/monsterTraits.ts';
import { SPELL_STATE } from '#domain/catalogs/spellTerms.ts';
import { NEXT_OF_ANY, NEXT_OF_GROUP } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import type { Fight } from '#game/fight/Fight.ts';
import { canStrike, groupsHere, isInFront } from '#game/fight/ranks.ts';
import { FIRST_FOE } from '#game/state/BattleState.ts';
import { blow, type Volley } from './blow.ts';

/** Returns the target of the next blow; undefined if the blow is lost. */
type Aim = (before: number | undefined) => number | undefined;

/** Attacks a group with all blows of a member. If the target has fallen, the rules say whether and where it continues. */
export function strikeGroup(fight: Fight, seat: number, group: number): void {
  const rule = fight.rules.battle.targets_fallen;
  const nextOf = (other: number | undefined) =>
    other === undefined ? undefined : fight.random.oneOf(fight.group(other));
  const nextOfAny = () => nextOf(groupsHere(fight).find((other) => canStrike(fight, seat, other)));
  volley(fight, seat, (before) => {
    if (before !== undefined && fight.isHere(before)) return before;
    if (before !== undefined && rule !== NEXT_OF_GROUP && rule !== NEXT_OF_ANY) return undefined;
    return nextOf(group) ?? (rule === NEXT_OF_ANY ? nextOfAny() : undefined);
  });
}

/** Attacks a side; each blow has a random target in reach. */
export const strikeSide = (fight: Fight, seat: number, areFoes: boolean): void =>
  volley(fight, seat, () => fight.random.oneOf(areFoes ? others(fight, seat, true) : reachedOfParty(fight, seat)));

/** Attacks anybody, as confused fighters do. */
export const strikeAnybody = (fight: Fight, seat: number): void =>
  volley(fight, seat, () => fight.random.oneOf([...others(fight, seat, false), ...others(fight, seat, true)]));

const others = (fight: Fight, seat: number, areFoes: boolean): number[] =>
  fight.side(areFoes).filter((other) => other !== seat);

/** The members in the front, or anywhere for monsters that attack the rear, except hidden ones. */
function reachedOfParty(fight: Fight, seat: number): number[] {
  const isFar = fight.fighters[seat]?.monster?.options[ATTACKS_REAR] ?? false;
  const { hidden } = fight.battle;
  const reached: number[] = [];
  for (let other = 0; other < FIRST_FOE; other++) {
    if (other === seat || !fight.isHere(other) || (hidden.length > 0 && hidden.includes(other))) continue;
    if (isFar || isInFront(fight, other)) reached.push(other);
  }
  return reached;
}

/** Performs all blows of a fighter in a round. */
function volley(fight: Fight, seat: number, aim: Aim): void {
  const fighter = fight.fighters[seat];
  if (!fighter || fight.isUnder(seat, SPELL_STATE.spirit) || fighter.hero?.member.isHandHurt) return;
  const of: Volley = { seat, isAmbush: fight.battle.hidden.includes(seat), hasKilled: false, hasDrained: false };
  if (of.isAmbush) fight.battle.hidden = fight.battle.hidden.filter((other) => other !== seat);
  let target: number | undefined;
  for (const { dice, times } of fighter.blows) {
    for (let done = 0; done < times; done++) {
      target = aim(target);
      if (target === undefined || !fight.isHere(seat)) return;
      blow(fight, of, target, dice);
    }
  }
}
