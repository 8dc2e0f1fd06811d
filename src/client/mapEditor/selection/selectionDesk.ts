import { atom } from 'jotai';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import type { Stamp } from '#domain/accountDocuments/stamps.ts';
import type { MapSelection } from './MapSelection.ts';

/** The selection of the map that is open with what can be done with it, for the panels around the map. */
export interface SelectionDesk {
  readonly selection: MapSelection;
  readonly commands: readonly MapCommand[];
  readonly stamps: readonly Stamp[];
  /** Saves the stamps as `edit` makes them of those there are, which may be others than are known here. */
  readonly changeStamps: (edit: (stamps: readonly Stamp[]) => readonly Stamp[]) => void;
  /** Lets a stamp float over the map. */
  readonly recall: (stamp: Stamp) => void;
  /** The chosen cells as a stamp without a name; undefined where nothing is chosen. */
  readonly newStamp: () => Omit<Stamp, 'name'> | undefined;
}

export const selectionDeskAtom = atom<SelectionDesk | undefined>(undefined);
