import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { isInShiftJis } from '#domain/text/shiftJis.ts';
import { root } from '../support/run.ts';
import { expect, test } from './support/test.ts';

test('the browser and the server hold the same characters for Shift_JIS', async ({ page }) => {
  const file = join(root, 'src/domain/text/shiftJis.ts');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  await page.addScriptTag({ type: 'module', content: `${code}; Object.assign(globalThis, { isInShiftJis });` });
  await page.waitForFunction('globalThis.isInShiftJis');
  const held: string = await page.evaluate(
    "Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(isInShiftJis).join('')",
  );
  const expected = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(isInShiftJis);
  expect(held).toBe(expected.join(''));
  expect(held.length).toBeGreaterThan(7000);
});
