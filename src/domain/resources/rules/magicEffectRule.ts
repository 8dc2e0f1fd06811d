import { optionList } from '#domain/catalogs/optionList.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { choice, flag, group, set, type ValuesOf } from '#domain/resource/field.ts';
import { BREATH_TIMES } from './battleSystemTreasureChest.ts';
import { percent, whole } from './ruleFields.ts';

const WHEN = optionList([
  ['装備している時', 'While worn'],
  ['持っている時', 'While carried'],
]);
const USERS = optionList([
  ['持っている人', 'Whoever bears it'],
  ['装備できる人', 'Who may wear it'],
]);
export const [USED_BY_BEARERS, USED_BY_WEARERS] = [0, 1] as const;
const STACKS = optionList([
  ['最も良いものだけ', 'The best only'],
  ['上限まで合わせる', 'Their sum, to a cap'],
]);
const LIFTED_BY = optionList([
  ['店', 'Shop'],
  ['呪文68', 'Spell 68'],
  ['寺院', 'Temple'],
]);
export const [LIFTED_BY_SHOP, LIFTED_BY_SPELL, LIFTED_BY_TEMPLE] = [0, 1, 2] as const;
const REVERSED = optionList([
  ['数値が逆に働く', 'Its numbers work the other way round'],
  ['装備できる人が逆になる', 'Who may wear it is turned round'],
]);
export const [NUMBERS_NEGATE, RESTRICTION_FLIPS] = [0, 1] as const;
const BREAKS = optionList([
  ['アイテムの破損率による', "By the item's own chance"],
  ['必ず壊れる', 'Always'],
  ['壊れない', 'Never'],
]);
export const [BREAKS_BY_ITS_CHANCE, BREAKS_ALWAYS, BREAKS_NEVER] = [0, 1, 2] as const;

const fields = {
  wards_when: group('護りの働く時', 'Wards work', {
    spells: choice('呪文', 'Spells', WHEN),
    elements: choice('属性', 'Elements', WHEN),
    states: choice('状態', 'States', WHEN),
  }),
  ward_strength: group('護りの強さ', 'Strength of wards', {
    elements: percent('属性のダメージを減らす', 'Off the damage of elements', 50),
    states: percent('状態になる率を減らす', 'Off the chance of states', 75),
  }),
  stacks: choice('同じ護りが重なる時', 'Several of the same', STACKS),
  stack_cap: percent('合わせた時の上限', 'Cap of the sum', 90),
  breath_damage: group('ブレスのダメージ', 'Damage of breath', {
    warded: choice('護りのある人', 'To the warded', BREATH_TIMES, 1),
    weak: choice('弱い人', 'To the weak', BREATH_TIMES, 4),
  }),
  magic_screen: whole('魔法の幕', 'Magic screen', 0, 10, 5),
  screen_breaks: percent('幕が1減る率：受けるたび', 'A hit takes a point of it', 20),
  uses_by: group('使える人', 'May be used by', {
    spells: choice('アイテムの呪文', 'Spells of items', USERS),
    powers: choice('アイテムのパワー', 'Powers of items', USERS),
  }),
  power_breaks: choice('パワーを使った時の破損', 'Breaks when its power is used', BREAKS),
  unidentified_works: flag('未鑑定でも働く', 'Works while unidentified', true),
  heal_steps: group('歩くと回復・負傷', 'Heals or wounds while walking', {
    steps: whole('歩数', 'Steps', 1, 999, 5),
    hp: whole('HP', 'HP', 1, 99, 1),
  }),
  stat_cap_with_items: whole('アイテムを含む能力値の上限', 'Highest stat with items', 18, 99, 30),
  attacks_cap: whole('アイテムを含む攻撃回数の上限', 'Most attacks with items', 1, 99, 10),
  curse_ac: whole('呪われた品のACの悪化', 'AC worse by a curse', 0, 20, 1),
  curse_hit: whole('呪われた品の命中の低下', 'To hit less by a curse', 0, 20, 10),
  curse_lifted_by: set('呪いを解けるもの', 'Lifts curses', LIFTED_BY, true),
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
      title: { ja: '装備している間', en: 'While worn' },
      fields: ['heal_steps', 'stat_cap_with_items', 'attacks_cap', 'reverse_equipment'],
    },
    { title: { ja: '呪い', en: 'Curses' }, fields: ['curse_ac', 'curse_hit', 'curse_lifted_by'] },
  ],
  calls: { verbs: ['list', 'replace', 'update'] },
});
