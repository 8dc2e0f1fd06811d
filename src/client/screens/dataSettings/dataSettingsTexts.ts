import type { Texts } from '#client/i18n/dictionary.ts';

export const dataSettingsTexts = {
  'dataSettings.navigation': { ja: 'データ設定の画面', en: 'Screens of the data settings' },
} as const satisfies Texts;
