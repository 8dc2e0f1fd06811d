import { LETS_NOBODY_FLEE } from '#domain/catalogs/monsterTraits.ts';
import { categoryOf } from '#domain/catalogs/spellCategories.ts';
import { AFRAID } from '#domain/catalogs/states.ts';
import { SMOKE } from '#domain/resources/spells/battleSpells.ts';
import type { Fight } from '#game/fight/Fight.ts';
import { fleeChance } from '#game/rules/fleeing.ts';
import { fightRound } from './fightRound.ts';

/** Whether the party can try to flee: the battle, its monsters or a surprise can forbid it. */
export function mayFlee(fight: Fight): boolean {
  const { battle, fighters } = fight;
  if (!battle.canFlee || (battle.round === 0 && battle.surprise === 'monsters')) return false;
  return !fight.side(true).some((seat) => fighters[seat]?.monster?.special_effects[LETS_NOBODY_FLEE]);
}

/** Lets the party try to flee; if it fails, the enemies have a free round. */
export function flee(fight: Fight): void {
  const { run, rules, random, sink } = fight;
  const areFrightened = fight.side(true).some((seat) => fight.has(seat, AFRAID));
  const byRule = fleeChance(rules, run.floor?.settings.difficulty ?? 0, run.members.length, areFrightened);
  const chance = Math.min(100, byRule + smoke(fight));
  if (random.chance(chance)) {
    fight.hasFled = true;
    return;
  }
  sink?.({ kind: 'fleeFailed' });
  fightRound(fight, []);
}

/** The bonus of smoke spells, in whole per cent; only the best one counts. */
const smoke = ({ battle, world }: Fight): number =>
  battle.lasting.reduce((best, { spell }) => {
    const does = categoryOf(spell) === 'battle' ? world.spells.get(spell)?.battle : undefined;
    return does?.does === SMOKE ? Math.max(best, does.rate) : best;
  }, 0);
