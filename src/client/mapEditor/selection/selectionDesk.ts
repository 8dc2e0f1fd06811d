import { atom } from 'jotai';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import type { Stamp } from '#domain/accountDocuments/stamps.ts';
import type { MapSelection } from './MapSelection.ts';

/** The selection of the open map with its operations, for the panels around the map. */
export interface SelectionDesk {
  readonly selection: MapSelection;
  readonly scenario: string;
  readonly commands: readonly MapCommand[];
  readonly stamps: readonly Stamp[];
  /** Applies `edit` to the stored stamps, which may differ from those known here, and saves them. */
  readonly changeStamps: (edit: (stamps: readonly Stamp[]) => readonly Stamp[]) => void;
  /** Makes a stamp float over the map. */
  readonly recall: (stamp: Stamp) => void;
  /** Returns the selected cells as a stamp without a name; undefined if nothing is selected. */
  readonly newStamp: () => Omit<Stamp, 'name'> | undefined;
}

export const selectionDeskAtom = atom<SelectionDesk | undefined>(undefined);
