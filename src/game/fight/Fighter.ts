import { BLOW_EFFECTS, FIRST_SLAYING_EFFECT, WARD_EFFECTS, type Ward } from '#domain/catalogs/magicEffects.ts';
import { MONSTER_FAMILIES } from '#domain/catalogs/monsterFamilies.ts';
import {
  KILLS_AT_A_BLOW,
  PARALYZES,
  PETRIFIES,
  POISONS,
  PUTS_TO_SLEEP,
  STRIKES_FIRST,
} from '#domain/catalogs/monsterTraits.ts';
import type { Dice } from '#domain/dice/diceSpread.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { monster } from '#domain/resources/monster.ts';
import { NUMBERS_NEGATE } from '#domain/resources/rules/magicEffectRule.ts';
import { FIRST_STRIKE } from '#game/rules/actionOrder.ts';
import { characterFigures } from '#game/rules/characterFigures.ts';
import { monsterHit } from '#game/rules/hitChance.ts';
import type { Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import { type Danger, isElement } from './dangers.ts';

export type Monster = RecordOf<typeof monster>;

/** The constant values of a fighter in a battle, member or monster. */
export interface Fighter {
  readonly level: number;
  /** Its hit value (see `hitChance`) and its own armour class. */
  readonly hit: number;
  readonly ac: number;
  /** The bonus on the order die. */
  readonly order: number;
  readonly blows: readonly { readonly dice: Dice; readonly times: number }[];
  /** Possible effects of its blows. */
  readonly brings: readonly Danger[];
  /** The number of levels that a blow drains. */
  readonly drains: number;
  /** The member and its values in a battle; undefined for monsters. */
  readonly hero?: Hero;
  /** The monster and its number; undefined for members. */
  readonly monster?: Monster;
  readonly number?: number;
}

export interface Hero {
  readonly member: Member;
  readonly mostHp: number;
  readonly agility: number;
  readonly luck: number;
  /** The range and the kind of its weapon, by the catalogs. */
  readonly range: number;
  readonly weapon: number;
  /** The bonus on each die of its spells. */
  readonly spellPower: number;
  /** Families of monsters that its weapons are strong against. */
  readonly slays: readonly number[];
  /** The number of wards for each danger, as far as the rules apply them; negative if equipment attracts the danger. */
  readonly wards: Readonly<Partial<Record<Ward, number>>>;
}

const LEVELS_OF_A_DRAINING_BLOW = 1;

/** Computes the fighter of a member with its equipment. */
export function memberFighter({ rules, items }: World, member: Member): Fighter {
  const figures = characterFigures(rules, member, (number) => items.get(number));
  const { wards_when, unidentified_works, reverse_equipment } = rules.effects;
  const things = member.items.flatMap(({ item, worn, identified, effects = [] }) => {
    const one = items.get(item);
    const codes = identified || unidentified_works ? [...(one?.magic_effects ?? []), ...effects] : [];
    return codes.length === 0
      ? []
      : { codes, worn, counts: one?.reverse_equipment && reverse_equipment === NUMBERS_NEGATE ? -1 : 1 };
  });
  const worn = things.flatMap(({ codes, worn: isWorn }) => (isWorn ? codes : []));
  return {
    level: member.level,
    hit: figures.hit,
    ac: figures.ac,
    order: figures.order,
    blows: [{ dice: figures.damage, times: figures.blows }],
    brings: broughtBy((name) => worn.includes(BLOW_EFFECTS[name])),
    drains: worn.includes(BLOW_EFFECTS.drains) ? LEVELS_OF_A_DRAINING_BLOW : 0,
    hero: {
      member,
      mostHp: figures.hp,
      agility: figures.stats.agility,
      luck: figures.stats.luck,
      range: figures.range,
      weapon: figures.weapon,
      spellPower: figures.spellPower,
      slays: MONSTER_FAMILIES.map(({ code }) => code).filter((code) => worn.includes(FIRST_SLAYING_EFFECT + code)),
      wards: Object.fromEntries(
        WARDS.map((ward) => {
          const isCarried = wards_when[kindOfWard(ward)] === WHEN_CARRIED;
          const working = things.filter(({ codes, worn }) => (worn || isCarried) && codes.includes(WARD_EFFECTS[ward]));
          return [ward, working.reduce((sum, { counts }) => sum + counts, 0)];
        }),
      ),
    },
  };
}

/** Computes the fighter of a monster. */
export const foeFighter = (number: number, monster: Monster): Fighter => ({
  level: monster.level,
  hit: monsterHit(monster.level),
  ac: monster.ac,
  order: monster.special_effects[STRIKES_FIRST] ? FIRST_STRIKE : 0,
  blows: monster.attacks
    .filter(({ rolls, sides, attacks }) => rolls > 0 && sides > 0 && attacks > 0)
    .map(({ rolls: count, sides, attacks: times }) => ({ dice: { count, sides, plus: 0 }, times })),
  brings: broughtBy((name) => monster.options[OPTIONS[name]] ?? false),
  drains: monster.level_drain,
  monster,
  number,
});

const WARDS = Object.keys(WARD_EFFECTS) as Ward[];
const WHEN_CARRIED = 1;
const kindOfWard = (ward: Ward) =>
  ward === 'spells' ? 'spells' : ward === 'breath' || isElement(ward) ? 'elements' : 'states';

type Bringing = keyof typeof OPTIONS;
const OPTIONS = {
  poisons: POISONS,
  paralyzes: PARALYZES,
  petrifies: PETRIFIES,
  sleeps: PUTS_TO_SLEEP,
  kills: KILLS_AT_A_BLOW,
} as const;
const BRINGS: Readonly<Record<Bringing, Danger>> = {
  poisons: 'poison',
  paralyzes: 'paralysis',
  petrifies: 'stone',
  sleeps: 'sleep',
  kills: 'death',
};
const broughtBy = (has: (name: Bringing) => boolean): Danger[] =>
  (Object.keys(BRINGS) as Bringing[]).filter(has).map((name) => BRINGS[name]);
