import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { notifyAccounts } from '#server/notifications/notifyAccounts.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine, type Storage } from '../../support/engines.ts';
import { patient } from '../../support/patience.ts';
import { PLATFORM_ENV } from '../../support/platform.ts';
import { release } from '../../support/publish.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { runAdminHere } from '../../support/runAdmin.ts';
import { useServer } from '../../support/useServer.ts';

interface Seen {
  readonly kind: string;
  readonly id: string;
  readonly message: string;
  readonly is_read: boolean;
  readonly link: string | null;
}

describeOnAnyEngine('Whoever runs the installation', (engine) => {
  let storage: Storage;
  const server = useServer({ makeMigrated: async () => (storage = await engine.makeMigrated()) });
  let hanako: RestClient;
  let taro: RestClient;
  beforeAll(async () => {
    [hanako, taro] = [await newAuthor(server().url, 'hanako'), await newAuthor(server().url, 'taro')];
  });
  const admin = (...call: string[]) => runAdminHere({ ...storage.env, ...PLATFORM_ENV }, ...call);
  const seen = async (who: RestClient) => (await who.get<Seen[]>('notifications')).data;
  const read = (who: RestClient, ids: string[]) => who.post('/trpc/accounts.readNotifications', { ids });
  const messages = async (who: RestClient) => (await seen(who)).map(({ message }) => message);

  test('leaves a notification for everybody, which each reads in their language and for themselves', async () => {
    expect(await admin('notify', '--ja', 'メンテナンスのお知らせ', '--en', 'Maintenance tonight')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/is there for everybody\.$/),
    });
    for (const who of [hanako, taro]) {
      expect(await seen(who.in('ja'))).toMatchObject([
        { message: 'メンテナンスのお知らせ', is_read: false, link: null },
      ]);
      expect(await seen(who.in('en'))).toMatchObject([{ message: 'Maintenance tonight' }]);
    }
    const [one] = await seen(hanako);
    for (let times = 0; times < 2; times++) expect((await read(hanako, [one?.id ?? '', 'none'])).status).toBe(200);
    expect(await seen(hanako)).toMatchObject([{ is_read: true }]);
    expect(await seen(taro)).toMatchObject([{ is_read: false }]);
  });

  test('leaves one for one account, with a way to more', async () => {
    await admin('notify', '--ja', '君へ', '--en', 'For you', '--user', 'TARO', '--link', '/sample-scenarios');
    expect(await messages(hanako.in('en'))).toEqual(['Maintenance tonight']);
    expect(await messages(taro.in('en'))).toEqual(['For you', 'Maintenance tonight']);
    const [own] = await seen(taro);
    expect(own?.link).toBe('/sample-scenarios');
    // She cannot mark a notice of another account as read.
    await read(hanako, [own?.id ?? '']);
    expect((await seen(taro))[0]).toMatchObject({ is_read: false });
  });

  test('sees and takes back those for everybody', async () => {
    const { said } = await admin('notifications', 'list');
    expect(said).toMatch(/^\S+\t\w{16}\tメンテナンスのお知らせ\tMaintenance tonight\t-$/);
    const id = said.split('\t')[1] ?? '';
    expect(await admin('notifications', 'remove', id)).toMatchObject({ code: 0 });
    expect(await messages(hanako)).toEqual([]);
    expect(await admin('notifications', 'remove', id)).toMatchObject({ code: 1 });
  });

  test('is told what is wrong with a notification', { timeout: patient(120_000) }, async () => {
    for (const call of [
      ['--ja', 'a'],
      ['--ja', 'a', '--en', ''],
      ['--ja', 'a', '--en', 'b', '--to', 'all'],
    ]) {
      expect((await admin('notify', ...call)).code, call.join(' ')).toBe(2);
    }
    for (const call of [
      ['--ja', ' ', '--en', 'b'],
      ['--ja', 'a', '--en', 'b'.repeat(1001)],
      ['--ja', 'a', '--en', 'b', '--user', 'nobody'],
      ['--ja', 'a', '--en', 'b', '--link', '//evil.example'],
      ['--ja', 'a', '--en', 'b', '--link', '/\\evil.example'],
      ['--ja', 'a', '--en', 'b', '--link', 'https://evil.example'],
    ]) {
      expect(await admin('notify', ...call), call.join(' ')).toMatchObject({ code: 1, said: '' });
    }
    expect(await messages(hanako)).toEqual([]);
  });

  test('a release, a stop and a sync are told in the words of each language, and forgotten in the end', async () => {
    const database = openDatabase(readConfig(storage.env));
    const { id } = await database('accounts').where('username', 'hanako').first('id');
    const scenario = { id: 'wet', title_ja: '水底の迷宮 $&', title_en: '' };
    const now = Date.now();
    await notifyAccounts(database, now - 181 * 86_400_000, [id], { kind: 'stop', scenario });
    for (const [index, kind] of (['release', 'stop', 'sync'] as const).entries()) {
      await notifyAccounts(database, now + index, [id], { kind, scenario, link: '/scenarios' });
    }
    expect(await database('notifications').where({ account_id: id })).toHaveLength(3);
    await database.destroy();
    expect(await messages(hanako.in('ja'))).toEqual([
      'サンプルシナリオ「水底の迷宮 $&」が更新されました。',
      '「水底の迷宮 $&」の公開が停止されました。',
      '「水底の迷宮 $&」が公開されました。',
    ]);
    expect((await messages(hanako.in('en')))[2]).toBe('"水底の迷宮 $&" has been released.');
  });

  test('twelve syncs that nobody has read are one notice, and the next one after that another', async () => {
    const database = openDatabase(readConfig(storage.env));
    const { id } = await database('accounts').where('username', 'taro').first('id');
    const now = Date.now() + 1000;
    const scenario = { id: 'often', title_ja: '濡れた塔', title_en: 'Wet tower' };
    const sync = (at: number, of = scenario) =>
      notifyAccounts(database, now + at, [id], { kind: 'sync', scenario: of });
    for (let at = 0; at < 12; at++) await sync(at);
    await sync(12, { id: 'other', title_ja: '乾いた塔', title_en: 'Dry tower' });
    const told = async () => (await messages(taro.in('en'))).filter((message) => message.includes('tower'));
    const often = 'The sample scenario "Wet tower" has been updated 12 times.';
    const once = 'The sample scenario "Dry tower" has been updated.';
    expect(await told()).toEqual([once, often]);
    expect(await messages(taro.in('ja'))).toContain('サンプルシナリオ「濡れた塔」が12回更新されました。');
    await read(
      taro,
      (await seen(taro)).map((one) => one.id),
    );
    await sync(13);
    expect(await told()).toEqual(['The sample scenario "Wet tower" has been updated.', once, often]);
    // Reports of many works leave space for other notices.
    for (let work = 0; work < 60; work++) {
      const reported = { id: `reported${work}`, title_ja: `作品${work}`, title_en: '' };
      await notifyAccounts(database, now + 100 + work, [id], { kind: 'fault_report', scenario: reported });
    }
    expect(await told()).toHaveLength(3);
    expect((await seen(taro)).filter(({ kind }) => kind === 'fault_report')).toHaveLength(10);
    // Their time is still to come, and the next tests look for the newest one.
    await database('notifications').where({ account_id: id }).delete();
    await database.destroy();
  });

  test('lists the samples, and ends one; its author and who has loaded it are told', {
    timeout: patient(120_000),
  }, async () => {
    const path = await newScenario(hanako, '分け合う迷宮');
    const scenario_id = path.split('/')[1];
    const { data } = await hanako.post<{ id: string }>('sample-scenarios', { scenario_id, comment: '扉の見本' });
    await taro.post('scenarios', { title_ja: '写し', sample_id: data.id });
    expect((await admin('samples', 'list', '--search', '扉の')).said).toMatch(
      new RegExp(`^\\S+\t${data.id}\thanako\t分け合う迷宮\t-\t`),
    );
    expect((await admin('samples', 'list', '--search', '竜の巣')).said).toBe('No sample was found.');
    expect(await admin('samples', 'end', data.id)).toMatchObject({ code: 0 });
    expect(await admin('samples', 'end', data.id)).toMatchObject({ code: 1 });
    for (const who of [hanako, taro]) {
      expect((await messages(who.in('ja')))[0]).toBe('サンプルシナリオ「分け合う迷宮」の共有が終わりました。');
    }
    expect((await admin('audit', '--of', data.id)).said).toMatch(
      /\tcommand\tstop_sharing\t.*\n.*\tauthor hanako\tshare\t/,
    );
  });

  test('lists what is published, and stops a work; its author and who has loaded it are told', {
    timeout: patient(120_000),
  }, async () => {
    const path = await newScenario(hanako, '止められる迷宮');
    const scenario_id = path.split('/')[1] ?? '';
    const { data } = await hanako.post<{ id: string }>('sample-scenarios', { scenario_id });
    await taro.post('scenarios', { title_ja: '写し', sample_id: data.id });
    const code = await release(hanako, path);
    expect((await admin('works', 'list')).said).toMatch(new RegExp(`^\\S+\t${code}\t止められる迷宮\t`));
    expect(await admin('works', 'stop', code)).toMatchObject({ code: 0 });
    expect((await hanako.get(`works/${code}/file`)).status).toBe(404);
    expect((await hanako.get(path)).data).toMatchObject({ status: 'publish_stop', is_publishing: false });
    for (const who of [hanako, taro]) {
      const told = (await messages(who.in('ja'))).slice(0, 2);
      expect(told).toContain('「止められる迷宮」の公開が停止されました。');
      expect(told).toContain('サンプルシナリオ「止められる迷宮」の共有が終わりました。');
    }
    expect((await admin('audit', '--of', scenario_id)).said).toMatch(/\tcommand\tstop\t.*\t\{"by":"command",/);
    expect(await admin('works', 'stop', 'no-such-code')).toMatchObject({ code: 1 });
  });

  test('sees the accounts, and what was done to published things and by commands', {
    timeout: patient(120_000),
  }, async () => {
    expect((await admin('accounts')).said.split('\n')).toHaveLength(2);
    expect((await admin('accounts', '--search', 'HANAKO@')).said).toMatch(/\thanako\t/);
    expect((await admin('accounts', '--search', '%')).said).toBe('No account was found.');
    expect(await admin('disable', 'taro')).toMatchObject({ code: 0 });

    const path = await newScenario(hanako);
    const id = path.split('/')[1] ?? '';
    const database = openDatabase(readConfig(storage.env));
    await database('scenarios').where({ id }).update({ status: 'now_open' });
    await database.destroy();
    expect((await hanako.call('DELETE', path)).status).toBe(204);
    const { said } = await admin('audit');
    expect(said).toMatch(new RegExp(`\tauthor hanako\tstop\tscenario ${id}\t\\{"by":"delete"\\}`));
    expect(said).toMatch(/\tcommand\tdisable\taccount \w{16}\t\{\}/);
    expect(said).toMatch(/\tcommand\tnotify\tnotification \w{16}/);
    expect((await admin('audit', '--of', id)).said.split('\n')).toHaveLength(1);
    // Recorded actions stay when their author leaves, and name nobody.
    await hanako.call('DELETE', 'me', { body: { password: 'correct horse battery' } });
    expect((await admin('audit', '--of', id)).said).toContain('author (deleted)');
  });

  test('tries a hand-over without the platform', async () => {
    const { said } = await admin('mint-token', 'player-1', '--name', 'Kaede', '--language', 'en');
    expect(said).toMatch(/^http:\/\/127\.0\.0\.1:3000\/auth\/redirect\?token=[\w.-]+$/);
    expect((await runAdminHere(storage.env, 'mint-token', 'player-1')).refused).toBe(
      'No platform is set (PLATFORM_LOGIN_URL, PLATFORM_KEYS).',
    );
    const key = (await admin('platform-key')).said;
    const config = readConfig({ ...PLATFORM_ENV, PLATFORM_KEYS: `${key},${PLATFORM_ENV.PLATFORM_KEYS.split(',')[0]}` });
    expect(config.platform?.keys).toHaveLength(2);
  });
});
