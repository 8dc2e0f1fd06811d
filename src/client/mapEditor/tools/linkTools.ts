import type { MapTool } from './mapTool.ts';

/** What picks a cell and draws nothing: in hand only while a target is picked or the end of a link is dragged. */
const pickingTool = (id: string, gestures: MapTool['gestures']): MapTool => ({
  id,
  icon: 'event',
  label: 'map.tool.event',
  help: 'map.tool.event.help',
  shortcut: '',
  gestures,
  options: [],
  edit: () => ({ cell: () => ({}) }),
});

/** Picks where an event leads: a cell, or a rectangle for one that leads to any cell of it. */
export const targetPicker = pickingTool('targetPicker', ['place', 'rectangle']);
/** Drags the end of a link; its values are those of `grabbed` (canvas/shownLinks.ts). */
export const linkMover = pickingTool('linkMover', ['place']);
