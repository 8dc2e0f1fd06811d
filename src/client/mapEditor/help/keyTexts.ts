import { defineTexts } from '#client/i18n/defineTexts.ts';

export const keyTexts = defineTexts({
  'keys.none': { ja: 'なし', en: 'none' },
  'keys.change': { ja: '「{{label}}」のキーを変える', en: 'Change the key of “{{label}}”' },
  'keys.press': { ja: 'キーを押してください（Escでやめる）', en: 'Press a key (Esc to cancel)' },
  'keys.reset': { ja: '「{{label}}」を元のキーに戻す', en: 'Reset the key of “{{label}}”' },
  'keys.resetAll': { ja: 'すべて元のキーに戻す', en: 'Reset all keys' },
  'keys.fixed': { ja: '変えられないキー', en: 'Fixed keys' },
  'keys.fixed.arrows': { ja: '矢印', en: 'Arrows' },
  'keys.fixed.arrows.why': {
    ja: '矢印は方角そのものなので、ほかのキーにはできません。Shift・Altを付けても同じです。',
    en: 'The arrows are the directions themselves, also with Shift or Alt, so they cannot be changed.',
  },
  'keys.fixed.digits': { ja: '数字1〜9', en: 'Digits 1-9' },
  'keys.fixed.digits.why': {
    ja: '数字はスタンプの番号です。どのスタンプがどの数字かは、スタンプの一覧で変えられます。',
    en: 'The digits are the numbers of stamps. Change which stamp has which digit in the list of stamps.',
  },
  'keys.fixed.enter': { ja: 'Enter、Space', en: 'Enter, Space' },
  'keys.fixed.enter.why': {
    ja: 'EnterとSpaceは、どの画面でも「押す」キーです。',
    en: 'Enter and Space press what has the focus, on every screen.',
  },
  'keys.fixed.page': { ja: 'Esc、Tabなど', en: 'Esc, Tab and others' },
  'keys.fixed.page.why': {
    ja: 'Esc・Tab・F5・F11・F12は、画面とブラウザのキーです。',
    en: 'Esc, Tab, F5, F11 and F12 belong to the page and the browser.',
  },
  'keys.fixed.palette': { ja: 'Ctrl+K', en: 'Ctrl+K' },
  'keys.fixed.palette.why': {
    ja: 'Ctrl+Kは、どの画面でも画面・データ・操作を探すキーです。',
    en: 'Ctrl+K finds screens, records and commands, on every screen.',
  },
  'keys.browsers': { ja: 'このキーはブラウザが使います。', en: 'The browser uses this key.' },
  'keys.single': {
    ja: '道具のキーは、Ctrlなどを使わない1つのキーにしてください。',
    en: 'A tool key must be a single key, without Ctrl or similar.',
  },
  'keys.held': { ja: '{{keys}}は「{{label}}」のキーです。', en: '{{keys}} is the key of “{{label}}”.' },
  'keys.take': { ja: 'こちらのキーにする', en: 'Use it here' },
  'keys.leave': { ja: 'やめる', en: 'Cancel' },
});
