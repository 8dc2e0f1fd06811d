// Texts in another language than that of the interface say so: they are read out and drawn in their own.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { markLanguages } from '#client/page/markLanguages.ts';
import { hasRecords, hasScenario, opens } from '../support/site.tsx';

let ends = () => {};
beforeEach(() => {
  ends = markLanguages(document);
});
afterEach(() => ends());

const languageOf = (element: Element | null | undefined) => element?.closest('[lang]')?.getAttribute('lang');
const holder = (words: string) =>
  [...document.body.querySelectorAll('*')].find(({ childNodes }) =>
    [...childNodes].some((node) => node instanceof Text && node.data.includes(words)),
  );

test('names in a list are in their own language, also after the language of the interface has changed', async () => {
  const id = await hasScenario();
  await hasRecords(id, 'monsters', { 1: { name_ja: '石の番人' }, 2: { name_en: 'Cave rat' } });
  const list = `/scenarios/${id}/data-settings/monsters/monster-list`;
  await opens(list, 'en');
  await expect.poll(() => languageOf(holder('石の番人'))).toBe('ja');
  expect(languageOf(holder('Cave rat'))).toBe('en');
  expect(languageOf(page.getByRole('grid').element())).toBe('en');
  await opens(list, 'ja');
  await expect.poll(() => languageOf(holder('Cave rat'))).toBe('en');
  expect(languageOf(holder('石の番人'))).toBe('ja');
});

test('a field that is written in one language says which', async () => {
  const id = await hasScenario();
  await opens(`/scenarios/${id}/data-settings/monsters/monster-list/1`, 'en');
  const field = (path: string) => page.css(`[data-path="${path}"] input`).first();
  await expect.element(field('name_ja')).toHaveAttribute('lang', 'ja');
  await expect.element(field('name_en')).toHaveAttribute('lang', 'en');
});

test('a text that is replaced is marked anew, and an element that says its language itself is left alone', async () => {
  document.documentElement.lang = 'en';
  const line = document.body.appendChild(document.createElement('p'));
  line.textContent = 'Cave rat';
  line.textContent = '洞窟鼠';
  await expect.poll(() => line.lang).toBe('ja');
  if (line.firstChild instanceof Text) line.firstChild.data = 'Stone guard';
  await expect.poll(() => line.lang).toBe('');
  line.ariaLabel = '石の番人';
  await expect.poll(() => line.lang).toBe('ja');
  const own = document.body.appendChild(document.createElement('p'));
  own.lang = 'fr';
  own.textContent = '番人';
  line.ariaLabel = 'HP 12';
  await expect.poll(() => line.lang).toBe('');
  expect(own.lang).toBe('fr');
  line.remove();
  own.remove();
});
