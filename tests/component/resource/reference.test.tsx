import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ItemForm } from '../support/ItemForm.ts';
import { converts } from '../support/inputMethod.ts';
import { hasScenario, presses, pressesIn } from '../support/site.tsx';

let form: ItemForm;
beforeEach(async () => {
  form = new ItemForm(await hasScenario());
});

test('a reference is filled in by typing part of a name, with the keyboard alone', async () => {
  await form.has({
    5: { name_ja: '鉄の剣', name_en: 'Iron sword' },
    6: { name_ja: '銀の剣', name_en: 'Silver sword' },
    7: { name_ja: '盾', name_en: 'Shield' },
  });
  await form.opens(7);
  const becomes = form.input('becomes');
  const types = async (text: string) => {
    await pressesIn(becomes, 'Control+a');
    await userEvent.keyboard(text);
  };
  const keeps = (number: number) => expect.poll(async () => (await form.stored(7)).becomes).toBe(number);

  // A conversion is no choice; the next Enter is.
  await pressesIn(becomes, 'Control+a');
  await converts(becomes, 'ぎん', '銀');
  await expect.element(page.getByRole('option', { name: '006 銀の剣', exact: false })).toBeVisible();
  expect((await form.stored(7)).becomes).toBe(0);
  await pressesIn(becomes, 'Enter');
  await expect.element(becomes).toHaveValue('006 銀の剣');
  await keeps(6);
  // Enter takes the first that matches, and the arrows go to others.
  await types('sword');
  await pressesIn(becomes, 'Enter');
  await expect.element(becomes).toHaveValue('005 鉄の剣');
  await keeps(5);
  await types('sword');
  await pressesIn(becomes, 'ArrowDown');
  await pressesIn(becomes, 'Enter');
  await expect.element(becomes).toHaveValue('006 銀の剣');
});

test('with the mouse too, what is typed takes the place of what the field holds', async () => {
  await form.has({ 5: { name_ja: '鉄の剣' }, 6: { name_ja: '銀の剣' }, 7: { name_ja: '盾' } });
  await form.opens(7);
  const becomes = form.input('becomes');
  await expect.element(becomes).toHaveValue('なし');
  // Wait until the page rests before the click, as a user would: an open list closes when the page scrolls.
  becomes.element().scrollIntoView({ block: 'center' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // After its list was dropped.
  await page.css('[data-path="becomes"] button').first().click();
  await expect.element(page.getByRole('option', { name: '005 鉄の剣', exact: false })).toBeVisible();
  await userEvent.keyboard('鉄');
  await expect.element(becomes).toHaveValue('鉄');
  // A click into typed text continues it.
  await becomes.click();
  await presses('End');
  await userEvent.keyboard('の');
  await expect.element(becomes).toHaveValue('鉄の');
  await presses('Tab');
  await expect.element(becomes).toHaveValue('005 鉄の剣');
});
