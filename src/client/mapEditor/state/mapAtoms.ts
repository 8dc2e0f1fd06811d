import { atom } from 'jotai';
import type { MapPoint } from '#client/mapEditor/canvas/strokePoint.ts';
import type { GestureName, ToolValues } from '#client/mapEditor/gestures/DrawingTool.ts';
import { initialValues, type MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { keptAtom } from '#client/saving/keptAtom.ts';
import type { MapCommand } from './mapCommands.ts';

const toolIdAtom = atom(mapTools[0].id);
const gesturesAtom = atom<Readonly<Record<string, GestureName>>>({});
const valuesAtom = atom<Readonly<Record<string, ToolValues>>>({});

/** The current tool. */
export const toolAtom = atom(
  (get): MapTool => mapTools.find(({ id }) => id === get(toolIdAtom)) ?? mapTools[0],
  (_get, set, tool: MapTool) => set(toolIdAtom, tool.id),
);

/** The gesture of the current tool; each tool remembers its own. */
export const gestureAtom = atom(
  (get): GestureName => get(gesturesAtom)[get(toolIdAtom)] ?? get(toolAtom).gestures[0],
  (get, set, gesture: GestureName) => set(gesturesAtom, { ...get(gesturesAtom), [get(toolIdAtom)]: gesture }),
);

/** The option values of every tool, by tool. */
export const toolValuesAtom = atom(
  (get) =>
    (tool: MapTool): ToolValues => ({ ...initialValues(tool), ...get(valuesAtom)[tool.id] }),
  (get, set, tool: MapTool, values: ToolValues) =>
    set(valuesAtom, { ...get(valuesAtom), [tool.id]: { ...get(valuesAtom)[tool.id], ...values } }),
);

/** Whether edges are written on the side one draws from only; Ctrl turns it round for a stroke. */
export const oneSidedAtom = atom(false);

/** Whether strokes erase, as with the right button: for keys, and for fingers, which have no other button. Until another tool is chosen. */
export const erasingAtom = atom(false);

/** What one finger does on this device: draws, or moves the map and looks at cells, which changes nothing by mistake. */
export const touchModeAtom = keptAtom<'look' | 'draw'>('meikyu.map.touch', 'look');

/** Whether the arrows dig a corridor as they go. */
export const walkingAtom = atom(false);

export const panelsHiddenAtom = keptAtom('meikyu.map.panelsHidden', false);
/** Whether the settings of the floor lie open below the map. */
export const settingsOpenAtom = keptAtom('meikyu.map.settingsOpen', false);
/** Whether keys without Ctrl act everywhere on the screen, or on the focused map only (WCAG 2.1.4). */
export const singleKeysAtom = keptAtom('meikyu.map.singleKeys', true);

/** Which floor shows through the one that is open. */
export const ghostAtom = atom<'none' | 'above' | 'below'>('none');

/** The view from within: how large it is shown. */
export const viewAtom = keptAtom<'small' | 'large' | 'closed'>('meikyu.map.view', 'small');

/** Whether a phone shows it, over the map. */
export const phoneViewAtom = keptAtom('meikyu.map.phoneView', false);

/** What is open over the map of a phone: the floors, or the tool with the event and the cell that are looked at. */
export const phoneSheetAtom = atom<'floors' | 'options' | 'settings' | undefined>(undefined);

/** Which floors the list shows: all, those of no labyrinth, or of one labyrinth (0-9). */
export type LabyrinthFilter = 'all' | 'unassigned' | number;
export const labyrinthFilterAtom = atom<LabyrinthFilter>('all');

export const mapPointAtom = atom<MapPoint | undefined>(undefined);
/** The cell that the inspector shows: where a pointer rested or was lifted last; it stays when the pointer leaves the map. */
export const inspectedCellAtom = atom<{ readonly x: number; readonly y: number } | undefined>(undefined);

/** Pixels a cell, in percent of those at which the whole floor fits. */
export const zoomAtom = atom(100);

/** What the map that is open can do; undefined while none is. */
export const openMapAtom = atom<readonly MapCommand[] | undefined>(undefined);

/** Announcements of strokes, undo and redo for assistive technology. */
export const mapNewsAtom = atom('');
