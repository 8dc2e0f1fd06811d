import { JOBS } from '#domain/catalogs/adventurers.ts';
import { unidentifiedItemNames } from '#domain/catalogs/unidentifiedNames.ts';
import type { Dice } from '#domain/dice/diceSpread.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';

type Item = RecordOf<typeof item>;

/** Kinds of item by their codes. */
export const KIND = {
  ...{ weapon: 1, light: 2, heavy: 3, helmet: 4, shield: 5, boots: 6, gloves: 7, cloak: 8, ornament: 9 },
  ...{ scroll: 10, vial: 11, other: 13 },
} as const;
/** Kinds of weapon by their codes. */
export const ARM = { sword: 1, axe: 2, dagger: 3, pole: 4, staff: 5, bow: 6, mace: 7, flail: 8, katana: 9 } as const;
/** Codes of the reach of a weapon, and of how it is held. */
export const [SHORT, MIDDLE, LONG] = [1, 2, 3] as const;
export const [MAIN, BOTH] = [1, 3] as const;

/** Letters of the jobs, in the order of their codes. */
const JOB_LETTERS = 'FMPTBSLN';
export const EVERYBODY = JOB_LETTERS;

/** The stock of things that a shop never runs out of. */
export const UNLIMITED = -1;

type More = Partial<Pick<Item, 'stock' | 'special' | 'becomes'>> & { readonly magic?: readonly number[] };

/** Makes an item with the common fields: names, the jobs that can wear it, and its price; identifying it costs a third of that. */
function thing(name_ja: string, name_en: string, jobs: string, price: number, { magic = [], ...more }: More = {}) {
  const magic_effects = item.blank.magic_effects.map((none, at) => magic[at] ?? none);
  return {
    ...{ name_ja, name_en, purchase_price: price, sell_price: Math.floor(price / 3), magic_effects, ...more },
    jobs: Object.fromEntries(JOBS.map(({ code }) => [code, jobs.includes(JOB_LETTERS[code] ?? '')])),
    identification_difficulty: Math.min(60, Math.floor(price / 25)),
  };
}

const withUnknownName = <Of extends Partial<Item>>(one: Of) => ({
  ...one,
  ...unidentifiedItemNames({ type: one.type ?? 0, weapon_type: one.weapon_type ?? 0 }),
});

type Named = readonly [ja: string, en: string];

/** Makes a weapon. */
export const weapon = (
  [ja, en]: Named,
  [weapon_type, power, range, hold]: readonly [kind: number, power: Dice, range: number, hold: number],
  jobs: string,
  price: number,
  more: More = {},
) => withUnknownName({ ...thing(ja, en, jobs, price, more), type: KIND.weapon, weapon_type, power, range, hold });

/** Makes something to wear. */
export const armour = ([ja, en]: Named, type: number, ac: number, jobs: string, price: number, more: More = {}) =>
  withUnknownName({ ...thing(ja, en, jobs, price, more), type, ac });

/** Makes something that is used up. */
export const used = ([ja, en]: Named, type: number, effect: number, price: number, stock: number = UNLIMITED) =>
  withUnknownName({ ...thing(ja, en, EVERYBODY, price, { magic: [effect], stock }), type });

/** Makes an item that the story is about: it is neither bought nor lost. */
export const token = ([ja, en]: Named) =>
  withUnknownName({ ...thing(ja, en, '', 0, { special: true }), type: KIND.other });

export const sold = (stock: number): More => ({ stock });
