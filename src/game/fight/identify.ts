import { seeThroughChance } from '#game/rules/identifying.ts';
import { PARTY_SEATS } from '#game/state/BattleState.ts';
import type { Fight } from './Fight.ts';

/** Tries to identify the unknown groups; the best member counts. */
export function identify(fight: Fight): void {
  const { battle, random, rules, fighters } = fight;
  if (battle.groups.every(({ isKnown }) => isKnown)) return;
  let best = 0;
  for (let seat = 0; seat < PARTY_SEATS; seat++) {
    const hero = fighters[seat]?.hero;
    if (!hero || !fight.isHere(seat) || fight.isHelpless(seat)) continue;
    const { stats, level } = hero.member;
    best = Math.max(best, seeThroughChance(rules, { wisdom: stats.wisdom, faith: stats.faith, level }));
  }
  if (best === 0) return;
  battle.groups.forEach(({ isKnown }, group) => {
    if (!isKnown && random.chance(best)) know(fight, group);
  });
}

/** Marks a group as identified. */
export function know({ battle, sink }: Fight, group: number): void {
  battle.groups = battle.groups.map((one, at) => (at === group ? { ...one, isKnown: true } : one));
  sink?.({ kind: 'identified', group });
}
