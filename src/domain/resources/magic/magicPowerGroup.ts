import { LAST_MAGIC_EFFECT, MAGIC_EFFECT_NUMBERS } from '#domain/catalogs/magicEffects.ts';
import { placeInSet } from '#domain/catalogs/recordKinds.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { choice, group, int, slots, text, type ValuesOf, withHelp } from '#domain/resource/field.ts';

const MOST_MEMBERS = 8;

const fields = {
  name_ja: text('名前（日本語）', 'Name (Japanese)', { maxWidth: 20 }),
  name_en: text('名前（英語）', 'Name (English)', { maxWidth: 20 }),
  weight: withHelp(
    int('選ばれやすさ', 'Weight', { min: 1, max: 99, initial: 10 }),
    '大きいほど、このパワーの効果が出やすくなります。',
    'With a larger weight, the effects of this power appear more often.',
    'weight',
  ),
  members: withHelp(
    slots(
      '効果',
      'Effects',
      MOST_MEMBERS,
      group('効果', 'Effect', {
        effect: choice('効果', 'Effect', MAGIC_EFFECT_NUMBERS),
        probability: int('率（％）', 'Probability (%)', { min: 0, max: 100 }),
      }),
    ),
    '率はパワーの中での割合です。合計を100％にします。',
    'Shares within the power. They should add up to 100%.',
  ),
};
export type MagicPowerGroup = ValuesOf<typeof fields>;
type Members = MagicPowerGroup['members'];

/** Part of a set: one of eight groups of related effects, from which rows draw. Its name can precede that of the item. */
export const magicPowerGroup = defineResource({
  name: 'magic_power_group',
  fields,
  names: { ja: 'name_ja', en: 'name_en' },
  bannedWords: { magic_effect_auto: ['name_ja', 'name_en'] },
  tables: {
    list: { title: { ja: '特殊パワー', en: 'Special powers' }, columns: ['name_ja', 'name_en', 'weight', 'members'] },
  },
  defaults: (number) => DEFAULTS[placeInSet('magic_power_group', number).place - 1] ?? {},
  check: ({ members }) => [...checkCount(members), ...members.flatMap(checkMember)],
});

/** Each power needs at least one effect; a single effect needs a probability of 100. */
function checkCount(members: Members): Problem[] {
  const [first, ...others] = members
    .map((member, place) => ({ ...member, place }))
    .filter(({ effect }) => effect !== 0);
  if (!first) return [{ path: 'members.0.effect', severity: 'error', fault: NO_EFFECT }];
  const path = `members.${first.place}.probability`;
  if (others.length === 0) return first.probability === 100 ? [] : [{ path, severity: 'error', fault: ALONE }];
  const sum = [first, ...others].reduce((total, { probability }) => total + probability, 0);
  return sum === 100 ? [] : [{ path, severity: 'warning', rule: 'conflict', fault: sumFault(sum) }];
}

function checkMember({ effect, probability }: Members[number], place: number, members: Members): Problem[] {
  if (effect === 0) return [];
  const at = (field: string) => `members.${place}.${field}`;
  if (effect > LAST_MAGIC_EFFECT) return [{ path: at('effect'), severity: 'error', fault: { key: 'unusable_effect' } }];
  if (members.findIndex((member) => member.effect === effect) !== place)
    return [{ path: at('effect'), severity: 'warning', rule: 'conflict', fault: TWICE }];
  return probability === 0 && members.some((member) => member !== members[place] && member.effect !== 0)
    ? [{ path: at('probability'), severity: 'warning', rule: 'ineffective', fault: NEVER }]
    : [];
}

const NO_EFFECT = { ja: '効果を少なくとも1つ選んでください。', en: 'At least one effect is needed.' };
const ALONE = {
  ja: '効果が1つだけなら、率は100％にしてください。',
  en: 'A single effect needs a probability of 100%.',
};
const TWICE = { ja: '同じ効果が二度入っています。', en: 'This effect is listed twice.' };
const NEVER = { ja: '率が0なので、この効果は出ません。', en: 'With a probability of 0 this effect never appears.' };
const sumFault = (sum: number) => ({
  ja: `率の合計が${sum}％です。それぞれの割合で選ばれます。`,
  en: `The probabilities add up to ${sum}%, not 100%. Each counts as its share of that total.`,
});

const power = (ja: string, en: string, ...members: (readonly [effect: number, probability: number])[]) => ({
  name_ja: ja,
  name_en: en,
  members: Array.from({ length: MOST_MEMBERS }, (_, place) => {
    const [effect, probability] = members[place] ?? [0, 0];
    return { effect, probability };
  }),
});

/** The default powers of each set. */
const DEFAULTS: readonly Partial<MagicPowerGroup>[] = [
  power('鋭い', 'Keen', [28, 25], [29, 10], [30, 5], [31, 25], [32, 10], [33, 5], [37, 10], [41, 10]),
  power('堅い', 'Sturdy', [34, 30], [35, 15], [36, 5], [25, 20], [26, 10], [27, 5], [86, 5], [87, 10]),
  power('恵みの', 'Gifted', [1, 15], [4, 15], [7, 15], [10, 15], [13, 15], [16, 15], [2, 5], [14, 5]),
  power('元素除けの', 'Warding', [43, 20], [44, 20], [45, 20], [46, 15], [47, 10], [48, 5], [49, 5], [50, 5]),
  power('不屈の', 'Steadfast', [51, 20], [52, 15], [53, 5], [54, 15], [55, 15], [56, 15], [57, 10], [58, 5]),
  power('魔物殺しの', 'Slaying', [62, 13], [63, 13], [64, 13], [65, 13], [66, 12], [67, 12], [68, 12], [69, 12]),
  power('まじないの', 'Spellbound', [88, 20], [92, 15], [97, 15], [98, 10], [103, 15], [106, 15], [110, 5], [116, 5]),
  power('秘術の', 'Arcane', [39, 20], [79, 15], [82, 15], [101, 15], [102, 15], [104, 10], [42, 5], [121, 5]),
];
