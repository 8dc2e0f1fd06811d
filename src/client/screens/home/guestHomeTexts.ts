import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the front page for guests. */
export const guestHomeTexts = defineTexts({
  'guestHome.title': { ja: '迷宮シナリオの工房', en: 'A workshop for labyrinths' },
  'guestHome.headline': {
    ja: '壁を引く。扉を置く。\n迷宮が立ちあがる。',
    en: 'Draw a wall. Set a door.\nA labyrinth rises.',
  },
  'guestHome.lead': {
    ja: 'Meikyuは、一人称ダンジョンRPGのシナリオを作る人のための工房です。方眼紙に描くように迷宮を引き、ブラウザだけで保存もバックアップもできます。',
    en: 'Meikyu is a workshop for scenarios of first-person dungeon RPGs. Draw floors as if on graph paper, and save and back up everything in the browser.',
  },
  'guestHome.point1': { ja: '99階までのフロアを、線と扉で描く', en: 'Up to 99 floors, drawn in lines and doors' },
  'guestHome.point2': { ja: '描いたそばから保存、取り消しも20手まで', en: 'Saved as you draw, with 20 steps of undo' },
  'guestHome.point3': {
    ja: 'バックアップを残し、いつでもその時に戻る',
    en: 'Backups that you can return to at any time',
  },
  'workbench.label': { ja: '描いてみる', en: 'Try it' },
  'workbench.begin': { ja: 'この地図に描いてみる', en: 'Draw on this map' },
  'workbench.call': { ja: '地図に触れると、道具が出ます。', en: 'Touch the map, and the tools appear.' },
  'workbench.keep': {
    ja: '壁や扉を描くと、階段から北を見た眺めもすぐに変わります。この紙は練習用で、どこにも保存されません。描いた迷宮を残すには、',
    en: 'Draw walls and doors, and the view north from the stairs changes with them. This sheet is for practice and is not saved. To keep what you draw,',
  },
  'workbench.register': { ja: '新規登録をしてください。', en: 'register.' },
  'guestHome.works': { ja: '公開作品を見る', en: 'Browse works' },
});
