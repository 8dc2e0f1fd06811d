import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts about monster rooms that no longer match their walls. */
export const staleRoomTexts = defineTexts({
  'map.room.stale': {
    ja: 'モンスター部屋{{slot}}（x{{x}} y{{y}}）は、今の壁の囲みと合っていません。',
    en: 'Monster room {{slot}} (x{{x}} y{{y}}) no longer matches the walls around it.',
  },
  'map.room.open': {
    ja: 'モンスター部屋{{slot}}（x{{x}} y{{y}}）の囲みが開いています。壁で閉じてください。',
    en: 'Monster room {{slot}} (x{{x}} y{{y}}) is no longer enclosed. Close its walls.',
  },
  'map.room.refill': { ja: '塗り直す', en: 'Refill' },
});
