import { EventIcon } from '#client/ui/icons/EventIcon.tsx';
import { EVENT_CATEGORIES, type EventType, eventType } from '#domain/catalogs/eventTypes.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { type CellEvent, NO_EVENT, newEvent } from '#domain/map/event.ts';
import { placeSlots } from '#domain/map/eventLinks.ts';
import type { CellTarget } from '#domain/map/strokePatch.ts';
import type { MapTool } from './mapTool.ts';

const TYPES = EVENT_CATEGORIES.flatMap(({ types }) => types);

/** Floors are counted downwards: kinds of event that at first lead to the same cell of the floor above or below. */
const FLOORS_AWAY: Readonly<Record<number, 1 | -1>> = { 101: -1, 102: 1, 103: -1, 104: 1, 401: 1, 402: 1 };

/** Puts an event into a cell that has none; into one that has, nothing: there its form opens (events/EventEdits.ts). */
export const event: MapTool = {
  id: 'event',
  icon: EventIcon,
  label: { ja: 'イベント', en: 'Event' },
  help: {
    ja: '種類を選んでマスに置く。置いたイベントを押すと、その内容を編集できる。',
    en: 'Choose a kind and put it into a cell. Press an event to edit what it does.',
  },
  shortcut: 'v',
  gestures: ['place'],
  options: [
    {
      id: 'type',
      label: 'map.event.palette',
      initial: 101,
      picture: 'event',
      choices: TYPES.map(({ id }) => ({ value: id, label: `map.event.type.${id}` })),
    },
  ],
  pick: ({ event_id }, { kind }) => (kind === 'cell' && event_id !== 0 ? { type: event_id } : undefined),
  grabsLinks: true,
  done({ hand, targets: [target], mode, draft }, acts) {
    if (target?.kind !== 'cell' || mode === 'erase') return;
    const place = { floor: acts.floor.number, x: target.x, y: target.y };
    const type = draft?.values.size ? hand?.values.type : undefined;
    if (type) acts.placed(place, type);
    else acts.open(place);
  },
  looked(at, acts) {
    if (acts.holdsEvent(at)) acts.open(at);
  },
  edit: ({ type: id = 0, floor = 0 }) => ({
    cell(cell, mode, target) {
      if (mode === 'erase') return NO_EVENT;
      const type = eventType(id);
      return type && cell.event_id === 0 ? placedEvent(type, floor, target) : {};
    },
  }),
};

/** A new event as it is put down: where a first guess is likely right, it leads somewhere already. */
function placedEvent(type: EventType, floor: number, { x, y }: CellTarget): CellEvent {
  const slots = placeSlots(type);
  const beyond = floor + (FLOORS_AWAY[type.id] ?? 0);
  const { first, last } = RECORD_KINDS.floor_map;
  if (!slots?.floor || beyond === floor || beyond < first || beyond > last) return newEvent(type);
  return { ...newEvent(type), [slots.floor]: beyond, [slots.x]: x, [slots.y]: y };
}
