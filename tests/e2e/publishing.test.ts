import { roomMaps } from '../support/maps.ts';
import { makePlayable } from '../support/publish.ts';
import { newAccount, newUsername } from './support/newAccount.ts';
import { expect, type Page, test } from './support/test.ts';

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test.describe('ja', () => {
  test.use({ language: 'ja' });

  test('an author registers a scenario, passes its checks, releases, stops, releases again and shares it', async ({
    page,
    author,
  }) => {
    const { rest } = author.account;
    const title = `公開する迷宮 ${newUsername()}`;
    const id = await author.hasScenario(title);
    await rest.patch(`scenarios/${id}`, { title_en: '' });
    await makePlayable(rest, `scenarios/${id}`);
    await rest.put(`scenarios/${id}/items-detail/9`, { name_ja: '光の剣' });
    await rest.patch(`scenarios/${id}/title-author-names/1`, { subtitle_ja: '霧の底' });
    await rest.put(`scenarios/${id}/labyrinth-messages/1`, { title_ja: '門番', message_ja_boxes: ['くたばれ'] });
    const tool = `/scenarios/${id}/scenario-tools/work-outline/status-setting`;
    const dialog = page.getByRole('alertdialog');
    const release = page.getByRole('button', { name: 'リリースする', exact: true });
    const left = page.getByText(/^あと\d+件$/);
    await page.goto(`/scenarios/${id}`);
    await page.getByRole('link', { name: 'リリースする', exact: true }).click();
    await expect(left).toHaveText('あと5件');
    await expect(release).toBeDisabled();

    // Each reason links to its place.
    await page.getByRole('link', { name: 'タイトルと作者名へ' }).click();
    await page.locator('[data-path="title_en"] input').fill(`Published ${title}`);
    await page.getByRole('button', { name: 'タイトルと作者名を保存' }).click();
    await expect(page.getByText('タイトルと作者名を保存しました')).toBeVisible();
    await page.getByRole('link', { name: 'リリース', exact: true }).click();
    await page.getByRole('link', { name: '仮登録へ' }).click();
    await page.getByRole('button', { name: '仮登録する' }).click();
    await dialog.getByRole('button', { name: '仮登録する' }).click();
    await expect(page.getByText(/^\d{15}$/)).toBeVisible();
    await page.getByRole('button', { name: '「公開準備中」にする（一般）' }).click();
    await expect(page.getByText('「公開準備中」にしました。')).toBeVisible();
    await page.getByRole('link', { name: '注意事項へ' }).click();
    await page.getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: '同意する', exact: true }).click();
    await expect(page.getByText('同意しました')).toBeVisible();
    await page.goto(tool);
    await expect(left).toHaveText('あと1件');
    await page.getByRole('link', { name: 'チェックリストへ' }).click();
    await expect(page.getByRole('region', { name: '禁止ワード' })).toContainText('くたばれ');
    await rest.put(`scenarios/${id}/labyrinth-messages/1`, { title_ja: '門番', message_ja_boxes: ['帰れ'] });

    await page.goto(tool);
    await release.click();
    await expect(dialog).toContainText('一般で公開します');
    await expect(dialog.getByRole('definition')).toContainText(['1', '1']);
    await dialog.getByRole('button', { name: 'リリースする' }).click();
    await expect(page.getByText('リリースしました。')).toBeVisible();
    const code = await page.getByText(/^\d{15}$/).innerText();
    await page.getByRole('link', { name: '公開ページを見る' }).click();
    await expect(page).toHaveURL(`/works/${code}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('img', { name: '霧の底' })).toBeVisible();

    // A change while it is open reaches readers in one step, which does not close it.
    await rest.put(`scenarios/${id}/floor-maps/02/maps`, { maps: roomMaps(2) });
    await page.goto('/scenarios');
    await page.getByRole('button', { name: `「${title}」のその他の操作` }).click();
    await page.getByRole('menuitem', { name: 'リリース' }).click();
    await expect(page).toHaveURL(tool);
    await page.getByRole('button', { name: '変更をリリースする' }).click();
    await dialog.getByRole('button', { name: '変更をリリースする' }).click();
    await expect(page.getByText(/^第2版を公開中です/)).toBeVisible();
    await page.goto('/scenarios');
    await row(page, title).getByRole('link', { name: '公開中' }).click();
    await expect(page).toHaveURL(tool);
    await page.getByRole('button', { name: '「公開停止」にする（一般）' }).click();
    await dialog.getByRole('button', { name: '停止する' }).click();
    await expect(page.getByText('「公開停止」にしました。')).toBeVisible();
    expect((await rest.get(`works/${code}`)).status).toBe(404);

    // If numbers have moved, the next release asks about it.
    await rest.delete(`scenarios/${id}/items-detail/9`);
    await rest.put(`scenarios/${id}/items-detail/12`, { name_ja: '光の剣' });
    await page.reload();
    await page.getByRole('button', { name: '「公開準備中」にする（一般）' }).click();
    await release.click();
    await expect(dialog).toContainText('アイテム 9「光の剣」→ 12');
    await dialog.getByRole('button', { name: 'このままリリースする' }).click();
    await expect(page.getByText(/^第3版を公開中です/)).toBeVisible();

    await page.goto('/scenarios');
    await page.getByRole('button', { name: `「${title}」のその他の操作` }).click();
    await page.getByRole('menuitem', { name: 'サンプルとして共有…' }).click();
    await page.getByLabel('コメント').fill('扉の見本です');
    await page.getByRole('dialog').getByRole('button', { name: '共有する' }).click();
    await expect(row(page, title)).toContainText('サンプル共有中');
  });
});

test.describe('en', () => {
  test.use({ language: 'en' });

  test('a reader finds a work and looks at it, loads its sample, and is told of its sync and its end', async ({
    page,
    author,
  }) => {
    const { rest } = author.account;
    const writer = await newAccount(rest.url);
    const title = `The bell below ${newUsername()}`;
    const { data } = await writer.rest.post<{ id: string }>('scenarios', { title_ja: '底の鐘', title_en: title });
    await writer.rest.put(`scenarios/${data.id}/floor-maps/01/maps`, { maps: roomMaps(1) });
    await writer.rest.patch(`scenarios/${data.id}/change-status`, { status: 'in_development' });
    await writer.rest.post('sample-scenarios', { scenario_id: data.id, comment: 'Doors to learn from' });
    const isWriter = (is: boolean) =>
      page
        .context()
        .addCookies([{ name: 'access_token', value: (is ? writer.rest : rest).token ?? '', url: rest.url }]);

    await page.goto('/works');
    await page.getByText('In development', { exact: true }).click();
    await page.getByRole('searchbox').fill(title);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Floor 01, seen from within' })).toHaveCount(2);

    await page.goto(`/sample-scenarios?search=${encodeURIComponent(title)}`);
    await expect(row(page, title)).toContainText('Doors to learn from');
    await page.getByRole('button', { name: `Look inside “${title}”` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Load' }).click();
    await page.getByLabel('Title (English)').fill('A bell of my own, longer than a title can be');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    const cut = { level: 1, name: 'A bell of my own, longer than a title ca', exact: true };
    await expect(page.getByRole('heading', cut)).toBeVisible();
    await expect(page.getByText(/^A title or the author name was cut/)).toBeVisible();
    await expect(page.getByText('1 of 99 floors drawn')).toBeVisible();

    await writer.rest.put(`scenarios/${data.id}/floor-maps/02/maps`, { maps: roomMaps(2) });
    await isWriter(true);
    await page.goto('/sample-scenarios?own=true');
    await expect(row(page, title)).toContainText('Changed since');
    await page.getByRole('button', { name: `Manage the sharing of “${title}”` }).click();
    await page.getByRole('menuitem', { name: 'Update to the current state' }).click();
    await expect(page.getByText('Synchronization Successful')).toBeVisible();
    await page.getByRole('button', { name: `Manage the sharing of “${title}”` }).click();
    await page.getByRole('menuitem', { name: 'Stop sharing…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();
    await expect(row(page, title)).toHaveCount(0);

    await isWriter(false);
    await page.goto('/scenarios');
    await page.getByRole('button', { name: 'Notifications (2 unread)' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toContainText([
      `"${title}" is no longer shared.`,
      `"${title}" has been updated.`,
    ]);
  });
});
