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
    ja: '同じくらいのレベルの戦士1人に対する、直接攻撃の1ターンあたりの期待ダメージと、倒すまでの攻撃回数です。',
    en: 'Against one fighter of about its level: the damage that its direct attacks are expected to do in a round, and the blows until it falls.',
  },
  'monsters.strength.fighter': { ja: '戦士のレベル', en: 'Fighter’s level' },
  'monsters.strength.damage': { ja: '期待ダメージ／ターン', en: 'Expected damage per round' },
  'monsters.strength.hits': { ja: '倒すまでの攻撃回数', en: 'Hits to kill' },
  'monsters.strength.own': { ja: '同レベル', en: 'same level' },
  'monsters.met': { ja: '出会う場所', en: 'Where it may be met' },
  'monsters.met.none': {
    ja: 'どのフロアでも出会いません。遭遇表に入れてフロアの設定でその表を選ぶか、地図に戦闘イベントを置くか、出会うモンスターの連れにすると現れます。',
    en: 'It is met nowhere. Put it into an encounter table that a floor names, into a battle on a map, or make it the companion of a monster that is met.',
  },
  'monsters.met.companionOf': { ja: '連れとして：', en: 'companion of ' },

  'graphics.categories': { ja: '画像の分類', en: 'Picture categories' },
  'graphics.count': { ja: '{{count}}体', en: '{{count}}' },
  'graphics.none': { ja: 'この分類のモンスターはいません。', en: 'No monster is in this category.' },
  'graphics.noMonster': { ja: '利用できるモンスターがありません。', en: 'No available monster' },
  'graphics.toMonsters': { ja: 'モンスターを作る', en: 'Make a monster' },
  'graphics.setCategory': { ja: '分類ごとに設定', en: 'Set for the category' },
  'graphics.setCategory.title': { ja: '「{{category}}」の画像をまとめて設定', en: 'Pictures of all of “{{category}}”' },
  'graphics.setCategory.which': { ja: '設定する項目', en: 'What to set' },
  'graphics.setCategory.do': { ja: '{{count}}体に設定', en: 'Set for {{count}}' },
  'graphics.setCategory.done': { ja: '{{count}}体の画像を設定しました。', en: 'The pictures of {{count}} were set.' },
  'graphics.loadDefault': { ja: '初期設定を読み込む', en: 'Load default setting' },
  'graphics.loadDefault.title': { ja: '初期設定の読み込み', en: 'Load default setting' },
  'graphics.loadDefault.about': {
    ja: '{{count}}体のモンスターの画像を、番号と同じ画像に戻し、カラーフィルターを外します。',
    en: 'The {{count}} monsters get the pictures that have their numbers, without colour filters.',
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
