import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of actions on a part of a floor, and of stamps. */
export const selectionTexts = defineTexts({
  'map.selection': { ja: '選択範囲の操作', en: 'Selection actions' },
  'map.selection.chosen': { ja: '{{count}}マスを選択しました', en: '{{count|cell|cells}} selected' },
  'map.selection.floats': {
    ja: '{{count}}マスを移動中です。矢印で動かし、Enterで置き、Escでやめます。',
    en: 'Moving {{count|cell|cells}}. Arrows move, Enter places, Esc cancels.',
  },
  'map.selection.all': { ja: 'すべて選択', en: 'Select all' },
  'map.selection.deselect': { ja: '選択を解除', en: 'Select none' },
  'map.selection.copy': { ja: 'コピー', en: 'Copy' },
  'map.selection.cut': { ja: '切り取り', en: 'Cut' },
  'map.selection.paste': { ja: '貼り付け', en: 'Paste' },
  'map.selection.left': { ja: '左に回す', en: 'Turn left' },
  'map.selection.right': { ja: '右に回す', en: 'Turn right' },
  'map.selection.mirror': { ja: '左右を反転', en: 'Mirror' },
  'map.selection.surround': { ja: '壁で囲む', en: 'Surround with walls' },
  'map.selection.clear': { ja: '消去', en: 'Clear' },

  'map.step.move': { ja: '移動', en: 'Move' },
  'map.step.turn': { ja: '回転・反転', en: 'Turn' },
  'map.step.paste': { ja: '貼り付け', en: 'Paste' },
  'map.step.stamp': { ja: 'スタンプ', en: 'Stamp' },
  'map.step.clear': { ja: '消去', en: 'Clear' },
  'map.step.cut': { ja: '切り取り', en: 'Cut' },
  'map.step.surround': { ja: '壁で囲む', en: 'Surround' },
  'map.step.links': { ja: 'つながりの付け替え', en: 'Links updated' },

  'map.stamp.store': { ja: '選択をスタンプに残す', en: 'Save as a stamp' },
  'map.stamp.new': { ja: 'スタンプ{{number}}', en: 'Stamp {{number}}' },
  'map.stamp.stored': { ja: '「{{name}}」をキー{{key}}に残しました。', en: '“{{name}}” was saved on key {{key}}.' },
  'map.stamp.empty': { ja: 'キー{{key}}にスタンプはありません。', en: 'There is no stamp on key {{key}}.' },
  'map.stamp.most': { ja: 'スタンプは{{count}}個までです。', en: 'At most {{count}} stamps can be saved.' },
});
