import { item } from '#domain/resources/item.ts';
import { converts } from './support/converts.ts';
import { ItemForm } from './support/ItemForm.ts';
import { inTurn } from './support/inTurn.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ form: ItemForm }>({
  form: async ({ author }, use) => use(new ItemForm(author, await author.hasScenario())),
});

const SWORD = { name_ja: '青銅の剣', name_en: 'Bronze sword', type: 1, weapon_type: 1 };
const SHARDS = { name_ja: '折れた剣', name_en: 'Broken sword' };

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story(
      'an item is written with the keyboard alone, and is the same after a reload',
      async ({ form, author, page }) => {
        await form.has({ 12: SHARDS });
        await form.opens(1);
        await author.tabsTo(form.input('name_ja'));
        await converts(page, form.input('name_ja'), 'せいどうのけん', '青銅の剣');
        await page.keyboard.press('Tab');
        await page.keyboard.type('Bronze sword');
        await author.tabsTo(page.locator('[data-path=type] button'));
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await author.tabsTo(form.input('jobs.1').or(form.input('jobs.0')).first());
        await page.keyboard.press('Space');
        // A weapon has a section of its own.
        await author.tabsTo(form.input('power'));
        await page.keyboard.type('２Ｄ６＋１');
        await author.tabsTo(form.input('becomes'));
        await page.keyboard.type(language === 'ja' ? '折れ' : 'broken');
        await page.keyboard.press('Enter');
        await expect(form.input('becomes')).toHaveValue(`012 ${SHARDS[`name_${language}`]}`);
        await form.isSaved();
        const stored = await form.stored(1);
        expect(stored).toMatchObject({ ...SWORD, weapon_type: 0, power: { count: 2, sides: 6, plus: 1 }, becomes: 12 });
        expect(Object.values(stored.jobs).filter((may) => !may)).toHaveLength(1);

        await page.reload();
        await expect(form.heading).toContainText(SWORD[`name_${language}`]);
        await expect(form.input('becomes')).toHaveValue(`012 ${SHARDS[`name_${language}`]}`);
        await expect(form.input('power')).toHaveValue('2d6+1');
        await expect(form.page.locator('[data-path=power] dd')).toHaveText(['3', '8', '13']);
      },
    );

    story(
      'what is wrong stands beside its field and in a list that leads there, and is not saved until it is right',
      async ({ form, page }) => {
        await form.opens(1);
        await form.enters('break_range.min', '90');
        await expect(form.input('break_range.max')).toHaveAccessibleDescription(
          language === 'ja' ? /最大は最小以上/ : /maximum must not be below/,
        );
        await expect(page.getByRole('alert')).toContainText(form.says('record.errors'));
        // The message below one field does not push its neighbour down.
        const [wrong, neighbour] = [
          await form.input('break_range.max').boundingBox(),
          await form.input('break_range.min').boundingBox(),
        ];
        expect(neighbour?.y).toBeLessThanOrEqual(wrong?.y ?? 0);
        await form.input('name_ja').focus();
        await page.getByRole('alert').getByRole('button').click();
        await expect(form.input('break_range.max')).toBeFocused();
        await page.keyboard.type('95');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('alert')).toBeHidden();
        await form.isSaved();
        expect((await form.stored(1)).break_range).toEqual({ min: 90, max: 95 });
      },
    );

    story('who deletes what is used is shown where, and has the places name another', async ({ form, page }) => {
      await form.has({
        1: { ...SWORD, becomes: 12 },
        2: SWORD,
        12: SHARDS,
        13: { name_ja: '鉄くず', name_en: 'Scrap' },
      });
      await form.opens(12);
      const uses = page.getByRole('region', { name: form.says('record.uses') });
      await expect(uses.getByRole('link')).toHaveText([`001 ${SWORD[`name_${language}`]}`]);
      await form.button('record.clear').click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(form.says('clear.used', { count: 1 }));
      await page.keyboard.press('Escape');
      await expect(form.button('record.clear')).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByText(form.says('clear.replace')).click();
      const instead = dialog.getByRole('combobox');
      await instead.fill('13');
      await instead.press('ArrowDown');
      await instead.press('Enter');
      await dialog.getByRole('button', { name: form.says('clear.do') }).click();
      await expect(form.heading).toContainText(form.says('record.blank'));
      // The button has nothing left to delete and keeps the focus.
      await expect(form.button('record.clear')).toBeDisabled();
      await expect(form.button('record.clear')).toBeFocused();
      await form.isSaved();
      expect((await form.stored(1)).becomes).toBe(13);
      expect((await form.stored(12)).name_ja).toBe('');
    });
  });
}

