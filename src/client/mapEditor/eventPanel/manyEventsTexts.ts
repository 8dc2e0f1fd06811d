import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of several events that are edited at once. */
export const manyEventsTexts = defineTexts({
  'map.events.title': { ja: '選択中のイベント（{{count}}個）', en: '{{count|event|events}} selected' },
  'map.events.only': { ja: '{{name}}×{{count}}：これだけを選択', en: '{{name}} × {{count}}: select only these' },
  'map.events.kind': { ja: '{{name}}×{{count}}', en: '{{name}} × {{count}}' },
  'map.events.hint': {
    ja: '変えた値は、選択中のすべてのイベントに入ります。',
    en: 'A value that you change is set in all selected events.',
  },
  'map.events.common': {
    ja: '種類が混ざっているので、共通の項目だけを表示しています。',
    en: 'The kinds differ, so only the fields that all of them have are shown.',
  },
  'map.events.paired': {
    ja: '対になる階段の行き先のマスは、一つずつ決めます。',
    en: 'Stairs with stairs back each keep a target cell of their own.',
  },
  'map.events.mixed': { ja: '混在', en: 'Mixed' },
  'map.events.more': { ja: 'ほか{{count}}通り', en: 'and {{count}} more' },
  'map.events.set': { ja: '{{name}}をそろえる', en: 'Set {{name}} for all' },
  'map.events.setAll': { ja: '{{count}}個に入れる', en: 'Set in {{count|event|events}}' },
  'map.events.leave': { ja: 'やめる', en: 'Leave as it is' },
  'map.events.delete': { ja: '{{count}}個のイベントを削除', en: 'Delete {{count|event|events}}' },

  'map.replace.title': { ja: 'イベントの種類を置き換える', en: 'Replace a kind of event' },
  'map.replace.where': { ja: '範囲', en: 'Where' },
  'map.replace.selection': { ja: '選択中（{{count}}個）', en: 'Selection ({{count}})' },
  'map.replace.floor': { ja: 'この階（{{count}}個）', en: 'This floor ({{count}})' },
  'map.replace.from': { ja: '置き換える種類', en: 'Replace' },
  'map.replace.every': { ja: 'すべての種類（{{count}}個）', en: 'All kinds ({{count}})' },
  'map.replace.to': { ja: '新しい種類', en: 'With' },
  'map.replace.none': { ja: '置き換えるイベントがありません。', en: 'There is no event to replace.' },
  'map.replace.kept': {
    ja: '条件・向き・繰り返し・フラグ・効果音と、同じ意味の値は残ります。',
    en: 'Condition, facing, repeats, flag, sound, and values with the same meaning stay.',
  },
  'map.replace.lost': { ja: '失われる値：{{parts}}', en: 'Values that are lost: {{parts}}' },
  'map.replace.lostPart': { ja: '{{name}}（{{count}}個）', en: '{{name}} ({{count}})' },
  'map.replace.separator': { ja: '、', en: ', ' },
  'map.replace.wayBacks': {
    ja: '対になる階段が、行き先の{{count}}か所から消えます。',
    en: 'The stairs back go at {{count|target|targets}}.',
  },
  'map.replace.made': {
    ja: '行き先に対になる階段ができます。そこにほかのイベントがあれば、置き換えるかどうかを尋ねます。',
    en: 'Stairs back are placed at the targets. If another event is there, you are asked first.',
  },
  'map.replace.doors': {
    ja: '鍵のかかった扉{{count}}枚に、開けるイベントがなくなります。',
    en: '{{count|locked door has|locked doors have}} no event left that opens them.',
  },
  'map.replace.sideless': {
    ja: '{{count}}個は、辺がまだ決まりません。',
    en: '{{count|event still needs|events still need}} a side.',
  },
  'map.replace.do': { ja: '{{count}}個を置き換える', en: 'Replace {{count|event|events}}' },
});
