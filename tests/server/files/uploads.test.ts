import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { Upload } from '#server/services/Uploads.ts';

test('An upload whose sender leaves while it is read is cancelled, and leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const upload = new Upload(folder, 'sender');
  await upload.receive(Readable.from([Buffer.from('ma'), Buffer.from('p')]));
  expect((await upload.bytes()).toString()).toBe('map');
  const [reading] = await Promise.allSettled([upload.bytes(), upload.close()]);
  expect(reading).toMatchObject({ status: 'rejected', reason: { status: 499 } });
  await expect(upload.bytes()).rejects.toMatchObject({ status: 499 });
  await expect(upload.receive(Readable.from([Buffer.from('s')]))).rejects.toMatchObject({ status: 499 });
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