test('too long a name is cut when it is left, and never while it is being converted; the whole is kept', async ({
  form,
  page,
}) => {
  await form.opens(1);
  const name = form.input('name_ja');
  await name.focus();
  const browser = await page.context().newCDPSession(page);
  const long = 'とてもとてもながいなまえのつるぎ';
  await browser.send('Input.imeSetComposition', { text: long, selectionStart: long.length, selectionEnd: long.length });
  await expect(name).toHaveValue(long);
  await browser.send('Input.insertText', { text: long });
  // Who rests and writes on loses nothing in between.
  await expect.poll(async () => (await form.stored(1)).name_ja).toBe('とてもとてもながいな');
  await expect(name).toHaveValue(long);
  await name.press('Tab');
  await expect(name).toHaveValue('とてもとてもながいな');
  await form.enters('name_en', 'A sword that is much too long');
  await expect(form.input('name_en')).toHaveValue('A sword that is much');
  // What was cut is told below the field, and comes back: on another record and after a reload too.
  const told = page.locator('[data-path=name_en]').getByRole('status');
  await page.keyboard.press('Alt+ArrowRight');
  await form.isAt(2);
  await page.keyboard.press('Alt+ArrowLeft');
  await form.isAt(1);
  await page.reload();
  await expect(told).toContainText(form.says('overlong.end', { count: 9, whole: 'A sword that is much too long' }));
  await expect(page.locator('header [data-state]')).toHaveAttribute('data-state', 'overlong');
  await told.getByRole('button', { name: form.says('overlong.back') }).click();
  await expect(form.input('name_en')).toHaveValue('A sword that is much too long');
  await expect(form.input('name_en')).toBeFocused();
  await form.enters('name_en', 'A long sword');
  await expect(told).toBeHidden();
  await page
    .locator('[data-path=name_ja]')
    .getByRole('button', { name: form.says('overlong.discard') })
    .click();
  await form.isSaved();
  expect(await form.stored(1)).toMatchObject({ name_ja: 'とてもとてもながいな', name_en: 'A long sword' });
});

test('a click on what is wrong arrives there, also where leaving a field takes a line out of the list', async ({
  form,
  page,
}) => {
  await form.has({ 1: { ...SWORD, power: { count: 2, sides: 0, plus: 0 }, range: 1, hold: 0 } });
  await form.opens(1);
  const warnings = page.getByRole('list').filter({ has: page.getByRole('button', { name: '持ち方', exact: true }) });
  await expect(warnings.getByRole('listitem')).toHaveCount(2);
  await expect(form.input('power')).toHaveValue('2d0');
  await form.input('power').fill('2d6');
  await warnings.getByRole('button').last().click();
  await expect(page.locator('[data-path="hold"] :focus')).toBeVisible();
  await expect(warnings.getByRole('listitem')).toHaveCount(1);
  await form.isSaved();
  expect((await form.stored(1)).power.sides).toBe(6);
});

test('what is being typed when the page goes is there when it comes again', async ({ form, page }) => {
  await form.opens(1);
  await form.input('name_ja').fill('書きかけの剣');
  await page.reload();
  await expect(form.input('name_ja')).toHaveValue('書きかけの剣');
  await expect.poll(async () => (await form.stored(1)).name_ja).toBe('書きかけの剣');
  // What she types on, when the beginning of it is about to be sent, is no conflict with that.
  await form.enters('name_en', 'Axe');
  await form.input('name_en').fill('Axe and shield');
  await page.reload();
  await expect(form.input('name_en')).toHaveValue('Axe and shield');
  await expect.poll(async () => (await form.stored(1)).name_en).toBe('Axe and shield');
  await expect(page.locator('header [data-state]')).toHaveAttribute('data-state', /idle|saved/);
});

