import type { Texts } from '#client/i18n/dictionary.ts';

export const keyTexts = {
  'keys.none': { ja: 'なし', en: 'none' },
  'keys.change': { ja: '「{{label}}」のキーを変える', en: 'Change the key of “{{label}}”' },
  'keys.press': { ja: 'キーを押してください（Escでやめる）', en: 'Press a key (Esc to cancel)' },
  'keys.reset': { ja: '「{{label}}」を元のキーに戻す', en: 'Original key of “{{label}}”' },
  'keys.resetAll': { ja: 'すべて元のキーに戻す', en: 'All original keys' },
  'keys.fixed': { ja: 'このキーの働きは変えられません。', en: 'What this key does cannot be changed.' },
  'keys.digits': { ja: '数字はスタンプと表示倍率に使います。', en: 'Digits belong to stamps and the zoom.' },
  'keys.browsers': { ja: 'このキーはブラウザーが使います。', en: 'This key is the browser’s.' },
  'keys.single': {
    ja: '道具のキーは、Ctrlなどを使わない1つのキーにしてください。',
    en: 'The key of a tool is a single one, without Ctrl or the like.',
  },
  'keys.held': { ja: '{{keys}}は「{{label}}」のキーです。', en: '{{keys}} is the key of “{{label}}”.' },
  'keys.take': { ja: 'こちらのキーにする', en: 'Use it here' },
  'keys.leave': { ja: 'やめる', en: 'Leave it' },
} as const satisfies Texts;
