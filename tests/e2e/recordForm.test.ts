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
  test.describe(language, { tag: '@firefox' }, () => {
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
  // Pausing and continuing to type loses nothing.
  await expect.poll(async () => (await form.stored(1)).name_ja).toBe('とてもとてもながいな');
  await expect(name).toHaveValue(long);
  await name.press('Tab');
  await expect(name).toHaveValue('とてもとてもながいな');
  await form.enters('name_en', 'A sword that is much too long');
  await expect(form.input('name_en')).toHaveValue('A sword that is much');
  // The message below the field shows the cut text, which comes back: on another record and after a reload too.
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

test('what is being typed when the page goes is there when it comes again', { tag: '@firefox' }, async ({
  form,
  page,
}) => {
  await form.opens(1);
  await form.input('name_ja').fill('書きかけの剣');
  await page.reload();
  await expect(form.input('name_ja')).toHaveValue('書きかけの剣');
  await expect.poll(async () => (await form.stored(1)).name_ja).toBe('書きかけの剣');
  // Text typed while its beginning is about to be sent does not conflict with that.
  await form.enters('name_en', 'Axe');
  await form.input('name_en').fill('Axe and shield');
  await page.reload();
  await expect(form.input('name_en')).toHaveValue('Axe and shield');
  await expect.poll(async () => (await form.stored(1)).name_en).toBe('Axe and shield');
  await expect(page.locator('header [data-state]')).toHaveAttribute('data-state', /idle|saved/);
});

test('Ctrl+Z takes back step by step, what is being typed first', { tag: '@firefox' }, async ({ form, page }) => {
  await form.has({ 1: SWORD });
  await form.opens(1);
  await form.enters('name_ja', '鋼の剣');
  await form.input('name_en').fill('Steel sword');
  await page.keyboard.press('Control+z');
  await expect(form.input('name_en')).toHaveValue('Bronze sword');
  await page.keyboard.press('Control+z');
  await expect(form.input('name_ja')).toHaveValue('青銅の剣');
  // The same by its button, which keeps the focus when there is nothing left to redo.
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
  // On another record a message says what is undone.
  await page.keyboard.press('Alt+ArrowRight');
  await form.isAt(2);
  await page.keyboard.press('Control+z');
  const field = { number: '001', field: item.fields.name_en.label.ja };
  await expect(page.getByText(form.says('record.step.undo', field))).toBeVisible();
  await form.isSaved();
  // It continues after a reload.
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

test('a reference shows the thing when its link is reached, and leads there', { tag: '@firefox' }, async ({
  form,
  page,
  author,
}) => {
  await form.has({ 1: { ...SWORD, becomes: 12 }, 12: { ...SHARDS, purchase_price: 35 } });
  await form.opens(1);
  // The field is disabled until its options have loaded.
  await expect(form.input('becomes')).toBeEnabled();
  const link = page.locator('[data-path=becomes] a');
  await expect(link).toBeVisible();
  // Outside of the viewport, so that the page scrolls to it when it gets the focus.
  await form.input('becomes').evaluate((input) => {
    // Firefox would scroll to it only after this.
    input.focus({ preventScroll: true });
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

test('what two tabs changed alike is shown side by side; other fields meet by themselves', { tag: '@firefox' }, async ({
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
  // "Saved" could still be that of an earlier field.
  await expect.poll(async () => (await there.stored(1)).purchase_price).toBe(300);
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
  // By keyboard the focus moves on to the next one, and after the last one to the form.
  await expect(theirs).toHaveCount(1);
  await expect(theirs).toBeFocused();
  await form.page.keyboard.press('Enter');
  await expect(conflict).toBeHidden();
  await expect(form.page.locator('#content')).toBeFocused();
  await form.isSaved();
  expect(await form.stored(1)).toMatchObject({ name_ja: '錆びた剣', ac: 3, stock: 5, purchase_price: 300 });
});
