import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newAuthor, newScenario, PASSWORD } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { png, sendFile } from '../../support/pictures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

const SIZE = { width: 512, height: 512 };
const square = (color = 'crimson') => png({ ...SIZE, color });
const opaque = (channels: 3 | 4) => sharp({ create: { ...SIZE, channels, background: 'red' } });

describeOnAnyEngine('A picture of a scenario', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  let authors = 0;
  beforeEach(async () => {
    author = await newAuthor(server().url, `illustrator${authors++}`);
    scenario = await newScenario(author);
  });
  const at = (path: string) => `${scenario}/${path}`;
  const send = async (bytes: Uint8Array | Promise<Uint8Array>, more: Parameters<typeof sendFile>[2] = {}) =>
    sendFile(author, await bytes, { use: 'additional', path: at('file'), ...more });
  const sent = async (color: string) => (await send(square(color))).data.id;
  const setImage = (image: string, number = 1) => author.put(at(`additional-images/${number}`), { image });
  const isServed = async (id: string) => (await server().rest.get(`/files/${id}`)).status === 200;
  const backUp = async () => (await author.post<{ id: string }>(at('backup'), {})).data.id;
  const imageOf = async (number: number) =>
    (await author.get<{ number: number; image: string }[]>(at('additional-images'))).data.find(
      (one) => one.number === number,
    )?.image;
  /** Removes waiting uploads, as when many others are sent after them. */
  const forgetWaiting = async () => {
    const { database } = server();
    await database('file_uses').where('purpose', 'upload').delete();
    await database('files').whereNotIn('id', database('file_uses').select('file_id')).delete();
  };

  test('is taken, told, and served as it was made anew', async () => {
    const answer = await send(square());
    expect(answer).toMatchObject({ status: 201, data: { url: `/files/${answer.data.id}`, ...SIZE } });
    expect(await server().rest.get(answer.data.url)).toMatchObject({ status: 200 });
    const subtitle = await send(png({ width: 720, height: 36 }), { use: 'subtitle' });
    expect(subtitle).toMatchObject({ status: 201, data: { width: 720, height: 36 } });
    expect(await send(square(), { path: 'file' })).toMatchObject({ status: 201, data: { id: answer.data.id } });
    expect(await send(square(), { use: 'profile' })).toMatchObject({ status: 422, body: { errors: { use: [/./] } } });
  });

  test('holds nothing of the file but its pixels', async () => {
    const secret = await sharp(await square())
      .withExif({ IFD0: { Copyright: 'a secret of the author' } })
      .png()
      .toBuffer();
    expect(secret.includes('a secret')).toBe(true);
    const { data } = await send(secret);
    const [{ bytes }] = await server().database('files').where('id', data.id).select('bytes');
    expect(Buffer.from(bytes).includes('a secret')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ ...SIZE, hasAlpha: true, format: 'png' });
  });

  test.each([
    [
      'a JPEG',
      () =>
        sharp({ create: { ...SIZE, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer(),
      /PNG/,
    ],
    ['smaller', () => png({ width: 511, height: 512 }), /512 × 512 pixels; this one is 511 × 512/],
    ['of a subtitle', () => png({ width: 720, height: 36 }), /this one is 720 × 36/],
    ['without an alpha channel', () => opaque(3).png().toBuffer(), /nothing in this one is transparent/],
    ['opaque in every pixel', () => opaque(4).png().toBuffer(), /nothing in this one is transparent/],
    ['opaque with a palette', () => opaque(4).png({ palette: true }).toBuffer(), /nothing in this one is transparent/],
    ['broken', async () => (await square()).subarray(0, 200), /damaged/],
  ])('that is %s is refused with the reason, and nothing is stored', async (_, make, reason) => {
    const count = async () => (await server().database('files').select('id')).length;
    const before = await count();
    expect(await send(make())).toMatchObject({
      status: 422,
      body: { errors: { file: [expect.stringMatching(reason)] } },
    });
    expect(await count()).toBe(before);
  });

  test('is named by a record, and goes with the last that names it', async () => {
    const [first, second] = [await sent('#010101'), await sent('#020202')];
    expect(await setImage(first)).toMatchObject({ status: 200, data: { image: first } });
    await setImage(first, 2);
    await setImage(second);
    await forgetWaiting();
    expect(await isServed(first)).toBe(true);
    await setImage('', 2);
    expect(await isServed(first)).toBe(true);
    // A picture that was let go of may be named again: a change can be undone.
    expect(await setImage(first, 2)).toMatchObject({ status: 200 });
    await setImage('', 2);
    for (let color = 0; color < 100; color++) await sent(`rgb(${color}, 100, 100)`);
    expect(await isServed(first)).toBe(false);
    expect(await setImage(first, 2)).toMatchObject({ status: 422 });
    expect(await isServed(second)).toBe(true);
  });

  test("is no one else's to name: what another author sent, what nobody sent, what has another size", async () => {
    const other = await newAuthor(server().url, `stranger${authors}`);
    const theirs = await sendFile(other, await square('teal'), { use: 'additional' });
    const subtitle = await send(png({ width: 720, height: 36 }), { use: 'subtitle' });
    for (const image of [theirs.data.id, 'a'.repeat(64), subtitle.data.id]) {
      expect(await setImage(image)).toMatchObject({
        status: 422,
        body: { errors: { image: [expect.stringMatching(/does not exist/)] } },
      });
    }
    expect(await setImage('not a hash')).toMatchObject({ status: 422, body: { errors: { image: [/./] } } });
    const { additional_image } = trpcClient(author).records;
    const records = [{ number: 3, changes: { image: theirs.data.id } }];
    const saved = additional_image.save.mutate({ scenario_id: scenario.replace('scenarios/', ''), records });
    await expect(saved).rejects.toMatchObject({ data: { errors: { 'records.0.changes.image': [/./] } } });
    expect(await imageOf(1)).toBeUndefined();
  });

  test('follows its record to another number', async () => {
    const image = await sent('#030303');
    await setImage(image, 4);
    const scenario_id = scenario.replace('scenarios/', '');
    await trpcClient(author).records.additional_image.renumber.mutate({ scenario_id, moves: [{ from: 4, to: 9 }] });
    await forgetWaiting();
    await setImage('', 4);
    expect(await imageOf(9)).toBe(image);
    const uses = await server().database('file_uses').where({ file_id: image }).select('purpose', 'user_id');
    expect(uses).toEqual([{ purpose: 'record', user_id: `${scenario_id}.additional_image.9` }]);
  });

  test('is kept by the backups that name it, and comes back with the oldest of them', async () => {
    const image = await sent('#040404');
    await setImage(image);
    const backup = await backUp();
    await setImage('');
    await forgetWaiting();
    expect(await isServed(image)).toBe(true);
    expect(await author.post(at('restore'), { id: backup })).toMatchObject({ status: 200 });
    expect(await imageOf(1)).toBe(image);

    // The automatic backup of the replaced state pushes the oldest one out of the ring, while that one is being restored.
    await setImage(await sent('#050505'));
    await server().database('backups').where('id', backup).update({ automatic: true });
    await server().database('backups').where('automatic', true).whereNot('id', backup).delete();
    await server().database('backups').where('id', backup).update({ automatic: true, sequence: 0 });
    for (let number = 0; number < 9; number++) await author.post(at('restore'), { id: await backUp() });
    await author.put(at('additional-images/1'), { image: '' });
    await forgetWaiting();
    expect(await author.post(at('restore'), { id: backup })).toMatchObject({ status: 200 });
    expect(await imageOf(1)).toBe(image);
    expect(await isServed(image)).toBe(true);
  });

  test('goes when the last backup that names it leaves the ring', async () => {
    const image = await sent('#060606');
    await setImage(image);
    await backUp();
    await setImage('');
    await server().database('file_uses').where({ purpose: 'upload', file_id: image }).delete();
    for (let number = 0; number < 29; number++) await backUp();
    expect(await isServed(image)).toBe(true);
    await backUp();
    expect(await isServed(image)).toBe(false);
  });

  test('goes with the scenario and its backups', async () => {
    const [kept, inBackup] = [await sent('#070707'), await sent('#080808')];
    await setImage(inBackup);
    await backUp();
    await setImage(kept);
    await forgetWaiting();
    expect(await author.delete(scenario)).toMatchObject({ status: 204 });
    expect([await isServed(kept), await isServed(inBackup)]).toEqual([false, false]);
  });

  test('goes with the account, also where it was published', async () => {
    const published = await sent('#090909');
    await setImage(published);
    await server()
      .database('scenarios')
      .where('id', scenario.split('/')[1] ?? '')
      .update({ status: 'now_open', released_at: 1 });
    scenario = await newScenario(author);
    const own = await sent('#0a0a0a');
    await setImage(own);
    await backUp();
    expect(await author.call('DELETE', 'me', { body: { password: PASSWORD } })).toMatchObject({ status: 204 });
    expect([await isServed(published), await isServed(own)]).toEqual([false, false]);
  });

  test('is refused where all of a scenario come to more than 32 MiB', async () => {
    const image = await sent('#0b0b0b');
    await setImage(image);
    const next = await sent('#0c0c0c');
    await server()
      .database('files')
      .where('id', image)
      .update({ bytes: Buffer.alloc(8 * 2 ** 20) });
    const [row] = await server().database('files').where('id', image);
    for (let number = 2; number <= 4; number++) {
      const id = String(number).repeat(64);
      await server()
        .database('files')
        .insert({ ...row, id });
      const [use] = await server().database('file_uses').where({ file_id: image, purpose: 'record' });
      await server()
        .database('file_uses')
        .insert({ ...use, file_id: id, user_id: use.user_id.replace(/1$/, String(number)) });
    }
    expect(await setImage(next, 5)).toMatchObject({
      status: 422,
      body: { errors: { image: [expect.stringMatching(/at most 32 MiB/)] } },
    });
    await setImage('');
    expect(await setImage(next, 5)).toMatchObject({ status: 200 });
  });
});

describeOnAnyEngine('The calls of additional images', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'gallery');
    scenario = await newScenario(author);
  });

  test('create, list, change and give all', async () => {
    const { data } = await sendFile(author, await square(), { use: 'additional', path: `${scenario}/file` });
    const created = await author.post(`${scenario}/additional-images`, { image: data.id, name_ja: '女神像' });
    expect(created).toMatchObject({ status: 201, data: { number: 1, image: data.id, platform: 2 } });
    expect(await author.put(`${scenario}/additional-images/1`, { platform: 1 })).toMatchObject({
      status: 200,
      data: { image: data.id, name_ja: '女神像', platform: 1 },
    });
    for (const list of ['additional-images', 'all-additional-images']) {
      expect(await author.get(`${scenario}/${list}`)).toMatchObject({
        status: 200,
        data: [{ number: 1, platform: 1 }],
      });
    }
    expect(await author.put(`${scenario}/additional-images/1`, { platform: 3 })).toMatchObject({
      status: 422,
      body: { errors: { platform: [/./] } },
    });
    expect(await author.put(`${scenario}/additional-images/101`, { name_ja: '像' })).toMatchObject({ status: 404 });
  });
});
