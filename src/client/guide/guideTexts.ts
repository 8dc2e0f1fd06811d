import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts around the pages of the guide. */
export const guideTexts = defineTexts({
  'guide.lead': {
    ja: '迷宮を作って、歩いて、公開するまで。知りたいことから読めます。',
    en: 'How to build labyrinths, walk through them and publish them. Start wherever you like.',
  },
  'guide.contents': { ja: '目次', en: 'Contents' },
  'guide.onThisPage': { ja: 'このページの内容', en: 'On this page' },
  'guide.way': { ja: '前後のページ', en: 'Previous and next page' },
  'guide.previous': { ja: '前のページ：{{title}}', en: 'Previous: {{title}}' },
  'guide.next': { ja: '次のページ：{{title}}', en: 'Next: {{title}}' },
  'guide.anchor': { ja: '「{{title}}」へのリンク', en: 'Link to “{{title}}”' },
});
