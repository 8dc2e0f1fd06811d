import type { ComponentType } from 'react';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import type { FloorDialogProps } from './floors/FloorDialogProps.ts';
import type { ChangeKeys } from './keys/useKeyBindings.ts';
import type { ToolPanels } from './panels/ToolOptions.tsx';
import type { MapStage } from './stage/MapStage.ts';
import type { MapCommand } from './state/mapCommands.ts';
import type { PartName } from './state/openParts.ts';

// Dialogs and panels of the map, each a chunk of its own with its texts (docs/decisions/0019, 0071).

/** Props of a part that opens by name: the open map. */
export interface OpenPartProps extends FloorDialogProps {
  /** The number of the open floor. */
  readonly current: number;
  readonly stage: MapStage | undefined;
  /** The commands with their default keys. */
  readonly commands: readonly MapCommand[];
  readonly onKeysChanged: ChangeKeys;
}

type MapParts = { readonly [Name in PartName]: ComponentType<OpenPartProps & { readonly name: Name }> };

const FloorDialog = lazyScreen(() => import('./floors/FloorDialog.tsx'));

/** All parts that open by name (state/openParts.ts). */
export const mapParts: MapParts = {
  search: lazyScreen(() => import('./overview/MapSearch.tsx')),
  stack: lazyScreen(() => import('./overview/StackDialog.tsx')),
  atlas: lazyScreen(() => import('./overview/AtlasDialog.tsx')),
  copyFloor: FloorDialog,
  savedMaps: FloorDialog,
  importMaps: FloorDialog,
  exportMaps: FloorDialog,
  bringMap: lazyScreen(() => import('./bringMap/BringMapDialog.tsx')),
  resetOptions: FloorDialog,
  initialise: FloorDialog,
  help: lazyScreen(() => import('./help/HelpDialog.tsx')),
};

/** The panels that tools name (tools/mapTool.ts), each shown while its tool is selected. */
export const toolPanels: ToolPanels = {
  chipBrushes: lazyScreen(() => import('./panels/ChipBrushes.tsx')),
  selection: lazyScreen(() => import('./selectionPanel/SelectionPanel.tsx')),
};

/** Opened by the address of floor 0, which is no floor. */
export const FloorZeroDialog = lazyScreen(() => import('./floors/FloorZeroDialog.tsx'));
export const ThumbnailUpload = lazyScreen(() => import('./floors/ThumbnailUpload.tsx'));
/** Shown while a step waits for an answer. */
export const WayBackDialog = lazyScreen(() => import('./eventPanel/WayBackDialog.tsx'));
/** Shown on phones only. */
export const PhoneBar = lazyScreen(() => import('./panels/PhoneBar.tsx'));
