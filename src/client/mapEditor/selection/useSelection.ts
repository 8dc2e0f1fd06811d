import { useSyncExternalStore } from 'react';
import type { MapSelection, SelectionState } from './MapSelection.ts';

/** What is chosen, and whether a part floats over the map. Not told while it merely goes about. */
export const useSelection = (selection: MapSelection): SelectionState =>
  useSyncExternalStore(selection.subscribe, () => selection.state);
