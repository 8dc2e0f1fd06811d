import type { FloorSheet } from '#client/floor/desk/FloorDesk.ts';
import { FloorSession } from '#client/floor/desk/FloorSession.ts';
import { FloorShelf } from '#client/floor/desk/FloorShelf.ts';
import type { BrowserStorage } from '#client/sync/JsonStorage.ts';
import { PLAN_SIZE } from './plan.ts';
import { planGrid } from './planGrid.ts';

/** A browser's storage that keeps nothing: what is drawn for practice goes with the page. */
const NO_STORAGE: BrowserStorage = { length: 0, key: () => null, getItem: () => null, setItem() {}, removeItem() {} };

/** A small floor that is nobody's, with the plan of the front page begun on it. */
export function newPracticeSheet(): FloorSheet {
  const shelf = new FloorShelf(NO_STORAGE, 'practice', 'practice');
  const floor = { grid: planGrid(), revision: 0, restoredRevision: 0 };
  return { number: 1, size: PLAN_SIZE, session: new FloorSession(floor, shelf) };
}
