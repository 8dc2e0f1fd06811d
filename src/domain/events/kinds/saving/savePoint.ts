import type { EventKind } from '#domain/events/EventKind.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'セーブ地点', en: 'Save point' },
  slots: [],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: 'ゲームを保存できます。',
  en: 'Lets the player save the game.',
};

export const look: EventKind['look'] = { sprite: 'crystal' };

export const rule: EventKind['rule'] = {
  operations: (event) => [{ op: 'ask', message: 0, yes: [...event.done, { op: 'save' }], no: [] }],
};
