import type { Label } from '#domain/text/languages.ts';

/** A group of kinds of event in the palette, the guide and searches. */
export interface CategoryDefinition {
  readonly name: Label;
  /**
   * Its picture on the map, as lines in a square of 16: drawn with a pen, so that it stays legible at 12 pixels on any background
   * (docs/map-editor.md, "Events on the map").
   */
  readonly lines: string;
}

/** The categories of events by number, in the order in which they are shown. */
export const CATEGORY_DEFINITIONS: Readonly<Record<number, CategoryDefinition>> = {
  1: {
    name: { ja: '階段', en: 'Stairs' },
    lines: 'M2 13h3.5V9.5H9V6h3.5V2.5H14',
  },
  2: {
    name: { ja: '昇降機', en: 'Elevator' },
    lines: 'M4 2h8v12H4zM6.3 7 8 4.7 9.7 7M6.3 9.3 8 11.6l1.7-2.3',
  },
  3: {
    name: { ja: '転移', en: 'Teleport' },
    lines: 'M8 1.5v13M1.5 8h13M3.6 3.6l8.8 8.8M12.4 3.6l-8.8 8.8',
  },
  4: {
    name: { ja: 'シュート', en: 'Chute' },
    lines: 'M2 3h12L9.6 8.5V14L6.4 12V8.5z',
  },
  5: {
    name: { ja: '落とし穴', en: 'Pit' },
    lines: 'M1.5 5H4l1.5 8h5L12 5h2.5M8 5v4.5M6.3 7.8 8 9.5l1.7-1.7',
  },
  6: {
    name: { ja: '回転床', en: 'Turntable' },
    lines: 'M13 8.5a5 5 0 1 1-1.6-4.2M11.8 1.3v3.3H8.5',
  },
  7: {
    name: { ja: '移動床', en: 'Moving floor' },
    lines: 'M2 5h7M2 11h7M7.5 2.5 14 8l-6.5 5.5',
  },
  8: {
    name: { ja: '扉', en: 'Door' },
    lines: 'M4 14V2h8v12M2 14h12M9.7 8v.6',
  },
  9: {
    name: { ja: 'メッセージ', en: 'Message' },
    lines: 'M2 3h12v7.5H8.5L5 14v-3.5H2z',
  },
  10: {
    name: { ja: '問いかけ', en: 'Question' },
    lines: 'M5 5.2a3 3 0 1 1 4.2 2.9C8.3 8.5 8 9 8 10.3M8 13.3v.4',
  },
  11: {
    name: { ja: 'アイテム', en: 'Item' },
    lines: 'M3 6h10l1 8H2zM5.3 6V4.5a2.7 2.7 0 0 1 5.4 0V6',
  },
  12: {
    name: { ja: '金・経験', en: 'Gold and experience' },
    lines: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM6 5l2 3 2-3M8 8v3.5M6 8.7h4',
  },
  13: {
    name: { ja: '宝箱', en: 'Treasure chest' },
    lines: 'M2 7V5.5L4 3h8l2 2.5V7M2 7h12v6.5H2zM8 6v3.5',
  },
  14: {
    name: { ja: '戦闘', en: 'Battle' },
    lines: 'M2.5 2.5l9 9M13.5 2.5l-9 9M9.5 13.5l4-4M6.5 13.5l-4-4',
  },
  15: {
    name: { ja: 'NPC', en: 'NPC' },
    lines: 'M8 7.7a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM2.5 14c.5-3 2.7-4.3 5.5-4.3s5 1.3 5.5 4.3',
  },
  16: {
    name: { ja: 'フラグ', en: 'Flag' },
    lines: 'M4 14.5V2h9l-2.2 3L13 8H4',
  },
  17: {
    name: { ja: '罠', en: 'Trap' },
    lines: 'M1.5 13.5 3.7 5l2.2 8.5L8 5l2.2 8.5L12.4 5l2.1 8.5z',
  },
  18: {
    name: { ja: '回復', en: 'Recovery' },
    lines: 'M6 2h4v4h4v4h-4v4H6v-4H2V6h4z',
  },
  19: {
    name: { ja: '施設', en: 'Facility' },
    lines: 'M2 7.5 8 2l6 5.5V14H2zM6.3 14v-4h3.4v4',
  },
  20: {
    name: { ja: 'セーブ・ロード', en: 'Save and load' },
    lines: 'M2.5 2.5h9l2 2v9h-11zM5.3 2.5v3.7h4.9V2.5M5 13.5V9.5h6v4',
  },
  21: {
    name: { ja: '出入口', en: 'Way out' },
    lines: 'M9 2H3v12h6M6.5 8H14M11 5l3 3-3 3',
  },
  22: {
    name: { ja: 'エンディング', en: 'Ending' },
    lines: 'M8 1.5l2 4.2 4.5.6-3.3 3.2.8 4.6L8 11.9l-4 2.2.8-4.6L1.5 6.3 6 5.7z',
  },
};
