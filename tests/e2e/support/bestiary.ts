import { blankMaps, cellOf } from '../../support/maps.ts';
import type { Author } from './Author.ts';

const dice = (count: number, sides: number, plus = 0) => ({ count, sides, plus });
const attacks = (...blows: readonly (readonly [rolls: number, sides: number, attacks: number])[]) =>
  Array.from({ length: 10 }, (_, at) => {
    const [rolls, sides, times] = blows[at] ?? [0, 0, 0];
    return { rolls, sides, attacks: times };
  });
const look = (image: number, graphic_category: number) => ({ image, unconfirmed_image: image, graphic_category });

/** Monsters by number, like those of an author. */
const MONSTERS = {
  0: {
    name_ja: '骨の兵士',
    name_en: 'Bone soldier',
    level: 2,
    hp: dice(2, 8),
    ...look(400, 9),
    attacks: attacks([1, 6, 1]),
  },
  1: {
    name_ja: '赤い竜',
    name_en: 'Red dragon',
    level: 12,
    hp: dice(12, 8, 20),
    ac: -2,
    ...look(330, 6),
    attacks: attacks([2, 8, 2], [3, 6, 1]),
    group_count: { min: 1, max: 2 },
  },
  2: {
    name_ja: '地下道の鼠',
    name_en: 'Tunnel rat',
    level: 1,
    hp: dice(1, 4),
    ...look(162, 2),
    attacks: attacks([1, 3, 1]),
    group_count: { min: 2, max: 9 },
  },
  7: { name_ja: '見習い魔術師', name_en: 'Apprentice', level: 3, hp: dice(3, 4), ...look(40, 0) },
  479: { name_ja: '歩く鎧', name_en: 'Walking armour', level: 6, hp: dice(6, 10), ...look(463, 11) },
};

/** Creates a scenario with five monsters, three of which are met on floor 02; returns its id. */
export async function hasBestiary(author: Author): Promise<string> {
  const id = await author.hasScenario();
  const { rest } = author.account;
  const put = async (path: string, body: object) => {
    const { status, text } = await rest.put(`scenarios/${id}/${path}`, body);
    if (status !== 200) throw new Error(text);
  };
  for (const [number, monster] of Object.entries(MONSTERS)) await put(`monsters/${number}`, monster);
  const slots = (...filled: readonly (readonly [monster: number, weight: number])[]) =>
    Array.from({ length: 10 }, (_, at) => {
      const [monster, weight] = filled[at] ?? [999, 1];
      return { monster, weight };
    });
  await put('encounter-settings/12', { name_ja: '水底の通路', name_en: 'Sunken ways', slots: slots([0, 3], [2, 1]) });
  await put('encounter-settings/13', { slots: slots([1, 1]) });
  const slot = (value: number, probability: number) => ({ value, probability });
  await put('floor-maps/02', {
    name_ja: '水底',
    name_en: 'The deep',
    difficulty: 1,
    appearance: { no1: slot(12, 40), no2: slot(13, 5), no3: slot(0, 0) },
  });
  const maps = blankMaps();
  for (const x of [3, 4, 5]) cellOf(maps, x, 7).monster.room_id = 2;
  await put('floor-maps/02/maps', { maps });
  return id;
}
