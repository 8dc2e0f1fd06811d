import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clearTexts } from '#client/resource/clear/clearTexts.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { ItemTable } from '../support/ItemTable.ts';
import { hasScenario, haveTexts, isGone, opens, presses, rest } from '../support/site.tsx';

let table: ItemTable;
beforeEach(async () => {
  table = new ItemTable(await hasScenario());
});

test('all messages of a scenario are deleted at once: of 999 numbers those that are written', async () => {
  const scenario_id = table.scenarioId;
  const { labyrinth_message } = trpcClient(rest).records;
  const written = async () =>
    (await labyrinth_message.all.query({ scenario_id })).data.filter(({ title_ja }) => title_ja !== '').length;
  await labyrinth_message.save.mutate({
    scenario_id,
    records: [3, 4, 900].map((number) => ({ number, changes: { title_ja: `立て札${number}` } })),
  });
  await opens(`/scenarios/${scenario_id}/data-settings/labyrinth-messages/labyrinth-message-list`);
  await page.getByRole('grid').getByText('立て札3', { exact: true }).click();
  await presses('Control+a');
  await presses('Control+Delete');
  const dialog = page.getByRole('alertdialog', { name: clearTexts['clear.titleOfMany'].ja.replace('{{count}}', '3') });
  await expect.element(dialog).toMatchTextContent(clearTexts['clear.unused'].ja);
  await dialog.getByRole('button', { name: clearTexts['clear.do'].ja, exact: false }).click();
  await isGone(dialog);
  await expect.poll(written).toBe(0);
});

test('a row that is emptied by Delete, cut or paste is named below the table where it is still used', async () => {
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
  await presses('Delete');
  await table.isTold(table.text('records.news.clear', { cells: 1 }));
  await table.goesTo(1, 'name_ja');
  await presses('Shift+Space', 'Delete');
  await haveTexts(told.getByRole('link'), ['001']);
  await table.goesTo(2, 'name_ja');
  await presses('Control+x');
  await haveTexts(told.getByRole('link'), ['001', '002']);
  await presses('Control+z');
  await haveTexts(told.getByRole('link'), ['001']);
  await presses('Control+z');
  await isGone(told);
  await table.goesTo(2, 'name_ja');
  await table.pastes('\t\t');
  await haveTexts(told.getByRole('link'), ['002']);

  await told.getByRole('link').click();
  const uses = page.getByRole('region', { name: recordFormTexts['record.uses'].ja, exact: false });
  await haveTexts(uses.getByRole('link'), ['003 槍']);
});

test('of many places that use a record all are seen, page by page', async () => {
  const using = Array.from({ length: 60 }, (_, index) => [index + 2, { name_ja: `槍${index + 2}`, becomes: 1 }]);
  await table.has({ 1: { name_ja: '剣' }, ...Object.fromEntries(using) });
  await opens(`/scenarios/${table.scenarioId}/data-settings/items/item-list/1/edit`);
  const uses = page.getByRole('region', { name: recordFormTexts['record.uses'].ja, exact: false });
  await expect.element(uses.getByRole('listitem')).toHaveLength(50);
  await uses.getByRole('button', { name: '次のページ', exact: false }).click();
  await expect.element(uses.getByRole('link').last()).toHaveTextContent('061 槍61');
  await page.getByRole('button', { name: recordFormTexts['record.clear'].ja, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByRole('link')).toHaveLength(8);
  await dialog.getByRole('button', { name: '最後のページ', exact: false }).click();
  await expect.element(dialog.getByRole('link').last()).toHaveTextContent('061 槍61');
});

test('who deletes an encounter table that a floor must name one of is told which one takes its place', async () => {
  const scenario_id = table.scenarioId;
  await trpcClient(rest).records.encounter_setting.save.mutate({
    scenario_id,
    records: [{ number: 7, changes: { name_ja: '水辺' } }],
  });
  const floor = `scenarios/${scenario_id}/floor-maps/02`;
  const slot = (value: number) => ({ value, probability: 10 });
  await rest.put(floor, { appearance: { no1: slot(7), no2: slot(0), no3: slot(0) } });
  await opens(`/scenarios/${scenario_id}/data-settings/encounters/encounter-setting?view=table#7`);
  await page.getByRole('grid').getByText('水辺', { exact: true }).click();
  await presses('Control+Delete');
  const dialog = page.getByRole('alertdialog');
  const instead = clearTexts['clear.firstInstead'].ja.replace('{{count}}', '1').replace('{{name}}', '000');
  await expect.element(dialog.getByText(instead, { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: clearTexts['clear.do'].ja, exact: false }).click();
  await isGone(dialog);
  expect((await rest.get(floor)).data).toMatchObject({ appearance: { no1: { value: 0, probability: 10 } } });
  expect((await rest.get<readonly unknown[]>(`scenarios/${scenario_id}/backup`)).data).toHaveLength(1);
});
