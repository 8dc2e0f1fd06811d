import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearTexts } from '#client/resource/clear/clearTexts.ts';
import { FAULT_TEXTS } from '#domain/catalogs/faultTexts.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { ItemTable } from '../support/ItemTable.ts';
import { converts } from '../support/inputMethod.ts';
import { boxOf, hasScenario, haveTexts, isGone, presses, pressesIn } from '../support/site.tsx';

/** Rows as a spreadsheet copies them. */
const rows = (count: number, cells: (row: number) => readonly (string | number)[]): string =>
  Array.from({ length: count }, (_, row) => `${cells(row).join('\t')}\r\n`).join('');

let table: ItemTable;
beforeEach(async () => {
  table = new ItemTable(await hasScenario());
});

test.each(LANGUAGES)('the field of a cell tells of a list only while one is open: %s', async (language) => {
  table.language = language;
  await table.opens();
  await table.goesTo(1, 'type');
  await expect.element(table.input).toHaveAttribute('aria-expanded', 'false');
  await expect.element(table.input).not.toHaveAttribute('aria-controls');
  await presses('Alt+ArrowDown');
  await expect.element(table.input).toHaveAttribute('aria-expanded', 'true');
  const list = table.input.element().getAttribute('aria-controls') ?? '';
  await expect.element(page.css(`#${list}`)).toBeVisible();
  await userEvent.keyboard('zzz');
  await expect.element(table.input).toHaveAttribute('aria-expanded', 'false');
});

test.each(LANGUAGES)(
  'two hundred rows are pasted at once, taken back and done again in one step: %s',
  async (language) => {
    table.language = language;
    await table.has({ 1: { name_ja: '前からある' } });
    await table.opens();
    await table.goesTo(2, 'name_ja');
    await table.pastes(rows(200, (row) => [`品${row}`, `Thing ${row}`, row % 3 === 0 ? '武器' : '0']));
    await table.isTold(table.text('records.news.paste', { rows: 200 }));
    await table.isSaved();
    const stored = await table.stored();
    expect(stored.size).toBe(201);
    expect(stored.get(201)).toMatchObject({ name_ja: '品199', name_en: 'Thing 199', type: 0 });
    expect(stored.get(2)).toMatchObject({ type: 1 });
    await presses('Control+z');
    await expect.element(table.cell(2, 'name_ja')).toHaveTextContent('');
    await expect.poll(async () => (await table.stored()).size).toBe(1);
    await presses('Control+y');
    await expect.element(table.cell(2, 'name_ja')).toHaveTextContent('品0');
    await expect.poll(async () => (await table.stored()).size).toBe(201);
  },
);

test('cells are copied and cut as a spreadsheet takes them, and pasted over a larger selection again and again', async () => {
  await table.has({ 1: { name_ja: 'い', name_en: 'A "quoted" one' }, 2: { name_ja: 'ろ', name_en: '"B"' } });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await presses('Shift+ArrowDown', 'Shift+ArrowRight', 'Control+c');
  const copied = await navigator.clipboard.readText();
  expect(copied.replaceAll('\r\n', '\n')).toBe('い\tA "quoted" one\nろ\t"""B"""\n');
  await table.goesTo(5, 'name_ja');
  await presses('Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+v');
  await expect.element(table.cell(8, 'name_en')).toHaveTextContent('"B"');
  await expect.element(table.cell(7, 'name_ja')).toHaveTextContent('い');
  await table.goesTo(1, 'name_ja');
  await presses('Control+x');
  await expect.element(table.cell(1, 'name_ja')).toHaveTextContent('');
  await table.isSaved();
  expect((await table.stored()).get(1)).toMatchObject({ name_ja: '', name_en: 'A "quoted" one' });
});

