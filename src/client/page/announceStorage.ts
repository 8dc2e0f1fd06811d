import { defineTexts, textIn } from '#client/i18n/defineTexts.ts';
import { currentLanguage } from '#client/i18n/language.ts';
import { awayStorage } from '#client/storage/awayStorage.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';

const storageTexts = defineTexts({
  'storage.away': {
    ja: 'このブラウザには保存できません。ページを閉じると残らないもの：{{lost}}',
    en: 'This browser does not let the site store anything. Not kept after the page is closed: {{lost}}',
  },
  'storage.away.cookies': { ja: 'ログイン、言語、配色', en: 'login, language and theme' },
  'storage.away.entries': { ja: '送信前の変更、画面の設定', en: 'unsent changes, view settings' },
  'storage.away.databases': {
    ja: 'この端末のセーブ、オフライン用の控え',
    en: 'game saves on this device, offline copies',
  },
});

/** Says once, in a line that stays until it is closed, what this browser does not keep (docs/product.md, "Sessions"). */
export async function announceStorage(): Promise<void> {
  const away = await awayStorage();
  if (away.length === 0) return;
  const language = currentLanguage();
  const text = textIn(language, storageTexts);
  const lost = away.map((one) => text(`storage.away.${one}`)).join(language === 'ja' ? '、' : ', ');
  showSnackbar(text('storage.away', { lost }), { tone: 'danger', duration: null });
}
