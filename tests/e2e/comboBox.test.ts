import { converts } from './support/converts.ts';
import { ItemForm } from './support/ItemForm.ts';
import { expect, test } from './support/test.ts';

// The tests of typing are in tests/component/ui/ComboBox.test.tsx.

test('a reference is filled in by typing part of a name, with the keyboard alone', async ({ author, page }) => {
  const form = new ItemForm(author, await author.hasScenario());
  await form.has({
    5: { name_ja: '鉄の剣', name_en: 'Iron sword' },
    6: { name_ja: '銀の剣', name_en: 'Silver sword' },
    7: { name_ja: '盾', name_en: 'Shield' },
  });
  await form.opens(7);
  const becomes = form.input('becomes');
  const types = async (text: string) => {
    await becomes.press('Control+a');
    await becomes.pressSequentially(text);
  };
  const keeps = (number: number) => expect.poll(async () => (await form.stored(7)).becomes).toBe(number);

  await test.step('a conversion is no choice; the next Enter is', async () => {
    await becomes.press('Control+a');
    await converts(page, becomes, 'ぎん', '銀');
    await expect(page.getByRole('option', { name: '006 銀の剣' })).toBeVisible();
    expect((await form.stored(7)).becomes).toBe(0);
    await becomes.press('Enter');
    await expect(becomes).toHaveValue('006 銀の剣');
    await keeps(6);
  });
  await test.step('Enter takes the first that matches, and the arrows go to others', async () => {
    await types('sword');
    await becomes.press('Enter');
    await expect(becomes).toHaveValue('005 鉄の剣');
    await keeps(5);
    await types('sword');
    await becomes.press('ArrowDown');
    await becomes.press('Enter');
    await expect(becomes).toHaveValue('006 銀の剣');
  });
});

test('with the mouse too, what is typed takes the place of what the field holds', async ({ author, page }) => {
  const form = new ItemForm(author, await author.hasScenario());
  await form.has({ 5: { name_ja: '鉄の剣' }, 6: { name_ja: '銀の剣' }, 7: { name_ja: '盾' } });
  await form.opens(7);
  const becomes = form.input('becomes');
  await expect(becomes).toHaveValue('なし');
  // Wait until the page rests before the click, as a user would: an open list closes when the page scrolls.
  await becomes.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await test.step('after its list was dropped', async () => {
    await page.locator('[data-path="becomes"] button').first().click();
    await expect(page.getByRole('option', { name: '005 鉄の剣' })).toBeVisible();
    await page.keyboard.type('鉄');
    await expect(becomes).toHaveValue('鉄');
    // A click into typed text continues it.
    await becomes.click();
    await page.keyboard.press('End');
    await page.keyboard.type('の');
    await expect(becomes).toHaveValue('鉄の');
    await page.keyboard.press('Tab');
    await expect(becomes).toHaveValue('005 鉄の剣');
  });
});

test('a long list opens, filters and stays wherever its field stands on the screen', async ({ author, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const form = new ItemForm(author, await author.hasScenario());
  await form.has(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [at, { name_ja: `薬${at}` }])));
  await form.opens(7);
  const list = page.getByRole('listbox');
  for (const { path, finds, typed, found } of [
    { path: 'becomes', finds: '薬', typed: '27', found: '027 薬27' },
    { path: 'magic_effects.0', finds: 'を', typed: '眠らせ', found: '眠らせる' },
  ]) {
    const field = form.input(path);
    // Between the bars above the form, below which it stands at first, and the lower edge.
    for (const top of [240, 450, 640, 840]) {
      await test.step(`${path} at ${top} of 900`, async () => {
        await field.evaluate((input, to) => scrollBy(0, input.getBoundingClientRect().top - to), top);
        await field.click();
        const scrolled = await page.evaluate(() => scrollY);
        await page.locator(`[data-path="${path}"] button`).first().click();
        await expect(list.getByRole('option').nth(20)).toBeAttached();
        await page.keyboard.press('Escape');
        await field.press('Control+a');
        await field.pressSequentially(finds);
        await expect(list.getByRole('option').nth(20)).toBeAttached();
        await expect(field).toHaveAttribute('aria-activedescendant', /./);
        // At most as high as menus may be (docs/product.md, "Constants"), with its frame, and entirely on the screen.
        const { y, height } = (await list.boundingBox()) ?? { y: 0, height: 0 };
        expect(height).toBeLessThan(500);
        expect(y).toBeGreaterThan(0);
        expect(y + height).toBeLessThan(900);
        await expect(field).toHaveValue(finds);
        await field.press('Control+a');
        await field.pressSequentially(typed);
        await expect(list.getByRole('option', { name: found })).toHaveAttribute('data-focused', 'true');
        expect(await page.evaluate(() => scrollY)).toBe(scrolled);
        await field.press('Tab');
        await expect(field).toHaveValue(found);
      });
    }
  }
});
