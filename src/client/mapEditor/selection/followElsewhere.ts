import type { ListedFloor } from '#client/mapEditor/panels/FloorList.tsx';
import type { ScenarioFloors } from '#client/mapEditor/state/ScenarioFloors.ts';
import { type FloorGrid, gridsEqual } from '#domain/map/floorGrid.ts';
import type { MovedPart } from '#domain/map/movedLinks.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { followLinks } from '#domain/map/pasteRegion.ts';
import { diffGrids } from '#domain/map/patch.ts';
import { fromBase64 } from '#domain/text/base64.ts';

/** The numbers of the floors from which links led to a moved part. */
export interface Followed {
  readonly followed: readonly number[];
  /** Floors that could not be opened, so that their links lead where they led. */
  readonly missed: readonly number[];
}

/**
 * Leads the links of all other floors of a scenario to a part that was moved, as one step on each floor. They are known as they
 * are open here, else as they were listed; one that has such a link is opened for it.
 */
export async function followElsewhere(
  floors: ScenarioFloors,
  listed: readonly ListedFloor[],
  moved: MovedPart,
): Promise<Followed> {
  const followed: number[] = [];
  const missed: number[] = [];
  const leadsThere = (grid: FloorGrid, number: number) => !gridsEqual(followLinks(grid, number, moved), grid);
  for (const { number, grid: stored } of listed) {
    if (number === moved.to) continue;
    const known = floors.known(number);
    const grid = known?.session.grid ?? (stored === null ? undefined : unpackGrid(fromBase64(stored)));
    if (!grid || !leadsThere(grid, number)) continue;
    try {
      const { session } = known ?? (await floors.open(number));
      const cells = diffGrids(session.grid, followLinks(session.grid, number, moved));
      session.commit({ label: { key: 'map.step.links', count: cells.length }, cells });
      followed.push(number);
    } catch {
      missed.push(number);
    }
  }
  return { followed, missed };
}
