import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../support/findProgram.ts';
import { freePort } from '../support/freePort.ts';
import { startProcess } from '../support/startProcess.ts';
import { startTlsProxy } from '../support/startTlsProxy.ts';
import { newAccount } from './support/newAccount.ts';
import { test as base, expect } from './support/test.ts';

/** A server of its own, whose readers use the scheme of `scheme`. */
const test = base.extend<{ scheme: 'http' | 'https'; server: { inner: string; outer: string } }>({
  scheme: ['http', { option: true }],
  ignoreHTTPSErrors: true,
  server: async ({ scheme }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'meikyu-cookies-'));
    const port = await freePort();
    const tls = scheme === 'https' ? await startTlsProxy(port) : undefined;
    const outer = tls?.url ?? `http://127.0.0.1:${port}`;
    const server = await startProcess({ DATA_DIR: folder, PORT: String(port), PUBLIC_URL: outer });
    await use({ inner: server.url, outer });
    await server.end('SIGTERM');
    tls?.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ server }, use) => use(server.outer),
});

const schemes: ('http' | 'https')[] = findProgram('openssl') ? ['http', 'https'] : ['http'];
if (schemes.length < 2) console.warn('No openssl to make a certificate with: the cookies over https are left out.');

for (const scheme of schemes) {
  test.describe(`Over ${scheme}`, () => {
    test.use({ scheme });

    test('the jar of the browser holds cookies of the page alone, strict and bound to the site', async ({
      page,
      words,
      server,
      context,
    }) => {
      const account = await newAccount(server.inner);
      const set: string[] = [];
      page.on('response', async (response) => {
        if ((await response.allHeaders())['set-cookie'] !== undefined) set.push(response.url());
      });
      await page.goto('/auth/login');
      await page.getByLabel(words.login).fill(account.username);
      await page.getByLabel(words.password).and(page.locator('input')).fill(account.password);
      await page.getByRole('main').getByRole('button', { name: words.logIn, exact: true }).click();
      await expect(page.getByText(words.emptyDesk)).toBeVisible();
      await page.getByRole('button', { name: words.menuOf(account.name) }).click();
      await page.getByRole('menuitem', { name: words.dark, exact: true }).click();
      await page.reload();
      await expect(page.getByText(words.emptyDesk)).toBeVisible();

      const jar = await context.cookies();
      expect(jar.map(({ name }) => name)).toContain('access_token');
      expect(jar.length).toBeGreaterThan(1);
      for (const cookie of jar) {
        expect(cookie).toMatchObject({
          domain: '127.0.0.1',
          path: '/',
          sameSite: 'Strict',
          secure: scheme === 'https',
          httpOnly: false,
        });
      }
      expect(set).toEqual([]);
    });
  });
}
