import { optionList } from './optionList.ts';

/** States that events cause or cure; 0 is none. Frozen once landed. */
export const STATES = optionList([
  ['なし', 'None'],
  ['毒', 'Poisoned'],
  ['麻痺', 'Paralyzed'],
  ['石化', 'Petrified'],
  ['睡眠', 'Asleep'],
  ['混乱', 'Confused'],
  ['恐怖', 'Afraid'],
  ['沈黙', 'Silenced'],
  ['暗闇', 'Blinded'],
  ['魅了', 'Charmed'],
  ['呪い', 'Cursed'],
  ['死亡', 'Dead'],
  ['灰', 'Ashes'],
]);

/** The codes that rules use. */
export const [POISONED, PARALYZED, PETRIFIED, ASLEEP] = [1, 2, 3, 4] as const;
export const [CONFUSED, AFRAID, SILENCED, BLINDED] = [5, 6, 7, 8] as const;
export const [CHARMED, CURSED, DEAD, ASHES] = [9, 10, 11, 12] as const;
