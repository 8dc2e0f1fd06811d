import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of characters: their party, and their figures. */
export const characterTexts = defineTexts({
  'character.party': { ja: 'パーティ', en: 'Party' },
  'character.front': { ja: '{{place}} 前列', en: '{{place}} front' },
  'character.rear': { ja: '{{place}} 後列', en: '{{place}} rear' },
  'character.nobody': { ja: '（空き）', en: '(empty)' },
  'character.nameless': { ja: '（名前なし）', en: '(no name)' },
  'character.member': { ja: '{{job}} Lv{{level}}', en: '{{job}}, level {{level}}' },
  'character.make': { ja: '{{count}}人を作って並べる', en: 'Create characters for the empty places ({{count}})' },
  'character.made': {
    ja: '{{count}}人のキャラクターを作りました。',
    en: '{{count|character was|characters were}} created.',
  },
  'character.figures': { ja: 'この人の強さ', en: 'Strength' },
  'character.figures.about': {
    ja: '装備したものを含めて、このシナリオのルールで計算した値です。',
    en: 'Calculated by the rules of this scenario, including equipment.',
  },
  'character.at': { ja: '{{field}}：', en: '{{field}}:' },
  'character.hp': { ja: '最大HP', en: 'HP' },
  'character.ac': { ja: 'AC', en: 'AC' },
  'character.blows': { ja: '攻撃回数', en: 'Attacks' },
  'character.damage': { ja: '1回のダメージ', en: 'Damage per hit' },
  'character.round': { ja: 'すべて当たると（平均）', en: 'If all hit (average)' },
  'character.experience': { ja: 'レベルに必要な経験値', en: 'Experience needed' },
  'character.experience.raised': {
    ja: '経験値がこのレベルに足りないので、ゲームではこの値まで引き上げられます。',
    en: 'The experience is too low for the level; the game raises it to this value.',
  },
  'character.stats.worn': { ja: '装備で変わった能力値：{{stats}}', en: 'Stats with equipment: {{stats}}' },
  'character.hit': { ja: '当たる率（相手のACごと）', en: 'Hit chance, by the target’s AC' },
  'character.damage.spread': { ja: 'ダメージの分布（{{dice}}）', en: 'Damage distribution ({{dice}})' },
  'character.spells': { ja: '覚えている呪文', en: 'Spells known' },
  'character.spells.none': { ja: '呪文を覚えていません。', en: 'Knows no spells.' },
  'character.spells.luck': {
    ja: '習得には運が絡むので、数は平均です。名前は、そのレベルで覚えるかもしれない呪文です。',
    en: 'Learning depends on luck, so the counts are averages. The names are the spells that may be known at this level.',
  },
  'character.spells.level': { ja: '系統とレベル', en: 'School and level' },
  'character.spells.known': { ja: '覚えた数', en: 'Known' },
  'character.spells.uses': { ja: '使用回数', en: 'Uses' },
  'character.spells.list': { ja: '呪文', en: 'Spells' },
});
