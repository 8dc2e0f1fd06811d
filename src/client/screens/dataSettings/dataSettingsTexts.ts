import type { Texts } from '#client/i18n/dictionary.ts';

/** The frame of the data settings. */
export const dataSettingsTexts = {
  'dataSettings.title': { ja: 'データ設定', en: 'Data settings' },
  'dataSettings.areas': { ja: 'データの種類', en: 'Kinds of data' },
  'dataSettings.pages': { ja: '{{area}}の画面', en: 'Screens of {{area}}' },
} as const satisfies Texts;
