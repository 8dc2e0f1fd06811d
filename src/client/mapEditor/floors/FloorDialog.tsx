import { useSetAtom } from 'jotai';
import { type ComponentType, useCallback } from 'react';
import { type FloorAction, type FloorDialogProps, floorDialogAtom } from '#client/mapEditor/state/floorDialog.ts';
import { CopyFloorDialog } from './CopyFloorDialog.tsx';
import { ExportMapsDialog } from './ExportMapsDialog.tsx';
import { ImportMapsDialog } from './ImportMapsDialog.tsx';
import { InitialiseDialog } from './InitialiseDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { SavedMapsDialog } from './SavedMapsDialog.tsx';

const DIALOGS: Readonly<Record<FloorAction, ComponentType<FloorDialogProps>>> = {
  copyFloor: CopyFloorDialog,
  initialise: InitialiseDialog,
  resetOptions: ResetDialog,
  importMaps: ImportMapsDialog,
  exportMaps: ExportMapsDialog,
  savedMaps: SavedMapsDialog,
};

type OpenDialogProps = Omit<FloorDialogProps, 'onClose'> & { readonly action: FloorAction };

/** The dialog of an action on whole floors. */
export default function FloorDialog({ action, ...props }: OpenDialogProps) {
  const setAction = useSetAtom(floorDialogAtom);
  const close = useCallback(() => setAction(undefined), [setAction]);
  const Shown = DIALOGS[action];
  return <Shown {...props} onClose={close} />;
}
