import { authorComment, CREDITS_PAGE } from '#domain/resources/outline/authorComment.ts';
import { searchItem } from '#domain/resources/outline/searchItem.ts';
import { titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { type Named, named, row } from '#firstLabyrinth/build/named.ts';

/** The first page of author comments. */
const FIRST_PAGE = authorComment.numbers.first;

/** The texts for readers before they play the work, and at its end. */
export const OUTLINE: readonly Omit<Named, 'number'>[] = [
  named(titleAuthorName, {
    title: {
      comment_ja: '夜明けの鐘が、鳴らない。一時間で終わる、はじめての迷宮。',
      comment_en: 'The bell of dawn is silent. A first labyrinth, for an hour.',
      subtitle_ja: '鳴らない鐘と、眠らぬ王',
      subtitle_en: 'The silent bell, the sleepless king',
    },
  }),
  {
    kind: authorComment.name,
    rows: [
      row(authorComment, FIRST_PAGE, {
        menu_title_ja: '遊ぶ前に',
        menu_title_en: 'Before you play',
        text_ja: [
          '五つの階からなる、短い物語です。一時間ほどで終わります。',
          '六人が街で待っています。まず井戸を下りてください。',
          '傷ついたら、無理をせず街へ戻りましょう。馬小屋は無料です。',
          '全滅しても、街で目を覚まします。',
          '',
          'この迷宮は開いた本でもあります。ワークショップで読みこめば、',
          '扉の一つ、台詞の一つまで、どう作られているかを見られます。',
        ].join('\n'),
        text_en: [
          'A short tale of five floors, to be told in about an hour.',
          'Six adventurers wait in the town. Begin with the well.',
          'When you are hurt, go home: the stable costs nothing.',
          'Should all of you fall, you wake up in the town.',
          '',
          'It is an open book as well. Load it into the workshop, and',
          'see how each of its doors and each of its lines is made.',
        ].join('\n'),
      }),
      row(authorComment, CREDITS_PAGE, {
        menu_title_ja: '制作',
        menu_title_en: 'Made by',
        text_ja: '物語・地図・調整：迷宮工房\n\n朝まで起きていてくれた、すべての人へ。',
        text_en: 'Story, maps and balance: the Meikyu workshop\n\nTo all who stayed awake until morning.',
      }),
    ],
  },
  named(searchItem, {
    search: {
      ...{ difficulty: 1, depth: 1, monsters: 1, items: 1, clear_level: 1, play_time: 1, play_balance: 1 },
      play_style: { 0: true, 1: false, 2: true },
      languages: { 0: true, 1: true, 2: false },
    },
  }),
];
