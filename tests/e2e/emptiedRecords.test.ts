import { clearTexts } from '#client/resource/clear/clearTexts.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { trpcClient } from '../support/trpcClient.ts';
import { ItemTable } from './support/ItemTable.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ table: ItemTable }>({
  table: async ({ author, context, origin }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await use(new ItemTable(author, await author.hasScenario()));
  },
});

test('all messages of a scenario are deleted at once: of 999 numbers those that are written', async ({
  author,
  page,
}) => {
  const scenario_id = await author.hasScenario();
  const { labyrinth_message } = trpcClient(author.account.rest).records;
  const written = async () =>
    (await labyrinth_message.all.query({ scenario_id })).data.filter(({ title_ja }) => title_ja !== '').length;
  await labyrinth_message.save.mutate({
    scenario_id,
    records: [3, 4, 900].map((number) => ({ number, changes: { title_ja: `立て札${number}` } })),
  });
  await page.goto(`/scenarios/${scenario_id}/data-settings/labyrinth-messages/labyrinth-message-list`);
  await page.getByRole('grid').getByText('立て札3', { exact: true }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+Delete');
  const dialog = page.getByRole('alertdialog', { name: clearTexts['clear.titleOfMany'].ja.replace('{{count}}', '3') });
  await expect(dialog).toContainText(clearTexts['clear.unused'].ja);
  await dialog.getByRole('button', { name: clearTexts['clear.do'].ja }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(written).toBe(0);
});

test('a row that is emptied by Delete, cut or paste is named below the table where it is still used', async ({
  table,
}) => {
  const { page } = table;
  const told = page.getByRole('status').filter({ hasText: table.text('records.news.stillUsed') });
  await table.has({
    1: { name_ja: '剣', purchase_price: 5 },
    2: { name_ja: '折れた剣' },
    3: { name_ja: '槍', becomes: 2 },
    4: { name_ja: '斧', becomes: 1 },
    5: { name_ja: '盾' },
  });
  await table.opens();
  await table.goesTo(5, 'name_ja');
  await table.presses('Delete');
  await table.isTold(table.text('records.news.clear', { cells: 1 }));
  await table.goesTo(1, 'name_ja');
  await table.presses('Shift+Space', 'Delete');
  await expect(told.getByRole('link')).toHaveText(['001']);
  await table.goesTo(2, 'name_ja');
  await table.presses('Control+x');
  await expect(told.getByRole('link')).toHaveText(['001', '002']);
  await table.presses('Control+z');
  await expect(told.getByRole('link')).toHaveText(['001']);
  await table.presses('Control+z');
  await expect(told).toBeHidden();
  await table.goesTo(2, 'name_ja');
  await table.pastes('\t\t');
  await expect(told.getByRole('link')).toHaveText(['002']);

  await told.getByRole('link').click();
  const uses = page.getByRole('region', { name: recordFormTexts['record.uses'].ja });
  await expect(uses.getByRole('link')).toHaveText(['003 槍']);
});

test('of many places that use a record all are seen, page by page', async ({ table }) => {
  const { page } = table;
  const using = Array.from({ length: 60 }, (_, index) => [index + 2, { name_ja: `槍${index + 2}`, becomes: 1 }]);
  await table.has({ 1: { name_ja: '剣' }, ...Object.fromEntries(using) });
  await page.goto(`/scenarios/${table.scenarioId}/data-settings/items/item-list/1/edit`);
  const uses = page.getByRole('region', { name: recordFormTexts['record.uses'].ja });
  await expect(uses.getByRole('listitem')).toHaveCount(50);
  await uses.getByRole('button', { name: '次のページ' }).click();
  await expect(uses.getByRole('link').last()).toHaveText('061 槍61');
  await page.getByRole('button', { name: recordFormTexts['record.clear'].ja, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('link')).toHaveCount(8);
  await dialog.getByRole('button', { name: '最後のページ' }).click();
  await expect(dialog.getByRole('link').last()).toHaveText('061 槍61');
});

test('who deletes an encounter table that a floor must name one of is told which one takes its place', async ({
  author,
  page,
}) => {
  const scenario_id = await author.hasScenario();
  const { rest } = author.account;
  await trpcClient(rest).records.encounter_setting.save.mutate({
    scenario_id,
    records: [{ number: 7, changes: { name_ja: '水辺' } }],
  });
  const floor = `scenarios/${scenario_id}/floor-maps/02`;
  const slot = (value: number) => ({ value, probability: 10 });
  await rest.put(floor, { appearance: { no1: slot(7), no2: slot(0), no3: slot(0) } });
  await page.goto(`/scenarios/${scenario_id}/data-settings/encounters/encounter-setting?view=table#7`);
  await page.getByRole('grid').getByText('水辺', { exact: true }).click();
  await page.keyboard.press('Control+Delete');
  const dialog = page.getByRole('alertdialog');
  const instead = clearTexts['clear.firstInstead'].ja.replace('{{count}}', '1').replace('{{name}}', '000');
  await expect(dialog.getByText(instead)).toBeVisible();
  await dialog.getByRole('button', { name: clearTexts['clear.do'].ja }).click();
  await expect(dialog).toBeHidden();
  expect((await rest.get(floor)).data).toMatchObject({ appearance: { no1: { value: 0, probability: 10 } } });
  expect((await rest.get<readonly unknown[]>(`scenarios/${scenario_id}/backup`)).data).toHaveLength(1);
});
