import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts about saving, for every screen with autosave. */
export const savingTexts = defineTexts({
  'saving.idle': { ja: '変更なし', en: 'No changes' },
  'saving.saving': { ja: '保存中', en: 'Saving' },
  'saving.saved': { ja: '{{time}} 保存済み', en: 'Saved at {{time}}' },
  'saving.offline': { ja: '未送信（オフライン）', en: 'Not sent (offline)' },
  'saving.retrying': { ja: '未送信・再試行中', en: 'Not sent, retrying' },
  'saving.conflict': { ja: '変更が重なっています', en: 'Conflict' },
  'saving.invalid': { ja: '直すまで保存できないところがあります', en: 'Something cannot be saved until corrected' },
  'saving.overlong': { ja: '長すぎる文は保存されていません', en: 'Not saved: too long' },
  'saving.failed': { ja: '保存できません', en: 'Could not be saved' },
  'saving.failedBecause': { ja: '保存できません：{{message}}', en: 'Could not be saved: {{message}}' },
  'saving.documentNotRead': {
    ja: 'アカウントに残したもの（スタンプ、ブラシ、キーの割り当て）を読み込めませんでした。再読み込みでやり直せます。',
    en: 'What your account keeps (stamps, brushes, key bindings) could not be loaded. Reload the page to try again.',
  },
  'saving.documentNotSaved': {
    ja: '変更を保存できませんでした。元に戻します。',
    en: 'The change could not be saved and was undone.',
  },
});
