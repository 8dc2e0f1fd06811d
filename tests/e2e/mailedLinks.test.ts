import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { patient } from '../support/patience.ts';
import { platformToken } from '../support/platform.ts';
import { RestClient } from '../support/RestClient.ts';
import { trpcClient } from '../support/trpcClient.ts';
import { Author } from './support/Author.ts';
import { inTurn } from './support/inTurn.ts';
import { fitsAcross, isAccessible } from './support/isAccessible.ts';
import type { Mailbox } from './support/Mailbox.ts';
import { ADMIN_SITE, test } from './support/mailedTest.ts';
import { type Account, newScenario, newUsername, PASSWORD } from './support/newAccount.ts';
import { expect, type Page } from './support/test.ts';

// Each test starts a server, and axe checks many screens.
test.describe.configure({ timeout: patient(120_000) });

// Each language with one of the themes, as everywhere.
const APPEARANCES = [
  { language: 'ja', colorScheme: 'light' },
  { language: 'en', colorScheme: 'dark' },
] as const;

/** A person without an account yet. */
function newcomer(origin: string): Account {
  const username = newUsername();
  const email = `${username}@example.com`;
  return { username, name: 'Kaede Mori', email, password: PASSWORD, rest: new RestClient(origin) };
}

/** Registers on the screen; does not open the mail yet. */
async function registers(author: Author): Promise<void> {
  const { page, words, account } = author;
  await page.goto('/auth/register');
  await author.field(words.username).fill(account.username);
  await author.field(words.accountName).fill(account.name);
  await author.field(words.email).fill(account.email);
  await author.field(words.password).fill(account.password);
  await page.getByText(words.agree).click();
  await author.button('toConfirmation').click();
  await author.button('submitRegistration').click();
  await expect(page).toHaveURL('/auth/register/completed');
  await expect(page.getByRole('heading', { name: words.unverified })).toBeVisible();
}

/** An account whose registration is confirmed. */
async function verifiedAccount(origin: string, mailbox: Mailbox): Promise<Account> {
  const account = newcomer(origin);
  const { username, name, email, password } = account;
  await account.rest.post('register', { username, name, email, password, language: 'ja', agreed: true });
  const token = await mailbox.server.token(email);
  await trpcClient(account.rest).accounts.verifyEmail.mutate({ token });
  const { body } = await account.rest.post('login', { login: username, password });
  return { ...account, rest: new RestClient(origin, body.access_token) };
}

/** Checks that the screen is accessible and fits, wide and narrow. */
async function isSound(page: Page): Promise<void> {
  await isAccessible(page);
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsAcross(page);
  if (wide) await page.setViewportSize(wide);
}

