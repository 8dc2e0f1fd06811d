import type { ComponentType } from 'react';
import { CopyFloorDialog } from './CopyFloorDialog.tsx';
import { ExportMapsDialog } from './ExportMapsDialog.tsx';
import type { FloorAction, FloorDialogProps } from './floorDialog.ts';
import { floorTexts } from './floorTexts.ts';
import { ImportMapsDialog } from './ImportMapsDialog.tsx';
import { InitialiseDialog } from './InitialiseDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';

export { floorTexts as texts };

const DIALOGS: Readonly<Record<FloorAction, ComponentType<FloorDialogProps>>> = {
  copyFloor: CopyFloorDialog,
  initialise: InitialiseDialog,
  resetOptions: ResetDialog,
  importMaps: ImportMapsDialog,
  exportMaps: ExportMapsDialog,
};

/** The dialog of an action on whole floors. */
export default function FloorDialog({ action, ...props }: FloorDialogProps & { readonly action: FloorAction }) {
  const Shown = DIALOGS[action];
  return <Shown {...props} />;
}
