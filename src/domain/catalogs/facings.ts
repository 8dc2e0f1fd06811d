import { optionList } from './optionList.ts';

/** Facings; 0 is any (docs/domain.md, "Numbers"). */
export const FACINGS = optionList([
  ['どの向きでも', 'Any facing'],
  ['北', 'North'],
  ['東', 'East'],
  ['南', 'South'],
  ['西', 'West'],
]);

/** Sides of a cell; 0 stands for none. */
export const SIDE_OPTIONS = optionList([
  ['なし', 'None'],
  ['北', 'North'],
  ['東', 'East'],
  ['南', 'South'],
  ['西', 'West'],
]);
