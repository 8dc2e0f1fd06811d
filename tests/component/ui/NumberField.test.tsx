import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberField } from '#client/ui/NumberField.tsx';
import { snackbarQueue } from '#client/ui/snackbarQueue.ts';

/** A field from `min` to 99 that shows the value passed back to it. */
async function opened(onChange: (value: number) => void = () => undefined, min = 0) {
  function Field() {
    const [value, setValue] = useState(12);
    const change = (next: number) => {
      onChange(next);
      setValue(next);
    };
    return <NumberField label="Level" value={value} onChange={change} min={min} max={99} />;
  }
  const screen = await render(<Field />);
  return screen.getByRole('spinbutton');
}

test('full-width digits are numbers', async () => {
  const onChange = vi.fn();
  const field = await opened(onChange);
  await field.fill('３４');
  await userEvent.tab();
  await expect.element(field).toHaveValue('34');
  expect(onChange).toHaveBeenLastCalledWith(34);
});

test('so they are below zero, with a minus of their own', async () => {
  const onChange = vi.fn();
  const field = await opened(onChange, -99);
  await field.fill('－５');
  await userEvent.tab();
  await expect.element(field).toHaveValue('-5');
  expect(onChange).toHaveBeenLastCalledWith(-5);
});

test('a number beyond the range is brought inside when the field is left, and a note says so', async () => {
  const field = await opened();
  await field.fill('１２３４');
  await userEvent.tab();
  await expect.element(field).toHaveValue('99');
  const note = page.getByRole('status');
  await expect.element(note).toHaveTextContent('１２３４ → 99');
  await field.fill('50');
  await expect.element(note).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(note).not.toBeInTheDocument();
});

test('the note goes when the number changes elsewhere; a field that goes at once leaves it as a message', async () => {
  const screen = await render(<NumberField label="Level" value={12} onChange={() => undefined} min={0} max={99} />);
  const field = screen.getByRole('spinbutton');
  await field.fill('-1');
  await userEvent.tab();
  // The value stayed at 12, so nothing was set back.
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await screen.rerender(<NumberField label="Level" value={99} onChange={() => undefined} min={0} max={99} />);
  await field.fill('100');
  await userEvent.tab();
  await expect.element(page.getByRole('status')).toHaveTextContent('100 → 99');
  await screen.unmount();
  expect(snackbarQueue.read().map(({ text }) => text)).toContain('Level: 100 → 99');
});

test('a decimal point cannot be typed', async () => {
  const field = await opened();
  await field.fill('7');
  await userEvent.type(field, '.5');
  await expect.element(field).toHaveValue('75');
});

test('arrows step by one, PageUp and PageDown by ten', async () => {
  const field = await opened();
  await field.click();
  await userEvent.keyboard('{ArrowUp}{PageUp}{PageUp}{ArrowDown}');
  await expect.element(field).toHaveValue('32');
});
