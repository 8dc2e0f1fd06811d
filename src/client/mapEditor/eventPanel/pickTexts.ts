import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of picking where an event leads. */
export const pickTexts = defineTexts({
  'map.event.picking': {
    ja: '「{{name}}」（{{floor}} x{{x}} y{{y}}）の行き先のマスを押してください。ほかのフロアも選べます。',
    en: 'Press the cell to which “{{name}}” ({{floor}} x{{x}} y{{y}}) leads, on any floor.',
  },
  'map.event.picking.area': {
    ja: '「{{name}}」（{{floor}} x{{x}} y{{y}}）の行き先の範囲を引いてください。ほかのフロアも選べます。',
    en: 'Drag over the area to which “{{name}}” ({{floor}} x{{x}} y{{y}}) leads, on any floor.',
  },
  'map.event.picking.cancel': { ja: 'やめる（Esc）', en: 'Cancel (Esc)' },
});
