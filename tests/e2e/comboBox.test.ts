import { ItemForm } from './support/ItemForm.ts';
import { expect, test } from './support/test.ts';

// The other tests of typing are in tests/component/ui/ComboBox.test.tsx.

test('a long list opens, filters and stays wherever its field stands on the screen', { tag: '@firefox' }, async ({
  author,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const form = new ItemForm(author, await author.hasScenario());
  await form.has(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [at, { name_ja: `薬${at}` }])));
  await form.opens(7);
  const list = page.getByRole('listbox');
  for (const { path, finds, typed, found } of [
    { path: 'becomes', finds: '薬', typed: '２７', found: '027 薬27' },
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

test('typing replaces what the field shows after any click, and after a choice', async ({ author, page }) => {
  const form = new ItemForm(author, await author.hasScenario());
  await form.has({ 5: { name_ja: '鉄の剣', name_en: 'Iron sword' }, 6: { name_ja: '盾', name_en: 'Shield' }, 7: {} });
  await form.opens(7);
  const field = form.input('becomes');
  // Into the text, at its end and between its letters.
  for (const x of [14, 22]) {
    for (const click of ['first', 'second']) {
      await test.step(`${click} click at ${x}`, async () => {
        await field.click({ position: { x, y: 12 } });
        await expect.poll(() => field.evaluate(selected)).toBe('なし');
      });
    }
    await page.keyboard.type('sword');
    await expect(field).toHaveValue('sword');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('なし');
  }
  await page.keyboard.type('sword');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('005 鉄の剣');
  await page.keyboard.type('shi');
  await page.getByRole('option', { name: '006 盾' }).click();
  await expect(field).toHaveValue('006 盾');
  await page.keyboard.type('iron');
  await expect(field).toHaveValue('iron');
});

const selected = (field: Element): string => {
  const { value, selectionStart, selectionEnd } = field as HTMLInputElement;
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
};
