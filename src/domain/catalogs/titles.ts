import { optionList } from './optionList.ts';

/** Titles that can be granted; 0 is none. Frozen once landed. */
export const TITLES = optionList([
  ['なし', 'None'],
  ['迷宮の覇者', 'Champion of the labyrinth'],
  ['深淵を見た者', 'One who saw the abyss'],
  ['竜を討つ者', 'Slayer of dragons'],
  ['王の友', 'Friend of the king'],
  ['封印の守り手', 'Keeper of the seal'],
  ['宝物の蒐集家', 'Collector of treasures'],
  ['地図を作る者', 'Maker of maps'],
  ['謎を解く者', 'Solver of riddles'],
  ['死から還る者', 'Returned from death'],
  ['灯火の運び手', 'Bearer of the light'],
  ['沈黙の賢者', 'Silent sage'],
  ['百戦の勇士', 'Hero of a hundred battles'],
  ['闇に歩む者', 'Walker in the dark'],
  ['民の守護者', 'Guardian of the people'],
  ['伝説を継ぐ者', 'Heir of the legend'],
]);
