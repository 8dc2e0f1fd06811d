import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { logIn, newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine, type Storage } from '../../support/engines.ts';
import { patient } from '../../support/patience.ts';
import { png, sendFile } from '../../support/pictures.ts';
import { release } from '../../support/publish.ts';
import { RestClient } from '../../support/RestClient.ts';
import { runAdminHere } from '../../support/runAdmin.ts';
import { type ServerProcess, startProcess } from '../../support/startProcess.ts';

// Each call of `npm run admin` is a process of its own.
const LONG = { timeout: patient(120_000) };

describeOnAnyEngine('What an operator stops', (engine) => {
  let storage: Storage;
  let server: ServerProcess;
  let author: RestClient;
  beforeAll(async () => {
    storage = await engine.makeMigrated();
    server = await startProcess({ ...storage.env, SAMPLE: 'on' });
    author = await newAuthor(server.url, 'hanako');
  });
  afterAll(async () => {
    expect(await server.end('SIGTERM')).toBe(0);
    await storage.remove();
  });
  const admin = (...call: string[]) => runAdminHere(storage.env, ...call);
  const scenario = async (path: string) => (await author.get<PresentedScenario>(path)).data;
  const file = (code: string) => author.get(`works/${code}/file`);
  const share = (path: string, comment = '') =>
    author.post<{ id: string }>('sample-scenarios', { scenario_id: path.split('/')[1], comment });

  test(
    'of a work stays stopped until it is cleared, whatever its author does; then its author opens it',
    LONG,
    async () => {
      const path = await newScenario(author, '訴えられた迷宮');
      const code = await release(author, path);
      await share(path);
      const reason = '絵の権利についてお尋ねがありました';
      expect(await admin('works', 'stop', code, '--reason', reason)).toMatchObject({ code: 0 });
      expect((await file(code)).status).toBe(404);
      const held = { subject: 'work', cause: 'itself', reason };
      expect(await scenario(path)).toMatchObject({ status: 'publish_stop', operator_stops: [held] });
      expect((await author.get<PresentedScenario[]>('scenarios')).data[0]?.operator_stops).toMatchObject([held]);
      const tries = [
        () => author.patch(`${path}/change-status`, { status: 'prepare_to_publish' }),
        () => author.patch(`${path}/change-status`, { status: 'private' }),
        () => author.patch(`${path}/change-status`, { status: 'in_development', variant: 'console' }),
        () => author.post(`${path}/release-scenario`),
        () => author.post(`${path}/sc-code`, { file_type: 18, confirm: true }),
        () => share(path),
      ];
      for (const language of ['ja', 'en'] as const) {
        author = author.in(language);
        for (const attempt of tries) {
          const { status, text } = await attempt();
          expect({ status, text }).toEqual({ status: 409, text: expect.stringContaining(reason) });
        }
      }
      // Archiving and restoring clears nothing.
      expect((await author.delete(path)).status).toBe(204);
      const [, id] = path.split('/');
      expect((await author.post(`archived-scenarios/${id}/restore`)).status).toBe(200);
      expect(await scenario(path)).toMatchObject({ operator_stops: [held] });

      expect((await admin('stops', 'list')).said).toMatch(
        new RegExp(`\\t${code}\\twork\\titself\\t訴えられた迷宮\\t${reason}$`),
      );
      expect(await admin('stops', 'clear', code)).toMatchObject({ code: 0 });
      expect(await admin('stops', 'clear', code)).toMatchObject({ code: 1 });
      expect((await file(code)).status).toBe(404);
      await release(author, path);
      expect((await file(code)).status).toBe(200);
      expect((await share(path)).status).toBe(201);
    },
  );

  test('of a sample is its sharing alone', LONG, async () => {
    const path = await newScenario(author, '分けられた迷宮');
    const { data: sample } = await share(path);
    expect(await admin('samples', 'end', sample.id, '--reason', '宣伝でした')).toMatchObject({ code: 0 });
    expect(await share(path)).toMatchObject({ status: 409, text: expect.stringContaining('宣伝でした') });
    expect(await scenario(path)).toMatchObject({ operator_stops: [{ subject: 'sample', reason: '宣伝でした' }] });
    await release(author, path);
    expect((await share(path)).status).toBe(409);
    const address = (await scenario(path)).scenario_code ?? '';
    expect(await admin('stops', 'clear', address)).toMatchObject({ code: 0 });
    expect((await share(path)).status).toBe(201);
  });

  test('with an account stays stopped when it is enabled, and is as it was where that is asked for', LONG, async () => {
    const open = await newScenario(author, '開かれた迷宮');
    const code = await release(author, open);
    const bad = await newScenario(author, '別に止めた迷宮');
    const badCode = await release(author, bad);
    expect(await admin('works', 'stop', badCode)).toMatchObject({ code: 0 });
    // A sample of an open work, with a picture of its own; one of an unpublished scenario; one that is stopped itself.
    const bytes = await png({ width: 512, height: 512, color: 'teal' });
    const picture = (await sendFile(author, bytes, { use: 'additional', path: `${open}/file` })).data;
    expect((await author.put(`${open}/additional-images/1`, { image: picture.id })).status).toBe(200);
    const ofOpen = (await share(open, '開かれた見本')).data;
    // Only the sample uses it now.
    await author.put(`${open}/additional-images/1`, { image: '' });
    const alone = await newScenario(author, '見本だけの迷宮');
    const ofAlone = (await share(alone)).data;
    const ended = await newScenario(author, '別に終えた見本');
    const ofEnded = (await share(ended)).data;
    expect(await admin('samples', 'end', ofEnded.id)).toMatchObject({ code: 0 });
    const cleared = await newScenario(author, '解かれた見本');
    await share(cleared);
    const reader = await newAuthor(server.url, `reader${Date.now()}`);
    const samples = async () =>
      (await reader.get<{ id: string }[]>('sample-scenarios?per_page=50&search=迷宮')).data.map(({ id }) => id);
    const shown = await samples();
    expect(shown).toEqual(expect.arrayContaining([ofOpen.id, ofAlone.id]));
    const before = (await reader.get(`sample-scenarios/${ofOpen.id}`)).data;

    const database = openDatabase(readConfig({ ...storage.env }));
    const usesOfSample = async () =>
      (await database('file_uses').where('user_id', ofOpen.id).select('purpose')).map(({ purpose }) => purpose);
    expect(await usesOfSample()).toEqual(['sample']);

    const disabled = (await admin('disable', 'hanako')).said;
    expect(await usesOfSample()).toEqual(['held_sample']);
    expect(disabled).toContain(`Stopped: ${code}\t開かれた迷宮`);
    expect(disabled).toContain(`Stopped: ${alone.split('/')[1]}\t見本だけの迷宮`);
    expect(await samples()).not.toEqual(expect.arrayContaining([ofOpen.id]));
    expect((await reader.get(`sample-scenarios/${ofAlone.id}`)).status).toBe(404);
    expect((await new RestClient(server.url).get(`works/${code}/file`)).status).toBe(404);
    const enabled = await admin('enable', 'hanako');
    expect(enabled.said).toContain(`Stays stopped (work): ${code}\t開かれた迷宮`);
    expect(enabled.said).toContain(`Stays stopped (sample): ${alone.split('/')[1]}\t見本だけの迷宮`);
    expect(await samples()).not.toEqual(expect.arrayContaining([ofAlone.id]));
    expect(enabled.said).toContain(`Stays stopped (work): ${badCode}\t別に止めた迷宮`);
    author = await logIn(server.url, 'hanako');
    expect(await scenario(open)).toMatchObject({ status: 'publish_stop', operator_stops: [{ cause: 'account' }] });
    expect((await author.patch(`${open}/change-status`, { status: 'private' })).status).toBe(409);

    // After clearing it is shared again, and there is nothing to give back.
    expect(await admin('stops', 'clear', cleared.split('/')[1] ?? '')).toMatchObject({ code: 0 });
    expect((await share(cleared)).status).toBe(201);

    const given = await admin('enable', 'hanako', '--works');
    expect(given.said).not.toContain('解かれた見本');
    expect(given.said).toContain(`As it was: ${code}\t開かれた迷宮`);
    expect(given.said).toContain(`Shared as it was: ${code}\t開かれた迷宮`);
    expect(given.said).toContain(`Shared as it was: ${alone.split('/')[1]}\t見本だけの迷宮`);
    expect(given.said).toContain(`Stays stopped (sample): ${ended.split('/')[1]}\t別に終えた見本`);
    expect(await usesOfSample()).toEqual(['sample']);
    expect(await database('held_samples').select('id')).toEqual([]);
    await database.destroy();
    // In the state in which they were shared, not that of their scenarios now, and with their pictures.
    expect(await samples()).toEqual(shown);
    expect((await reader.get(`sample-scenarios/${ofOpen.id}`)).data).toEqual(before);
    const copy = await reader.post<{ id: string }>('scenarios', { title_ja: '写し', sample_id: ofOpen.id });
    const images = await reader.get(`scenarios/${copy.data.id}/additional-images`);
    expect(images.data).toMatchObject([{ number: 1, image: picture.id }]);
    expect((await reader.get(picture.url)).status).toBe(200);
    expect(given.said).toContain(`Stays stopped (work): ${badCode}\t別に止めた迷宮`);
    author = await logIn(server.url, 'hanako');
    expect((await file(code)).status).toBe(200);
    expect((await file(badCode)).status).toBe(404);
    expect((await share(ended)).status).toBe(409);
    expect(await scenario(open)).toMatchObject({ status: 'now_open', is_publishing: true, operator_stops: [] });
  });

  test('is never the account of the installation', LONG, async () => {
    for (const command of ['make-admin', 'disable']) {
      const { code, refused } = await admin(command, '@meikyu');
      expect({ code, refused }).toEqual({ code: 1, refused: expect.stringContaining("installation's own account") });
    }
  });

  test('is given a reason that a notification can hold', LONG, async () => {
    const code = await release(author, await newScenario(author, '理由の迷宮'));
    const reasons = ['x'.repeat(401), 'two\nlines'];
    for (const reason of reasons)
      expect(await admin('works', 'stop', code, '--reason', reason)).toMatchObject({ code: 1 });
    expect((await file(code)).status).toBe(200);
  });
});
