import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { flag, group, int, reference, type ValuesOf, withHelp } from '#domain/resource/field.ts';

const chest = (ja: string, en: string) => reference(ja, en, { to: 'treasure_chest' });
const floor = (ja: string, en: string, initial: number) => int(ja, en, { min: 1, max: 99, initial });

const fields = {
  item: reference('アイテム', 'Item', { to: 'item' }),
  only_once: flag('一度だけ', 'Only once', true),
  chests: group('宝箱', 'Chests', { from: chest('から', 'From'), to: chest('まで', 'To') }),
  floors: group('出る階', 'Floors', { from: floor('から', 'From', 1), to: floor('まで', 'To', 99) }),
  probability: withHelp(
    int('率（0.1％単位）', 'Chance (in 0.1%)', { min: 0, max: 1000, initial: 10 }),
    '対象の宝箱を開けるたびに試します。',
    'Tried whenever one of these chests is opened.',
    'rareChance',
  ),
  needs_flag: reference('必要なフラグ', 'Needs flag', { to: 'event_flag', access: 'reads' }),
};
export type SpecialItem = ValuesOf<typeof fields>;

/** An item that many chests can contain with a small chance, in addition to their own content. */
export const treasureSpecialItem = defineResource({
  name: 'treasure_special_item',
  fields,
  sections: [
    { title: { ja: 'アイテムと率', en: 'Item and chance' }, fields: ['item', 'probability', 'only_once'] },
    { title: { ja: '出る場所と条件', en: 'Where and when it appears' }, fields: ['chests', 'floors', 'needs_flag'] },
  ],
  tables: {
    list: {
      title: { ja: '特別なアイテム', en: 'Special items' },
      columns: ['item', 'probability', 'only_once', 'chests', 'floors', 'needs_flag'],
    },
  },
  calls: { verbs: ['list', 'create', 'update'] },
  check: ({ item, chests, floors, probability }: SpecialItem) => [
    ...(item === 0 ? [NO_ITEM] : []),
    ...(probability === 0 ? [NEVER] : []),
    ...(chests.to !== 0 && chests.to < chests.from ? [backwards('chests')] : []),
    ...(floors.to < floors.from ? [backwards('floors')] : []),
  ],
});

/** Whether a chest can contain a special item; without a first chest, all can. */
export function isInChest({ chests }: SpecialItem, number: number): boolean {
  if (chests.from === 0) return true;
  return number >= chests.from && number <= (chests.to === 0 ? chests.from : chests.to);
}

const NO_ITEM: Problem = {
  path: 'item',
  severity: 'warning',
  rule: 'incomplete',
  fault: { ja: 'アイテムが選ばれていません。', en: 'No item is chosen.' },
};

const NEVER: Problem = {
  path: 'probability',
  severity: 'warning',
  rule: 'unused',
  fault: { ja: '率が0なので、出ることはありません。', en: 'With a chance of 0 it never appears.' },
};

const backwards = (path: 'chests' | 'floors'): Problem => ({
  path: `${path}.to`,
  severity: 'error',
  fault: { ja: '終わりが始まりより小さくなっています。', en: 'The end is below the start.' },
});
