import type { Option } from '#domain/resource/field.ts';
import type { Label } from '#domain/text/languages.ts';

const label = (ja: string, en: string): Label => ({ ja, en });

/** The backgrounds of emblems. */
const GROUNDS = [
  label('丸', 'roundel'),
  label('盾', 'shield'),
  label('菱形', 'lozenge'),
  label('門', 'arch'),
  label('六角', 'hexagon'),
];

/** The charges on them. */
const CHARGES = [
  label('塔', 'Tower'),
  label('階段', 'Stairs'),
  label('鍵', 'Key'),
  label('王冠', 'Crown'),
  label('剣', 'Sword'),
  label('杯', 'Chalice'),
  label('炎', 'Flame'),
  label('雫', 'Drop'),
  label('月', 'Moon'),
  label('太陽', 'Sun'),
  label('星', 'Star'),
  label('山', 'Mountain'),
  label('木', 'Tree'),
  label('目', 'Eye'),
  label('髑髏', 'Skull'),
  label('渦', 'Spiral'),
  label('砂時計', 'Hourglass'),
  label('錨', 'Anchor'),
  label('稲妻', 'Lightning'),
  label('宝石', 'Gem'),
];

/** Returns the indices of background and charge in their lists, by the code of an emblem. */
export const emblemParts = (code: number): { readonly ground: number; readonly charge: number } => ({
  ground: code % GROUNDS.length,
  charge: Math.floor(code / GROUNDS.length),
});

/** The 100 title icons of labyrinths, every charge on every ground; records store the codes, which are frozen once landed. */
export const EMBLEMS: readonly Option[] = CHARGES.flatMap((charge, index) =>
  GROUNDS.map((ground, at) => ({
    code: index * GROUNDS.length + at,
    label: label(`${charge.ja}（${ground.ja}）`, `${charge.en} (${ground.en})`),
  })),
);
