import { defineTexts } from '#client/i18n/defineTexts.ts';

/** How a game begins while testing. */
export const startTexts = defineTexts({
  'start.title': { ja: 'テストプレイを始める', en: 'Start a test play' },
  'start.at': { ja: 'フロア{{floor}} x{{x}} y{{y}} から', en: 'From floor {{floor}}, x{{x}} y{{y}}' },
  'start.facing': { ja: '向き', en: 'Facing' },
  'start.party': { ja: 'パーティ', en: 'Party' },
  'start.party.own': { ja: 'このシナリオの登場人物', en: 'Characters of the scenario' },
  'start.party.usual': { ja: '標準の6人', en: 'The usual six' },
  'start.level': { ja: 'レベル', en: 'Level' },
  'start.level.own': { ja: '各自のまま', en: 'each their own' },
  'start.gold': { ja: 'ゴールド', en: 'Gold' },
  'start.seed': { ja: '乱数の種', en: 'Seed' },
  'start.flags': { ja: 'ONにするフラグ', en: 'Flags that are ON' },
  'start.items': { ja: '持たせるアイテム', en: 'Items carried' },
  'start.none': { ja: '該当するものがありません', en: 'There is none' },
  'start.remove': { ja: '{{name}}をやめる', en: 'Leave out {{name}}' },
  'start.continue': { ja: '続きから', en: 'Go on' },
  'start.bring': { ja: '今のゲームでここへ', en: 'Bring the party here' },
  'start.fromCity': { ja: '最初（街）から', en: 'From the beginning' },
  'start.fromCell': { ja: 'ここから始める', en: 'Start here' },
});
