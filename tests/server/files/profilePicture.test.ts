import { deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newAuthor } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';

import { png, sendFile, sendForm, sendPicture } from '../../support/pictures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

/** Makes a PNG whose pixels are read in seven passes. */
const interlaced = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 4, background: 'teal' } })
    .png({ progressive: true })
    .toBuffer();

/** Makes a PNG chunk with its length and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Returns `picture` with another chunk after its header. */
const withChunk = (picture: Buffer, type: string, data: Buffer): Buffer =>
  Buffer.concat([picture.subarray(0, 33), chunk(type, data), picture.subarray(33)]);

/** Makes a black PNG of any size, which is small on the wire. */
function hugePng(side: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const pixels = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 });
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}

describeOnAnyEngine('A profile picture', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let picture: Buffer;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'painter');
    picture = await png({ width: 300, height: 200 });
  });
  beforeEach(async () => {
    await author.patch('me', { profile: null });
    await server().database('file_uses').delete();
    await server().database('files').delete();
  });
  const files = () => server().database('files').select('id');

  test('is sent, put to use, shown to everybody who knows where, changed and taken away', async () => {
    const sent = await sendFile(author, picture);
    expect(sent).toMatchObject({ status: 201, data: { url: `/files/${sent.data.id}`, width: 200, height: 200 } });
    expect(await author.patch('me', { profile: sent.data.id })).toMatchObject({ data: { profile: sent.data.url } });

    const shown = await server().rest.get(sent.data.url);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });

    const next = await sendPicture(author, { color: 'teal' });
    expect(await author.patch('me', { profile: next.data.id })).toMatchObject({ data: { profile: next.data.url } });
    expect(await files()).toEqual([{ id: next.data.id }]);
    expect(await author.patch('me', { profile: next.data.url })).toMatchObject({ status: 200 });
    expect(await author.patch('me', { profile: null })).toMatchObject({ data: { profile: null } });
    expect(await files()).toEqual([]);
  });

  test('is kept as long as another author has the same', async () => {
    const other = await newAuthor(server().url, 'copyist');
    const [mine, theirs] = [await sendFile(author, picture), await sendFile(other, picture)];
    expect(mine.data.id).toBe(theirs.data.id);
    for (const one of [author, other]) await one.patch('me', { profile: mine.data.id });
    await author.patch('me', { profile: null });
    expect(await other.get('me')).toMatchObject({ data: { profile: mine.data.url } });
    expect(await server().rest.get(mine.data.url)).toMatchObject({ status: 200 });
    await other.patch('me', { profile: null });
    expect(await server().rest.get(mine.data.url)).toMatchObject({ status: 404 });
  });

  test("is one's own: a file that another has sent cannot be taken", async () => {
    const thief = await newAuthor(server().url, 'thief');
    const { data } = await sendFile(author, picture);
    expect(await thief.patch('me', { profile: data.id })).toMatchObject({
      status: 422,
      body: { errors: { profile: [expect.stringMatching(/does not exist/)] } },
    });
  });

  test('that is never used goes when ten others were sent after it', async () => {
    const first = await sendPicture(author, { color: '#000001' });
    for (let color = 2; color < 13; color++)
      await sendPicture(author, { color: `#0000${String(color).padStart(2, '0')}` });
    expect(await server().rest.get(first.data.url)).toMatchObject({ status: 404 });
    expect(await files()).toHaveLength(10);
  });

  test.each([
    [4096, 10, 10],
    [257, 400, 256],
    [10, 10, 10],
    [1, 1, 1],
  ])('of %i x %i pixels becomes a square of %i', async (width, height, side) => {
    expect(await sendPicture(author, { width, height })).toMatchObject({
      status: 201,
      data: { width: side, height: side },
    });
  });

  test('is made anew from its pixels: nothing else that was in the file is stored', async () => {
    const secret = 'secret-place-35.6762-139.6503';
    const exif = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'crimson' } })
      .withExif({ IFD0: { Copyright: secret } })
      .png()
      .toBuffer();
    const text = withChunk(picture, 'tEXt', Buffer.from(`Comment\0${secret}`));
    const compressed = withChunk(picture, 'zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(secret)]));
    const polyglot = Buffer.concat([picture, Buffer.from(`PK\x03\x04<script>${secret}</script>`)]);
    expect(exif.toString('latin1')).toContain(secret);
    for (const [name, file] of Object.entries({ exif, text, compressed, polyglot })) {
      const { status, data } = await sendFile(author, file);
      if (status !== 201) continue;
      const { bytes } = await server().database('files').where('id', data.id).first('bytes');
      expect(bytes.toString('latin1'), name).not.toMatch(/secret|script|tEXt|zTXt|eXIf|pHYs/);
    }
    expect(await sendFile(author, text)).toMatchObject({ status: 201 });
  });

  const raw = () => sharp(Buffer.alloc(48 * 48 * 3, 7), { raw: { width: 48, height: 48, channels: 3 } });
  test.each([
    ['JPEG', () => raw().jpeg().toBuffer(), /PNG/],
    ['WebP', () => raw().webp().toBuffer(), /PNG/],
    ['GIF', () => raw().gif().toBuffer(), /PNG/],
    ['TIFF', () => raw().tiff().toBuffer(), /PNG/],
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /PNG/],
    ['HTML', async () => Buffer.from('<script>alert(1)</script>'), /PNG/],
    ['ZIP', async () => deflateRawSync(Buffer.from('x'.repeat(999))), /PNG/],
    ['a single byte', async () => Buffer.from('x'), /PNG/],
    ['nothing', async () => Buffer.alloc(0), /required/],
    ['a signature alone', async () => picture.subarray(0, 8), /damaged/],
    ['a PNG cut off in its pixels', async () => picture.subarray(0, picture.length - 60), /damaged/],
    ['a PNG with a wrong checksum', async () => flip(picture, picture.length - 14), /damaged/],
    ['a PNG with a wrong header', async () => flip(picture, 20), /damaged/],
    [
      'a PNG that is an SVG behind its signature',
      async () => Buffer.concat([picture.subarray(0, 8), Buffer.from('<svg/>')]),
      /damaged/,
    ],
    ['a PNG that is too wide', () => png({ width: 4097, height: 1 }), /4096/],
    ['an interlaced PNG that takes long', () => interlaced(1025), /1024.*interlacing/],
    ['a bomb of 14,000 x 14,000 pixels', async () => hugePng(14_000), /4096/],
  ])('that is %s is refused, whatever it is called, and nothing is stored', async (_title, make, reason) => {
    const { status, body } = await sendFile(author, await make());
    expect(status).toBe(422);
    expect(body.errors).toEqual({ file: [expect.stringMatching(reason)] });
    expect(await files()).toEqual([]);
  });

  test('bombs cost next to nothing', async () => {
    const bomb = hugePng(14_000);
    const text = withChunk(
      picture,
      'zTXt',
      Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(200 * 2 ** 20))]),
    );
    expect(text.length).toBeLessThan(2 * 2 ** 20);
    await sendFile(author, bomb);
    const before = process.memoryUsage.rss();
    for (const file of [bomb, text]) expect((await sendFile(author, file)).status).toBeLessThan(500);
    expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 2 ** 20);
  });

  test('larger than two megabytes is 413', async () => {
    const large = Buffer.concat([picture, Buffer.alloc(2 * 2 ** 20)]);
    expect(await sendFile(author, large)).toMatchObject({ status: 413 });
    expect(await files()).toEqual([]);
  });

  test.each(['../../etc/passwd', 'C:\\con.png', 'a\u0000b.png', '__proto__', `${'x'.repeat(5000)}.png`, '迷宮.svg'])(
    'may have any name, which goes nowhere: %s',
    async (name) => {
      const { status } = await sendFile(author, picture, { name, type: 'text/html' });
      expect([201, 400, 413]).toContain(status);
      const stored = await server().database('files').select();
      expect(JSON.stringify(stored.map(({ bytes, ...row }) => row))).not.toMatch(/passwd|con\.png|proto|迷宮|html/);
    },
  );

  test('is asked for in a form with exactly its two fields', async () => {
    const form = (fields: [string, string | Blob][]) => {
      const made = new FormData();
      for (const [name, value] of fields) made.append(name, value);
      return sendForm(author, made);
    };
    const file: [string, Blob] = ['file', new Blob([Uint8Array.from(picture)])];
    const use: [string, string] = ['use', 'profile'];
    expect(await form([file])).toMatchObject({ status: 422, body: { errors: { use: [expect.any(String)] } } });
    expect(await form([use])).toMatchObject({ status: 422, body: { errors: { file: [expect.any(String)] } } });
    expect(await form([['file', 'text'], use])).toMatchObject({
      status: 422,
      body: { errors: { file: [expect.any(String)] } },
    });
    expect(await form([file, ['use', 'portrait']])).toMatchObject({
      status: 422,
      body: { errors: { use: [expect.any(String)] } },
    });
    expect(await form([file, use, ['is_admin', '1']])).toMatchObject({
      status: 422,
      body: { errors: { is_admin: ['This field is not known.'] } },
    });
    expect(await form([file, use, use])).toMatchObject({
      status: 422,
      body: { errors: { use: [expect.any(String)] } },
    });
    expect((await form([file, use, file])).status).toBe(413);
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect([400, 422], name).toContain((await form([file, use, [name, 'x']])).status);
    }
    expect((await form(Array.from({ length: 30 }, (_, index) => [`field${index}`, 'x']))).status).toBe(413);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test('of ten who send at once everyone is served; of a crowd the last are asked to come again, and lose nothing', async () => {
    const send = (count: number) => Promise.all(Array.from({ length: count }, () => sendFile(author, picture)));
    expect((await send(10)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    const large = await png({ width: 4096, height: 4096 });
    const crowd = await Promise.all(Array.from({ length: 40 }, () => sendFile(author, large)));
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([201, 503]));
    for (const { status, headers } of crowd) if (status === 503) expect(headers.get('retry-after')).toBe('1');
    expect(await sendFile(author, picture)).toMatchObject({ status: 201 });
  });

  test('as anything but a form is 415, and a broken form 400', async () => {
    const send = (type: string, body: string) =>
      author.call('POST', 'file', { raw: body, headers: { 'content-type': type } });
    for (const type of ['application/json', 'image/png', 'text/plain', 'application/x-www-form-urlencoded']) {
      expect((await send(type, '{}')).status, type).toBe(415);
    }
    expect((await send('multipart/form-data', '')).status).toBe(400);
    expect(
      (await send('multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="file"')).status,
    ).toBe(400);
    expect(
      (await send('multipart/form-data; boundary=b', '--b\r\nnonsense\r\n\r\nx\r\n--b--\r\n')).status,
    ).toBeLessThan(500);
    // The tRPC scope accepts none, as its own parser has no limits.
    const form = '--b\r\nContent-Disposition: form-data; name="use"\r\n\r\nprofile\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect(await author.call('POST', '/trpc/files.upload', { raw: form, headers })).toMatchObject({ status: 415 });
    expect(await author.post('/trpc/files.upload', { file: 'x', use: 'profile' })).toMatchObject({ status: 422 });
  });

  test('is taken from a verified author alone, before a byte of it is read', async () => {
    const unverified = await newAuthor(server().url, `unverified`).catch(() => undefined);
    await server().database('accounts').where('username', 'unverified').update({ is_verified: false });
    expect(await sendFile(server().rest, picture)).toMatchObject({ status: 401 });
    expect(unverified && (await sendFile(unverified, picture))).toMatchObject({ status: 403 });
  });

  test.each(['x', '..%2F..%2Fpackage.json', '0'.repeat(63), 'A'.repeat(64), `${'0'.repeat(64)}.png`, '%00', "'"])(
    'does not stand at /files/%s',
    async (id) => {
      expect(await server().rest.get(`/files/${id}`)).toMatchObject({ status: 404, body: { code: 404 } });
    },
  );
});

const flip = (bytes: Buffer, at: number): Buffer => {
  const flipped = Buffer.from(bytes);
  flipped[at] = (flipped[at] ?? 0) ^ 0xff;
  return flipped;
};