test('a column is filled down with the keyboard, and on with the handle; undo takes back one of them at a time', async () => {
  await table.has({ 1: { purchase_price: 120 } });
  await table.opens();
  await table.goesTo(1, 'purchase_price');
  await presses('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  await expect.element(table.cell(3, 'purchase_price')).toHaveTextContent('120');
  const from = boxOf(table.cell(3, 'purchase_price'));
  await userEvent.pointer([
    { coords: { x: from.right - 1, y: from.bottom - 1 }, keys: '[MouseLeft>]' },
    { target: table.cell(5, 'purchase_price'), coords: { x: 5, y: 5 } },
    { target: table.cell(6, 'purchase_price'), coords: { x: 5, y: 5 }, keys: '[/MouseLeft]' },
  ]);
  await expect.element(table.cell(6, 'purchase_price')).toHaveTextContent('120');
  await presses('Control+z');
  await expect.element(table.cell(6, 'purchase_price')).toHaveTextContent('');
  await expect.element(table.cell(3, 'purchase_price')).toHaveTextContent('120');
  await presses('Control+z');
  await expect.element(table.cell(3, 'purchase_price')).toHaveTextContent('');
});

test('the handle continues a series, and copies it when it is released with Ctrl', async () => {
  await table.has({ 1: { purchase_price: 30 }, 2: { purchase_price: 40 } });
  await table.opens();
  const price = (number: number) => expect.element(table.cell(number, 'purchase_price'));
  const drags = async () => {
    await table.goesTo(1, 'purchase_price');
    await presses('Shift+ArrowDown');
    const from = boxOf(table.cell(2, 'purchase_price'));
    await userEvent.pointer([
      { coords: { x: from.right - 1, y: from.bottom - 1 }, keys: '[MouseLeft>]' },
      { target: table.cell(3, 'purchase_price'), coords: { x: 5, y: 5 } },
      { target: table.cell(4, 'purchase_price'), coords: { x: 5, y: 5 }, keys: '[/MouseLeft]' },
    ]);
  };
  await drags();
  await price(3).toHaveTextContent('50');
  await price(4).toHaveTextContent('60');
  await presses('Control+z');
  await price(4).toHaveTextContent('');
  await userEvent.keyboard('{Control>}');
  await drags();
  await userEvent.keyboard('{/Control}');
  await price(3).toHaveTextContent('30');
  await price(4).toHaveTextContent('40');
});

test('values that do not fit are marked with the reason and counted, and do not stop the others', async () => {
  await table.opens();
  await table.goesTo(1, 'purchase_price');
  await table.pastes('100\r\nたくさん\r\n-5\r\n"1,400"\r\n');
  await table.isTold(table.text('records.news.refused', { refused: 2 }));
  await expect.element(table.cell(4, 'purchase_price')).toHaveTextContent('1400');
  await expect
    .element(table.cell(2, 'purchase_price'))
    .toHaveAttribute('title', expect.stringMatching(/^たくさん: .*整数/));
  // Pressing the number of problems moves from one to the next, in a cycle.
  const refused = (count: number) =>
    page.getByRole('button', { name: table.text('records.news.refused', { refused: count }) });
  for (const number of ['002', '003', '002']) {
    await refused(2).click();
    await expect.element(table.input).toHaveAccessibleName(new RegExp(` ${number} `));
  }
  await expect.element(table.input).toHaveFocus();
  await userEvent.keyboard('２００');
  await presses('Enter');
  await expect.element(table.cell(2, 'purchase_price')).toHaveTextContent('200');
  await expect.element(table.cell(2, 'purchase_price')).not.toHaveAttribute('title', expect.stringMatching(/./));
  // After an undo neither marks nor a message are left.
  await expect.element(refused(1)).toBeVisible();
  await presses('Control+z', 'Control+z');
  await expect.element(table.cell(4, 'purchase_price')).toHaveTextContent('');
  await expect.element(table.cell(3, 'purchase_price')).not.toHaveAttribute('title', expect.stringMatching(/./));
  await isGone(refused(1));
  await table.isTold(table.text('record.step.undo.many', { number: '001', field: '購入価格', count: 2 }));
});

test('many cells are changed together, after the number of them and an example were shown', async () => {
  await table.has({ 1: { purchase_price: 100 }, 2: { purchase_price: 99_999_999 }, 3: { purchase_price: 7 } });
  await table.opens();
  await table.goesTo(1, 'purchase_price');
  await presses('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+m');
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByRole('textbox');
  const change = dialog.getByRole('button', { name: table.text('records.multiEdit.do') });
  await dialog.getByText(table.text('records.multiEdit.add')).click();
  await amount.fill('1.5');
  await expect.element(amount).toHaveAccessibleDescription(FAULT_TEXTS.not_integer.ja);
  await expect.element(change).toBeDisabled();
  await dialog.getByText(table.text('records.multiEdit.multiply')).click();
  await expect.element(amount).not.toHaveAttribute('aria-invalid', 'true');
  await amount.fill('abc');
  await expect.element(amount).toHaveAccessibleDescription(FAULT_TEXTS.not_number.ja);
  await amount.fill('1.5');
  await expect.element(dialog).toMatchTextContent(table.text('records.multiEdit.count', { cells: 3, changed: 2 }));
  await expect.element(dialog).toMatchTextContent(table.text('records.multiEdit.refused', { refused: 1 }));
  await expect.element(dialog).toMatchTextContent('100 → 150');
  await change.click();
  await expect.element(table.cell(3, 'purchase_price')).toHaveTextContent('11');
  await expect.element(table.cell(2, 'purchase_price')).toHaveTextContent('99999999');
  await table.isTold(table.text('records.news.calculate', { cells: 2 }));
});

test('a text is replaced in all cells that hold it, or in those that are selected', async () => {
  await table.has({
    1: { name_ja: '鋼の剣' },
    2: { name_ja: '鋼の槍' },
    3: { name_ja: '杖' },
  });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await presses('Control+h');
  const dialog = page.getByRole('dialog');
  const replace = async (sought: string, by: string) => {
    await dialog.getByRole('textbox', { name: table.text('records.multiEdit.sought') }).fill(sought);
    await dialog.getByRole('textbox', { name: table.text('records.multiEdit.by') }).fill(by);
  };
  await replace('鋼', '鉄');
  await expect.element(dialog).toMatchTextContent('鋼の剣 → 鉄の剣');
  await dialog.getByRole('button', { name: table.text('records.multiEdit.do') }).click();
  await expect.element(table.cell(1, 'name_ja')).toHaveTextContent('鉄の剣');
  await expect.element(table.cell(2, 'name_ja')).toHaveTextContent('鉄の槍');
  await table.isTold(table.text('records.news.calculate', { cells: 2 }));
  await table.goesTo(2, 'name_ja');
  await presses('Shift+ArrowDown', 'Control+h');
  await replace('の', '');
  await presses('Enter');
  await expect.element(table.cell(2, 'name_ja')).toHaveTextContent('鉄槍');
  await expect.element(table.cell(1, 'name_ja')).toHaveTextContent('鉄の剣');
});

test('what a number stands for besides itself is shown and typed by its name', async () => {
  await table.has({ 1: { name_ja: '薬', stock: 5 }, 2: { name_ja: '剣', stock: 0 }, 3: { name_ja: '槍', stock: 3 } });
  await table.opens();
  await table.goesTo(1, 'stock');
  await userEvent.keyboard('無制限');
  await presses('Enter');
  await expect.element(table.cell(1, 'stock')).toHaveTextContent('無制限');
  // It is no quantity, and neither is the value of a blank row.
  await presses('ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown');
  await expect.element(page.getByText(table.text('records.status.sum', { sum: 3, average: 1.5 }))).toBeVisible();
  await table.isSaved();
  expect((await table.stored()).get(1)).toMatchObject({ stock: -1 });
});

test('flags are turned with Space, references are found by name and follow it', async () => {
  await table.has({ 1: { name_ja: '剣' }, 12: { name_ja: '折れた剣' } });
  await table.opens();
  await table.goesTo(1, 'special');
  await presses('Space');
  await expect.element(table.cell(1, 'special')).toHaveTextContent('✓');
  await table.goesTo(1, 'becomes');
  await userEvent.keyboard('折れ');
  await presses('Enter');
  await expect.element(table.cell(1, 'becomes')).toHaveTextContent('012 折れた剣');
  await table.goesTo(12, 'name_ja');
  await userEvent.keyboard('錆びた剣');
  await presses('Enter');
  await expect.element(table.cell(1, 'becomes')).toHaveTextContent('012 錆びた剣');
  await table.isSaved();
  expect((await table.stored()).get(1)).toMatchObject({ special: true, becomes: 12 });
});

test('a reference to nothing is marked with the reason, until there is something', async () => {
  await table.has({ 1: { name_ja: '剣' }, 2: { name_ja: '槍', becomes: 12 }, 12: { name_ja: '折れた剣' } });
  await table.opens();
  await table.goesTo(1, 'becomes');
  await table.pastes('7\r\n');
  await expect.element(table.cell(1, 'becomes')).toHaveTextContent('007');
  const reason = 'アイテムの007番はまだ作られていません。';
  await expect.element(table.cell(1, 'becomes')).toHaveAttribute('title', reason);
  await expect.element(page.getByText(reason, { exact: false })).toBeVisible();
  await expect.element(table.cell(2, 'becomes')).not.toHaveAttribute('title');
  // A record without a name still counts as one.
  await table.goesTo(7, 'purchase_price');
  await isGone(page.getByText(reason, { exact: false }));
  await table.pastes('5\r\n');
  await expect.element(table.cell(7, 'purchase_price')).toHaveTextContent('5');
  await expect.element(table.cell(1, 'becomes')).not.toHaveAttribute('title');
});

test('rows are duplicated to the next free number, and cleared after it was said where they are used', async () => {
  await table.has({ 1: { name_ja: '剣', purchase_price: 5 }, 2: { name_ja: '槍', becomes: 1 } });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await presses('Control+Shift+d');
  await expect.element(table.cell(3, 'name_ja')).toHaveTextContent('剣');
  await expect.element(table.input).toHaveAccessibleName(/ 003 /);
  await table.goesTo(1, 'name_ja');
  await presses('Control+Delete');
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toMatchTextContent('002');
  await dialog.getByText(clearTexts['clear.leave'].ja).click();
  await dialog.getByRole('button', { name: clearTexts['clear.do'].ja }).click();
  await expect.element(table.cell(1, 'name_ja')).toHaveTextContent('');
  await table.isSaved();
  expect([...(await table.stored()).keys()]).toEqual([2, 3]);
  await table.goesTo(3, 'name_ja');
  await presses('Control+z');
  await expect.element(table.cell(1, 'name_ja')).toHaveTextContent('剣');
  // If there are several, all copies are selected.
  await table.goesTo(1, 'name_ja');
  await presses('Shift+ArrowDown', 'Control+Shift+d');
  await expect.element(table.cell(5, 'name_ja')).toHaveTextContent('槍');
  await expect.element(page.getByText(table.text('records.status.cells', { rows: 2, columns: 1 }))).toBeVisible();
  await expect.element(table.input).toHaveAccessibleName(/ 004 /);
});

test('what is to be cleared is asked about with what was just typed, before it was sent by itself', async () => {
  await table.has({ 1: { name_ja: '剣' }, 2: { name_ja: '槍' } });
  await table.opens();
  await table.goesTo(2, 'becomes');
  await table.pastes('1');
  await table.goesTo(1, 'name_ja');
  // The table stays visible from its first render on, and has the focus again after every dialog.
  const shown = table.grid.element();
  const wasGone = vi.fn();
  const watcher = new MutationObserver(() => void (shown.checkVisibility() || wasGone()));
  watcher.observe(document, { attributes: true, childList: true, subtree: true });
  await presses('Control+Delete');
  const dialog = page.getByRole('alertdialog');
  await haveTexts(dialog.getByRole('link'), ['002 槍']);
  await presses('Escape');
  await isGone(dialog);
  await expect.element(table.input).toHaveFocus();
  await table.button('records.command.renumber').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await presses('Escape');
  await expect.element(table.input).toHaveFocus();
  watcher.disconnect();
  expect(wasGone).not.toHaveBeenCalled();
});

test('rows are cleared together, and whatever named them names another', async () => {
  await table.has({
    1: { name_ja: '剣', becomes: 2 },
    2: { name_ja: '折れた剣' },
    5: { name_ja: '赤い剣', becomes: 1 },
    6: { name_ja: '青い剣', becomes: 2 },
    9: { name_ja: '鉄くず' },
  });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await presses('Shift+ArrowDown', 'Control+Delete');
  const dialog = page.getByRole('alertdialog');
  await haveTexts(dialog.getByRole('link'), ['005 赤い剣', '006 青い剣']);
  await dialog.getByText(clearTexts['clear.replace'].ja).click();
  const instead = dialog.getByRole('combobox');
  await instead.fill('9');
  await pressesIn(instead, 'ArrowDown');
  await pressesIn(instead, 'Enter');
  await dialog.getByRole('button', { name: clearTexts['clear.do'].ja }).click();
  await expect.element(table.cell(1, 'name_ja')).toHaveTextContent('');
  await expect.element(table.cell(2, 'name_ja')).toHaveTextContent('');
  await table.isSaved();
  await expect.poll(async () => [...(await table.stored()).keys()]).toEqual([5, 6, 9]);
  const stored = await table.stored();
  expect([stored.get(5)?.becomes, stored.get(6)?.becomes]).toEqual([9, 9]);
});

test('a cell with a banned word is marked, as it was found and as it is typed, and the word is told', async () => {
  await table.has({ 1: { name_ja: 'くそったれの剣' }, 2: { name_ja: '剣' } });
  await table.opens();
  const told = `${table.text('banned.words')}くそったれ`;
  await expect.element(table.cell(1, 'name_ja')).toHaveAttribute('title', told);
  await expect.element(table.cell(2, 'name_ja')).not.toHaveAttribute('title');
  await table.goesTo(1, 'name_ja');
  const word = page.css('mark');
  await expect.element(word).toHaveTextContent('くそったれ');
  await presses('ArrowDown');
  await isGone(word);
  await userEvent.keyboard('ああくそったれ');
  await expect.element(word).toHaveTextContent('くそったれ');
  await presses('Enter');
  await isGone(word);
  await expect.element(table.cell(2, 'name_ja')).toHaveAttribute('title', told);
  await table.goesTo(1, 'name_ja');
  await userEvent.keyboard('名剣');
  await presses('Enter');
  await expect.element(table.cell(1, 'name_ja')).not.toHaveAttribute('title');
});

test('an input method begins an edit with its first stroke, and its Enter only commits the conversion', async () => {
  await table.opens();
  await table.goesTo(3, 'name_ja');
  await converts(table.input, 'つるぎ', '剣');
  await expect.element(table.cell(3, 'name_ja')).toHaveTextContent('');
  await presses('Enter');
  await expect.element(table.cell(3, 'name_ja')).toHaveTextContent('剣');
  await userEvent.keyboard('x');
  await presses('Enter');
  await expect.element(table.cell(4, 'name_ja')).toHaveTextContent('x');
});

test('a row opens in its form, and the table is as it was left when one comes back; Esc with Tab leaves it', async () => {
  await table.has(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [at + 1, { name_ja: `剣${at + 1}` }])));
  await table.opens();
  await table.goesTo(7, 'name_ja');
  await presses('Escape', 'Tab');
  await expect.element(table.input).not.toHaveFocus();
  const search = page.getByRole('searchbox');
  await search.fill('剣2');
  await table.goesTo(2, 'name_ja');
  await presses('Control+ArrowDown', 'ArrowUp', 'Control+Enter');
  await expect.poll(() => location.pathname).toMatch(/item-list\/298\/edit$/);
  const name = page.css('[data-path="name_ja"] input');
  await name.fill('剣2の改');
  await pressesIn(name, 'Tab');
  history.back();
  await expect.element(search).toHaveValue('剣2');
  await expect.element(table.cell(298, 'name_ja')).toHaveTextContent('剣2の改');
  await expect.element(table.cell(298, 'name_ja')).toBeInViewport();
  await expect.element(table.input).toHaveAccessibleName(/ 298 /);
  await table.grid.getByRole('link', { name: '298' }).click();
  await expect.poll(() => location.pathname).toMatch(/item-list\/298\/edit$/);
});
