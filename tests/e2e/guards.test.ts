import { RestClient } from '../support/RestClient.ts';
import { newAccount, newScenario } from './support/newAccount.ts';
import { expect, test } from './support/test.ts';

test('a guest is led to the login page and, once logged in, to where he wanted to go', async ({
  page,
  author,
  words,
}) => {
  const id = await author.hasScenario();
  await page.context().clearCookies({ name: 'access_token' });
  await page.goto(`/scenarios/${id}`);
  await expect(page).toHaveURL(`/auth/login?return_to=${encodeURIComponent(`/scenarios/${id}`)}`);
  await author.logsIn();
  await expect(page).toHaveURL(`/scenarios/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: '水底の迷宮' })).toBeVisible();
  await expect(page.getByRole('button', { name: words.saveBackup })).toBeVisible();
});

test('on every screen of a scenario its title is the heading; the tab of the browser names the screen too', async ({
  page,
  author,
  words,
}) => {
  const id = await author.hasScenario();
  const heading = page.getByRole('heading', { level: 1 });
  for (const [path, part] of [
    ['/checks', 'チェックリスト'],
    ['/labyrinths/settings', '迷宮'],
    ['/data-settings/items', 'アイテム'],
  ]) {
    await page.goto(`/scenarios/${id}${path}`);
    await expect(page).toHaveTitle(`${part} - 水底の迷宮 - 迷宮`);
    await expect(heading).toHaveText('水底の迷宮');
    await author.link('scenarioHome').click();
    await expect(page).toHaveTitle('水底の迷宮 - 迷宮');
    await expect(heading).toHaveText('水底の迷宮');
  }
  await author.link('scenarioList').first().click();
  await expect(heading).toHaveText(words.scenarioList);
});

test('an address of another site to return to is not followed', async ({ page, author }) => {
  await page.context().clearCookies({ name: 'access_token' });
  await page.goto('/auth/login?return_to=//example.org/');
  await author.logsIn();
  await expect(page).toHaveURL('/');
});

test('who is logged in is led away from login and registration', async ({ page, author, words }) => {
  for (const path of ['/auth/login', '/auth/register', '/auth/register/completed']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByText(words.emptyDesk)).toBeVisible();
  }
  const id = await author.hasScenario();
  await page.goto(`/auth/login?return_to=/scenarios/${id}`);
  await expect(page).toHaveURL(`/scenarios/${id}`);
});

test('a session that has ended meanwhile leads to the login page, says why, and comes back', async ({
  page,
  author,
  words,
  faults,
}) => {
  faults.expect(/status of 401/);
  await author.hasScenario();
  // The click below must notice it: everything that the page requests by itself has arrived before.
  const notified = page.waitForResponse(/accounts\.notifications/);
  await page.goto('/me');
  await expect(page.getByText(words.thisBrowser, { exact: true })).toBeVisible();
  await notified;
  await author.account.rest.post('logout');
  await page.getByRole('link', { name: words.scenarioList, exact: true }).click();
  await expect(page).toHaveURL('/auth/login?return_to=%2Fscenarios');
  await author.isToldToLogInAgain();
  await author.logsIn();
  await expect(page).toHaveURL('/scenarios');
  await expect(page.getByRole('table', { name: words.scenarioList })).toBeVisible();
});

test('who comes back after the session has ended is led to the login page, from the front page too', async ({
  page,
  author,
  words,
  faults,
}) => {
  faults.expect(/status of 401/);
  await author.account.rest.post('logout');
  for (const path of ['/', '/scenarios', '/auth/login']) {
    await author.isLoggedIn();
    await page.goto(path);
    await author.isToldToLogInAgain();
    await expect(author.field(words.login)).toBeFocused();
  }
});

test("another author's scenario is refused, and one that is not there is not found", async ({
  page,
  author,
  words,
  origin,
  faults,
}) => {
  faults.expect(/status of 40[34]/);
  await author.isLoggedIn();
  const foreign = await newScenario(await newAccount(origin));
  await page.goto(`/scenarios/${foreign}`);
  await expect(page.getByRole('main').getByRole('heading', { name: '403' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(words.forbidden);
  await page.goto(`/scenarios/${foreign.split('').reverse().join('')}`);
  await expect(page.getByRole('main').getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(words.notFound);
});

test('an address that leads nowhere says so, to authors within their scenario and to guests', async ({
  page,
  author,
  words,
}) => {
  await page.goto(`/scenarios/${await author.hasScenario()}/nowhere`);
  await expect(page.getByText(words.pageUnknown)).toBeVisible();
  // The page is left first, because it keeps sending requests and would learn that its session has ended.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText(words.pageUnknown)).toBeVisible();
  await page.getByRole('link', { name: words.backHome }).click();
  await expect(page).toHaveURL('/');
});

test('a call that fails is told in a dialog with its code', async ({ page, author, words, faults }) => {
  faults.expect(/status of 40[49]/);
  const id = await author.hasScenario();
  await page.goto(`/scenarios/${id}`);
  await page.getByRole('button', { name: words.editTitles }).click();
  // The author changes the title elsewhere, so this page's data is outdated.
  const elsewhere = await new RestClient(author.account.rest.url, author.account.rest.token).patch(`scenarios/${id}`, {
    title_ja: '別の題',
    revision: 1,
  });
  expect(elsewhere.status).toBe(200);
  await author.field(words.titleJa).fill('こちらの題');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('409');
  await dialog.getByRole('button', { name: words.ok }).click();
  await author.field(words.titleJa).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'こちらの題' })).toBeVisible();
});
