// The average damage of a monster to the party per round, and what the party needs to defeat it. The effects of its spells are unknown,
// so they count as no damage.

import { ATTACKS_REAR, HALVES_WOUNDS } from '#domain/catalogs/monsterTraits.ts';
import { diceResults } from '#domain/dice/diceSpread.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { monster } from '#domain/resources/monster.ts';
import { damageOf } from '#game/rules/characterFigures.ts';
import type { Rules } from '#game/rules/compileRules.ts';
import { hitChance, monsterHit } from '#game/rules/hitChance.ts';
import { breathDamage, conductOf } from '#game/rules/monsterConduct.ts';
import type { PartyMember } from './sampleParty.ts';

type Monster = RecordOf<typeof monster>;

export interface MonsterStrength {
  /** The shares of its rounds by action, with the sum 1. */
  readonly strikes: number;
  readonly breathes: number;
  readonly casts: number;
  /** Mean damage to the whole party in a round of blows, in a round of breath, and in any round. */
  readonly blows: number;
  readonly breath: number;
  readonly damage: number;
  /** Blows of the party that hit until the monster falls, and the rounds until then; Infinity if it recovers faster. */
  readonly hits: number;
  readonly rounds: number;
}

/** Computes the strength of a monster against a party. Spells are ignored on both sides. */
export function monsterStrength(rules: Rules, one: Monster, party: readonly PartyMember[]): MonsterStrength {
  const { strikes, breathes, casts } = conductOf(one);
  const [blows, breath] = [damageOfBlows(rules, one, party), damageOfBreath(rules, one, party)];
  const damage = strikes * blows + breathes * breath;
  return { strikes, breathes, casts, blows, breath, damage, ...untilItFalls(rules, one, party) };
}

/** The mean damage of its blows in a round; each blow has a random target in reach. */
function damageOfBlows(rules: Rules, { attacks, level, options }: Monster, party: readonly PartyMember[]): number {
  const reached = party.filter(({ isInFront }) => isInFront || options[ATTACKS_REAR]);
  if (reached.length === 0) return 0;
  const landing =
    reached.reduce((sum, { ac }) => sum + hitChance(rules, monsterHit(level), ac), 0) / 100 / reached.length;
  return landing * attacks.reduce((sum, { rolls, sides, attacks: times }) => sum + times * expected(rolls, sides), 0);
}

/** The damage of its breath, which hits all members. */
const damageOfBreath = (rules: Rules, one: Monster, party: readonly PartyMember[]): number =>
  party.length * breathDamage(rules, hitPoints(one));

/** The hits and rounds until the monster falls; every member in reach attacks with all blows. */
function untilItFalls(rules: Rules, one: Monster, party: readonly PartyMember[]): { hits: number; rounds: number } {
  const struck = party.filter(({ strikes }) => strikes);
  const landing = struck.map((member) => (member.blows * hitChance(rules, member.hit, one.ac)) / 100);
  const blows = landing.reduce((sum, count) => sum + count, 0);
  const share = one.special_effects[HALVES_WOUNDS] ? 0.5 : 1;
  const inRound =
    share * struck.reduce((sum, member, at) => sum + (landing[at] ?? 0) * damageOf(member.weapon).expected, 0);
  const points = hitPoints(one);
  const left = Math.max(0, points - inRound);
  const net = inRound - one.recovery;
  const rounds = 1 + (left === 0 ? 0 : net > 0 ? left / net : Number.POSITIVE_INFINITY);
  return { rounds, hits: Math.max(1, (points + one.recovery * (rounds - 1)) / (inRound / blows)) };
}

const hitPoints = ({ hp }: Monster): number => Math.max(1, diceResults(hp).expected);
const expected = (count: number, sides: number): number => diceResults({ count, sides, plus: 0 }).expected;
