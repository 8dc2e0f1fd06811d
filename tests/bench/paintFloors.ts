import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import { toBase64 } from '#domain/text/base64.ts';
import { amount } from './amount.ts';

/** All floors of a scenario; with `--once` more than a list shows at a time. */
const FLOORS = amount(99, 20);

/** Paints the floors of a scenario, through the call that the client saves with. */
export async function paintFloors(
  url: string,
  token: string,
  scenario_id: string,
  gridOf: (floor: number) => FloorGrid,
): Promise<void> {
  for (let number = 1; number <= FLOORS; number++) {
    const grid = toBase64(packGrid(gridOf(number)));
    const response = await fetch(`${url}/trpc/floors.saveGrid`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ scenario_id, floor_number: String(number).padStart(2, '0'), grid }),
    });
    if (!response.ok) throw new Error(`floor ${number}: ${response.status} ${await response.text()}`);
  }
}
