import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Saving and loading. */
export const savesTexts = defineTexts({
  'saves.title': { ja: 'セーブとロード', en: 'Saves' },
  'saves.auto': { ja: 'オートセーブ', en: 'Autosave' },
  'saves.slot': { ja: 'セーブ{{number}}', en: 'Save {{number}}' },
  'saves.free': { ja: '空き', en: 'Free' },
  'saves.floor': { ja: '{{labyrinth}}　フロア{{floor}}', en: '{{labyrinth}} Floor {{floor}}' },
  'saves.city': { ja: '街', en: 'The city' },
  'saves.level': { ja: 'Lv{{level}}', en: 'Lv{{level}}' },
  'saves.time': { ja: 'プレイ時間 {{time}}', en: 'Played {{time}}' },
  'saves.gold': { ja: '{{gold}} G', en: '{{gold}} G' },
  'saves.member': { ja: '{{name}}　{{job}} Lv{{level}}', en: '{{name}}, {{job}} Lv{{level}}' },
  'saves.fallen': { ja: '{{member}}（戦闘不能）', en: '{{member}} (fallen)' },
  'saves.unsent': { ja: '未送信', en: 'Not sent yet' },
  'saves.save': { ja: 'ここにセーブ', en: 'Save here' },
  'saves.overwrite': { ja: '上書きする', en: 'Overwrite' },
  'saves.load': { ja: 'ロード', en: 'Load' },
  'saves.export': { ja: 'ファイルに書き出す', en: 'Export as a file' },
  'saves.delete': { ja: '削除', en: 'Delete' },
  'saves.deleteSure': { ja: '本当に削除', en: 'Really delete' },
  'saves.of': { ja: '{{slot}}：{{what}}', en: '{{slot}}: {{what}}' },
  'saves.import': { ja: 'ファイルから取り込む', en: 'Import from a file' },
  'saves.drop': { ja: 'セーブのファイルを置く所', en: 'Where the file of a save is dropped' },
  'saves.importHint': {
    ja: 'セーブのファイルをここに置くか、選んでください。空いている所に入ります。',
    en: 'Drop the file of a save here, or choose one. It goes into a free place.',
  },
  'saves.done': { ja: '{{slot}}に保存しました。', en: 'Saved: {{slot}}.' },
  'saves.notNow': {
    ja: '今の場面は保存できません。少し進めてから、もう一度お試しください。',
    en: 'This moment cannot be saved. Play on a little, then try again.',
  },
  'saves.imported': { ja: '{{slot}}に取り込みました。', en: 'Imported: {{slot}}.' },
  'saves.noneFree': {
    ja: '空いている所がありません。どれかを削除してから取り込んでください。',
    en: 'No place is free. Delete a save, then import the file.',
  },
  'saves.full': {
    ja: 'ブラウザの保存領域がいっぱいです。ゲームは続けられますが、このページを閉じると新しいセーブは残りません。',
    en: 'The browser has no room left. The game goes on, but new saves are gone once this page is closed.',
  },
  'saves.closed': {
    ja: 'このブラウザではセーブを残せません（プライベートウィンドウなど）。ゲームは続けられます。残すにはファイルに書き出してください。',
    en: 'This browser keeps no saves here, as in private windows. The game goes on; to keep one, export it as a file.',
  },
  'saves.theirs': {
    ja: '別の端末で、ここに新しく保存されています。どちらを残しますか。',
    en: 'Another device has saved here meanwhile. Which one is to stay?',
  },
  'saves.mine': { ja: 'この端末', en: 'This device' },
  'saves.other': { ja: '別の端末', en: 'Another device' },
  'saves.keepMine': { ja: 'この端末のものを残す', en: 'Keep that of this device' },
  'saves.keepTheirs': { ja: '別の端末のものにする', en: 'Take that of the other device' },
  'saves.former': {
    ja: '前のシナリオコードのセーブが{{count}}件あります。作品のファイルの種類が切り替わったので、ロードできません。ブラウザには残っています。',
    en: 'Saves by the former scenario code: {{count}}. The file type of the work was switched, so they cannot be loaded. They stay in this browser.',
  },

  'saves.fault.foreign': { ja: 'Meikyuのセーブではありません。', en: 'This is no save of Meikyu.' },
  'saves.fault.newer': {
    ja: '新しい版のMeikyuで作られたセーブです。ページを読み込み直してください。',
    en: 'This save was made by a newer Meikyu. Reload the page.',
  },
  'saves.fault.oversized': {
    ja: 'ファイルが大きすぎて、セーブではありません。',
    en: 'The file is too large to be a save.',
  },
  'saves.fault.broken': { ja: 'セーブが壊れているか、途中で切れています。', en: 'The save is broken, or was cut off.' },
  'saves.strange.otherWork': {
    ja: '別の作品「{{title}}」のセーブです。',
    en: 'This is a save of another work, {{title}}.',
  },
  'saves.strange.otherType': {
    ja: '{{type}}の「{{title}}」のセーブです。ファイルの種類が違うので、ロードできません。',
    en: 'This is a save of {{title}} as {{type}}. It cannot be loaded into the other file type.',
  },
  'saves.strange.testPlay': {
    ja: '別のシナリオのテストプレイのセーブです。',
    en: 'This is a save of a test play of another scenario.',
  },

  'saves.changed': { ja: '作品が変わっていました', en: 'The work has changed' },
  'saves.takenBack': {
    ja: '保存したときから作品が変わったので、その前の落ち着いた場面から続きます。',
    en: 'The work has changed since it was saved, so the game goes on from the last quiet moment before.',
  },
  'saves.broughtHome': {
    ja: 'パーティのいた場所がなくなったので、街に戻りました。',
    en: 'The place where the party stood is gone, so it is back in the city.',
  },
  'saves.lost': { ja: '次のものは、作品からなくなりました。', en: 'These are gone from the work:' },
  'saves.lost.one': { ja: '{{kind}} {{number}}', en: '{{kind}} {{number}}' },
});
