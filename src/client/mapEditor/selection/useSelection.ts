import { useSyncExternalStore } from 'react';
import type { MapSelection, SelectionState } from './MapSelection.ts';

/** Returns the selection, and whether a part floats over the map. Does not render again while the part only moves. */
export const useSelection = (selection: MapSelection): SelectionState =>
  useSyncExternalStore(selection.subscribe, () => selection.state);
