import { runAdmin } from '../support/runAdmin.ts';
import { fitsAcross, isAccessible } from './support/isAccessible.ts';
import { isReleased } from './support/isReleased.ts';
import { CONTACT, ownServerStories } from './support/ownServer.ts';
import { expect } from './support/test.ts';

ownServerStories((story, language) => {
  story(
    'what an operator stopped is told to its author, with the reason and whom to ask',
    async ({ page, author, installation }) => {
      const { id, code } = await isReleased(author);
      const reason = '絵の権利についてお尋ねがありました';
      expect(await runAdmin(installation.env, 'works', 'stop', code, '--reason', reason)).toMatchObject({ code: 0 });
      const { rest } = author.account;
      const notices = await rest.get<{ id: string }[]>('notifications');
      await rest.post('/trpc/accounts.readNotifications', { ids: notices.data.map((notice) => notice.id) });
      const whom = { ja: '運営者にお問い合わせください', en: 'Please ask them' }[language];
      const status = `/scenarios/${id}/scenario-tools/work-outline/status-setting`;
      for (const address of [`/scenarios/${id}`, status, '/sample-scenarios']) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        const main = page.getByRole('main');
        await expect(main).toContainText(reason);
        await expect(main).toContainText(whom);
        await expect(main.getByRole('link', { name: CONTACT })).toHaveAttribute('href', `mailto:${CONTACT}`);
        await isAccessible(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(main).toContainText(reason);
        await fitsAcross(page);
      }
      // Options that would be refused are not offered.
      await page.goto(status);
      await expect(page.getByRole('main')).toContainText(code);
      await expect(page.getByRole('button', { name: { ja: /に切り替える/, en: /^Switch to/ }[language] })).toHaveCount(
        0,
      );
      const steps = { ja: 'ここから変えられる状態', en: 'Possible next statuses' }[language];
      await expect(page.getByRole('list', { name: steps })).toHaveCount(0);
      const before = { ja: 'リリースの前に', en: 'Before the release' }[language];
      await expect(page.getByRole('heading', { name: before })).toHaveCount(0);
    },
  );
});
