// What one monster does to the sample party in a round, and what the party needs to fell it, all on average. In a round it breathes,
// or else casts, or else strikes with all of its attacks. What a spell does is not said by a monster, so spells count as no damage.
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { monster } from '#domain/resources/monster.ts';
import { diceResults } from './diceSpread.ts';
import { hitChance } from './hitChance.ts';
import type { PartyMember } from './sampleParty.ts';

type Monster = RecordOf<typeof monster>;

export interface MonsterStrength {
  /** The shares of its rounds, together 1. */
  readonly strikes: number;
  readonly breathes: number;
  readonly casts: number;
  /** Damage to the whole party in a round in which it strikes, in one in which it breathes, and in any. */
  readonly blows: number;
  readonly breath: number;
  readonly damage: number;
  /** Blows of the party that land until it falls, and the rounds until then; Infinity where it recovers faster. */
  readonly hits: number;
  readonly rounds: number;
}

/** Codes of the catalogs in monsterTraits.ts. */
const NO_BREATH = 0;
const ATTACKS_REAR = 7;
const HALVES_WOUNDS = 1;

/** Spells and what they could do are left out on both sides. `level` is that of every member of the party. */
export function monsterStrength(one: Monster, party: readonly PartyMember[], level: number): MonsterStrength {
  const hasSpells = one.mage_spell_level > 0 || one.priest_spell_level > 0;
  const breathes = one.breath === NO_BREATH ? 0 : one.breath_rate / 100;
  const casts = hasSpells ? (1 - breathes) * (one.spell_probability / 100) : 0;
  const strikes = 1 - breathes - casts;
  const [blows, breath] = [damageOfBlows(one, party), damageOfBreath(one, party)];
  const damage = strikes * blows + breathes * breath;
  return { strikes, breathes, casts, blows, breath, damage, ...untilItFalls(one, party, level) };
}

/** Each blow aims at one of those that it reaches, all alike. */
function damageOfBlows({ attacks, level, options }: Monster, party: readonly PartyMember[]): number {
  const reached = party.filter(({ isInFront }) => isInFront || options[ATTACKS_REAR]);
  const landing = reached.reduce((sum, { ac }) => sum + hitChance(level, ac), 0) / reached.length;
  return landing * attacks.reduce((sum, { rolls, sides, attacks: times }) => sum + times * expected(rolls, sides), 0);
}

/** Half of its own hit points, to everybody. */
const damageOfBreath = (one: Monster, party: readonly PartyMember[]): number => (party.length * hitPoints(one)) / 2;

/** Who is in front strikes with all blows. */
function untilItFalls(one: Monster, party: readonly PartyMember[], level: number): { hits: number; rounds: number } {
  const front = party.filter(({ isInFront }) => isInFront);
  const blows = front.reduce((sum, member) => sum + member.blows, 0);
  const wounds = front.reduce((sum, member) => sum + member.blows * diceResults(member.weapon).expected, 0);
  const all = one.special_effects[HALVES_WOUNDS] ? wounds / 2 : wounds;
  const points = hitPoints(one);
  const inRound = all * hitChance(level, one.ac);
  const left = Math.max(0, points - inRound);
  const net = inRound - one.recovery;
  const rounds = 1 + (left === 0 ? 0 : net > 0 ? left / net : Number.POSITIVE_INFINITY);
  return { rounds, hits: Math.max(1, (points + one.recovery * (rounds - 1)) / (all / blows)) };
}

const hitPoints = ({ hp }: Monster): number => Math.max(1, diceResults(hp).expected);
const expected = (count: number, sides: number): number => diceResults({ count, sides, plus: 0 }).expected;
