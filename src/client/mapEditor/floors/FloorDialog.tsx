import type { ComponentType } from 'react';
import type { FloorAction } from '#client/mapEditor/state/openParts.ts';
import { CopyFloorDialog } from './CopyFloorDialog.tsx';
import { ExportMapsDialog } from './ExportMapsDialog.tsx';
import type { FloorDialogProps } from './FloorDialogProps.ts';
import { ImportMapsDialog } from './ImportMapsDialog.tsx';
import { InitialiseDialog } from './InitialiseDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { SavedMapsDialog } from './SavedMapsDialog.tsx';

/** The actions whose dialogs are loaded together. */
type SharedAction = Exclude<FloorAction, 'bringMap'>;

const DIALOGS: Readonly<Record<SharedAction, ComponentType<FloorDialogProps>>> = {
  copyFloor: CopyFloorDialog,
  initialise: InitialiseDialog,
  resetOptions: ResetDialog,
  importMaps: ImportMapsDialog,
  exportMaps: ExportMapsDialog,
  savedMaps: SavedMapsDialog,
};

/** Renders the dialog of an action on whole floors. */
export default function FloorDialog({ name, ...props }: FloorDialogProps & { readonly name: SharedAction }) {
  const Shown = DIALOGS[name];
  return <Shown {...props} />;
}
