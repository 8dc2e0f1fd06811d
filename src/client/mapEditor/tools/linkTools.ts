import { dragged } from './dragged.ts';
import { event } from './event.ts';
import type { MapTool } from './mapTool.ts';

/** Returns a tool that picks a cell and draws nothing; it is current only while a target is picked or the end of a link is dragged. */
const pickingTool = (id: string, gestures: MapTool['gestures'], rest: Partial<MapTool>): MapTool => ({
  id,
  icon: event.icon,
  label: event.label,
  help: event.help,
  shortcut: '',
  isSingle: true,
  gestures,
  options: [],
  edit: () => ({ cell: () => ({}) }),
  ...rest,
});

/** Picks the target of an event: a cell, or a rectangle for an event that leads to a random cell of it. */
export const targetPicker = pickingTool('targetPicker', ['place', 'rectangle'], {
  done({ targets }, acts) {
    const [first, last = first] = [targets[0], targets.findLast(({ kind }) => kind === 'cell')];
    if (first?.kind !== 'cell' || last?.kind !== 'cell') return;
    acts.endPick({ floor: acts.floor.number, x: first.x, y: first.y, x2: last.x, y2: last.y });
  },
});

/** Drags the end of a link; its values are those of `grabbed` (canvas/shownLinks.ts). */
export const linkMover = pickingTool('linkMover', ['place'], {
  dragsLink: true,
  done({ activeTool, targets: [target] }, acts) {
    if (!activeTool || target?.kind !== 'cell') return;
    const { number, size } = acts.floor;
    const { from, to, until = to } = dragged(activeTool.values, { floor: number, x: target.x, y: target.y }, size);
    // For a link from another floor, select the cell of arrival.
    acts.look(from.floor === number ? from : to);
    acts.retarget(from, { ...to, x2: until.x, y2: until.y });
  },
});
