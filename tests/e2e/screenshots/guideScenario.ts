import type { Author } from '../support/Author.ts';
import { hasBestiary } from '../support/bestiary.ts';
import { sampleMaps } from './sampleMaps.ts';

const names = (ja: string, en: string) => ({ name_ja: ja, name_en: en });
const dice = (count: number, sides: number, plus = 0) => ({ count, sides, plus });
/** Codes of types of items. */
const [WEAPON, LIGHT_ARMOUR, SHIELD] = [1, 2, 5];

/** The content of the scenario, by paths below its own. */
const CONTENT: Readonly<Record<string, object>> = {
  'floor-maps/01': names('霧の回廊', 'Hall of fog'),
  'items-detail/1': {
    ...{ ...names('衛兵の剣', 'Guard’s sword'), type: WEAPON, weapon_type: 2, power: dice(1, 8), range: 1, hold: 1 },
    ...{ stock: 5, purchase_price: 120, sell_price: 20 },
  },
  'items-detail/2': { ...names('革の鎧', 'Leather armour'), type: LIGHT_ARMOUR, ac: -2, stock: 3, purchase_price: 50 },
  'items-detail/3': { ...names('木の盾', 'Wooden shield'), type: SHIELD, ac: -1, stock: -1, purchase_price: 30 },
  'items-detail/4': { ...names('銀の鍵', 'Silver key'), type: 10, special: true },
  'items-detail/5': { ...names('癒しの薬', 'Healing potion'), type: 13, stock: 9, purchase_price: 40 },
  'items-detail/6': {
    ...names('霧の指輪', 'Ring of fog'),
    type: 9,
    identification_difficulty: 30,
    purchase_price: 2500,
  },
  'labyrinth-messages/1': {
    ...{ title_ja: '門の碑文', title_en: 'At the gate', window_lines: 4, display_graphic: 3 },
    message_ja_boxes: ['霧の底に、声がある。\n銀の鍵を持つ者だけが\nその扉を開けられる。', '引き返すなら、今だ。'],
    message_en_boxes: [
      'There are voices below the fog.\nOnly who holds the silver key\nopens the door to them.',
      'Turn back while you can.',
    ],
  },
  'treasure-boxes/1': {
    ...{ ...names('入口の箱', 'Chest at the gate'), high: { first: 2, last: 3, count: 1 } },
    ...{ medium: { first: 5, last: 0, count: 2 }, low: { first: 6, last: 0, count: 1 } },
    ...{ gold: { count: 2, sides: 6 }, gold_bonus: 4 },
  },
  'labyrinth-settings/0': {
    labyrinth_title: { ja: '霧の迷宮', en: 'The foggy maze' },
    map_hierarchy: { start: 1, end: 3 },
    labyrinth_entrance: { x: 5, y: 17, map: 1 },
  },
};

/** Creates a scenario of three floors with everything in the guide; returns its id. */
export async function hasGuideScenario(author: Author): Promise<string> {
  const id = await hasBestiary(author);
  const { rest } = author.account;
  const put = async (path: string, body: object) => {
    const { status, text } = await rest.put(`scenarios/${id}/${path}`, body);
    if (status !== 200) throw new Error(`${path}: ${text}`);
  };
  for (const floor of ['01', '02', '03']) await put(`floor-maps/${floor}/maps`, { maps: sampleMaps(Number(floor)) });
  for (const [path, body] of Object.entries(CONTENT)) await put(path, body);
  return id;
}