for (const { language, colorScheme } of APPEARANCES) {
  test.describe(language, () => {
    test.use({ language, colorScheme });
    test.beforeEach(({ context, origin }) => context.addCookies([{ name: 'language', value: language, url: origin }]));
    const story = inTurn(test, language);

    story(
      'an author confirms the registration by mail, loses the password and gets it back; a player whom a platform hands over completes one',
      async ({ page, words, origin, mailbox, faults }) => {
        faults.expect(/status of 4(22|29)/);
        const author = new Author(page, newcomer(origin), language);
        const { account } = author;

        await test.step('registers, and is told which mailbox to look into', async () => {
          const email = `typo.${account.email}`;
          await registers(new Author(page, { ...account, email }, language));
          await expect(page.getByText(email)).toBeVisible();
          await page.reload();
          await expect(page.getByText(email)).toBeVisible();
          await isSound(page);
        });

        await test.step('sees that the address is mistyped, and changes it', async () => {
          await page.getByRole('button', { name: language === 'ja' ? 'アドレスを変更' : 'Change the address' }).click();
          await isSound(page);
          await author.field(words.email).fill(account.email);
          await page.getByRole('button', { name: language === 'ja' ? '変更して送る' : 'Change and send' }).click();
          await expect(page.getByRole('heading', { name: words.unverified })).toBeVisible();
        });

        await test.step('before that is confirmed, everything leads to the step that is left', async () => {
          for (const path of ['/', '/me', '/scenarios', '/auth/login', '/auth/register']) {
            await page.goto(path);
            await expect(page).toHaveURL('/auth/register');
            await expect(page.getByRole('heading', { name: words.unverified })).toBeVisible();
            await expect(page.getByText(account.email)).toBeVisible();
          }
          await isSound(page);
        });

        await test.step('has the mail sent again', async () => {
          await author.button('sendAgain').click();
          await expect(page.getByText(words.sentAgain(account.email))).toBeVisible();
        });

        const link = await mailbox.findsLink(account.email, 2);
        await test.step('opens the link: it works, and does not stay in the address', async () => {
          await page.goto(link);
          await expect(page.getByRole('heading', { name: words.registered })).toBeVisible();
          await expect(page).toHaveURL('/auth/verify');
          await isSound(page);
          await author.link('begin').click();
          await expect(page.getByText(words.emptyDesk)).toBeVisible();
        });

        await test.step('opens it once more: it says what to do', async () => {
          await page.goto(link);
          await expect(page.getByRole('heading', { name: words.linkUsed })).toBeVisible();
          await author.link('toLogin').click();
          await expect(page).toHaveURL('/');
          await expect(page.getByText(words.emptyDesk)).toBeVisible();
        });

        const password = 'a new and better one';
        await test.step('has lost the password', async () => {
          await author.logsOut();
          if (language === 'en') await page.getByRole('button', { name: 'English' }).click();
          await author.link('forgotten').click();
          await author.field(words.email).fill('nobody');
          await author.button('sendLink').click();
          await author.isSaidBeside(words.email, words.emailWrong);
          await expect(author.field(words.email)).toBeFocused();
          await author.field(words.email).fill(account.email);
          const known = mailbox.mailsTo(account.email).length;
          await author.button('sendLink').click();
          await expect(page.getByRole('heading', { name: words.linkSent })).toBeFocused();
          await isSound(page);
          const reset = await mailbox.findsLink(account.email, known + 1);

          await page.goto(reset);
          await author.field(words.newPassword).fill('short');
          await expect(page.getByText(words.missing(5))).toBeVisible();
          await page.keyboard.press('Enter');
          await author.isSaidBeside(words.newPassword, words.passwordShort);
          await expect(page).toHaveURL('/auth/reset');
          await author.field(words.newPassword).fill(password);
          await author.button('changePassword').click();
          await expect(page.getByText(words.passwordReset)).toBeVisible();
          await expect(author.field(words.login)).toHaveValue(account.username);
          await isSound(page);

          await page.goto(reset);
          await author.field(words.newPassword).fill('yet another one');
          await author.button('changePassword').click();
          await expect(page.getByRole('heading', { name: words.linkUsed })).toBeVisible();
          await expect(author.link('anotherLink')).toBeVisible();
        });

        await test.step('logs in with the new one; the old one is no use', async () => {
          await page.goto('/auth/login');
          await author.logsIn();
          await author.isSaidBeside(words.password, words.loginWrong);
          await author.field(words.password).fill(password);
          await page.keyboard.press('Enter');
          await expect(page.getByText(words.emptyDesk)).toBeVisible();
        });

        await test.step('a platform hands a player over, who is an author after one form and one mail', async () => {
          await author.logsOut();
          const player = newcomer(origin);
          const token = await platformToken(origin, 'player', { claims: { name: player.name, language } });
          await page.goto(`/auth/redirect?token=${token}`);
          await expect(page).toHaveURL('/auth/register');
          await expect(author.field(words.accountName)).toHaveValue(player.name);
          await isSound(page);
          await author.field(words.username).fill(player.username);
          await author.field(words.email).fill(player.email);
          await page.getByText(words.agree).click();
          await page
            .getByRole('button', { name: language === 'ja' ? '登録を完了する' : 'Complete the registration' })
            .click();
          await page.goto(await mailbox.findsLink(player.email));
          await author.link('begin').click();
          await expect(page.getByText(words.emptyDesk)).toBeVisible();
        });
      },
    );

    story('an author moves to another e-mail address', async ({ page, words, origin, mailbox, faults }) => {
      faults.expect(/status of 422/);
      const author = new Author(page, newcomer(origin), language);
      const { account } = author;
      await registers(author);
      await test.step('discards the registration, and registers under the same name and address', async () => {
        const ja = language === 'ja';
        await page.getByRole('button', { name: ja ? '登録を取り消す' : 'Discard the registration' }).click();
        const dialog = page.getByRole('alertdialog');
        await dialog.getByRole('button', { name: ja ? '取り消す' : 'Discard', exact: true }).click();
        await expect(page).toHaveURL('/auth/register');
        await expect(author.field(words.username)).toBeVisible();
        // The language of the account follows the switch of the page.
        const [own, other] = ja ? ['日本語', 'English'] : ['English', '日本語'];
        for (const name of [other, own]) {
          await page.getByRole('button', { name }).click();
          await expect(page.getByRole('radio', { name })).toBeChecked();
        }
        await registers(author);
      });
      await page.goto(await mailbox.findsLink(account.email, 2));
      await author.link('begin').click();
      await expect(page.getByText(words.emptyDesk)).toBeVisible();

      const email = `moved.${account.email}`;
      const panel = page.getByRole('region', { name: words.email, exact: true });
      await test.step('asks for it, with a wrong password first', async () => {
        await page.goto('/me');
        await panel.getByRole('button', { name: words.change, exact: true }).click();
        await expect(author.field(words.newEmail)).toBeFocused();
        await author.field(words.newEmail).fill(email);
        await author.field(words.currentPassword).fill('not the password');
        await page.keyboard.press('Enter');
        await expect(author.field(words.currentPassword)).toBeFocused();
        await expect(author.field(words.currentPassword)).toHaveAttribute('aria-invalid', 'true');
        await author.field(words.currentPassword).fill(account.password);
        await page.keyboard.press('Enter');
        await expect(panel.getByText(words.waitingFor(email))).toBeVisible();
        await expect(panel.getByRole('button', { name: words.change, exact: true })).toBeFocused();
        await isSound(page);
      });

      await test.step('the old address is told, and stays until the new one is confirmed', async () => {
        expect((await mailbox.reads(account.email, 3)).text).toContain(email);
        await page.reload();
        await expect(panel.getByText(account.email, { exact: true })).toBeVisible();
      });

      const stale = await mailbox.findsLink(email);
      await test.step('calls it off, which the link that was sent learns too, and asks anew', async () => {
        await author.button('keepAddress').click();
        await author.reads(words.addressKept);
        await expect(panel.getByText(words.waitingFor(email))).toBeHidden();
        await page.goto(stale);
        await expect(page.getByRole('heading', { name: words.linkUsed })).toBeVisible();
        await page.goto('/me');
        await panel.getByRole('button', { name: words.change, exact: true }).click();
        await author.field(words.newEmail).fill(email);
        await author.field(words.currentPassword).fill(account.password);
        await page.keyboard.press('Enter');
        await expect(panel.getByText(words.waitingFor(email))).toBeVisible();
      });

      await test.step('confirms it by the link in the mail to the new address', async () => {
        await page.goto(await mailbox.findsLink(email, 2));
        await expect(page.getByRole('heading', { name: words.addressChanged })).toBeVisible();
        await author.link('toUserInformation').click();
        await expect(panel.getByText(email, { exact: true })).toBeVisible();
        await expect(panel.getByText(words.waitingFor(email))).toBeHidden();
      });
    });

    story('asking for the mail too often is told with the time to wait', async ({ page, origin, faults }) => {
      faults.expect(/status of 429/);
      const author = new Author(page, newcomer(origin), language);
      await registers(author);
      const wait = page.getByRole('timer');
      await expect(async () => {
        await author.button('sendAgain').click({ timeout: 1000 });
        await expect(wait).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(author.button('sendAgain')).toBeDisabled();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      const before = await wait.textContent();
      await expect(wait).not.toHaveText(before ?? '');
      await isSound(page);
      await author.button('logOut').click();
      await expect(page).toHaveURL('/auth/login');
    });

    story('too many wrong passwords are told with the time to wait', async ({ page, words, origin, faults }) => {
      faults.expect(/status of 4(22|29)/);
      const author = new Author(page, newcomer(origin), language);
      await registers(author);
      await page.context().clearCookies({ name: 'access_token' });
      await page.goto('/auth/login');
      const wait = page.getByRole('timer');
      await author.field(words.login).fill(author.account.username);
      await author.field(words.password).fill('not the password');
      await expect(async () => {
        await page.keyboard.press('Enter');
        await expect(wait).toBeVisible({ timeout: 500 });
      }).toPass();
      // It disappears by itself, and no other message was shown.
      await expect(wait).toBeHidden({ timeout: patient(30_000) });
      await expect(page.getByRole('alertdialog')).toBeHidden();
    });
  });
}

test('a link opened in another browser confirms the address, and the waiting screen goes on by itself', async ({
  page,
  words,
  origin,
  mailbox,
  browser,
}) => {
  const author = new Author(page, newcomer(origin), 'ja');
  await registers(author);
  const elsewhere = await browser.newContext({ baseURL: origin });
  const phone = await elsewhere.newPage();
  await phone.goto(await mailbox.findsLink(author.account.email));
  await expect(phone.getByRole('heading', { name: words.registered })).toBeVisible();
  await expect(phone.getByRole('link', { name: words.toLogin })).toBeVisible();
  await elsewhere.close();

  // The author returns to the first browser.
  await expect(async () => {
    await author.comesBackToTheWindow();
    await expect(page.getByRole('heading', { name: words.registered })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await author.link('begin').click();
  await expect(page.getByText(words.emptyDesk)).toBeVisible();
  await page.goto('/auth/register/completed');
  await expect(page).toHaveURL('/');
});

test('an address that is registered already gets the same answer on the screen, and another mail', async ({
  page,
  origin,
  mailbox,
}) => {
  const first = await verifiedAccount(origin, mailbox);
  const second = new Author(page, { ...newcomer(origin), email: first.email }, 'ja');
  await registers(second);
  const mail = await mailbox.reads(first.email, 2);
  expect(mail.text).toContain(first.username);
  expect(mail.text).not.toContain(second.account.username);
});

test('an admin is led to the admin site, and to nothing of an author but a scenario', async ({
  page,
  words,
  origin,
  mailbox,
  folder,
  faults,
}) => {
  faults.expect(/^foreign: http:\/\/admin\.example\//);
  await page.route(`${ADMIN_SITE}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'The admin site' }));
  const admin = new Author(page, newcomer(origin), 'ja');
  await registers(admin);
  await page.goto(await mailbox.findsLink(admin.account.email));
  await expect(page.getByRole('heading', { name: words.registered })).toBeVisible();
  const database = new BetterSqlite3(join(folder, 'meikyu.sqlite'));
  database.prepare('update accounts set is_admin = 1 where username = ?').run(admin.account.username);
  database.close();

  await page.context().clearCookies({ name: 'access_token' });
  await page.goto('/auth/login');
  await admin.logsIn();
  await expect(page).toHaveURL(ADMIN_SITE);
  await expect(page.getByText('The admin site')).toBeVisible();
  for (const path of ['/', '/me', '/scenarios']) {
    await page.goto(`${origin}${path}`);
    await expect(page).toHaveURL(ADMIN_SITE);
  }

  const author = await verifiedAccount(origin, mailbox);
  await page.goto(`${origin}/scenarios/${await newScenario(author)}`);
  await expect(admin.link('scenarioHome')).toBeVisible();
  await expect(page.getByRole('link', { name: words.scenarioList, exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.saveBackup })).toHaveCount(0);
});
