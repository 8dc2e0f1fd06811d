// A page that the browser translates: every text node is wrapped in <font> elements, as Chromium and Google Translate do it.
import { atom, getDefaultStore, useAtom } from 'jotai';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from '#client/frame/ErrorBoundary.tsx';
import { ItemForm } from '../support/ItemForm.ts';
import { hasScenario, presses, types } from '../support/site.tsx';

/** Wraps all texts of the page that are not yet translated. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest('font, script, style')) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.replaceWith(outer);
    inner.append(text);
  }
}

const errorPage = () => page.getByRole('heading', { name: /500/ });

test('a form goes through all states of saving, and keeps what was typed', async () => {
  const form = new ItemForm(await hasScenario());
  await form.opens(1);
  translate();
  await types(form.input('name_ja'), '青銅の剣');
  translate();
  await presses('Tab');
  translate();
  await form.isSaved();
  translate();
  await types(form.input('name_en'), 'Bronze sword');
  await presses('Tab', 'Control+z');
  translate();
  await form.isSaved();
  await expect.element(form.input('name_ja')).toHaveValue('青銅の剣');
  expect(await form.stored(1)).toMatchObject({ name_ja: '青銅の剣', name_en: '' });
  await expect.element(errorPage()).not.toBeInTheDocument();
});

/** Stands for work on a desk: it outlives what is drawn. */
const typedAtom = atom('');

/** A part that breaks the law: its text is bare beside what comes and goes. */
function BareText() {
  const [typed, setTyped] = useAtom(typedAtom);
  const [drawn] = useState(() => crypto.randomUUID());
  return (
    <div data-drawn={drawn}>
      <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.target.value)} />
      {typed !== '' && <b>unsent</b>}
      words
    </div>
  );
}

beforeEach(() => getDefaultStore().set(typedAtom, ''));

test('a node that was moved has the page drawn anew, with the unsent work', async () => {
  // React tells what a boundary has caught.
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  await render(
    <ErrorBoundary>
      <BareText />
    </ErrorBoundary>,
  );
  const input = page.getByRole('textbox', { name: 'Name' });
  await expect.element(input).toBeVisible();
  const drawn = () => document.querySelector('[data-drawn]')?.getAttribute('data-drawn');
  const before = drawn();
  translate();
  await types(input, 'a');
  await expect.element(page.getByText('unsent')).toBeVisible();
  await expect.element(input).toHaveValue('a');
  expect(drawn()).not.toBe(before);
  expect(told).toHaveBeenCalled();
  await expect.element(errorPage()).not.toBeInTheDocument();
});

/** Fails whenever it is drawn. */
function AlwaysMisplaced(): never {
  throw new DOMException('The node is not a child of this node.', 'NotFoundError');
}

test('a page that cannot be drawn anew ends on the error page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await render(
    <ErrorBoundary>
      <AlwaysMisplaced />
    </ErrorBoundary>,
  );
  await expect.element(errorPage()).toBeVisible();
});
