import { guidePage, lists, section } from '#client/guide/content.ts';

export const numbers = guidePage(
  'numbers',
  ['数値の意味', 'What numbers mean'],
  [
    'データの数値がゲームで何をするか、計算の仕方と例です。入力欄の横の「？」からも読めます。',
    'What the numbers in your data do in the game, with formulas and examples. The “?” beside a field shows the same.',
  ],
  section('all', ['用語と計算', 'Terms and formulas'], lists('numbers')),
);
