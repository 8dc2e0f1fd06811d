import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { root } from '../support/run.ts';
import { expect, test } from './support/test.ts';

/** The field of `support/bannedWordsPage.tsx`, built like the pages, at an address of the real server. */
test('the banned words in a field are told as they are typed', async ({ author: { page } }) => {
  await page.route('/banned-words-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/banned-words-page');
  await page.addScriptTag({ content: await bundle(), type: 'module' });
  const field = page.getByLabel('text');
  const told = page.getByRole('status');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('bannedWords.check')) asked.push(request.postData() ?? '');
  });

  await field.pressSequentially('このくそったれ');
  await expect(told).toHaveText('くそったれ 2-7');
  // The server was asked when typing paused, not at every key.
  expect(asked.length).toBeLessThan(7);

  await field.press('End');
  await field.pressSequentially('とdumbass');
  await expect(told).toHaveText('くそったれ 2-7, dumbass 8-15');
  // A place whose text has changed is no longer reported, whatever the server would answer.
  await page.route('**/trpc/bannedWords.check*', (route) => route.abort());
  await field.press('Backspace');
  await expect(told).toHaveText('くそったれ 2-7');
  await field.fill('');
  await expect(told).toHaveText('');
});

test.describe('en', () => {
  test.use({ language: 'en' });

  test('a backup is restored with its banned words, as a whole and in part, and both times they are told', async ({
    page,
    author,
  }) => {
    const { rest } = author.account;
    const id = await author.hasScenario();
    await rest.put(`scenarios/${id}/items-detail/1`, { name_ja: 'くそったれの剣' });
    await rest.post(`scenarios/${id}/backup`);
    await rest.put(`scenarios/${id}/items-detail/1`, { name_ja: '剣' });
    await page.goto(`/scenarios/${id}/backups`);
    const told = page.getByText(/^1 text contains banned words, which must be mended/);
    const answers = async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
      await expect(told).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    await page.getByRole('button', { name: /^Restore the backup of/ }).click();
    await answers();

    await rest.put(`scenarios/${id}/items-detail/1`, { name_ja: '剣' });
    await page.goto(`/scenarios/${id}/backups`);
    await expect(told).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Changes of the backup of/ })
      .last()
      .click();
    await page.getByLabel('Current state').check({ force: true });
    await page.getByRole('button', { name: /^Restore this kind… \(/ }).click();
    await answers();
  });
});

async function bundle(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    plugins: [vanillaExtractPlugin()],
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(root, 'tests/e2e/support/bannedWordsPage.tsx') } },
  });
  const [{ output } = { output: [] }] = [built].flat() as { output: { type: string; code?: string }[] }[];
  return output.map(({ code }) => code ?? '').join('');
}
