import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GalleryGraphics } from '#client/gallery/GalleryGraphics.tsx';

async function opened() {
  const screen = await render(<GalleryGraphics />);
  // The test page needs the focus before an element in it can get it.
  await screen.getByText('表示グラフィック Graphics').click();
  return {
    screen,
    field: screen.getByRole('button', { name: /表示グラフィック/ }),
    search: screen.getByRole('combobox', { name: '名前か番号で検索' }),
    options: screen.getByRole('listbox').getByRole('option'),
    option: (name: string) => screen.getByRole('option', { name }),
  };
}

test.each([
  ['ﾗﾝﾀﾝ', '64 ランタン'],
  ['ればー', '30 レバー'],
  ['CHALICE', '62 聖杯'],
  ['075', '75 幽霊'],
  ['なし', '999 なし'],
])(
  'a picture is found by its name in another kana or language, or by its number, and chosen with Enter: %s',
  async (typed, found) => {
    const { field, search, options } = await opened();
    await expect.element(field).toHaveTextContent('43 宝箱');
    (field.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(search).toHaveFocus();
    await search.fill(typed);
    await expect.poll(() => options.elements()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveTextContent(found);
    await expect.element(field).toHaveFocus();
    expect(options.elements()).toHaveLength(0);
  },
);

test('a name that is nowhere is said not to be found', async () => {
  const { screen, field, search } = await opened();
  await field.click();
  await search.fill('どこにもない');
  await expect.element(screen.getByText('見つかりません')).toBeVisible();
});

test('arrows move among the pictures both ways, Esc leaves things as they are, and the mouse chooses too', async () => {
  const { field, search, options, option } = await opened();
  await field.click();
  await expect.poll(() => options.elements()).toHaveLength(84);
  const [chosen, right] = [option('43 宝箱'), option('44 開いた宝箱')];
  await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  const rightId = right.element().id;
  await expect.element(search).toHaveAttribute('aria-activedescendant', rightId);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(search).not.toHaveAttribute('aria-activedescendant', rightId);
  const active = document.getElementById(search.element().getAttribute('aria-activedescendant') ?? '');
  const [first, beside, below] = [chosen.element(), right.element(), active].map((one) => one?.getBoundingClientRect());
  expect(beside?.y).toBe(first?.y);
  expect(below?.x).toBe(beside?.x);
  expect(below?.y).toBeGreaterThan(beside?.y ?? 0);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => options.elements()).toHaveLength(0);
  await expect.element(field).toHaveTextContent('43 宝箱');

  await field.click();
  await option('66 王').click();
  await expect.element(field).toHaveTextContent('66 王');
});
