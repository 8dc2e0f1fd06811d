import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the event palette and of the event form. */
export const eventFormTexts = defineTexts({
  'map.event.search': { ja: '種類を探す', en: 'Find a kind' },
  'map.event.search.clear': { ja: '探す言葉を消す', en: 'Clear the search' },
  'map.event.recent': { ja: '最近使ったもの', en: 'Recently used' },
  'map.event.nothingFound': { ja: '当てはまる種類がありません。', en: 'No kind matches.' },
  'map.event.condition': { ja: '起こるとき', en: 'Happens' },
  'map.event.condition.always': { ja: 'いつでも', en: 'Always' },
  'map.event.condition.on': { ja: 'フラグがONのとき', en: 'While a flag is ON' },
  'map.event.condition.off': { ja: 'フラグがOFFのとき', en: 'While a flag is OFF' },
  'map.event.condition.flag': { ja: '条件のフラグ', en: 'Condition flag' },
  'map.event.muki': { ja: '起こる向き', en: 'Required facing' },
  'map.event.delete': { ja: 'イベントを削除', en: 'Delete the event' },
  'map.event.message.new': {
    ja: 'ここに本文を書くと、メッセージができます',
    en: 'Write the text here to make a message',
  },
  'map.event.message.new.hint': { ja: '欄を離れると保存されます。', en: 'It is saved when you leave the field.' },
  'map.event.message.preview': { ja: 'ゲームでの表示', en: 'In the game' },
  'map.event.target': { ja: '行き先', en: 'Target' },
  'map.event.target.rectangle': { ja: '行き先の範囲', en: 'Target area' },
  'map.event.thisFloor': { ja: '0はこのフロアです。', en: '0 is this floor.' },
  'map.event.pick': { ja: '地図で選ぶ', en: 'Pick on the map' },
  'map.event.jump': { ja: '行き先へ移動', en: 'Go to the target' },
  'map.event.jump.stop': { ja: '{{floor}}階へ移動', en: 'Go to floor {{floor}}' },
  'map.event.advanced': { ja: '詳細設定', en: 'Advanced' },
  'map.event.advanced.hint': {
    ja: '保存される値をそのまま編集します。',
    en: 'Edits the stored values directly.',
  },
  'map.event.raw.data': { ja: 'データ{{key}}', en: 'Data {{key}}' },
  'map.event.raw.event_id': { ja: 'イベント番号', en: 'Event id' },
  'map.event.raw.flag': { ja: 'フラグ（flag）', en: 'Flag (flag)' },
  'map.event.raw.muki': { ja: '向き（muki）', en: 'Facing (muki)' },
  'map.event.raw.unstorable': {
    ja: 'この値は保存できません。',
    en: 'This value cannot be stored.',
  },
});
