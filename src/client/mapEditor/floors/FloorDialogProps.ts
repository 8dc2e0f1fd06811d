import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';

/** What a dialog that does something with whole floors works on. */
export interface FloorDialogProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
  readonly floors: ScenarioFloors;
  readonly listed: readonly ListedFloor[];
  /** The server has changed floors: the list is requested again. */
  readonly onFloorsChanged: () => void;
  readonly onClose: () => void;
}
