import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of saving and loading. */
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
  'saves.drop': { ja: 'セーブのファイルを置く所', en: 'Drop area for a save file' },
  'saves.importHint': {
    ja: 'セーブのファイルをここに置くか、選んでください。空いている所に入ります。',
    en: 'Drop a save file here, or choose one. It goes into a free slot.',
  },
  'saves.written.kept': { ja: '{{slot}}に保存しました。', en: 'Saved to {{slot}}.' },
  'saves.written.held': {
    ja: '{{slot}}の内容は、このページにしかありません。ページを閉じる前に、ファイルに書き出してください。',
    en: '{{slot}} is only in this page. Export it as a file before you close the page.',
  },
  'saves.written.unreadable': {
    ja: '今の場面は、もう一度読み込める形にできないため、保存しませんでした。{{slot}}は前のままです。',
    en: 'This moment was not saved, because the save could not be read again. {{slot}} is unchanged.',
  },
  'saves.written.otherTab': {
    ja: '別のタブが、先に{{slot}}へ保存しました。内容を確かめてから、もう一度お試しください。',
    en: 'Another tab has just saved to {{slot}}. Look at that save, then try again.',
  },
  'saves.written.notNow': {
    ja: '今の場面は保存できません。少し進めてから、もう一度お試しください。',
    en: 'This moment cannot be saved. Play on a little and try again.',
  },
  'saves.unreadable': {
    ja: '今の冒険は、もう一度読み込める形で保存できていません。前のセーブはそのまま残っています。',
    en: 'The game cannot be saved in a form that can be read again. Earlier saves are unchanged.',
  },
  'saves.imported': { ja: '{{slot}}に取り込みました。', en: 'Imported to {{slot}}.' },
  'saves.noneFree': {
    ja: '空いている所がありません。どれかを削除してから取り込んでください。',
    en: 'There is no free slot. Delete a save, then import the file.',
  },
  'saves.full': {
    ja: 'ブラウザの保存領域がいっぱいです。ゲームは続けられますが、このページを閉じると新しいセーブは残りません。',
    en: 'The storage of the browser is full. You can play on, but new saves are lost when this page is closed.',
  },
  'saves.closed': {
    ja: 'このブラウザではセーブを残せません（プライベートウィンドウなど）。ゲームは続けられます。残すにはファイルに書き出してください。',
    en: 'This browser cannot keep saves here (for example, in a private window). You can play on. To keep a save, export it as a file.',
  },
  'saves.theirs': {
    ja: '別の端末で、ここに新しく保存されています。どちらを残しますか。',
    en: 'Another device has saved here in the meantime. Which save do you want to keep?',
  },
  'saves.mine': { ja: 'この端末', en: 'This device' },
  'saves.other': { ja: '別の端末', en: 'Another device' },
  'saves.keepMine': { ja: 'この端末のものを残す', en: 'Keep the one on this device' },
  'saves.keepTheirs': { ja: '別の端末のものにする', en: 'Use the one from the other device' },
  'saves.guests': { ja: 'アカウントなしで作ったセーブ', en: 'Saves made without an account' },
  'saves.guests.offer': {
    ja: 'このブラウザには、アカウントなしで作ったセーブもあります。空いている所に取り込めます。',
    en: 'This browser also has saves that were made without an account. You can move them into free slots.',
  },
  'saves.guests.one': { ja: '{{slot}}（アカウントなし）', en: '{{slot}} (without an account)' },
  'saves.guests.take': { ja: '空いている所に取り込む', en: 'Move to a free slot' },
  'saves.continue.title': { ja: '続きから遊ぶセーブの確認', en: 'Which save to continue with' },
  'saves.continue.passedOver': {
    ja: 'もっと新しいかもしれないセーブがありますが、そのままでは続けられません。',
    en: 'There may be a newer save, but the game cannot continue with it as it is.',
  },
  'saves.continue.one': { ja: '{{slot}}（{{date}}）：{{why}}', en: '{{slot}} ({{date}}): {{why}}' },
  'saves.continue.with': {
    ja: '続けられる中でいちばん新しいのは、{{slot}}です。',
    en: 'The newest save that the game can continue with is {{slot}}.',
  },
  'saves.continue.none': { ja: '続けられるセーブはありません。', en: 'There is no save to continue with.' },
  'saves.continue.older': { ja: 'このセーブから続ける', en: 'Continue with this save' },
  'saves.continue.look': { ja: 'セーブを見る', en: 'Show the saves' },
  'saves.why.foreign': { ja: 'Meikyuのセーブではありません', en: 'it is not a Meikyu save' },
  'saves.why.newer': { ja: '新しい版のMeikyuで作られています', en: 'it was made with a newer version of Meikyu' },
  'saves.why.oversized': { ja: '大きすぎます', en: 'it is too large' },
  'saves.why.broken': { ja: '壊れているか、途中で切れています', en: 'it is damaged or incomplete' },
  'saves.why.otherDevice': {
    ja: '別の端末で保存されました。どちらを残すか、まだ選ばれていません',
    en: 'another device has saved there, and nobody has chosen which save to keep',
  },
  'saves.why.guest': { ja: 'アカウントなしで作られました', en: 'it was made without an account' },
  'saves.former': {
    ja: '前のシナリオコードのセーブが{{count}}件あります。作品のファイルの種類が切り替わったので、ロードできません。ブラウザには残っています。',
    en: '{{count|save belongs|saves belong}} to the former scenario code. The file type of the work was switched, so they cannot be loaded. They stay in this browser.',
  },

  'saves.fault.foreign': { ja: 'Meikyuのセーブではありません。', en: 'This is not a Meikyu save.' },
  'saves.fault.newer': {
    ja: '新しい版のMeikyuで作られたセーブです。ページを読み込み直してください。',
    en: 'This save was made with a newer version of Meikyu. Please reload the page.',
  },
  'saves.fault.oversized': {
    ja: 'ファイルが大きすぎて、セーブではありません。',
    en: 'The file is too large to be a save.',
  },
  'saves.fault.broken': { ja: 'セーブが壊れているか、途中で切れています。', en: 'The save is damaged or incomplete.' },
  'saves.strange.otherWork': {
    ja: '別の作品「{{title}}」のセーブです。',
    en: 'This is a save of another work, “{{title}}”.',
  },
  'saves.strange.otherType': {
    ja: '{{type}}の「{{title}}」のセーブです。ファイルの種類が違うので、ロードできません。',
    en: 'This is a save of “{{title}}” as {{type}}. The file type differs, so it cannot be loaded.',
  },
  'saves.strange.testPlay': {
    ja: '別のシナリオのテストプレイのセーブです。',
    en: 'This is a save of a test play of another scenario.',
  },

  'saves.changed': { ja: '作品が変わっていました', en: 'The work has changed' },
  'saves.takenBack': {
    ja: '保存したときから作品が変わったので、その前の落ち着いた場面から続きます。',
    en: 'The work has changed since the save, so the game continues from the last resting point before it.',
  },
  'saves.broughtHome': {
    ja: 'パーティのいた場所がなくなったので、街に戻りました。',
    en: 'The place where the party was no longer exists, so the party is back in the city.',
  },
  'saves.lowered': {
    ja: 'お金や年齢など、ゲームの上限を超えていた値は、上限まで下げました。',
    en: 'Some values, such as gold or an age, were above what a game may have. They were lowered to the limit.',
  },
  'saves.lost': { ja: '次のものは、作品からなくなりました。', en: 'The following no longer exist in the work:' },
  'saves.lost.named': { ja: '{{name}}（{{kind}} {{number}}）', en: '{{name}} ({{kind}} {{number}})' },
  'saves.lost.one': { ja: '{{kind}} {{number}}', en: '{{kind}} {{number}}' },
});
