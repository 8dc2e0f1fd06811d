import { EventIcon } from '#client/ui/icons/toolIcons.tsx';
import { EVENT_CATEGORIES, eventType } from '#domain/catalogs/eventTypes.ts';
import { NO_EVENT } from '#domain/map/event.ts';
import { placedEvent } from '#domain/map/placedEvent.ts';
import type { MapTool } from './mapTool.ts';

const TYPES = EVENT_CATEGORIES.flatMap(({ types }) => types);

/** Places an event in a cell that has none; a cell with an event is not changed, its form opens (events/EventEdits.ts). */
export const event: MapTool = {
  id: 'event',
  icon: EventIcon,
  label: { ja: 'イベント', en: 'Event' },
  help: {
    ja: '種類を選んでマスに置きます。置いたイベントを押すと、その内容を編集できます。',
    en: 'Choose a kind and place it in a cell. Press an event to edit it.',
  },
  shortcut: 'v',
  gestures: ['place'],
  isSingle: true,
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
  done({ activeTool, targets: [target], mode, draft }, acts) {
    if (target?.kind !== 'cell' || mode === 'erase') return;
    const place = { floor: acts.floor.number, x: target.x, y: target.y };
    const type = draft?.values.size ? activeTool?.values.type : undefined;
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
      return type && cell.event_id === 0 ? placedEvent(type, cell, { ...target, floor }) : {};
    },
  }),
};
