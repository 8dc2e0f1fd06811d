import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The pages of spells. */
export const spellsTexts = defineTexts({
  'spells.does': { ja: 'この呪文のはたらき', en: 'What this spell does' },
  'spells.noList': { ja: '一覧にない呪文', en: 'In no list' },
  'spells.open': { ja: '呪文を開く', en: 'Open the spell' },

  'spells.effect': { ja: '効き目の目安', en: 'What to expect' },
  'spells.effect.caster': { ja: '唱える人のレベル', en: 'Level of the caster' },
  'spells.effect.target': { ja: '相手のレベル', en: 'Level of the target' },
  'spells.effect.member': { ja: '味方のレベル', en: 'Level of the party' },
  'spells.effect.vitality': { ja: '生命力', en: 'Vitality' },
  'spells.effect.chance': { ja: '効く率', en: 'Chance' },
  'spells.effect.second': { ja: '2つ目の状態', en: 'Second state' },
  'spells.effect.saved': { ja: '抵抗される率', en: 'Saved against' },
  'spells.effect.damage': { ja: '平均ダメージ', en: 'Mean damage' },
  'spells.effect.spread': { ja: '抵抗されない時のダメージ', en: 'Damage when not saved against' },
  'spells.effect.healed': { ja: '回復する割合', en: 'Share of all HP' },
  'spells.effect.dead': { ja: '死者', en: 'The dead' },
  'spells.effect.ashes': { ja: '灰', en: 'Ashes' },
  'spells.effect.before': { ja: '唱える前の命中率', en: 'Hit before' },
  'spells.effect.after': { ja: '唱えた後の命中率', en: 'Hit after' },
  'spells.effect.aboutTarget': {
    ja: '運が並で、耐性も弱点もない相手の場合です。',
    en: 'Of targets with common luck, without resistance or weakness.',
  },
  'spells.effect.aboutMember': {
    ja: '見本のパーティーの平均HPに対する割合です。',
    en: 'Of the mean HP of a member of the sample party.',
  },
  'spells.effect.aboutHits': {
    ja: '同じレベルの敵が、見本のパーティーの前列に一撃を当てる率です。',
    en: 'How likely a blow of somebody of the same level lands on the front of the sample party.',
  },

  'spells.find': { ja: '名前・番号・はたらきで探す', en: 'Find by name, number or what it does' },
  'spells.clearFind': { ja: '検索を消す', en: 'Clear the search' },
  'spells.find.school': { ja: '系統', en: 'School' },
  'spells.find.level': { ja: 'レベル', en: 'Level' },
  'spells.find.category': { ja: '分類', en: 'Category' },
  'spells.find.any': { ja: 'すべて', en: 'Any' },
  'spells.find.found': { ja: '{{count}}件', en: 'Found: {{count}}' },
  'spells.find.none': { ja: 'この条件に合う呪文はありません。', en: 'No spell is like that.' },
  'spells.find.reset': { ja: '条件をすべて消す', en: 'Clear all conditions' },
  'spells.find.name': { ja: '名前', en: 'Name' },
  'spells.find.does': { ja: 'はたらき', en: 'What it does' },

  'spells.sample': { ja: '初めの名前に戻す', en: 'Default names' },
  'spells.sample.title': { ja: '初めの名前に戻しますか？', en: 'Load the default names?' },
  'spells.sample.about': {
    ja: '{{count}}件の呪文の名前を、日本語と英語の両方とも初めの名前に書き換えます。元に戻す操作で取り消せます。',
    en: 'The default names in both languages are written over those of some spells: {{count}}. This can be undone.',
  },
  'spells.sample.do': { ja: '書き換える', en: 'Load' },
  'spells.sample.done': { ja: '{{count}}件の名前を初めの名前に戻しました。', en: 'Default names loaded: {{count}}' },
  'spells.sample.none': {
    ja: 'すべての呪文が初めの名前のままです。',
    en: 'All spells have their default names already.',
  },

  'spells.boxes': { ja: '系統とレベル', en: 'Schools and levels' },
  'spells.boxes.help': {
    ja: '呪文を押して選び、移す先のレベルを押します。ドラッグでも移せます。キーボードではEnterで選び、矢印キーで行き先を決め、Enterで置き、Escでやめます。',
    en: 'Press a spell, then the level where it is to go; or drag it there. By keyboard: Enter takes it, the arrows choose the level, Enter puts it down, Esc lets it go.',
  },
  'spells.boxes.look': {
    ja: '呪文を押すと、はたらきを表示します。',
    en: 'Press a spell to see what it does.',
  },
  'spells.boxes.held': { ja: '「{{name}}」を{{place}}へ', en: '{{name}} to {{place}}' },
  'spells.boxes.moved': { ja: '「{{name}}」を{{place}}へ移しました。', en: '{{name}} moved to {{place}}.' },
  'spells.boxes.takeOut': { ja: '一覧から外す', en: 'Take out of the lists' },
  'spells.boxes.putHere': { ja: '{{place}}に置く', en: 'Put into {{place}}' },
  'spells.boxes.place': { ja: '{{school}} レベル{{level}}', en: '{{school}}, level {{level}}' },
  'spells.boxes.empty': { ja: '空き', en: 'Empty' },
});
