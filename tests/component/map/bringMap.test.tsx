// Walls from a map of another program: the dialog reads the file, guesses, shows what would be, and makes one step of the map.
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { closePartAtom } from '#client/mapEditor/state/openParts.ts';
import type { Language } from '#domain/text/languages.ts';
import { FloorMap } from '../support/FloorMap.ts';
import { focuses, hasScenario, isGone, opens, presses, pressesIn, reads, rest } from '../support/site.tsx';

const PLAN = ['######', '#..#.#', '#....#', '##.###', '######'];
/** The cells of the plan that have a wall, on one of their sides at least, counted by hand. */
const WALLED = 19;

let scenarioId: string;
let map: FloorMap;
// A dialog that a failed test left open stays with the map.
afterEach(() => getDefaultStore().set(closePartAtom, 'bringMap'));
beforeEach(async () => {
  scenarioId = await hasScenario();
  map = new FloorMap(scenarioId);
});

const dialog = () => page.getByRole('dialog');
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const tick = (name: string | RegExp) => dialog().getByRole('checkbox', { name });

async function opensDialog(language: Language): Promise<Locator> {
  await opens(`/scenarios/${scenarioId}/floor-maps/01`, language);
  await expect.element(page.getByRole('grid')).toBeVisible();
  const { menu, item } = {
    ja: { menu: 'マップとフロアの操作', item: '手持ちのマップから壁を作る…' },
    en: { menu: 'Map and floor actions', item: 'Make walls from a map…' },
  }[language];
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect.element(dialog()).toBeVisible();
  return dialog();
}

async function chooses(name: string, content: string): Promise<void> {
  await expect.poll(() => page.css('input[type=file]').elements().length).toBe(1);
  await userEvent.upload(page.css('input[type=file]'), new File([content], name));
}

const csv = (rows: readonly string[]) => rows.map((row) => [...row].join(',')).join('\n');
const tmx = (name: string, rows: readonly string[]) =>
  `<layer name="${name}" width="${rows[0]?.length}" height="${rows.length}"><data encoding="csv">${[...rows.join('')].map((sign) => (sign === '#' ? 7 : 2))}</data></layer>`;
const storedWalls = async (): Promise<number> => {
  type Stored = { maps: { border: Record<string, number> }[][] };
  const { data } = await rest.get<Stored>(`scenarios/${scenarioId}/floor-maps/01`);
  return data.maps.flat().filter(({ border }) => Object.values(border).some((value) => value === 1)).length;
};

test('a grid becomes walls in one step, which is saved like every edit and undone at once', async () => {
  await opensDialog('ja');
  await expect.element(button('壁を作る')).toBeDisabled();
  await chooses('ほらあな.csv', csv(PLAN));
  await expect.element(tick(/^#\s*22マス$/)).toBeChecked();
  await expect.element(tick(/^\.\s*8マス$/)).not.toBeChecked();
  await expect.element(dialog().getByText(new RegExp(`${WALLED}マスが変わります`))).toBeVisible();
  await button('壁を作る').click();
  await reads('フロア01の壁を作りました。');
  await isGone(dialog());
  await map.counts(WALLED);
  await map.isSaved();
  expect(await storedWalls()).toBe(WALLED);
  await page.getByRole('button', { name: '元に戻す', exact: true }).last().click();
  await map.counts(0);
  await map.redoes();
  await map.counts(WALLED);
  await map.isSaved();
  // Again it changes nothing.
  await opensDialog('ja');
  await chooses('ほらあな.csv', csv(PLAN));
  await expect.element(dialog().getByText('フロアの壁はもうこのとおりです。')).toBeVisible();
  await expect.element(button('壁を作る')).toBeDisabled();
});

test('layer, part and solid kinds are chosen, by keyboard too, with the result before the eyes', async () => {
  await opensDialog('en');
  const wide = Array.from({ length: 30 }, (_, y) => (y < 2 ? '.'.repeat(40) : `${'.'.repeat(38)}##`));
  const layers = tmx('Sky', ['##', '..']) + tmx('Ground', wide);
  await chooses('two.tmx', `<map orientation="orthogonal" width="40" height="30">${layers}</map>`);
  await expect.element(tick(/^Tile 7/)).toBeVisible();
  const layer = dialog().getByRole('combobox', { name: 'Layer' });
  await expect.element(layer).toHaveValue('Sky');
  await layer.fill('Gro');
  await presses('Enter');
  await expect.element(layer).toHaveValue('Ground');
  const picture = dialog().getByRole('button', { name: /^Picture of the layer/ });
  // The part with the most walls, of tiles that are most frequent along the edge.
  await expect.element(picture).toHaveAccessibleName('Picture of the layer: 24 x 24 cells from column 17 and row 3');
  await expect.element(tick(/^Tile 2/)).toBeChecked();
  await button('Swap solid and open').click();
  await expect.element(tick(/^Tile 2/)).not.toBeChecked();
  await expect.element(tick(/^Tile 7/)).toBeChecked();
  focuses(picture);
  await presses('ArrowLeft', 'ArrowUp', 'ArrowUp', 'Shift+ArrowLeft');
  await expect.element(picture).toHaveAccessibleName('Picture of the layer: 24 x 24 cells from column 1 and row 1');
  const column = dialog().getByRole('spinbutton', { name: 'First column' });
  await column.fill('17');
  await presses('Tab');
  await expect.element(picture).toHaveAccessibleName('Picture of the layer: 24 x 24 cells from column 17 and row 1');
  // A press on the north-western cell switches its kind.
  await userEvent.click(picture, { position: { x: 3, y: 3 } });
  await expect.element(tick(/^Tile 2/)).toBeChecked();
  await expect.element(dialog().getByText('With this choice there are no walls at all.')).toBeVisible();
  await pressesIn(tick(/^Tile 2/), 'Space');
  // 23 cells beside the rock in the east, with the rim; without a rim the rock alone has walls.
  await expect.element(dialog().getByText(/walls and doors of this floor are replaced/)).toBeVisible();
  await pressesIn(tick('Close the rim of the floor with walls'), 'Space');
  await button('Make the walls').click();
  await reads('The walls of floor 01 were made.');
  // Columns 39 and 40 are rock from the third row on: a wall to the west and one to the east around the floor, and one above, and below around it.
  await expect.poll(storedWalls).toBe(22 * 4 + 2 + 2);
});

test.each<[Language, RegExp]>([
  ['ja', /^hex\.tmx：マップの向き（orientation）が「六角形」/],
  ['en', /^hex\.tmx: The orientation of the map is hexagonal/],
])(
  'a file that is no such map is refused with its name and the reason (%s), and another may be chosen',
  async (language, reason) => {
    await opensDialog(language);
    await chooses('hex.tmx', '<map orientation="hexagonal"/>');
    await expect.element(dialog().getByRole('alert').getByText(reason)).toBeVisible();
    await chooses('broken.tmj', '{"type":"map","layers":[{"type":"tilelayer","name":"a","width":-1}]}');
    await expect.element(dialog().getByRole('alert').getByText(/-1/)).toBeVisible();
    await chooses('good.csv', csv(PLAN));
    await expect.element(tick(/^#/)).toBeChecked();
    expect(dialog().getByRole('alert').elements()).toEqual([]);
  },
);
