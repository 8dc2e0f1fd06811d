import { BORDER, type Cell, type CellField, type Side } from '#domain/map/cell.ts';
import { otherHalf } from '#domain/map/edge.ts';
import { blankGrid, writeField } from '#domain/map/floorGrid.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import { toBase64 } from '#domain/text/base64.ts';
import { release } from '../../support/publish.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import type { Author } from './Author.ts';
import { newUsername } from './newAccount.ts';

/** A released work with a short corridor to the north, at whose end the story ends. */
export async function hasReleased(author: Author): Promise<{ readonly id: string; readonly title: string }> {
  const { rest } = author.account;
  const title = `短い迷宮 ${newUsername()}`;
  const scenario_id = await author.hasScenario(title);
  const grid = blankGrid();
  const put = (x: number, y: number, cell: Partial<Cell>) => {
    for (const [field, value] of Object.entries(cell)) writeField(grid, field as CellField, x, y, value);
  };
  const closes = (x: number, y: number, side: Side) => {
    const half = otherHalf({ x, y, side }, 24);
    put(x, y, { [side]: BORDER.wall });
    put(half.x, half.y, { [half.side]: BORDER.wall });
  };
  for (let y = 2; y <= 4; y++) for (const side of ['east', 'west'] as const) closes(2, y, side);
  closes(2, 2, 'south');
  put(2, 4, { event_id: 2201, 1: 1 });
  const client = trpcClient(rest);
  await client.floors.saveGrid.mutate({ scenario_id, floor_number: '01', grid: toBase64(packGrid(grid)) });
  await client.records.labyrinth_message.save.mutate({
    scenario_id,
    records: [{ number: 1, changes: { message_ja_boxes: ['鐘が鳴る。'] } }],
  });
  await rest.put(`scenarios/${scenario_id}/labyrinth-settings/0`, {
    labyrinth_title: { ja: '鐘の塔', en: 'Bell tower' },
    map_hierarchy: { start: 1, end: 1 },
    labyrinth_entrance: { x: 2, y: 2, map: 1 },
  });
  await rest.patch(`scenarios/${scenario_id}/author-comments/7`, {
    menu_title_ja: '製作',
    text_ja: 'すべて私が作った。',
  });
  await release(rest, `scenarios/${scenario_id}`);
  return { id: scenario_id, title };
}
