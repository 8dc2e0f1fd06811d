import type { Label } from '#domain/text/languages.ts';

const EVERYONE: Label = { ja: '誰でも', en: 'Everyone' };
const NOBODY: Label = { ja: '誰もできません', en: 'Nobody' };
const AUTHOR: Label = { ja: '作者本人だけ', en: 'Only the author' };

/** The five publishing statuses with who can see and download the work (docs/domain.md, "Scenario status"). A new scenario is private. */
export const SCENARIO_STATUSES = [
  {
    code: 'private',
    label: { ja: '非公開', en: 'Private' },
    audience: {
      ja: '作者本人だけが、ゲーム内のシナリオテストで遊べます。',
      en: 'Only the author, in the in-game scenario test.',
    },
    sees: AUTHOR,
    downloads: AUTHOR,
  },
  {
    code: 'in_development',
    label: { ja: '開発中', en: 'In development' },
    audience: { ja: '開発中の部門に表示されます。', en: 'Shown under the development category.' },
    sees: { ja: '誰でも（「開発中の作品」に表示）', en: 'Everyone, among the works in development' },
    downloads: NOBODY,
  },
  {
    code: 'prepare_to_publish',
    label: { ja: '公開準備中', en: 'Preparing to publish' },
    audience: { ja: 'まだ誰もダウンロードできません。', en: 'Nobody can download it yet.' },
    sees: AUTHOR,
    downloads: NOBODY,
  },
  {
    code: 'now_open',
    label: { ja: '公開中', en: 'Now open' },
    audience: { ja: '誰でも見て、ダウンロードできます。', en: 'Everyone can see and download it.' },
    sees: EVERYONE,
    downloads: EVERYONE,
  },
  {
    code: 'publish_stop',
    label: { ja: '公開停止', en: 'Publishing stopped' },
    audience: { ja: '誰もダウンロードできません。', en: 'Nobody can download it.' },
    sees: AUTHOR,
    downloads: NOBODY,
  },
] as const satisfies readonly { code: string; label: Label; audience: Label; sees: Label; downloads: Label }[];

export type ScenarioStatus = (typeof SCENARIO_STATUSES)[number]['code'];

/** The places of publication, each with its own status; `field` is the field of the scenario that holds it. */
export const PUBLISH_VARIANTS = [
  {
    code: 'general',
    field: 'status',
    label: { ja: '一般', en: 'General' },
    about: {
      ja: 'このサイトの読者向け。ブラウザですぐ遊べます。ふつうはこれだけで足ります。',
      en: 'For readers of this site, who play in the browser. Most works need no other.',
    },
  },
  {
    code: 'platform',
    field: 'status_platform',
    label: { ja: 'プラットフォーム', en: 'Platform' },
    about: {
      ja: 'パソコンのゲーム配信プラットフォームで遊ぶ人向け。専用の画像を使うときなど、分けて公開する場合に選びます。',
      en: 'For players on a game platform for computers. Choose it to publish there separately, as with pictures of its own.',
    },
  },
  {
    code: 'console',
    field: 'status_console',
    label: { ja: 'コンソール', en: 'Console' },
    about: {
      ja: '家庭用ゲーム機で遊ぶ人向け。ゲーム機でも公開する場合に選びます。',
      en: 'For players on a games console. Choose it to publish there, too.',
    },
  },
] as const satisfies readonly { code: string; field: string; label: Label; about: Label }[];

export type PublishVariant = (typeof PUBLISH_VARIANTS)[number]['code'];
