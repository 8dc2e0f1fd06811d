import type { Texts } from '#client/i18n/dictionary.ts';

/** Monsters: how strong they are, where they are met, and what they look like. */
export const monstersTexts = {
  'monsters.none': {
    ja: '利用できるモンスターがありません。表に名前を入力すると、最初のモンスターになります。',
    en: 'No available monster. Type a name into the table to make the first one.',
  },
  'monsters.view': { ja: '表', en: 'Table' },
  'monsters.view.list': { ja: '一覧', en: 'List' },
  'monsters.view.names': { ja: '名前だけ', en: 'Names alone' },
  'monsters.look': { ja: '見た目', en: 'Looks' },
  'monsters.look.known': { ja: '確定時', en: 'Identified' },
  'monsters.look.unknown': { ja: '不確定時', en: 'Unidentified' },
  'monsters.strength': { ja: '強さの目安', en: 'How strong it is' },
  'monsters.strength.about': {
    ja: '6人のサンプルパーティに対して、この1体が1ターンに与えるダメージの期待値と、倒すまでに必要な命中の回数とターン数です。パーティは前列3人の武器だけで戦い、どちらの呪文も数えません。',
    en: 'Against a sample party of six: the damage that one of it does in a round on average, and the blows that must land and the rounds until it falls. The party fights with the weapons of its three in front; spells count on neither side.',
  },
  'monsters.strength.party': { ja: 'パーティのレベル', en: 'Party’s level' },
  'monsters.strength.damage': {
    ja: '期待ダメージ／ターン（全員のHPに対して）',
    en: 'Expected damage per round (of the party’s HP)',
  },
  'monsters.strength.hits': { ja: '倒すまでの命中', en: 'Hits to kill' },
  'monsters.strength.rounds': { ja: 'ターン数', en: 'Rounds' },
  'monsters.strength.own': { ja: '同レベル', en: 'same level' },
  'monsters.round': { ja: '1ターンの行動', en: 'What it does in a round' },
  'monsters.round.strikes': {
    ja: '直接攻撃：ターンの{{share}}、{{damage}}',
    en: 'Direct attacks: {{share}} of its rounds, {{damage}}',
  },
  'monsters.round.breathes': {
    ja: 'ブレス（{{breath}}）：ターンの{{share}}、自分のHPの半分を全員に、合わせて{{damage}}',
    en: 'Breath ({{breath}}): {{share}} of its rounds, half of its HP to everybody, together {{damage}}',
  },
  'monsters.round.casts': {
    ja: '呪文：ターンの{{share}}。呪文のダメージはこの画面のデータからは決まらないため、数えていません。',
    en: 'Spells: {{share}} of its rounds. What they do is not said here, so their damage is not counted.',
  },
  'monsters.party': { ja: 'レベル{{level}}のサンプルパーティ', en: 'The sample party at level {{level}}' },
  'monsters.party.name': { ja: '名前と職業', en: 'Name and job' },
  'monsters.party.row': { ja: '列', en: 'Row' },
  'monsters.party.front': { ja: '前列', en: 'front' },
  'monsters.party.rear': { ja: '後列', en: 'rear' },
  'monsters.party.ac': { ja: 'AC', en: 'AC' },
  'monsters.party.hp': { ja: 'HP', en: 'HP' },
  'monsters.party.blows': { ja: '攻撃回数', en: 'Attacks' },
  'monsters.party.weapon': { ja: 'ダメージ', en: 'Damage' },
  'monsters.met': { ja: '出会う場所', en: 'Where it may be met' },
  'monsters.met.none': {
    ja: 'どのフロアでも出会いません。遭遇表に入れてフロアの設定でその表を選ぶか、地図に戦闘イベントを置くか、出会うモンスターの連れにすると現れます。',
    en: 'It is met nowhere. Put it into an encounter table that a floor names, into a battle on a map, or make it the companion of a monster that is met.',
  },
  'monsters.met.companionOf': { ja: '連れとして：', en: 'companion of ' },

  'graphics.categories': { ja: '画像の分類', en: 'Picture categories' },
  'graphics.count': { ja: '{{count}}体', en: '{{count}}' },
  'graphics.none': { ja: 'この分類のモンスターはいません。', en: 'No monster is in this category.' },
  'graphics.setCategory': { ja: '分類ごとに設定', en: 'Set for the category' },
  'graphics.setCategory.title': { ja: '「{{category}}」の画像をまとめて設定', en: 'Pictures of all of “{{category}}”' },
  'graphics.setCategory.which': { ja: '設定する項目', en: 'What to set' },
  'graphics.setCategory.do': { ja: '{{count}}体に設定', en: 'Set for {{count}}' },
  'graphics.setCategory.done': { ja: '{{count}}体の画像を設定しました。', en: 'The pictures of {{count}} were set.' },
  'graphics.loadDefault': { ja: '初期設定を読み込む', en: 'Load default setting' },
  'graphics.loadDefault.title': { ja: '初期設定の読み込み', en: 'Load default setting' },
  'graphics.loadDefault.about': {
    ja: '{{count}}体のモンスターの画像と画像の分類を、番号どおりのものに戻し、カラーフィルターを外します。',
    en: 'Monsters that get the pictures of their numbers, and the categories of these pictures, without colour filters: {{count}}.',
  },
  'graphics.loadDefault.do': { ja: '{{count}}体に読み込む', en: 'Load for {{count}}' },
  'graphics.edit': { ja: '{{name}}の画像', en: 'Pictures of {{name}}' },
  'graphics.choose': {
    ja: '一覧からモンスターを選ぶと、ここで画像を設定できます。',
    en: 'Choose a monster from the list to set its pictures here.',
  },
  'graphics.toMonster': { ja: 'モンスターの詳細へ', en: 'To the monster' },
  'graphics.uncoloured': { ja: 'フィルターを外す', en: 'Remove the filter' },
} as const satisfies Texts;
