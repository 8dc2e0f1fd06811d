import type { Texts } from '#client/i18n/dictionary.ts';
import { bannedMarksTexts } from './inputs/bannedMarksTexts.ts';
import { overlongTexts } from './inputs/overlongTexts.ts';
import { stepTexts } from './stepTexts.ts';

/** The form of a record and its inputs. */
export const recordFormTexts = {
  ...bannedMarksTexts,
  ...overlongTexts,
  ...stepTexts,
  'record.previous': { ja: '前の番号', en: 'Previous number' },
  'record.next': { ja: '次の番号', en: 'Next number' },
  'record.nextBlank': { ja: '次の空き番号', en: 'Next blank number' },
  'record.undo': { ja: '元に戻す', en: 'Undo' },
  'record.redo': { ja: 'やり直す', en: 'Redo' },
  'record.default': { ja: '既定値：', en: 'Default:' },
  'record.default.back': { ja: '「{{field}}」を既定値に戻す', en: 'Back to the default: {{field}}' },
  'record.default.all': { ja: 'すべて既定値に戻す', en: 'Everything back to default' },
  'record.blank': { ja: '（空き）', en: '(blank)' },
  'record.nameless': { ja: '（名前なし）', en: '(no name)' },
  'record.sections': { ja: '項目の一覧', en: 'Sections' },
  'record.errorCount': { ja: 'エラー{{count}}', en: 'Errors: {{count}}' },
  'record.errors': {
    ja: '次の項目を直すまで保存されません。',
    en: 'This is not saved until these are put right.',
  },
  'record.warnings': { ja: '確認してください。', en: 'Please check these.' },
  'record.field': { ja: '項目', en: 'Field' },

  'record.all': { ja: 'すべて選ぶ', en: 'All' },
  'record.clearAll': { ja: 'すべて外す', en: 'None' },
  'record.none': { ja: 'なし', en: 'None' },
  'record.empty': { ja: '（空）', en: '(empty)' },
  'record.yes': { ja: 'はい', en: 'Yes' },
  'record.no': { ja: 'いいえ', en: 'No' },
  'record.notYet': { ja: 'この番号はまだ作られていません。', en: 'There is nothing under this number yet.' },
  'record.namesNothing': {
    ja: 'この名前や番号のものはありません。',
    en: 'Nothing is named or numbered so.',
  },
  'record.nothingFound': { ja: '見つかりません。', en: 'Nothing found.' },
  'record.noneYet': {
    ja: 'まだ1件も作られていません。右のリンクから作れます。',
    en: 'None is written yet. The link beside leads there.',
  },
  'record.openAll': { ja: '{{title}}を開く', en: 'Open: {{title}}' },
  'record.findPicture': { ja: '画像を探す', en: 'Find a picture' },
  'record.open': { ja: '{{name}}を開く', en: 'Open {{name}}' },
  'record.playSound': { ja: '{{name}}を再生', en: 'Play {{name}}' },
  'record.stopSound': { ja: '{{name}}を停止', en: 'Stop {{name}}' },

  'record.pages': { ja: '{{count}}/{{most}}ページ', en: '{{count}}/{{most}} pages' },
  'record.page': { ja: '{{number}}ページ目', en: 'Page {{number}}' },
  'record.page.add': { ja: 'ページを追加', en: 'Add a page' },
  'record.page.up': { ja: '{{number}}ページ目を前へ', en: 'Move page {{number}} up' },
  'record.page.down': { ja: '{{number}}ページ目を後ろへ', en: 'Move page {{number}} down' },
  'record.page.remove': { ja: '{{number}}ページ目を削除', en: 'Remove page {{number}}' },

  'record.dice.spread': { ja: '出目の分布', en: 'How often each result comes' },
  'record.dice.minimum': { ja: '最小', en: 'Minimum' },
  'record.dice.expected': { ja: '期待値', en: 'Expected' },
  'record.dice.maximum': { ja: '最大', en: 'Maximum' },

  'record.uses': { ja: '使われている場所', en: 'Used in' },
  'record.uses.none': { ja: 'どこからも使われていません。', en: 'It is used nowhere.' },
  'record.uses.more': { ja: 'ほか{{count}}か所', en: 'and {{count}} more' },

  'record.copy': { ja: '別の番号へコピー', en: 'Copy to another number' },
  'record.copy.title': { ja: '「{{name}}」をコピー', en: 'Copy “{{name}}”' },
  'record.copy.target': { ja: 'コピー先の番号', en: 'To number' },
  'record.copy.free': { ja: 'この番号は空いています。', en: 'This number is blank.' },
  'record.copy.taken': { ja: '「{{name}}」が置き換わります。', en: '“{{name}}” will be replaced.' },
  'record.copy.do': { ja: 'コピーする', en: 'Copy' },
  'record.copy.replace': { ja: '置き換える', en: 'Replace' },

  'record.clear': { ja: '削除', en: 'Delete' },

  'record.history': { ja: 'バックアップの履歴', en: 'History in the backups' },
  'record.history.show': { ja: '見る', en: 'Show' },
  'record.history.hide': { ja: '閉じる', en: 'Hide' },
  'record.history.hint': {
    ja: '以前の内容を、バックアップから調べます。番号が変わっていてもたどれます。',
    en: 'Looks up in the backups what this was before, whatever number it had then.',
  },
  'record.history.none': { ja: '今と違う内容はありません。', en: 'No backup holds anything that differs from now.' },
  'record.history.noBackup': { ja: 'まだバックアップがありません。', en: 'There are no backups yet.' },
  'record.history.automatic': { ja: '自動', en: 'Automatic' },
  'record.history.own': { ja: '手動', en: 'Saved by you' },
  'record.history.same': { ja: '今と同じです。', en: 'The same as now.' },
  'record.history.differences': { ja: '{{count}}項目が今と違います。', en: 'Fields that differ: {{count}}' },
  'record.history.then': { ja: '当時', en: 'Then' },
  'record.history.now': { ja: '今', en: 'Now' },
  'record.history.takeBack': { ja: 'この値に戻す', en: 'Take this back' },
  'record.history.takeBackAll': { ja: 'すべてこの版に戻す', en: 'Take all of it back' },

  'record.conflict': {
    ja: '同じ項目が別の場所でも変更されました（{{count}}件）。どちらにするか選んでください。',
    en: 'Fields that were changed elsewhere too: {{count}}. Please choose which to keep.',
  },
  'record.mine': { ja: '自分の変更', en: 'Mine' },
  'record.theirs': { ja: '相手の変更', en: 'Theirs' },
  'record.conflict.mine': { ja: '自分', en: 'Keep mine' },
  'record.conflict.theirs': { ja: '相手', en: 'Take theirs' },
  'record.conflict.mineAll': { ja: 'すべて自分の変更', en: 'Keep all of mine' },
  'record.conflict.theirsAll': { ja: 'すべて相手の変更', en: 'Take all of theirs' },
} as const satisfies Texts;
