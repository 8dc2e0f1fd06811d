import { atom } from 'jotai';
import type { MapPoint } from '#client/mapEditor/canvas/strokePoint.ts';
import type { GestureName, ToolValues } from '#client/mapEditor/gestures/DrawingTool.ts';
import { initialValues, type MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { keptAtom } from '#client/saving/keptAtom.ts';
import type { Edge } from '#domain/map/edge.ts';
import { NO_SYMMETRY, type Symmetry } from '#domain/map/symmetry.ts';

import type { MapCommand } from './mapCommands.ts';

const toolIdAtom = atom(mapTools[0].id);
const gesturesAtom = atom<Readonly<Record<string, GestureName>>>({});
const valuesAtom = atom<Readonly<Record<string, ToolValues>>>({});

/** Whether the arrow keys dig a corridor as the cursor moves, until a tool is chosen. */
export const walkingAtom = atom(false);

/** The current tool. Choosing one ends walk mode. */
export const toolAtom = atom(
  (get): MapTool => mapTools.find(({ id }) => id === get(toolIdAtom)) ?? mapTools[0],
  (_get, set, tool: MapTool) => {
    set(toolIdAtom, tool.id);
    set(walkingAtom, false);
  },
);

/** The gesture of the current tool; each tool remembers its own. */
export const gestureAtom = atom(
  (get): GestureName => get(gesturesAtom)[get(toolIdAtom)] ?? get(toolAtom).gestures[0],
  (get, set, gesture: GestureName) => set(gesturesAtom, { ...get(gesturesAtom), [get(toolIdAtom)]: gesture }),
);

/** The option values of all tools, keyed by tool id. */
export const toolValuesAtom = atom(
  (get) =>
    (tool: MapTool): ToolValues => ({ ...initialValues(tool), ...get(valuesAtom)[tool.id] }),
  (get, set, tool: MapTool, values: ToolValues) =>
    set(valuesAtom, { ...get(valuesAtom), [tool.id]: { ...get(valuesAtom)[tool.id], ...values } }),
);

/** Whether strokes write only the near side of edges; Ctrl inverts it for one stroke. */
export const oneSidedAtom = atom(false);

/** Whether strokes erase, as with the right button: for keys and fingers, which have no other button. Reset when a tool is chosen. */
export const erasingAtom = atom(false);

/** The symmetry of strokes; its axes are the same on every floor. */
export const symmetryAtom = atom<Symmetry>(NO_SYMMETRY);

/** The effect of one finger on this device: it draws, or it moves the map and inspects cells, which cannot change anything by mistake. */
export const touchModeAtom = keptAtom<'look' | 'draw'>('meikyu.map.touch', 'look');

export const panelsHiddenAtom = keptAtom('meikyu.map.panelsHidden', false);
/** The least and the greatest width of the panels beside the map, in pixels. */
export const LEAST_PANEL = 248;
export const MOST_PANEL = 640;
/** The width of these panels in this browser. */
export const panelWidthAtom = keptAtom('meikyu.map.panelWidth', LEAST_PANEL);
/** Whether the panels beside the map show the settings of the floor, in place of the tool. */
export const floorShownAtom = keptAtom('meikyu.map.settingsOpen', false);
/** Whether keys without Ctrl act everywhere on the screen, or on the focused map only (WCAG 2.1.4). */
export const singleKeysAtom = keptAtom('meikyu.map.singleKeys', true);

/** The floor that shows through the open one. */
export const ghostAtom = atom<'none' | 'above' | 'below'>('none');

/** Whether the cells with problems in the check list are marked. */
export const problemsShownAtom = keptAtom('meikyu.map.problems', true);

/** The size of the first-person view. */
export const viewAtom = keptAtom<'small' | 'large' | 'closed'>('meikyu.map.view', 'small');

/** Whether a phone shows the first-person view over the map. */
export const phoneViewAtom = keptAtom('meikyu.map.phoneView', false);

/** The dialog over the map on a phone: the floors, the tool with the current event and cell, or the settings. */
export const phoneDialogAtom = atom<'floors' | 'options' | 'settings' | undefined>(undefined);

/** The filter of the floor list: all floors, those without a labyrinth, or those of one labyrinth (0-9). */
export type LabyrinthFilter = 'all' | 'unassigned' | number;
export const labyrinthFilterAtom = atom<LabyrinthFilter>('all');

/** The open menu of a cell: the cell with the side that is nearest to the pointer, and its place in pixels of the window. */
export interface CellMenuPlace {
  readonly cell: Edge;
  readonly point: { readonly x: number; readonly y: number };
}
export const cellMenuAtom = atom<CellMenuPlace | undefined>(undefined);

export const mapPointAtom = atom<MapPoint | undefined>(undefined);
/** The cell shown in the inspector: where a pointer last rested or was lifted; it stays when the pointer leaves the map. */
export const inspectedCellAtom = atom<{ readonly x: number; readonly y: number } | undefined>(undefined);

/** The cell size, in percent of the size at which the whole floor fits. */
export const zoomAtom = atom(100);

/** The commands of the open map; undefined while none is open. */
export const openMapAtom = atom<readonly MapCommand[] | undefined>(undefined);

/** Announcements of strokes, undo and redo for assistive technology. */
export const mapNewsAtom = atom('');
