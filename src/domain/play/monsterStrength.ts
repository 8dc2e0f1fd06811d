// What one monster does to the sample party in a round, and what the party needs to fell it, all on average. In a round it breathes,
// or else casts, or else strikes with all of its attacks. What a spell does is not said by a monster, so spells count as no damage.
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { monster } from '#domain/resources/monster.ts';
import { damageOf } from './characterFigures.ts';
import { DEFAULT_RULES } from './defaultRules.ts';
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

const { hitBase: MONSTER_HIT } = DEFAULT_RULES;

/** Spells and what they could do are left out on both sides. */
export function monsterStrength(one: Monster, party: readonly PartyMember[]): MonsterStrength {
  const hasSpells = one.mage_spell_level > 0 || one.priest_spell_level > 0;
  const breathes = one.breath === NO_BREATH ? 0 : one.breath_rate / 100;
  const casts = hasSpells ? (1 - breathes) * (one.spell_probability / 100) : 0;
  const strikes = 1 - breathes - casts;
  const [blows, breath] = [damageOfBlows(one, party), damageOfBreath(one, party)];
  const damage = strikes * blows + breathes * breath;
  return { strikes, breathes, casts, blows, breath, damage, ...untilItFalls(one, party) };
}

/** Each blow aims at one of those that it reaches, all alike. */
function damageOfBlows({ attacks, level, options }: Monster, party: readonly PartyMember[]): number {
  const reached = party.filter(({ isInFront }) => isInFront || options[ATTACKS_REAR]);
  const landing = reached.reduce((sum, { ac }) => sum + hitChance(MONSTER_HIT + level, ac), 0) / reached.length;
  return landing * attacks.reduce((sum, { rolls, sides, attacks: times }) => sum + times * expected(rolls, sides), 0);
}

/** Half of its own hit points, to everybody. */
const damageOfBreath = (one: Monster, party: readonly PartyMember[]): number => (party.length * hitPoints(one)) / 2;

/** Whoever reaches it strikes with all blows. */
function untilItFalls(one: Monster, party: readonly PartyMember[]): { hits: number; rounds: number } {
  const struck = party.filter(({ strikes }) => strikes);
  const landing = struck.map((member) => member.blows * hitChance(member.hit, one.ac));
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
