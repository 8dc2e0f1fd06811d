import type { Label } from '#domain/text/languages.ts';

/** The five publishing statuses with who can see a work that has them (spec 1 §4). A new scenario is private. */
export const SCENARIO_STATUSES = [
  {
    code: 'private',
    label: { ja: '非公開', en: 'Private' },
    audience: {
      ja: '作者本人だけが、ゲーム内のシナリオテストで遊べます。',
      en: 'Only the author, by the in-game scenario test.',
    },
  },
  {
    code: 'in_development',
    label: { ja: '開発中', en: 'In development' },
    audience: { ja: '開発中の部門に表示されます。', en: 'Shown under the development category.' },
  },
  {
    code: 'prepare_to_publish',
    label: { ja: '公開準備中', en: 'Preparing to publish' },
    audience: { ja: 'まだ誰もダウンロードできません。', en: 'Nobody can download it yet.' },
  },
  {
    code: 'now_open',
    label: { ja: '公開中', en: 'Now open' },
    audience: { ja: '誰でも見て、ダウンロードできます。', en: 'Everyone can see and download it.' },
  },
  {
    code: 'publish_stop',
    label: { ja: '公開停止', en: 'Publishing stopped' },
    audience: { ja: '誰もダウンロードできません。', en: 'Nobody can download it.' },
  },
] as const satisfies readonly { code: string; label: Label; audience: Label }[];

export type ScenarioStatus = (typeof SCENARIO_STATUSES)[number]['code'];
