// Each side of a compass stands where it lies, and its arrow points there.
import { createStore, Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { languageAtom } from '#client/i18n/language.ts';
import { CompassInput } from '#client/mapEditor/eventPanel/CompassInput.tsx';

const NAMES = ['Any', 'North', 'East', 'South', 'West'];
const options = NAMES.map((en, code) => ({ code, label: { ja: en, en } }));

test('the sides of a compass stand around the one for any, each with its arrow', async () => {
  const store = createStore();
  store.set(languageAtom, 'en');
  const screen = await render(
    <Provider store={store}>
      <CompassInput label="Facing" value={0} onChange={vi.fn()} options={options} isDisabled={false} />
    </Provider>,
  );
  await expect.element(screen.getByRole('radiogroup', { name: 'Facing' })).toBeVisible();
  const labels = [...screen.container.querySelectorAll('label')];
  const [any, ...sides] = labels.map((label) => {
    const { x, y, width, height } = label.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const towards = sides.map(({ x, y }) => [
    Math.sign(Math.round(x - (any?.x ?? 0))),
    Math.sign(Math.round(y - (any?.y ?? 0))),
  ]);
  expect(towards).toEqual([
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]);
  const turned = labels.slice(1).map((label) => {
    const { a, b } = new DOMMatrix(getComputedStyle(label.querySelector('svg') as SVGElement).transform);
    return (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360;
  });
  expect(turned).toEqual([0, 90, 180, 270]);
});
