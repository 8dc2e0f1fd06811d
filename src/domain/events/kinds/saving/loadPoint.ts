import type { EventKind } from '#domain/events/EventKind.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'ロード地点', en: 'Load point' },
  slots: [],
  mark: 'up',
};

export const sentence: EventKind['sentence'] = {
  ja: '保存したゲームを読み込めます。',
  en: 'Lets the player load a saved game.',
};

export const look: EventKind['look'] = { sprite: 'crystal' };

export const rule: EventKind['rule'] = {
  operations: (event) => [{ op: 'ask', message: 0, yes: [...event.done, { op: 'load' }], no: [] }],
};
