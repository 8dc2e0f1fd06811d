import { fillText } from '#domain/text/fillText.ts';
import type { Label } from '#domain/text/languages.ts';

/** The reasons that block a release, in the order in which an author would fix them. */
export const RELEASE_REASONS = {
  no_entrance: {
    ja: 'まだ遊べる迷宮がありません。描いたフロアに入口があり、そこから一歩進める迷宮が一つは必要です。',
    en: 'There is no labyrinth to play yet. At least one needs its entrance on a drawn floor, with room for a step from there.',
  },
  no_party: {
    ja: '出発できるパーティーがありません。キャラクターをパーティーに入れるか、街はずれ・酒場・訓練場を使えるようにしてください。',
    en: 'No party can set out. Put characters into the party, or open the edge of town, the tavern and the training ground.',
  },
  author_name: { ja: '作者名がありません。', en: 'There is no author name.' },
  title_ja: { ja: '日本語タイトルがありません。', en: 'There is no Japanese title.' },
  title_en: { ja: '英語タイトルがありません。', en: 'There is no English title.' },
  code: {
    ja: '仮登録がまだです。シナリオコードが必要です。',
    en: 'It is not registered yet. It needs a scenario code.',
  },
  policy: {
    ja: '公開にあたっての注意とプライバシーポリシーの今の版に、まだ同意していません。',
    en: 'You have not agreed to the present warnings and privacy policy yet.',
  },
  banned_words: {
    ja: '禁止ワードのある文章が{{count}}件あります。',
    en: '{{count|text contains|texts contain}} banned words.',
  },
  errors: { ja: 'チェックリストにエラーが{{count}}件あります。', en: '{{count|error|errors}} in the check list.' },
  not_prepared: {
    ja: '「公開準備中」になっている公開先がありません。',
    en: 'No publication target is set to “Preparing to publish”.',
  },
} as const satisfies Readonly<Record<string, Label>>;

export type ReleaseReason = keyof typeof RELEASE_REASONS;

/** A reason for a scenario; `count` is 1 for reasons without a count. */
export interface FoundReason {
  readonly reason: ReleaseReason;
  readonly count: number;
}

/** Words a reason in both languages. */
export function reasonText({ reason, count }: FoundReason): Label {
  const { ja, en } = RELEASE_REASONS[reason];
  return { ja: fillText(ja, { count }), en: fillText(en, { count }) };
}
