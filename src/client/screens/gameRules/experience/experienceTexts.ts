import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the experience curves, and of the actions on the current one. */
export const experienceTexts = defineTexts({
  'experience.curves': { ja: '経験値の曲線', en: 'Experience curves' },
  'experience.hint': {
    ja: '点をつかんで動かすか、何もない所をなぞって描きます。矢印キーでも動かせます。縦の目盛りは10倍ごとです。',
    en: 'Drag a point, draw across the chart, or use the arrow keys. Each line of the scale is ten times the one below.',
  },
  'experience.class': { ja: '動かす曲線', en: 'Curve to edit' },
  'experience.level': { ja: '{{job}} レベル{{level}}', en: '{{job}}, level {{level}}' },
  'experience.total': { ja: '経験値 {{total}}', en: '{{total}} experience' },
  'experience.scale': { ja: '倍率（％）', en: 'Scale to (%)' },
  'experience.scale.do': { ja: '全体に掛ける', en: 'Multiply' },
  'experience.rise': { ja: '増えるように直す', en: 'Make it rise' },
});
