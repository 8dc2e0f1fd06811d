// The problems of a cell beside the map fold, and stay folded in other cells and after a reload.
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { languageAtom } from '#client/i18n/language.ts';
import { CellProblemList } from '#client/mapEditor/events/CellProblemList.tsx';
import { problemsOpenAtom } from '#client/mapEditor/events/eventAtoms.ts';

test('the problems of a cell fold into their number, and stay folded', async () => {
  const store = createStore();
  store.set(languageAtom, 'en');
  const list = (problems: readonly string[]) => (
    <Provider store={store}>
      <CellProblemList problems={problems} />
    </Provider>
  );
  const screen = await render(list(['It is a wall from this side only.', 'Nobody comes here.']));
  await expect.element(screen.getByText('Nobody comes here.')).toBeVisible();
  await screen.getByText('Please check (2)').click();
  await expect.element(screen.getByText('Nobody comes here.')).not.toBeVisible();
  expect(store.get(problemsOpenAtom)).toBe(false);
  expect(localStorage.getItem('meikyu.map.problemsOpen')).toBe('false');
  await screen.rerender(list(['This gate never opens.']));
  await expect.element(screen.getByText('Please check (1)')).toBeVisible();
  await expect.element(screen.getByText('This gate never opens.')).not.toBeVisible();
});
