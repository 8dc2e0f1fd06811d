import type { ComponentType } from 'react';
import type { eventTypeTexts } from '#client/floor/eventTypeTexts.ts';
import type { placeTexts } from '#client/floor/placeTexts.ts';
import type { TextKey } from '#client/i18n/defineTexts.ts';
import type { EventActs } from '#client/mapEditor/events/eventActs.ts';
import type { eventTexts } from '#client/mapEditor/events/eventTexts.ts';
import type { DrawingTool, ToolValues } from '#client/mapEditor/gestures/DrawingTool.ts';
import type { Hand, StrokeSight } from '#client/mapEditor/gestures/Hand.ts';
import type { mapEditorTexts, markTexts } from '#client/mapEditor/mapEditorTexts.ts';
import type { IconProps } from '#client/ui/icons/ToolIcon.tsx';
import type { Cell } from '#domain/map/cell.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import type { Label } from '#domain/text/languages.ts';
import type { chipTexts, toolChoiceTexts } from './toolChoiceTexts.ts';

/** What a choice is called: by a text of its own, or as what it draws. */
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

/** A setting of a tool: one of a few numbers. `label` is a text key. */
export interface ToolOption {
  readonly id: string;
  readonly label: TextKey<typeof toolChoiceTexts | typeof eventTexts>;
  readonly initial: number;
  readonly choices: readonly { readonly value: number; readonly label: ChoiceLabel }[];
  /** The choices are kinds of edge, ready-made cells or kinds of event, and are shown as the map draws them. */
  readonly picture?: 'border' | 'chip' | 'event';
}

/** Names a panel that a tool has of its own; mapParts.ts, which stands above, says which component it is. */
export type ToolPanelName = 'chipBrushes' | 'selection';

/**
 * A tool of the map. The toolbar, the shortcuts, the help sheet and the tests all walk the one list of them
 * (mapTools.ts): a new tool is one file and one line there.
 */
export interface MapTool extends DrawingTool {
  /** Its picture in the toolbar. */
  readonly icon: ComponentType<IconProps>;
  /** Its name, and one sentence of help. */
  readonly label: Label;
  readonly help: Label;
  /** A letter. Pressed it chooses the tool; held with an arrow it sets that side, where the tool works on edges. */
  readonly shortcut: string;
  readonly options: readonly ToolOption[];
  /** The values with which it draws what lies at a target, for the eyedropper; undefined where that is not its own. */
  readonly pick?: (cell: Cell, target: StrokeTarget) => ToolValues | undefined;
  /** What can be chosen for it beside gestures and options. */
  readonly panel?: ToolPanelName;
  /** It takes away, and draws nothing. */
  readonly onlyErases?: true;
  /** It chooses cells, and leads what is chosen, in place of strokes. */
  readonly isSelector?: true;
  /** With it in hand the ends of links can be dragged. */
  readonly grabsLinks?: true;
  /** It drags the end of a link, which is shown where it would be let go. */
  readonly dragsLink?: true;
  /** What follows when a stroke with it is done, whether that has changed anything or not. */
  readonly done?: (sight: ToolStroke, acts: EventActs) => void;
  /** What follows when a finger has looked at a cell while it is in hand. */
  readonly looked?: (at: Place, acts: EventActs) => void;
}

/** A hand that holds a tool of the map, and a stroke with it. */
export type ToolHand = Hand<MapTool>;
export type ToolStroke = StrokeSight<MapTool>;

/** What makes a tool itself, beside what it does. */
export type ToolNames = Pick<MapTool, 'id' | 'icon' | 'label' | 'help' | 'shortcut'>;

/** The values a tool begins with. */
export const initialValues = (tool: MapTool): ToolValues =>
  Object.fromEntries(tool.options.map(({ id, initial }) => [id, initial]));
