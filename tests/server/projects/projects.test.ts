import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { attachedName } from '#domain/files/fileName.ts';
import { pictureId, storePictures } from '#server/files/storePictures.ts';
import { letWait } from '#server/files/waitingFiles.ts';
import { writeProject } from '#server/projects/writeProject.ts';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { fullScenario } from '../../bench/fullScenario.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { roomMaps } from '../../support/maps.ts';
import { patient } from '../../support/patience.ts';
import { png, sendFile, sendForm } from '../../support/pictures.ts';
import type { Answer, RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

interface Loaded {
  readonly scenario: PresentedScenario | null;
  readonly title_ja: string;
  readonly pictures: number;
  readonly pictures_lost: number;
  readonly upgraded: readonly object[];
}

describeOnAnyEngine('Project files over the wire', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let reader: RestClient;
  let scenario: string;
  let picture: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'builder');
    reader = await newAuthor(server().url, 'keeper');
    scenario = await newScenario(author, '旅する迷宮');
    await author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(3) });
    await author.put(`${scenario}/floor-maps/01`, { name_ja: '一階' });
    await author.put(`${scenario}/items-detail/2`, { name_ja: '錆びた剣' });
    const bytes = await png({ width: 512, height: 512, color: 'navy' });
    picture = (await sendFile(author, bytes, { use: 'additional', path: `${scenario}/file` })).data.id;
    await author.put(`${scenario}/additional-images/1`, { image: picture });
  });
  async function download(path: string, who = author, title = '旅する迷宮'): Promise<Buffer> {
    const response = await fetch(`${server().url}/api/frontend/${path}`, {
      headers: { authorization: `Bearer ${who.token}` },
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const name = attachedName(response.headers.get('content-disposition'));
    expect(name).toMatch(new RegExp(`^${title} \\d{4}-\\d\\d-\\d\\d\\.zip$`));
    return Buffer.from(await response.arrayBuffer());
  }
  async function upload(
    who: RestClient,
    bytes: Buffer,
    more: Record<string, string> = {},
    key?: string,
  ): Promise<Answer<Loaded>> {
    const form = new FormData();
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    form.set('file', new Blob([Uint8Array.from(bytes)]), 'project.zip');
    return sendForm<Loaded>(who, form, 'project-files', key === undefined ? {} : { 'idempotency-key': key });
  }
  const stored = async () => {
    const { sessions: _sessions, ...rows } = await dumpDatabase(server().database);
    return rows;
  };
  /** Returns the content of a file, except the time when it was made. */
  const contentOf = async (bytes: Buffer) => {
    const { readProject } = await import('#server/projects/readProject.ts');
    const { made: _made, ...content } = (await readProject(bytes)) as unknown as Record<string, unknown>;
    return content;
  };

  test('a scenario goes out of one account and into another, equal', async () => {
    const file = await download(`${scenario}/project-file`);
    const before = await stored();
    const planned = await upload(reader, file, { dry_run: 'true' });
    expect(planned).toMatchObject({
      status: 200,
      data: { scenario: null, title_ja: '旅する迷宮', pictures: 1, upgraded: [] },
    });
    expect(await stored()).toEqual(before);
    const loaded = await upload(reader, file);
    expect(loaded).toMatchObject({
      status: 201,
      data: { scenario: { title_ja: '旅する迷宮', author_name: 'Author builder' } },
    });
    const id = loaded.data.scenario?.id ?? '';
    expect(await contentOf(await download(`scenarios/${id}/project-file`, reader))).toEqual(await contentOf(file));
    const uses = await server().database('file_uses').where({ file_id: picture, purpose: 'record' });
    expect(uses).toHaveLength(2);
  });

  test('pictures that are not here yet are made anew, and the records name them', async () => {
    const file = await download(`${scenario}/project-file`);
    const { database } = server();
    const uses = await database('file_uses').where('file_id', picture);
    const row = await database('files').where('id', picture).first();
    await database('file_uses').where('file_id', picture).delete();
    await database('files').where('id', picture).delete();
    const loaded = await upload(reader, file);
    expect(loaded.status).toBe(201);
    expect((await server().rest.get(`/files/${picture}`)).status).toBe(200);
    await database('files').insert(row).onConflict('id').ignore();
    await database('file_uses').insert(uses).onConflict(['file_id', 'purpose', 'user_id']).ignore();
  });

  test('an opaque picture, as earlier versions stored it, is still read', async () => {
    const { database } = server();
    const size = { width: 512, height: 512 };
    const bytes = await sharp({ create: { ...size, channels: 4, background: 'gold' } })
      .png()
      .toBuffer();
    const opaque = { ...size, bytes };
    const { id: account_id } = await database('accounts').where('username', 'builder').first('id');
    await database.transaction(async (trx) => {
      await storePictures(trx, [opaque], 0);
      await letWait(trx, account_id, 'additional', [pictureId(opaque)], 0);
    });
    const old = await newScenario(author, '古い迷宮');
    expect((await author.put(`${old}/additional-images/1`, { image: pictureId(opaque) })).status).toBe(200);
    const file = await download(`${old}/project-file`, author, '古い迷宮');
    await author.delete(old);
    await database('file_uses').where('file_id', pictureId(opaque)).delete();
    await database('files').where('id', pictureId(opaque)).delete();
    expect(await upload(reader, file)).toMatchObject({ status: 201, data: { pictures: 1 } });
  });

  test('a backup goes out as a file, too', async () => {
    const { data: backup } = await author.post<{ id: string }>(`${scenario}/backup`, { name: '完成' });
    const file = await download(`${scenario}/backup/${backup.id}/project-file`);
    const loaded = await upload(reader, file, { dry_run: 'true' });
    expect(loaded).toMatchObject({ status: 200, data: { title_ja: '旅する迷宮', pictures: 1 } });
    expect((await author.get(`${scenario}/backup/none/project-file`)).status).toBe(404);
  });

  test('over tRPC it is base64', async () => {
    const [, scenario_id] = scenario.split('/');
    const input = encodeURIComponent(JSON.stringify({ scenario_id }));
    const answer = await author.get(`/trpc/projects.download?input=${input}`);
    expect(answer.text).toContain('"base64":"UEsDB');
  });

  test('what is refused changes nothing, and is told in the language of the reader', async () => {
    const file = await download(`${scenario}/project-file`);
    const before = await stored();
    const refusals: [Buffer, RegExp, RegExp][] = [
      [Buffer.alloc(0), /empty/, /空/],
      [Buffer.from('plain text'), /text file/, /テキストファイル/],
      [Buffer.from('\0'), /not a project file/, /プロジェクトファイルではありません/],
      [file.subarray(0, file.length - 40), /incomplete/, /途中で切れています/],
      [Buffer.from('{"format":"other","version":1}'), /another program/, /別のプログラム/],
      [Buffer.from('{"format":"meikyu.scenario","version":99}'), /newer version of Meikyu/, /新しい版/],
    ];
    for (const [bytes, en, ja] of refusals) {
      expect(await upload(reader, bytes)).toMatchObject({
        status: 422,
        body: { errors: { file: [expect.stringMatching(en)] } },
      });
      expect(await upload(reader.in('ja'), bytes)).toMatchObject({
        body: { errors: { file: [expect.stringMatching(ja)] } },
      });
    }
    const large = Buffer.alloc(65 * 2 ** 20);
    expect((await upload(reader, large)).status).toBe(413);
    expect(await stored()).toEqual(before);
  });

  test('one file of an account is loaded at a time; another is told to come again, and then is loaded', async () => {
    const content = {
      ...fullScenario(),
      scenario: { title_ja: '全部', title_en: 'All', author_name: '', languages: 'both' as const },
    };
    const made = { app_version: '0.1.0', created_at: 0 };
    const file = Buffer.from(await writeProject({ content, pictures: [], ...made }));
    const hasty = await newAuthor(server().url, 'hasty');
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(hasty, file)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body.message).toMatch(/Another project file of your account/);
    }
    expect(await upload(hasty, file)).toMatchObject({ status: 201, data: { title_ja: '全部' } });
  });

  test('a retry of a file is answered as the first, while that is loaded and after it, also while another one is', async () => {
    const content = (title_ja: string) => ({
      ...fullScenario(),
      scenario: { title_ja, title_en: '', author_name: '', languages: 'both' as const },
    });
    const made = { app_version: '0.1.0', created_at: 0, pictures: [] };
    const [file, another] = (await Promise.all(
      ['一度だけ', '別の迷宮'].map(async (title) =>
        Buffer.from(await writeProject({ content: content(title), ...made })),
      ),
    )) as [Buffer, Buffer];
    const patientOne = await newAuthor(server().url, 'patient');
    const send = (bytes: Buffer, key: string) => upload(patientOne, bytes, {}, key);
    const [first, again, third] = await Promise.all([1, 2, 3].map(() => send(file, 'the-key-of-one-file')));
    expect(first).toMatchObject({ status: 201, data: { scenario: { title_ja: '一度だけ' } } });
    for (const retry of [again, third, await send(file, 'the-key-of-one-file')]) {
      expect({ status: retry?.status, text: retry?.text }).toEqual({ status: 201, text: first?.text });
    }
    // A file that is being loaded at the same time does not delay a known answer.
    const loading = expect
      .poll(async () => (await send(another, 'the-key-of-another')).status, { timeout: patient(20_000) })
      .toBe(201);
    const known = await send(file, 'the-key-of-one-file');
    await loading;
    expect({ status: known.status, text: known.text }).toEqual({ status: 201, text: first?.text });
    expect((await patientOne.get<unknown[]>('scenarios')).data).toHaveLength(2);
    // A key belongs to one file.
    expect(await send(another, 'the-key-of-one-file')).toMatchObject({ status: 422 });
  });

  test('an account that holds as many scenarios as it may takes no file', async () => {
    const file = await download(`${scenario}/project-file`);
    const full = await newAuthor(server().url, 'full');
    const one = await newScenario(full);
    const row = await server().database('scenarios').where('id', one.split('/')[1]).first();
    const rows = Array.from({ length: 99 }, (_, index) => ({ ...row, id: `full-${index}` }));
    for (const each of rows) await server().database('scenarios').insert(each);
    expect(await upload(full, file)).toMatchObject({
      status: 422,
      body: { errors: { file: [expect.stringContaining('100')] } },
    });
  });
});
