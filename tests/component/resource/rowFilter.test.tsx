import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filteredHref } from '#client/resource/words/filteredHref.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import type { Cell } from '#domain/map/cell.ts';
import { blankGrid, writeField } from '#domain/map/floorGrid.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import { toBase64 } from '#domain/text/base64.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { hasRecords, hasScenario, isGone, opens, presses, rest } from '../support/site.tsx';

let scenarioId: string;
beforeEach(async () => {
  scenarioId = await hasScenario();
});

const call = (path: string, input: object) => rest.post(`/trpc/${path}`, { scenario_id: scenarioId, ...input });
/** Returns a packed map that is blank except for one cell. */
function gridWith(cell: Partial<Cell>): string {
  const grid = blankGrid();
  for (const [field, value] of Object.entries(cell)) writeField(grid, field as keyof Cell, 3, 20, value);
  return toBase64(packGrid(grid));
}
const cell = (number: string) => page.getByRole('rowheader', { name: number, exact: false });

test.each(LANGUAGES)(
  'a table shows what is unused, nameless or without English, as its address says: %s',
  async (language) => {
    const says = (ja: string, en: string) => (language === 'ja' ? ja : en);
    await hasRecords(scenarioId, 'items-detail', {
      5: { name_ja: '剣', name_en: 'Sword', becomes: 6 },
      6: { name_ja: '盾' },
      7: { ac: 3 },
    });
    await opens(`/scenarios/${scenarioId}/data-settings/items/item-list`, language);
    const filter = page.getByRole('button', { name: says('絞り込み：', 'Filter: '), exact: false });
    const choose = async (ja: string, en: string, count: number) => {
      await filter.click();
      await page
        .getByRole('menuitem')
        .filter({ hasText: new RegExp(`${says(ja, en)}.*${count}$`) })
        .click();
    };
    await choose('名前なし', 'Empty name', 1);
    await expect.element(cell('007')).toBeVisible();
    await isGone(cell('005'));
    expect(location.search).toBe('?only=nameless');
    await choose('英語なし', 'Empty English', 1);
    await expect.element(cell('006')).toBeVisible();
    await isGone(cell('007'));
    await choose('使われていない', 'Unused', 2);
    await expect.element(cell('005')).toBeVisible();
    await isGone(cell('006'));

    // Another tab opens the same rows from the address; "show all" takes the filter out of it.
    await opens(`/scenarios/${scenarioId}/search`, language);
    await opens(`/scenarios/${scenarioId}/data-settings/items/item-list?only=used`, language);
    await expect.element(cell('006')).toBeVisible();
    await isGone(cell('005'));
    const find = page.getByRole('searchbox');
    await find.fill('qqqq');
    await page
      .getByRole('note')
      .getByRole('button', { name: says('絞り込みをやめる', 'Show all') })
      .click();
    await expect.element(cell('005')).toBeVisible();
    expect(location.search).toBe('');
  },
);

test('NPCs are filtered by the floor on which they are met, and stay so from one to the next', async () => {
  await hasRecords(scenarioId, 'npcs', { 3: { name_ja: '門番' }, 4: { name_ja: '商人' } });
  await call('floors.saveGrid', { floor_number: '04', grid: gridWith({ event_id: 1501, 1: 4 }) });
  await opens(`/scenarios/${scenarioId}/data-settings/npc`);
  await page.getByRole('button', { name: '絞り込み：', exact: false }).click();
  await page.getByRole('menuitem').filter({ hasText: '04階' }).click();
  const list = page.getByRole('navigation', { name: 'NPCの一覧' });
  await expect.element(list.getByRole('link', { name: '商人', exact: false })).toBeVisible();
  await isGone(list.getByRole('link', { name: '門番', exact: false }));
  await list.getByRole('link', { name: '商人', exact: false }).click();
  await expect.poll(() => location.search).toBe('?only=floor-4');
  await isGone(list.getByRole('link', { name: '門番', exact: false }));
});

test('encounter tables are filtered by what floors use, and an empty list offers all', async () => {
  await hasRecords(scenarioId, 'encounter-settings', { 3: { name_ja: '廊下' }, 4: { name_ja: '広間' } });
  const slot = (value: number) => ({ value, probability: 100 });
  await call('floors.updateSettings', {
    floor_number: '04',
    appearance: { no1: slot(4), no2: slot(4), no3: slot(4) },
  });
  await opens(`/scenarios/${scenarioId}/data-settings/encounters/encounter-setting?only=used`);
  const list = page.getByRole('navigation').filter({ has: page.getByRole('searchbox') });
  await expect.element(list.getByRole('link', { name: '広間', exact: false })).toBeVisible();
  await isGone(list.getByRole('link', { name: '廊下', exact: false }));
  await list.getByRole('searchbox').fill('廊下');
  await expect.element(list.getByText('この絞り込みに合うものはありません。')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'すべて表示' }));
  await expect.element(list.getByRole('link', { name: '廊下', exact: false })).toBeVisible();
});

test('the next and the previous record keep the filter of the list beside the form', async () => {
  await hasRecords(scenarioId, 'encounter-settings', { 3: { name_ja: '廊下' }, 4: { name_ja: '広間' } });
  await hasRecords(scenarioId, 'npcs', { 3: { name_ja: '番人' } });
  for (const kind of ['encounter_setting', 'npc'] as const) {
    const hrefOf = (number: number) => filteredHref(recordHref(scenarioId, kind, number), '?only=nameless');
    const present = () => `${location.pathname}${location.search}${location.hash}`;
    await opens(hrefOf(3));
    await expect.element(page.css('[data-record-form]').first()).toBeVisible();
    await presses('Alt+ArrowRight');
    await expect.poll(present).toBe(hrefOf(4));
    await presses('Alt+ArrowLeft');
    await expect.poll(present).toBe(hrefOf(3));
  }
});
