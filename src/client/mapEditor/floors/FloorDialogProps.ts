import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';

/** Props shared by the dialogs that act on whole floors. */
export interface FloorDialogProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
  readonly floors: ScenarioFloors;
  readonly listed: readonly ListedFloor[];
  /** Called when the server has changed floors: the list is requested again. */
  readonly onFloorsChanged: () => void;
  readonly onClose: () => void;
}
