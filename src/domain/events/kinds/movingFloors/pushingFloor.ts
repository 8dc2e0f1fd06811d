import type { EventKind } from '#domain/events/EventKind.ts';
import { needed, neededFacing } from '#domain/events/slots.ts';
import type { Facing } from '#game/state/Standing.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '押し流す床', en: 'Pushing floor' },
  slots: [neededFacing, needed('cells', 'マス数', 'Cells')],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: '決まった向きへ何マスか押し流します。壁があればそこで止まります。',
  en: 'Pushes the party some cells in a fixed direction; walls stop it.',
};

export const look: EventKind['look'] = { ground: 'plate' };

/** Movement comes last: the event of the target cell happens then. */
export const rule: EventKind['rule'] = {
  operations: (event) => [...event.done, { op: 'push', facing: event.facing as Facing, cells: event.one('cells') }],
};
