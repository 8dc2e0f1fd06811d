import { encounterSetting } from '#domain/resources/encounterSetting.ts';

/** Returns a function that makes encounter tables of the monsters with these numbers, each with its weight. */
export const tablesOf =
  <Monster extends string>(monsters: Readonly<Record<Monster, number>>) =>
  (name_ja: string, name_en: string, weights: Readonly<Partial<Record<Monster, number>>>) => {
    const drawn = Object.entries(weights) as [Monster, number][];
    const slots = encounterSetting.blank.slots.map((none, at) => {
      const [name, weight] = drawn[at] ?? [];
      return name && weight ? { monster: monsters[name], weight } : none;
    });
    return { name_ja, name_en, slots };
  };
