import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComboBox } from '#client/ui/ComboBox.tsx';

const OPTIONS = [
  { value: 0, label: 'なし' },
  { value: 5, label: '005 鉄の剣', words: ['鉄の剣', 'Iron sword', '5'] },
  { value: 6, label: '006 銀の剣', words: ['銀の剣', 'Silver sword', '6'] },
  { value: 7, label: '007 盾', words: ['盾', 'Shield', '7'] },
  { value: 8, label: '008 12番目の鍵', words: ['12番目の鍵', '8'] },
  { value: 10, label: '010 グリーンスライム', words: ['グリーンスライム', '10'] },
  { value: 12, label: '012 槌', words: ['槌', '12'] },
  { value: 50, label: '050 スライム', words: ['スライム', '50'] },
];
const NONE = 'この名前や番号のものはありません。';

/** A reference as a form has it, between a heading and another field. */
async function opened(initial: number | null = 0) {
  const onChange = vi.fn<(value: number | null) => void>();
  const onMake = vi.fn<(name: string) => void>();
  function Field() {
    const [value, setValue] = useState(initial);
    const change = (next: number | null) => {
      onChange(next);
      setValue(next ?? 0);
    };
    return (
      <>
        <h2>見出し</h2>
        <ComboBox
          label="変化後"
          value={value}
          onChange={change}
          options={OPTIONS}
          emptyText={NONE}
          make={{ label: (typed) => `「${typed}」を新しく作る`, run: onMake }}
        />
        <input aria-label="次" />
      </>
    );
  }
  const screen = await render(<Field />);
  const field = screen.getByRole('combobox');
  return {
    screen,
    field,
    onChange,
    onMake,
    // It has no role in the accessibility tree while the list is open.
    elsewhere: screen.getByText('見出し'),
    marked: (name: string) =>
      expect.element(screen.getByRole('option', { name })).toHaveAttribute('data-focused', 'true'),
    async types(text: string) {
      await field.click();
      await userEvent.keyboard('{Control>}a{/Control}');
      await userEvent.keyboard(text);
    },
    shows: (text: string) => expect.element(field).toHaveValue(text),
  };
}

test('Tab takes the first that matches', async () => {
  const { types, marked, shows, onChange } = await opened();
  await types('銀');
  await marked('006 銀の剣');
  await userEvent.tab();
  await shows('006 銀の剣');
  expect(onChange.mock.calls).toEqual([[6]]);
});

test('the first arrow keeps to what matches; only the next goes on to something new', async () => {
  const { types, marked, shows, onMake } = await opened();
  await types('銀の');
  await userEvent.keyboard('{ArrowDown}');
  await marked('006 銀の剣');
  await userEvent.keyboard('{ArrowDown}');
  await marked('「銀の」を新しく作る');
  await types('鉄の');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await shows('005 鉄の剣');
  expect(onMake).not.toHaveBeenCalled();
});

test('Enter makes something new of what matches nothing', async () => {
  const { screen, types, onMake, onChange } = await opened();
  await types('槍');
  await expect.element(screen.getByRole('option', { name: '「槍」を新しく作る' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onMake.mock.calls).toEqual([['槍']]);
  expect(onChange).not.toHaveBeenCalled();
});

test('the one whose name or number it is comes before those that only hold it', async () => {
  const { types, shows } = await opened();
  await types('スライム');
  await userEvent.keyboard('{Enter}');
  await shows('050 スライム');
  await types('１２');
  await userEvent.tab();
  await shows('012 槌');
});

test('what matches nothing gives way to the stored value when the field is left, and a note says so', async () => {
  const { screen, field, types, shows, elsewhere, onChange, onMake } = await opened(6);
  const told = screen.getByText(`槍 — ${NONE}`);
  await types('槍');
  await userEvent.tab();
  await shows('006 銀の剣');
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(told).toBeVisible();
  // Passing through the field changes nothing.
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await shows('006 銀の剣');
  await expect.element(told).toBeVisible();
  await types('槍');
  await expect.element(told).not.toBeInTheDocument();
  await elsewhere.click();
  await shows('006 銀の剣');
  await expect.element(told).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await types('盾');
  await userEvent.tab();
  await shows('007 盾');
  await expect.element(told).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([[7]]);
  expect(onMake).not.toHaveBeenCalled();
});

test('a press elsewhere takes what matches, as Tab does', async () => {
  const { screen, types, shows, elsewhere, onChange } = await opened();
  await types('銀');
  await expect.element(screen.getByRole('option', { name: '006 銀の剣' })).toBeVisible();
  await elsewhere.click();
  await shows('006 銀の剣');
  expect(onChange.mock.calls).toEqual([[6]]);
});

test('an emptied field means none', async () => {
  const { types, shows, onChange } = await opened(6);
  await types('x');
  await userEvent.keyboard('{Backspace}');
  await userEvent.tab();
  await shows('なし');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('with the mouse too, what is typed takes the place of what the field holds: after a click into it', async () => {
  const { field, shows } = await opened();
  await shows('なし');
  await field.click();
  await userEvent.keyboard('銀');
  await shows('銀');
  await userEvent.tab();
  await shows('006 銀の剣');
});

test('a second click into the text still lets typing replace it', async () => {
  const { field, shows } = await opened();
  await field.click({ position: { x: 12, y: 16 } });
  await field.click({ position: { x: 12, y: 16 } });
  await userEvent.keyboard('銀');
  await shows('銀');
});

test('typing replaces a label that came after the click', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  const field = (label: string) => (
    <ComboBox label="変化後" value={6} onChange={onChange} options={[{ value: 6, label }]} emptyText={NONE} />
  );
  const screen = await render(field('006'));
  const input = screen.getByRole('combobox');
  await input.click();
  await screen.rerender(field('006 Sword'));
  await expect.element(input).toHaveValue('006 Sword');
  await userEvent.keyboard('剣');
  await expect.element(input).toHaveValue('剣');
});
