import type { ComponentType } from 'react';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import type { FloorDialogProps } from './floors/FloorDialogProps.ts';
import type { ChangeKeys } from './keys/useKeyBindings.ts';
import type { ToolPanels } from './panels/ToolOptions.tsx';
import type { MapStage } from './stage/MapStage.ts';
import type { MapCommand } from './state/mapCommands.ts';
import type { PartName } from './state/openParts.ts';

// What opens over the map or beside it, each as a chunk of its own with its texts (docs/decisions/0019, 0071).

/** What a part that opens by name is given: the map that is open. */
export interface OpenPartProps extends FloorDialogProps {
  /** The number of the floor that is open. */
  readonly current: number;
  readonly stage: MapStage | undefined;
  /** With the keys that they come with. */
  readonly commands: readonly MapCommand[];
  readonly onKeysChanged: ChangeKeys;
}

type MapParts = { readonly [Name in PartName]: ComponentType<OpenPartProps & { readonly name: Name }> };

const FloorDialog = lazyScreen(() => import('./floors/FloorDialog.tsx'));

/** Every part that opens by its name (state/openParts.ts). */
export const mapParts: MapParts = {
  search: lazyScreen(() => import('./overview/MapSearch.tsx')),
  stack: lazyScreen(() => import('./overview/StackSheet.tsx')),
  atlas: lazyScreen(() => import('./overview/AtlasSheet.tsx')),
  copyFloor: FloorDialog,
  savedMaps: FloorDialog,
  importMaps: FloorDialog,
  exportMaps: FloorDialog,
  resetOptions: FloorDialog,
  initialise: FloorDialog,
  help: lazyScreen(() => import('./help/HelpSheet.tsx')),
};

/** What a tool names as its panel (tools/mapTool.ts), shown while it is in hand. */
export const toolPanels: ToolPanels = {
  chipBrushes: lazyScreen(() => import('./panels/ChipBrushes.tsx')),
  selection: lazyScreen(() => import('./selectionPanel/SelectionPanel.tsx')),
};

/** There is no floor 0: it is opened by its address. */
export const FloorZeroDialog = lazyScreen(() => import('./floors/FloorZeroDialog.tsx'));
export const ThumbnailUpload = lazyScreen(() => import('./floors/ThumbnailUpload.tsx'));
/** While a step waits for an answer. */
export const WayBackDialog = lazyScreen(() => import('./eventPanel/WayBackDialog.tsx'));
/** On phones. */
export const PhoneBar = lazyScreen(() => import('./panels/PhoneBar.tsx'));
