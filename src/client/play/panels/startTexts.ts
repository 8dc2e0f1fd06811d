import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of starting a test play. */
export const startTexts = defineTexts({
  'start.title': { ja: 'テストプレイを始める', en: 'Start a test play' },
  'start.level.recommended': { ja: 'この階の目安はレベル{{level}}', en: 'Recommended for this floor: {{level}}' },
  'start.at': { ja: 'フロア{{floor}} x{{x}} y{{y}} から', en: 'From floor {{floor}}, x{{x}} y{{y}}' },
  'start.none': { ja: '該当するものがありません', en: 'No matches' },
  'start.full': { ja: '選べるのは{{count}}個までです', en: 'At most {{count}} can be chosen' },
  'start.remove': { ja: '{{name}}を外す', en: 'Remove {{name}}' },
  'start.continue': { ja: '続きから', en: 'Continue' },
  'start.bring': { ja: '今のゲームでここへ', en: 'Bring the party here' },
  'start.fromCity': { ja: '最初（街）から', en: 'From the beginning' },
  'start.fromCell': { ja: 'ここから始める', en: 'Start here' },
});
