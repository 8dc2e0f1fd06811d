import type { FloorDocument } from '#client/floor/desk/FloorDesk.ts';
import { FloorSession } from '#client/floor/desk/FloorSession.ts';
import { LocalFloorStore } from '#client/floor/desk/LocalFloorStore.ts';
import type { BrowserStorage } from '#client/storage/webStorage.ts';
import { PLAN_SIZE } from './plan.ts';
import { planGrid } from './planGrid.ts';

/** A browser storage that stores nothing: practice drawings are lost when the page closes. */
const NO_STORAGE: BrowserStorage = { length: 0, key: () => null, getItem: () => null, setItem() {}, removeItem() {} };

/** Returns a small floor that belongs to nobody, with the front page's plan drawn on it. */
export function newPracticeFloor(): FloorDocument {
  const localStore = new LocalFloorStore(NO_STORAGE, 'practice', 'practice');
  const floor = { grid: planGrid(), revision: 0, restoredRevision: 0 };
  return { number: 1, size: PLAN_SIZE, session: new FloorSession(floor, localStore) };
}
