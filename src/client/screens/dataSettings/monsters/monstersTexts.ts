import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of monsters: their strength, their places, and their looks. */
export const monstersTexts = defineTexts({
  'monsters.view': { ja: '表', en: 'Table' },
  'monsters.view.list': { ja: '一覧', en: 'List' },
  'monsters.view.names': { ja: '名前だけ', en: 'Names only' },
  'monsters.look.known': { ja: '確定時', en: 'Identified' },
  'monsters.look.unknown': { ja: '不確定時', en: 'Unidentified' },
  'monsters.strength': { ja: '強さの目安', en: 'How strong it is' },
  'monsters.strength.about': {
    ja: 'パーティに対して、この1体が1ラウンドに与えるダメージの期待値と、倒すまでに必要な命中の回数とラウンド数です。並びの決まったキャラクターがいればその人たちを、いなければサンプルの6人を、レベルに合わせて使います。戦うのは前列3人と武器が届く後列だけで、呪文はどちらの側も数えません。',
    en: 'Against a party: the expected damage of one such monster per round, and the hits and rounds needed to kill it. The party is made of the characters with a place, or of six samples, at that level. Only the three in front fight, and those behind with weapons that reach. Spells are not counted on either side.',
  },
  'monsters.strength.party': { ja: 'パーティのレベル', en: 'Party level' },
  'monsters.strength.damage': {
    ja: '期待ダメージ／ラウンド（全員のHPに対して）',
    en: 'Expected damage per round (of the party’s HP)',
  },
  'monsters.strength.hits': { ja: '倒すまでの命中', en: 'Hits to kill' },
  'monsters.strength.rounds': { ja: 'ラウンド数', en: 'Rounds' },
  'monsters.strength.own': { ja: '同レベル', en: 'same level' },
  'monsters.round': { ja: '1ラウンドの行動', en: 'Actions in a round' },
  'monsters.round.strikes': {
    ja: '直接攻撃：ラウンドの{{share}}、{{damage}}',
    en: 'Direct attacks: {{share}} of its rounds, {{damage}}',
  },
  'monsters.round.breathes': {
    ja: 'ブレス（{{breath}}）：ラウンドの{{share}}、自分のHPの半分を全員に、合わせて{{damage}}',
    en: 'Breath ({{breath}}): {{share}} of its rounds, half of its HP to everybody, {{damage}} in total',
  },
  'monsters.round.casts': {
    ja: '呪文：ラウンドの{{share}}。呪文のダメージはこの画面のデータからは決まらないため、数えていません。',
    en: 'Spells: {{share}} of its rounds. Their damage does not follow from this form and is not counted.',
  },
  'monsters.party': { ja: 'レベル{{level}}のパーティ', en: 'The party at level {{level}}' },
  'monsters.party.name': { ja: '名前と職業', en: 'Name and class' },
  'monsters.party.row': { ja: '列', en: 'Row' },
  'monsters.party.front': { ja: '前列', en: 'front' },
  'monsters.party.rear': { ja: '後列', en: 'rear' },
  'monsters.party.ac': { ja: 'AC', en: 'AC' },
  'monsters.party.hp': { ja: 'HP', en: 'HP' },
  'monsters.party.blows': { ja: '攻撃回数', en: 'Attacks' },
  'monsters.party.weapon': { ja: 'ダメージ', en: 'Damage' },
  'monsters.met': { ja: '出会う場所', en: 'Where it appears' },
  'monsters.met.none': {
    ja: 'どのフロアでも出会いません。遭遇表に入れてフロアの設定でその表を選ぶか、地図に戦闘イベントを置くか、出会うモンスターの連れにすると現れます。',
    en: 'It appears on no floor. Add it to an encounter table that a floor uses, place a battle event with it, or make it the companion of a monster that appears.',
  },
  'monsters.met.toTables': { ja: '遭遇表へ', en: 'To the encounter tables' },
  'monsters.met.companionOf': { ja: '連れとして：', en: 'companion of ' },

  'graphics.categories': { ja: '画像の分類', en: 'Picture categories' },
  'graphics.count': { ja: '{{count}}体', en: '{{count}}' },
  'graphics.none': { ja: 'この分類のモンスターはいません。', en: 'No monsters are in this category.' },
  'graphics.setCategory': { ja: '分類ごとに設定', en: 'Set for the category' },
  'graphics.setCategory.title': {
    ja: '「{{category}}」の画像をまとめて設定',
    en: 'Set the pictures of all in “{{category}}”',
  },
  'graphics.setCategory.which': { ja: '設定する項目', en: 'What to set' },
  'graphics.setCategory.do': { ja: '{{count}}体に設定', en: 'Set for {{count|monster|monsters}}' },
  'graphics.setCategory.done': {
    ja: '{{count}}体の画像を設定しました。',
    en: 'The pictures of {{count|monster|monsters}} were set.',
  },
  'graphics.loadDefault': { ja: '初期設定を読み込む', en: 'Load default setting' },
  'graphics.loadDefault.title': { ja: '初期設定の読み込み', en: 'Load default setting' },
  'graphics.loadDefault.about': {
    ja: '{{count}}体のモンスターの画像と画像の分類を、番号どおりのものに戻し、カラーフィルターを外します。',
    en: 'Resets {{count|monster|monsters}} to the pictures and picture categories of their numbers, without colour filters.',
  },
  'graphics.loadDefault.do': { ja: '{{count}}体に読み込む', en: 'Load for {{count|monster|monsters}}' },
  'graphics.edit': { ja: '{{name}}の画像', en: 'Pictures of {{name}}' },
  'graphics.choose': {
    ja: '一覧からモンスターを選ぶと、ここで画像を設定できます。',
    en: 'Choose a monster from the list to set its pictures here.',
  },
  'graphics.toMonster': { ja: 'モンスターの詳細へ', en: 'To the monster' },
  'graphics.presets': { ja: '決まった色', en: 'Preset colours' },
});
