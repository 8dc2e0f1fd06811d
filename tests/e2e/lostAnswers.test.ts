import { CuttingProxy } from '../support/CuttingProxy.ts';
import { RestClient } from '../support/RestClient.ts';
import { Author } from './support/Author.ts';
import { FloorMap, row } from './support/FloorMap.ts';
import { newUsername, PASSWORD } from './support/newAccount.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ connection: CuttingProxy }>({
  connection: async ({ browserName: _ }, use) => {
    const connection = await CuttingProxy.before(`http://127.0.0.1:${process.env.E2E_PORT}`);
    await use(connection);
    connection.close();
  },
  baseURL: async ({ connection }, use) => use(connection.url),
});

test('what an author tries again after a lost answer happens once', async ({
  page,
  author,
  words,
  faults,
  connection,
}) => {
  test.slow();
  // The resent strokes find themselves on the server.
  faults.expect(/ERR_(EMPTY_RESPONSE|CONNECTION_(RESET|CLOSED))|status of 409 .*floors.saveGrid/);
  const { rest } = author.account;
  /** Makes a call whose answer is lost, checks that it failed, and repeats it with the connection restored. */
  async function twice(call: string, act: () => Promise<void>): Promise<void> {
    connection.breaks(`POST /trpc/${call}`);
    const isLost = page.waitForEvent('requestfailed', (request) => request.url().includes(call));
    await act();
    await isLost;
    connection.mends();
    await act();
  }

  await page.goto('/');
  await page.getByRole('button', { name: words.createScenario }).click();
  await author.field(words.title).fill('水底の迷宮');
  await twice('scenarios.create', () => page.getByRole('button', { name: words.create, exact: true }).click());
  await expect(page).toHaveURL(/\/scenarios\/\w+$/);
  const made = await rest.get<{ id: string }[]>('scenarios');
  expect(made.data).toHaveLength(1);
  const id = made.data[0]?.id ?? '';

  const map = new FloorMap(author);
  await map.opens(id);
  connection.breaks('POST /trpc/floors.saveGrid');
  await map.drags([
    [2.5, 5],
    [6.5, 5],
  ]);
  await map.saysOfSaving(words.notSent);
  connection.mends();
  await map.isSaved();
  await page.reload();
  await map.isOpen();
  await map.showAll(row(2, 6, 5), { south: 'wall' });
  await map.counts(10);

  await twice('backups.save', async () => {
    await page.getByRole('button', { name: words.saveBackup }).click();
    await author.takesBackupName();
  });
  await author.reads(words.backupSaved);
  const backups = async () => (await rest.get<object[]>(`scenarios/${id}/backup`)).data.length;
  expect(await backups()).toBe(1);
  await map.presses([10.5, 10]);
  await map.isSaved();
  // A change in between makes it another backup.
  await author.savesBackup();
  await expect.poll(backups).toBe(2);

  await twice('backups.restore', async () => {
    await author.button('backupHistory').click();
    await page.getByRole('list', { name: words.backupHistory }).getByRole('button').last().click();
    await author.button('restore').click();
  });
  await author.reads(words.restored);
  expect(await backups()).toBe(3);
  await map.opens(id);
  await map.counts(10);
});

test('a registration whose answer was lost is tried again, and its author is logged in', async ({
  page,
  words,
  faults,
  connection,
}) => {
  faults.expect(/ERR_(EMPTY_RESPONSE|CONNECTION_(RESET|CLOSED))|status of 422 .*accounts.register/);
  const username = newUsername();
  const account = { username, name: 'Kaede Mori', email: `${username}@example.com`, password: PASSWORD };
  const author = new Author(page, { ...account, rest: new RestClient(connection.url) }, 'ja');
  await page.goto('/auth/register');
  await author.field(words.username).fill(username);
  await author.field(words.accountName).fill(account.name);
  await author.field(words.email).fill(account.email);
  await author.field(words.password).fill(PASSWORD);
  await page.getByText(words.agree).click();
  await page.getByRole('button', { name: words.toConfirmation }).click();
  connection.breaks('POST /trpc/accounts.register');
  const isLost = page.waitForEvent('requestfailed', (request) => request.url().includes('accounts.register'));
  await page.getByRole('button', { name: words.submitRegistration, exact: true }).click();
  await isLost;
  connection.mends();
  // The name is taken by this very registration.
  await page.getByRole('button', { name: words.toConfirmation }).click();
  await expect(page.getByRole('heading', { name: words.registered })).toBeVisible();
  await author.link('begin').click();
  await expect(page.getByText(words.emptyDesk)).toBeVisible();
});
