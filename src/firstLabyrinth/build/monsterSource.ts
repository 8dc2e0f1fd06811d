import type { MonsterBodyName } from '#domain/catalogs/monsterBodies.ts';
import { MONSTER_BODIES } from '#domain/catalogs/monsterBodies.ts';
import { MONSTER_GRAPHICS } from '#domain/catalogs/monsterGraphics.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { unidentifiedMonsterNames } from '#domain/catalogs/unidentifiedNames.ts';
import type { Dice } from '#domain/dice/diceSpread.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { monster } from '#domain/resources/monster.ts';
import { numbersOf, row } from './named.ts';

type Monster = RecordOf<typeof monster>;

/** Codes of families whose bodies belong to another one, of breaths and of traits. */
export const [ENCHANTED, DEMON] = [13, 11] as const;
export const [FIRE, COLD, LIGHTNING] = [1, 2, 3] as const;
export const [ALWAYS_FIRST, NOBODY_FLEES] = [5, 6] as const;
export const [TO_SLEEP, POISONS, PARALYZES, REAR, STEALS] = [2, 4, 5, 7, 9] as const;
export const [R_FIRE, R_COLD, R_LIGHTNING, R_POISON, R_PARALYSIS, R_SLEEP, R_DEATH] = [0, 1, 2, 4, 5, 7, 11] as const;
export const [W_FIRE, W_COLD, W_LIGHTNING, W_HOLY, W_CUTTING, W_CRUSHING] = [0, 1, 2, 9, 11, 12] as const;

/** A monster as its author writes it: monsters and chests by name. */
export interface MonsterSource<Chest extends string = string> {
  readonly ja: string;
  readonly en: string;
  /** The English plural, if it is not the name with an s. */
  readonly plural?: string;
  /** Its body, the index of its feature among the five of the body, and whether it has the second build. */
  readonly look: readonly [body: MonsterBodyName, feature: number, isSecond?: true];
  readonly family?: number;
  readonly level: number;
  readonly hp: Dice;
  readonly ac: number;
  /** The dice of its blows, and their number. */
  readonly blows: readonly (readonly [rolls: number, sides: number, times?: number])[];
  /** Experience for the whole party. */
  readonly exp: number;
  readonly group: readonly [min: number, max: number];
  readonly does?: readonly number[];
  readonly traits?: readonly number[];
  readonly resists?: readonly number[];
  readonly weak?: readonly number[];
  /** Levels of its mage and priest spells, and how often it casts. */
  readonly spells?: readonly [mage: number, priest: number, percent: number];
  readonly breath?: readonly [kind: number, percent: number];
  readonly with?: readonly [name: string, percent: number];
  readonly purse?: Chest;
  readonly box?: Chest;
  readonly more?: Partial<Monster>;
}

const setOf = (initial: Readonly<Record<string, boolean>>, codes: readonly number[] = []) =>
  Object.fromEntries(Object.keys(initial).map((code) => [code, codes.includes(Number(code))]));

function pictureOf([body, feature, isSecond = false]: readonly [MonsterBodyName, number, boolean?]) {
  const found = MONSTER_GRAPHICS.find(
    (one) => one.body === body && one.feature === feature && one.isSecond === isSecond,
  );
  if (!found) throw new RangeError(`no picture of ${body} ${feature}`);
  return { image: found.code, unconfirmed_image: found.code, graphic_category: found.category };
}

interface Numbers<Chest extends string> {
  readonly monsters: Readonly<Record<string, number>>;
  readonly chests: Readonly<Record<Chest, number>>;
}

function monsterOf<Chest extends string>(
  { ja, en, plural, look, hp, ac, level, blows, exp, group, ...rest }: MonsterSource<Chest>,
  { monsters, chests }: Numbers<Chest>,
): Partial<Monster> {
  const chestOf = (name?: Chest) => (name ? chests[name] : RECORD_KINDS.treasure_chest.none);
  const family = rest.family ?? MONSTER_BODIES[look[0]].family;
  const [mage_spell_level, priest_spell_level, spell_probability] = rest.spells ?? [0, 0, 0];
  const [breath, breath_rate] = rest.breath ?? [0, 0];
  const [companion, companion_probability] = rest.with ?? [undefined, 0];
  return {
    ...{ name_ja: ja, name_en: en, plural_en: plural ?? `${en}s`, family, level, hp, ac, experience: exp },
    ...unidentifiedMonsterNames({ family }),
    ...pictureOf(look),
    attacks: monster.blank.attacks.map((none, at) => {
      const [rolls, sides, attacks = 1] = blows[at] ?? [];
      return rolls === undefined || sides === undefined ? none : { rolls, sides, attacks };
    }),
    options: setOf(monster.blank.options, rest.does),
    special_effects: setOf(monster.blank.special_effects, rest.traits),
    resistances: setOf(monster.blank.resistances, rest.resists),
    weaknesses: setOf(monster.blank.weaknesses, rest.weak),
    ...{ mage_spell_level, priest_spell_level, spell_probability, breath, breath_rate },
    companion: companion ? (monsters[companion] ?? monster.blank.companion) : monster.blank.companion,
    companion_probability,
    group_count: { min: group[0], max: group[1] },
    random_chest: chestOf(rest.purse),
    room_chest: chestOf(rest.box ?? rest.purse),
    ...rest.more,
  };
}

/** Makes monsters, numbered in their order. @param chests the numbers of the chests that they carry */
export function monstersOf<Name extends string, Chest extends string>(
  sources: Readonly<Record<Name, MonsterSource<Chest>>>,
  chests: Readonly<Record<Chest, number>>,
  first: number,
) {
  const number = numbersOf(Object.keys(sources) as Name[], first);
  return {
    kind: monster.name,
    number,
    rows: Object.values<MonsterSource<Chest>>(sources).map((source, at) =>
      row(monster, first + at, monsterOf(source, { monsters: number, chests })),
    ),
  };
}
