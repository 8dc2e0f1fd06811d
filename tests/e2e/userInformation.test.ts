import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Locator } from '@playwright/test';
import { RestClient } from '../support/RestClient.ts';
import { Author } from './support/Author.ts';
import { inTurn } from './support/inTurn.ts';
import { isAccessible } from './support/isAccessible.ts';
import { SCENARIO_TITLE } from './support/newAccount.ts';
import { picture } from './support/picture.ts';
import { expect, test } from './support/test.ts';

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story(
      'an author changes the details; what is wrong is told beside the field',
      async ({ page, author, words, faults }) => {
        faults.expect(/status of 422/);
        await page.goto('/me');
        await expect(author.button('save')).toBeDisabled();
        await author.field(words.accountName).fill('もりかえで');
        await page.keyboard.press('Enter');
        await author.isSaidBeside(words.accountName, words.halfWidth);
        await expect(author.field(words.accountName)).toBeFocused();
        await expect(page.getByRole('alertdialog')).toBeHidden();

        await author.field(words.accountName).fill('Mori K.');
        await page.getByText(language === 'ja' ? 'English' : '日本語').click();
        await author.button('save').click();
        await author.reads(words.done);
        await expect(page.getByRole('button', { name: words.menuOf('Mori K.') })).toBeVisible();
        await page.reload();
        await expect(author.field(words.accountName)).toHaveValue('Mori K.');
        await expect(page.getByRole('radio', { name: language === 'ja' ? 'English' : '日本語' })).toBeChecked();
      },
    );

    story('an author chooses a picture, sees it, and takes it away', async ({ page, author, words, faults }) => {
      faults.expect(/status of 422/);
      await page.goto('/me');
      const avatar = page.getByRole('button', { name: words.menuOf(author.account.name) });
      const chooser = page.locator('input[type=file]');

      await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
      await expect(page.getByRole('alert')).toContainText(words.notPng);
      const cut = Buffer.from('\x89PNG\r\n\x1a\nno picture', 'latin1');
      await chooser.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: cut });
      await author.button('usePicture').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('alertdialog')).toBeHidden();

      await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(page) });
      await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', /^blob:/);
      await expect(avatar.locator('img')).toHaveCount(0);
      await author.button('usePicture').click();
      await author.reads(words.pictureChanged);
      await expect(avatar.locator('img')).toHaveAttribute('src', /^\/files\/[0-9a-f]{64}$/);
      await isDrawn(avatar.locator('img'));
      await page.reload();
      await isDrawn(avatar.locator('img'));

      await author.button('removePicture').click();
      await author.reads(words.pictureRemoved);
      await expect(avatar.locator('img')).toHaveCount(0);
    });

    story(
      'a picture that is dropped is sent with its progress in sight',
      async ({ page, author, words, context }, testInfo) => {
        await page.goto('/me');
        await expect(author.button('choosePicture')).toBeVisible();
        const file = testInfo.outputPath('me.png');
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, await picture(page));
        const place = page.locator('div', { has: page.locator('input[type=file]') }).last();
        const box = await place.boundingBox();
        const session = await context.newCDPSession(page);
        // As a file manager drags it over the window.
        const drags = (type: 'dragEnter' | 'dragOver' | 'drop') =>
          session.send('Input.dispatchDragEvent', {
            type,
            x: (box?.x ?? 0) + 20,
            y: (box?.y ?? 0) + 20,
            data: { items: [], files: [file], dragOperationsMask: 1 },
          });
        await drags('dragEnter');
        await drags('dragOver');
        await expect(place).toHaveAttribute('data-drop-target', 'true');
        await drags('drop');
        await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', /^blob:/);

        const onItsWay = Promise.withResolvers<void>();
        await page.route('**/api/frontend/file', async (route) => {
          await onItsWay.promise;
          await route.continue();
        });
        await author.button('usePicture').click();
        await expect(page.getByRole('progressbar', { name: words.sending })).toBeVisible();
        await isAccessible(page);
        onItsWay.resolve();
        await author.reads(words.pictureChanged);
        await expect(page.getByRole('progressbar')).toBeHidden();
        await isDrawn(page.getByRole('button', { name: words.menuOf(author.account.name) }).locator('img'));
      },
    );

    story('where no mail is sent, another e-mail address is there at once', async ({ page, author, words, faults }) => {
      faults.expect(/status of 422/);
      await page.goto('/me');
      const panel = page.getByRole('region', { name: words.email, exact: true });
      await panel.getByRole('button', { name: words.change, exact: true }).click();
      await author.field(words.newEmail).fill('nobody');
      await author.field(words.currentPassword).fill(author.account.password);
      await page.keyboard.press('Enter');
      await author.isSaidBeside(words.newEmail, words.emailWrong);
      await expect(author.field(words.newEmail)).toBeFocused();
      await author.field(words.newEmail).fill(`moved.${author.account.email}`);
      await page.keyboard.press('Enter');
      await author.reads(words.emailChanged);
      await expect(panel.getByText(`moved.${author.account.email}`, { exact: true })).toBeVisible();
    });

    story(
      'an author chooses another password; elsewhere that ends the session',
      async ({ page, author, words, faults, origin }) => {
        faults.expect(/status of 422/);
        const { account } = author;
        const elsewhere = await logsInElsewhere(author);
        await page.goto('/me');
        const panel = page.getByRole('region', { name: words.password, exact: true });
        await panel.getByRole('button', { name: words.change, exact: true }).click();
        await author.field(words.currentPassword).fill('not the password');
        await author.field(words.newPassword).fill('short');
        await page.keyboard.press('Enter');
        await author.isSaidBeside(words.newPassword, words.passwordShort);
        await author.field(words.newPassword).fill('a new and better one');
        await page.keyboard.press('Enter');
        await expect(author.field(words.currentPassword)).toHaveAttribute('aria-invalid', 'true');
        await expect(author.field(words.currentPassword)).toBeFocused();
        await author.field(words.currentPassword).fill(account.password);
        await page.keyboard.press('Enter');
        await author.reads(words.passwordChanged);

        await page.reload();
        await expect(page.getByText(words.nowhereElse)).toBeVisible();
        await expect.poll(async () => (await elsewhere.get('me')).status).toBe(401);
        const nobody = new RestClient(origin);
        const { status } = await nobody.post('login', { login: account.username, password: 'a new and better one' });
        expect(status).toBe(200);
      },
    );

    story(
      'what was asked before a new password and is answered after it, is asked again in the new session',
      async ({ page, author, words, context, faults }) => {
        faults.expect(/status of 401/);
        await author.hasScenario();
        const other = await context.newPage();
        const changed = Promise.withResolvers<void>();
        const asked = Promise.withResolvers<void>();
        await other.route(/scenarios\.list/, async (route) => {
          asked.resolve();
          await changed.promise;
          await route.continue();
        });
        await other.goto('/scenarios');
        await asked.promise;

        await page.bringToFront();
        await page.goto('/me');
        const panel = page.getByRole('region', { name: words.password, exact: true });
        await panel.getByRole('button', { name: words.change, exact: true }).click();
        await author.field(words.currentPassword).fill(author.account.password);
        await author.field(words.newPassword).fill('a new and better one');
        await page.keyboard.press('Enter');
        await author.reads(words.passwordChanged);
        // In a batch with others, it is refused in its part of an answer that is no 401 as a whole.
        const answer = other.waitForResponse(/scenarios\.list/);
        changed.resolve();
        expect(await (await answer).text()).toContain('"code":401');

        await other.bringToFront();
        await expect(other.getByRole('rowheader', { name: SCENARIO_TITLE })).toBeVisible();
        await expect(other.getByRole('alertdialog')).toBeHidden();
        await page.reload();
        await expect(page.getByRole('heading', { name: words.userInformation })).toBeVisible();
      },
    );

    story(
      'an author ends the session of another browser from here',
      async ({ page, author, words, browser, faults }) => {
        faults.expect(/status of 401/);
        const context = await browser.newContext({
          baseURL: author.account.rest.url,
          userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
        });
        const other = new Author(await context.newPage(), author.account, 'ja');
        await other.page.goto('/auth/login');
        await other.logsIn();
        // Before the login the page is in Japanese, afterwards in the language of the account.
        await expect(other.page.getByText(words.emptyDesk)).toBeVisible();

        await page.goto('/me');
        const sessions = page.getByRole('list', { name: words.sessions });
        await expect(sessions.getByRole('listitem')).toHaveCount(2);
        await expect(sessions.getByRole('listitem').first()).toContainText(words.thisBrowser);
        const device = words.device('Windows', 'Firefox');
        const line = sessions.getByRole('listitem').filter({ hasText: device });
        await expect(line).toContainText('127.0.0.1');
        await line.getByRole('button', { name: words.logOutOf(device) }).click();
        await author.reads(words.loggedOut(device));
        await expect(sessions.getByRole('listitem')).toHaveCount(1);

        await expect(async () => {
          await other.page.goto('/scenarios');
          await expect(other.page).toHaveURL(/\/auth\/login/, { timeout: 1000 });
        }).toPass();
        await context.close();
        await page.reload();
        await expect(page.getByText(words.nowhereElse)).toBeVisible();
      },
    );

    story('an author ends all sessions but this one', async ({ page, author, words }) => {
      const others = [await logsInElsewhere(author), await logsInElsewhere(author)];
      await page.goto('/me');
      await author.button('logOutOthers').click();
      await author.reads(words.othersLoggedOut(2));
      await expect(page.getByText(words.nowhereElse)).toBeVisible();
      for (const other of others) await expect.poll(async () => (await other.get('me')).status).toBe(401);
      expect((await author.account.rest.get('me')).status).toBe(200);
    });

    story(
      'an author deletes the account, and nothing of it is found',
      async ({ page, author, words, faults, origin }) => {
        faults.expect(/status of 4(01|22)/);
        const { account } = author;
        const id = await author.hasScenario();
        await page.goto('/me');
        await author.button('deleteAccount').click();
        const dialog = page.getByRole('alertdialog', { name: words.deletion });
        await expect(dialog).toContainText(words.scenariosLost(1));
        const password = dialog.getByLabel(words.password).and(page.locator('input'));
        await expect(password).toBeFocused();
        await password.fill('not the password');
        await page.keyboard.press('Enter');
        await expect(password).toHaveAttribute('aria-invalid', 'true');
        await expect(page).toHaveURL('/me');
        await password.fill(account.password);
        await dialog.getByRole('button', { name: words.submitDeletion, exact: true }).click();

        await expect(page.getByText(words.accountDeleted)).toBeVisible();
        await expect(page).toHaveURL('/auth/login?after=deleted');
        expect(await page.context().cookies()).toEqual([]);
        expect((await account.rest.get('me')).status).toBe(401);
        const again = await new RestClient(origin).post('login', {
          login: account.username,
          password: account.password,
        });
        expect(again.status).toBe(422);
        const free = await new RestClient(origin).post('register', {
          username: account.username,
          name: account.name,
          email: account.email,
          password: account.password,
          language: 'ja',
          agreed: true,
          confirm: true,
        });
        expect(free.text).not.toContain('errors');
        await page.goto(`/scenarios/${id}`);
        await expect(page).toHaveURL(/\/auth\/login/);
      },
    );
  });
}

test('where no mail can be sent, a lost password is the matter of who runs the site', async ({ page, words }) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: words.forgotten }).click();
  await expect(page.getByText(words.cannotMail)).toBeVisible();
  await expect(page.getByRole('button', { name: words.sendLink })).toBeDisabled();
});

/** Starts a second session of the same author, in a program. */
async function logsInElsewhere({ account }: Author): Promise<RestClient> {
  const nobody = new RestClient(account.rest.url);
  const { body } = await nobody.post('login', { login: account.username, password: account.password });
  return new RestClient(account.rest.url, body.access_token);
}

async function isDrawn(image: Locator): Promise<void> {
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(256);
}
