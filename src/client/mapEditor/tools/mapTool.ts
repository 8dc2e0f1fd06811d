import type { ComponentType } from 'react';
import type { eventTypeTexts } from '#client/floor/eventTypeTexts.ts';
import type { placeTexts } from '#client/floor/placeTexts.ts';
import type { TextKey } from '#client/i18n/defineTexts.ts';
import type { EventActs } from '#client/mapEditor/events/eventActs.ts';
import type { eventTexts } from '#client/mapEditor/events/eventTexts.ts';
import type { ActiveTool, StrokeState } from '#client/mapEditor/gestures/ActiveTool.ts';
import type { DrawingTool, ToolValues } from '#client/mapEditor/gestures/DrawingTool.ts';
import type { mapEditorTexts, markTexts } from '#client/mapEditor/mapEditorTexts.ts';
import type { IconProps } from '#client/ui/icons/ToolIcon.tsx';
import type { Cell } from '#domain/map/cell.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import type { Label } from '#domain/text/languages.ts';
import type { chipTexts, toolChoiceTexts } from './toolChoiceTexts.ts';

/** The name of a choice: a text of its own, or the name of the content it draws. */
export type ChoiceLabel =
  | Label
  | TextKey<
      | typeof toolChoiceTexts
      | typeof chipTexts
      | typeof mapEditorTexts
      | typeof placeTexts
      | typeof markTexts
      | typeof eventTypeTexts
    >;

/** A setting of a tool, with one of a few numbers as value. `label` is a text key. */
export interface ToolOption {
  readonly id: string;
  readonly label: TextKey<typeof toolChoiceTexts | typeof eventTexts>;
  readonly initial: number;
  readonly choices: readonly { readonly value: number; readonly label: ChoiceLabel }[];
  /** Set if the choices are kinds of edge, ready-made cells or kinds of event: they are shown as the map draws them. */
  readonly picture?: 'border' | 'chip' | 'event';
}

/** The name of a tool's panel; mapParts.ts, a layer above, assigns the component. */
export type ToolPanelName = 'chipBrushes' | 'selection';

/**
 * A tool of the map. The toolbar, the shortcuts, the help dialog and the tests all use the one list of tools
 * (mapTools.ts): a new tool is one file and one line there.
 */
export interface MapTool extends DrawingTool {
  /** Its icon in the toolbar. */
  readonly icon: ComponentType<IconProps>;
  /** Its name, and one sentence of help. */
  readonly label: Label;
  readonly help: Label;
  /** A letter. Pressing it selects the tool; holding it with an arrow sets that side, if the tool works on edges. */
  readonly shortcut: string;
  readonly options: readonly ToolOption[];
  /** Returns the values with which it draws the content of a target, for the eyedropper; undefined if it does not draw that. */
  readonly pick?: (cell: Cell, target: StrokeTarget) => ToolValues | undefined;
  /** The panel for choices other than gestures and options. */
  readonly panel?: ToolPanelName;
  /** It only erases. */
  readonly onlyErases?: true;
  /** A right press that does not move opens the menu of the cell; otherwise it erases. A selector has it too. */
  readonly hasMenu?: true;
  /** It selects cells and moves the selection instead of making strokes. */
  readonly isSelector?: true;
  /** While it is current, the ends of links can be dragged. */
  readonly grabsLinks?: true;
  /** It drags the end of a link, which is previewed where it would be dropped. */
  readonly dragsLink?: true;
  /** Called when a stroke with it is done, whether it changed anything or not. */
  readonly done?: (strokeState: ToolStroke, acts: EventActs) => void;
  /** Called when a finger has inspected a cell while the tool is current. */
  readonly looked?: (at: Place, acts: EventActs) => void;
}

/** A hand that holds a tool of the map, and a stroke with it. */
export type ActiveMapTool = ActiveTool<MapTool>;
export type ToolStroke = StrokeState<MapTool>;

/** The names of a tool, without its behaviour. */
export type ToolNames = Pick<MapTool, 'id' | 'icon' | 'label' | 'help' | 'shortcut'>;

/** Returns the initial values of a tool. */
export const initialValues = (tool: MapTool): ToolValues =>
  Object.fromEntries(tool.options.map(({ id, initial }) => [id, initial]));
