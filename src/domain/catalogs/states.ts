import { optionList } from './optionList.ts';

/** States of the body and the mind that an event brings or heals; 0 stands for none. Frozen once landed. */
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