test('Ctrl+S saves at once what is being typed, and the browser does not offer to save the page', async ({
  form,
  page,
}) => {
  await form.has({ 1: SWORD });
  await form.opens(1);
  await page.evaluate(() => {
    addEventListener('keydown', (event) => {
      document.body.dataset.prevented = `${event.key} ${event.defaultPrevented}`;
    });
  });
  await form.input('name_en').fill('Steel sword');
  await page.keyboard.press('Control+s');
  await form.isSaved();
  expect(await form.stored(1)).toMatchObject({ name_en: 'Steel sword' });
  await expect(page.locator('body')).toHaveAttribute('data-prevented', 's true');
});

test('Ctrl+Z takes back step by step, what is being typed first', async ({ form, page }) => {
  await form.has({ 1: SWORD });
  await form.opens(1);
  await form.enters('name_ja', '鋼の剣');
  await form.input('name_en').fill('Steel sword');
  await page.keyboard.press('Control+z');
  await expect(form.input('name_en')).toHaveValue('Bronze sword');
  await page.keyboard.press('Control+z');
  await expect(form.input('name_ja')).toHaveValue('青銅の剣');
  // The same by its button, which keeps the focus once nothing is left to be done again.
  await form.button('record.redo').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(form.button('record.redo')).toBeDisabled();
  await expect(form.button('record.redo')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(form.button('record.copy')).toBeFocused();
  await form.isSaved();
  expect(await form.stored(1)).toMatchObject({ name_ja: '鋼の剣', name_en: 'Steel sword' });
  // From another record it is told what goes back.
  await page.keyboard.press('Alt+ArrowRight');
  await form.isAt(2);
  await page.keyboard.press('Control+z');
  const field = { number: '001', field: item.fields.name_en.label.ja };
  await expect(page.getByText(form.says('record.step.undo', field))).toBeVisible();
  await form.isSaved();
  // After a reload it goes on.
  await page.reload();
  await form.isAt(2);
  await page.keyboard.press('Alt+ArrowLeft');
  await form.isAt(1);
  await form.button('record.undo').click();
  await expect(form.input('name_ja')).toHaveValue('青銅の剣');
  await form.button('record.redo').click();
  await form.button('record.redo').click();
  await expect(form.input('name_en')).toHaveValue('Steel sword');
});

test('one goes from number to number in the same field, past both ends, and to the next blank one', async ({
  form,
  page,
}) => {
  await form.has({ 1: SWORD, 2: SHARDS, 3: SWORD });
  await form.opens(1);
  await form.input('name_en').fill('Copper sword');
  await page.keyboard.press('Alt+ArrowRight');
  await form.isAt(2);
  await expect(form.input('name_en')).toBeFocused();
  await expect(form.input('name_en')).toHaveValue('Broken sword');
  await form.button('record.nextBlank').click();
  await form.isAt(4);
  await form.opens(1);
  await expect(form.input('name_en')).toHaveValue('Copper sword');
  await page.keyboard.press('Alt+ArrowLeft');
  await form.isAt(500);
});

test('a reference shows the thing when its link is reached, and leads there', async ({ form, page, author }) => {
  await form.has({ 1: { ...SWORD, becomes: 12 }, 12: { ...SHARDS, purchase_price: 35 } });
  await form.opens(1);
  // Until what may be chosen has come, the field waits.
  await expect(form.input('becomes')).toBeEnabled();
  const link = page.locator('[data-path=becomes] a');
  await expect(link).toBeVisible();
  // Out of sight, so that the page scrolls to it as it is reached.
  await form.input('becomes').evaluate((input) => {
    input.focus();
    scrollTo(0, input.getBoundingClientRect().top < innerHeight / 2 ? document.body.scrollHeight : 0);
  });
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expect(page.getByRole('tooltip')).toContainText('35');
  await page.keyboard.press('Enter');
  await form.isAt(12);
  await expect(form.heading).toContainText(SHARDS.name_ja);
  expect(author.page.url()).toContain('/items/item-list/12/edit');
});

test('a reference to nothing is told beside it and in the list that leads there; clearing the text names nothing', async ({
  form,
  page,
}) => {
  await form.has({ 1: { ...SWORD, becomes: 77 } });
  await form.opens(1);
  await expect(form.input('becomes')).toHaveAccessibleDescription(form.says('record.notYet'));
  const told = page.getByRole('listitem').filter({ hasText: 'アイテムの077番はまだ作られていません。' });
  await told.getByRole('button', { name: '壊れた後' }).click();
  await expect(form.input('becomes')).toBeFocused();
  await form.enters('becomes', '');
  await expect(form.input('becomes')).toHaveValue(form.says('record.none'));
  await expect(told).toBeHidden();
  await form.isSaved();
  expect((await form.stored(1)).becomes).toBe(0);
});

test('a section without a meaning goes, and its values stay', async ({ form, page }) => {
  await form.has({ 1: { ...SWORD, power: { count: 3, sides: 4, plus: 5 } } });
  await form.opens(1);
  await expect(form.input('power')).toHaveValue('3d4+5');
  await page.locator('[data-path=type] button').click();
  await page.getByRole('option').first().click();
  await expect(form.input('power')).toBeHidden();
  await form.isSaved();
  expect((await form.stored(1)).power).toEqual({ count: 3, sides: 4, plus: 5 });
});

test('dice are typed as text: what is none says so, Esc takes it back, and one step back takes back all of them', async ({
  form,
  page,
}) => {
  await form.has({ 1: { ...SWORD, power: { count: 1, sides: 8, plus: 0 } } });
  await form.opens(1);
  const power = form.input('power');
  await expect(power).toHaveValue('1d8');
  await power.fill('2d');
  await expect(power).not.toHaveAttribute('aria-invalid');
  await power.press('Enter');
  await expect(power).toHaveAccessibleDescription(/2d6\+1/);
  await power.fill('2d999');
  await expect(power).toHaveAccessibleDescription(/200/);
  await power.press('Escape');
  await expect(power).toHaveValue('1d8');
  await expect(power).not.toHaveAttribute('aria-invalid');
  // What comes of them is told as they are typed; an arrow steps the number at the caret.
  await power.fill('3d6+2');
  await expect(page.locator('[data-path=power] dd')).toHaveText(['5', '12.5', '20']);
  await power.press('ArrowUp');
  await expect(power).toHaveValue('3d6+3');
  await power.press('Enter');
  await form.isSaved();
  expect((await form.stored(1)).power).toEqual({ count: 3, sides: 6, plus: 3 });
  await page.keyboard.press('Control+z');
  await expect(power).toHaveValue('1d8');
  await form.isSaved();
  expect((await form.stored(1)).power).toEqual({ count: 1, sides: 8, plus: 0 });
});

test('an address that names one number of dice leads to their field', async ({ form, page }) => {
  await form.has({ 1: SWORD });
  await page.goto(`/scenarios/${form.scenarioId}/data-settings/items/item-list/1/edit?field=power.sides`);
  await expect(form.input('power')).toBeFocused();
});

test('all of a set are chosen and taken away at one press each', async ({ form, page }) => {
  await form.opens(1);
  const jobs = page.locator('[data-path=jobs]');
  await jobs.getByRole('button', { name: form.says('record.clearAll') }).click();
  await expect(jobs.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(jobs.getByRole('checkbox', { checked: true })).toHaveCount(8);
});

test('an item is copied to another number, and it is said what that replaces', async ({ form, page }) => {
  await form.has({ 1: SWORD, 2: SHARDS });
  await form.opens(1);
  await form.button('record.copy').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(form.says('record.copy.taken', { name: '002 折れた剣' }));
  const target = dialog.getByLabel(form.says('record.copy.target'));
  await target.fill('40');
  await expect(dialog).toContainText(form.says('record.copy.free'));
  await target.press('Enter');
  await form.isAt(40);
  await form.isSaved();
  expect(await form.stored(40)).toMatchObject(SWORD);
  expect(await form.stored(2)).toMatchObject(SHARDS);
});

test('what an item was in a backup is shown by field, and taken back', async ({ form, page, author }) => {
  await form.has({ 1: SWORD });
  await form.opens(1);
  const history = page.getByRole('region', { name: form.says('record.history') });
  await form.button('record.history.show').click();
  await expect(history).toContainText(form.says('record.history.noBackup'));
  await history.getByRole('button', { name: form.says('record.history.hide') }).click();
  await author.savesBackup();
  await form.button('record.history.show').click();
  await expect(history).toContainText(form.says('record.history.none'));
  await history.getByRole('button', { name: form.says('record.history.hide') }).click();
  await form.enters('name_ja', '鋼の剣');
  await form.enters('ac', '7');
  await form.isSaved();
  await form.button('record.history.show').click();
  await history.getByRole('listitem').getByRole('button').first().click();
  const name = history.getByRole('row').filter({ hasText: item.fields.name_ja.label.ja });
  await expect(name).toContainText('青銅の剣');
  await expect(name).toContainText('鋼の剣');
  await name.getByRole('button', { name: form.says('record.history.takeBack') }).click();
  await expect(form.input('name_ja')).toHaveValue('青銅の剣');
  await expect(name).toBeHidden();
  // The focus goes on to what can be taken back next, and at last to the version.
  const next = history.getByRole('row').getByRole('button', { name: form.says('record.history.takeBack') });
  await expect(next).toHaveCount(1);
  await expect(next).toBeFocused();
  await form.isSaved();
  expect(await form.stored(1)).toMatchObject({ name_ja: '青銅の剣', ac: 7 });
  await page.keyboard.press('Enter');
  await expect(history.getByRole('listitem').getByRole('button')).toBeFocused();
});

test('what two tabs changed alike is shown side by side; other fields meet by themselves', async ({
  form,
  author,
  context,
  faults,
}) => {
  faults.expect(/status of 409/);
  await form.has({ 1: SWORD });
  await form.opens(1);
  const there = new ItemForm(author, form.scenarioId, await context.newPage());
  await there.opens(1);
  await there.enters('name_ja', '錆びた剣');
  await there.enters('ac', '3');
  await there.enters('purchase_price', '300');
  await there.isSaved();
  await form.page.bringToFront();
  await form.enters('name_ja', '光の剣');
  await form.enters('stock', '5');
  await form.enters('purchase_price', '500');
  const conflict = form.page.getByRole('alert');
  await expect(conflict).toContainText('光の剣');
  await expect(conflict).toContainText('錆びた剣');
  await expect(form.input('ac')).toHaveValue('3');
  await expect(conflict).toContainText('300');
  const theirs = conflict.getByRole('button', { name: form.says('record.conflict.theirs'), exact: true });
  await theirs.first().press('Enter');
  await expect(form.input('name_ja')).toHaveValue('錆びた剣');
  // With the keyboard one goes on to the next, and with the last of them to the form.
  await expect(theirs).toHaveCount(1);
  await expect(theirs).toBeFocused();
  await form.page.keyboard.press('Enter');
  await expect(conflict).toBeHidden();
  await expect(form.page.locator('#content')).toBeFocused();
  await form.isSaved();
  expect(await form.stored(1)).toMatchObject({ name_ja: '錆びた剣', ac: 3, stock: 5, purchase_price: 300 });
});

test('a banned word is marked where it stands', async ({ form, page }) => {
  await form.opens(1);
  await form.input('name_ja').fill('このくそったれ');
  await expect(page.locator('[data-path=name_ja] mark')).toHaveText('くそったれ');
  await form.enters('name_ja', 'この剣');
  await expect(page.locator('[data-path=name_ja] mark')).toBeHidden();
});

test('the section in sight is marked, as the form is scrolled and when it is gone to', async ({ form, page }) => {
  await form.opens(1);
  const sections = page.getByRole('navigation', { name: form.says('record.sections') });
  const current = sections.locator('[aria-current]');
  await expect(current).toHaveText('名前');
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 700);
  await expect(current).not.toHaveText('名前');
  await sections.getByRole('button', { name: form.says('record.history') }).click();
  await expect(current).toHaveText(form.says('record.history'));
  await page.mouse.wheel(0, -5000);
  await expect(current).toHaveText('名前');
});

test('a phone shows the first field of a record, and has what is done with it in a menu', async ({ form, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await form.has({ 12: { ...SHARDS, type: 1 } });
  await form.opens(12);
  await expect(form.input('name_ja')).toBeInViewport({ ratio: 1 });
  await page.getByText(form.says('record.warningCount', { count: 2 })).click();
  await page.getByRole('button', { name: item.fields.hold.label.ja, exact: true }).click();
  await expect(page.locator('[data-path=hold] button')).toBeFocused();
  const sections = page.getByRole('navigation', { name: form.says('record.sections') });
  await expect(sections.locator('[aria-current]')).toBeInViewport();

  await form.enters('name_ja', '折れた短剣');
  await form.isSaved();
  const chooses = async (name: string) => {
    await form.button('record.more').click();
    await page.getByRole('menuitem', { name }).click();
  };
  await chooses(form.says('record.undo'));
  await expect(form.input('name_ja')).toHaveValue(SHARDS.name_ja);
  await chooses(form.says('record.clear'));
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
