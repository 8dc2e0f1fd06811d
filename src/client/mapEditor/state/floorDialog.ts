import { atom } from 'jotai';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';

/** What can be done with whole floors, each in a dialog of its own. */
export const FLOOR_ACTIONS = [
  'copyFloor',
  'savedMaps',
  'importMaps',
  'exportMaps',
  'resetOptions',
  'initialise',
] as const;
export type FloorAction = (typeof FLOOR_ACTIONS)[number];

/** The dialog that is open. */
export const floorDialogAtom = atom<FloorAction | undefined>(undefined);

/** What such a dialog works on. */
export interface FloorDialogProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
  readonly floors: ScenarioFloors;
  readonly listed: readonly ListedFloor[];
  /** The server has changed floors: the list is requested again. */
  readonly onFloorsChanged: () => void;
  readonly onClose: () => void;
}
