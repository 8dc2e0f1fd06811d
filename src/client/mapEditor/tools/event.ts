import { SHIFTED, type ToolValues } from '#client/mapEditor/gestures/DrawingTool.ts';
import { EventIcon } from '#client/ui/icons/toolIcons.tsx';
import { EVENT_CATEGORIES, eventType } from '#domain/catalogs/eventTypes.ts';
import { NO_EVENT } from '#domain/map/event.ts';
import { placedEvent } from '#domain/map/placedEvent.ts';
import type { MapTool } from './mapTool.ts';

const TYPES = EVENT_CATEGORIES.flatMap(({ types }) => types);

/** Returns the id of the kind that a press places; 0 for none. Shift repeats the kind that was placed last. */
const kindOf = ({ type = 0, last = 0, [SHIFTED]: isShifted }: ToolValues): number => type || (isShifted ? last : 0);

/**
 * Places one event of the armed kind in a cell that has none, and then opens events again: no kind is armed until the next one is chosen, unless
 * Shift or the lock of the palette keeps it. Without an armed kind, a press in an empty cell closes the open form, or lists the kinds.
 */
export const event: MapTool = {
  id: 'event',
  icon: EventIcon,
  label: { ja: 'イベント', en: 'Event' },
  help: {
    ja: '空いたマスを押すと種類を選べます。イベントを押すと、その内容を編集できます。Shiftを押したままなら、同じ種類を続けて置きます。',
    en: 'Press an empty cell to choose what to place there, or an event to edit it. Shift places the same kind again.',
  },
  shortcut: 'v',
  gestures: ['place'],
  isSingle: true,
  options: [
    {
      id: 'type',
      label: 'map.event.palette',
      initial: 0,
      picture: 'event',
      choices: TYPES.map(({ id }) => ({ value: id, label: `map.event.type.${id}` })),
    },
  ],
  pick: ({ event_id }, { kind }) => (kind === 'cell' && event_id !== 0 ? { type: event_id } : undefined),
  grabsLinks: true,
  hasMenu: true,
  done({ activeTool, targets: [target], mode, draft }, acts) {
    if (target?.kind !== 'cell' || mode === 'erase') return;
    const place = { floor: acts.floor.number, x: target.x, y: target.y };
    if (draft?.values.size && activeTool) acts.placed(place, kindOf(activeTool.values));
    else acts.press(place, target.at);
  },
  looked: (at, acts) => acts.press(at),
  edit: (values) => ({
    cell(cell, mode, target) {
      if (mode === 'erase') return NO_EVENT;
      const type = eventType(kindOf(values));
      return type && cell.event_id === 0 ? placedEvent(type, cell, { ...target, floor: values.floor ?? 0 }) : {};
    },
  }),
};
