import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the pages of spells. */
export const spellsTexts = defineTexts({
  'spells.does': { ja: 'この呪文のはたらき', en: 'What this spell does' },
  'spells.notCast': { ja: 'モンスターの唱えない呪文', en: 'Spells that no monster casts' },
  'spells.noList': { ja: '一覧にない呪文', en: 'Unlisted spells' },
  'spells.unknown': {
    ja: '「{{name}}」という呪文は、この分類にありません。最初の呪文を開いています。',
    en: 'There is no spell “{{name}}” in this category. The first one is open.',
  },
  'spells.open': { ja: '呪文を開く', en: 'Open the spell' },

  'spells.effect': { ja: '効き目の目安', en: 'Expected effect' },
  'spells.effect.caster': { ja: '唱える人のレベル', en: 'Level of the caster' },
  'spells.effect.target': { ja: '相手のレベル', en: 'Level of the target' },
  'spells.effect.member': { ja: '味方のレベル', en: 'Level of the party' },
  'spells.effect.vitality': { ja: '生命力', en: 'Vitality' },
  'spells.effect.chance': { ja: '効く率', en: 'Chance' },
  'spells.effect.second': { ja: '2つ目の状態', en: 'Second state' },
  'spells.effect.saved': { ja: '抵抗される率', en: 'Chance to resist' },
  'spells.effect.damage': { ja: '平均ダメージ', en: 'Average damage' },
  'spells.effect.spread': { ja: '抵抗されないときのダメージ', en: 'Damage when not resisted' },
  'spells.effect.healed': { ja: '回復する割合', en: 'Share of all HP' },
  'spells.effect.dead': { ja: '死者', en: 'The dead' },
  'spells.effect.ashes': { ja: '灰', en: 'Ashes' },
  'spells.effect.before': { ja: '唱える前の命中率', en: 'Hit chance before' },
  'spells.effect.after': { ja: '唱えた後の命中率', en: 'Hit chance after' },
  'spells.effect.aboutTarget': {
    ja: '運が並で、耐性も弱点もない相手の場合です。',
    en: 'For targets with average luck, without resistance or weakness.',
  },
  'spells.effect.aboutMember': {
    ja: 'サンプルのパーティの平均HPに対する割合です。',
    en: 'Relative to the average HP of the sample party.',
  },
  'spells.effect.aboutHits': {
    ja: '同じレベルの敵が、サンプルのパーティの前列に一撃を当てる率です。',
    en: 'The chance that an enemy of the same level hits the front row of the sample party.',
  },

  'spells.find': { ja: '名前・番号・はたらきで探す', en: 'Find by name, number or effect' },
  'spells.clearFind': { ja: '検索を消す', en: 'Clear the search' },
  'spells.find.school': { ja: '系統', en: 'School' },
  'spells.find.level': { ja: 'レベル', en: 'Level' },
  'spells.find.category': { ja: '分類', en: 'Category' },
  'spells.find.any': { ja: 'すべて', en: 'Any' },
  'spells.find.found': { ja: '{{count}}件', en: '{{count}} found' },
  'spells.find.none': { ja: 'この条件に合う呪文はありません。', en: 'No matching spells.' },
  'spells.find.reset': { ja: '条件をすべて消す', en: 'Clear all conditions' },
  'spells.find.name': { ja: '名前', en: 'Name' },
  'spells.find.does': { ja: 'はたらき', en: 'What it does' },

  'spells.sample': { ja: '初めの名前に戻す', en: 'Default names' },
  'spells.sample.title': { ja: '初めの名前に戻しますか？', en: 'Load the default names?' },
  'spells.sample.about': {
    ja: '{{count}}件の呪文の名前を、日本語と英語の両方とも初めの名前に書き換えます。これは元に戻せます。',
    en: '{{count|spell|spells}} will get the default names in both languages. This can be undone.',
  },
  'spells.sample.do': { ja: '書き換える', en: 'Load' },
  'spells.sample.done': {
    ja: '{{count}}件の名前を初めの名前に戻しました。',
    en: 'Default names loaded for {{count|spell|spells}}.',
  },
  'spells.sample.none': {
    ja: 'すべての呪文が初めの名前のままです。',
    en: 'All spells already have their default names.',
  },

  'spells.boxes': { ja: '系統・モンスターとレベル', en: 'Schools, monsters and levels' },
  'spells.boxes.help': {
    ja: '呪文を押して選び、移す先のレベルを押します。ドラッグでも移せます。キーボードではEnterで選び、矢印キーで行き先を決め、Enterで置き、Escでやめます。',
    en: 'Press a spell, then its new level, or drag it. By keyboard: Enter picks it up, the arrows choose the level, Enter places it, Esc cancels.',
  },
  'spells.boxes.look': {
    ja: '呪文を押すと、はたらきを表示します。',
    en: 'Press a spell to see what it does.',
  },
  'spells.boxes.held': { ja: '「{{name}}」を{{place}}へ', en: '{{name}} to {{place}}' },
  'spells.boxes.moved': { ja: '「{{name}}」を{{place}}へ移しました。', en: '{{name}} moved to {{place}}.' },
  'spells.boxes.monsters': { ja: 'モンスター', en: 'Monsters' },
  'spells.boxes.ofMonsters': { ja: 'モンスター レベル{{level}}', en: 'Monsters, level {{level}}' },
  'spells.boxes.takeFromMonsters': { ja: 'モンスターの呪文から外す', en: 'Remove from the monsters' },
  'spells.boxes.takeOut': { ja: '一覧から外す', en: 'Remove from the lists' },
  'spells.boxes.putHere': { ja: '{{place}}に置く', en: 'Place in {{place}}' },
  'spells.boxes.place': { ja: '{{school}} レベル{{level}}', en: '{{school}}, level {{level}}' },
  'spells.boxes.empty': { ja: '空き', en: 'Empty' },
});
