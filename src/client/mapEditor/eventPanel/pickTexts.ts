import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts shown while the target of an event is picked. */
export const pickTexts = defineTexts({
  'map.event.picking': {
    ja: '「{{name}}」（{{floor}} x{{x}} y{{y}}）の行き先のマスを押してください。ほかのフロアも選べます。',
    en: 'Press the target cell of “{{name}}” ({{floor}} x{{x}} y{{y}}), on any floor.',
  },
  'map.event.picking.area': {
    ja: '「{{name}}」（{{floor}} x{{x}} y{{y}}）の行き先の範囲をドラッグで囲んでください。ほかのフロアも選べます。',
    en: 'Drag over the target area of “{{name}}” ({{floor}} x{{x}} y{{y}}), on any floor.',
  },
  'map.event.picking.cancel': { ja: 'やめる（Esc）', en: 'Cancel (Esc)' },
});
