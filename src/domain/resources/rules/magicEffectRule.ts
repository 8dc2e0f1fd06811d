import { optionList } from '#domain/catalogs/optionList.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { choice, flag, group, set, type ValuesOf } from '#domain/resource/field.ts';
import { BREATH_TIMES } from './battleSystemTreasureChest.ts';
import { percent, whole } from './ruleFields.ts';

const WHEN = optionList([
  ['装備しているとき', 'While equipped'],
  ['持っているとき', 'While carried'],
]);
const USERS = optionList([
  ['持っている人', 'Whoever carries it'],
  ['装備できる人', 'Those who can equip it'],
]);
export const USED_BY_WEARERS = 1;
const STACKS = optionList([
  ['最も良いものだけ', 'Only the best'],
  ['上限まで合わせる', 'Their sum, up to a limit'],
]);
const LIFTED_BY = optionList([
  ['店', 'Shop'],
  ['呪文68', 'Spell 68'],
  ['寺院', 'Temple'],
]);
export const [LIFTED_BY_SHOP, , LIFTED_BY_TEMPLE] = [0, 1, 2] as const;
const REVERSED = optionList([
  ['数値が逆に働く', 'Its values are reversed'],
  ['装備できる人が逆になる', 'Who can equip it is reversed'],
]);
export const [NUMBERS_NEGATE, RESTRICTION_FLIPS] = [0, 1] as const;
const BREAKS = optionList([
  ['アイテムの破損率による', "By the item's own chance"],
  ['必ず壊れる', 'Always'],
  ['壊れない', 'Never'],
]);
export const [, BREAKS_ALWAYS, BREAKS_NEVER] = [0, 1, 2] as const;

const fields = {
  wards_when: group('護りの働くとき', 'Wards apply', {
    spells: choice('呪文', 'Spells', WHEN),
    elements: choice('属性', 'Elements', WHEN),
    states: choice('状態', 'States', WHEN),
  }),
  ward_strength: group('護りの強さ', 'Strength of wards', {
    elements: percent('属性のダメージを減らす', 'Reduction of element damage', 50),
    states: percent('状態になる率を減らす', 'Reduction of state chances', 75),
  }),
  stacks: choice('同じ護りが重なるとき', 'Several equal wards', STACKS),
  stack_cap: percent('合わせたときの上限', 'Limit of the sum', 90),
  breath_damage: group('ブレスのダメージ', 'Breath damage', {
    warded: choice('護りのある人', 'With a ward', BREATH_TIMES, 1),
    weak: choice('弱い人', 'With a weakness', BREATH_TIMES, 4),
  }),
  magic_screen: whole('魔法の幕', 'Magic screen', 0, 10, 5),
  screen_breaks: percent('幕が1減る率：受けるたび', 'Chance to lose a point per hit', 20),
  uses_by: group('使える人', 'Usable by', {
    spells: choice('アイテムの呪文', 'Spells of items', USERS),
    powers: choice('アイテムのパワー', 'Powers of items', USERS),
  }),
  power_breaks: choice('パワーを使ったときの破損', 'Breaks when its power is used', BREAKS),
  unidentified_works: flag('未鑑定でも働く', 'Works while unidentified', true),
  heal_steps: group('歩くと回復・負傷', 'Heals or wounds while walking', {
    steps: whole('歩数', 'Steps', 1, 999, 5),
    hp: whole('HP', 'HP', 1, 99, 1),
  }),
  stat_cap_with_items: whole('アイテムを含む能力値の上限', 'Maximum stat with items', 18, 99, 30),
  attacks_cap: whole('アイテムを含む攻撃回数の上限', 'Maximum attacks with items', 1, 99, 10),
  curse_ac: whole('呪われた品のACの悪化', 'AC penalty of cursed items', 0, 20, 1),
  curse_hit: whole('呪われた品の命中の低下', 'Hit penalty of cursed items', 0, 20, 10),
  curse_lifted_by: set('呪いを解けるもの', 'Curses are lifted by', LIFTED_BY, true),
  reverse_equipment: choice('逆装備', 'Reversed equipment', REVERSED),
};
export type MagicEffectRule = ValuesOf<typeof fields>;

/** The rules for effects of items. */
export const magicEffectRule = defineResource({
  name: 'magic_effect_rule',
  fields,
  sections: [
    {
      title: { ja: '護り', en: 'Wards' },
      fields: ['wards_when', 'ward_strength', 'stacks', 'stack_cap', 'breath_damage'],
    },
    { title: { ja: '魔法の幕', en: 'Magic screen' }, fields: ['magic_screen', 'screen_breaks'] },
    { title: { ja: '使う', en: 'Use' }, fields: ['uses_by', 'power_breaks', 'unidentified_works'] },
    {
      title: { ja: '装備している間', en: 'While equipped' },
      fields: ['heal_steps', 'stat_cap_with_items', 'attacks_cap', 'reverse_equipment'],
    },
    { title: { ja: '呪い', en: 'Curses' }, fields: ['curse_ac', 'curse_hit', 'curse_lifted_by'] },
  ],
  calls: { verbs: ['list', 'replace', 'update'] },
});
