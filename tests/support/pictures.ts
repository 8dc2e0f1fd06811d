import sharp from 'sharp';
import type { Answer, RestClient } from './RestClient.ts';

/** Makes a PNG of one colour, with a transparent corner. */
export async function png({ width = 64, height = 64, color = 'crimson' } = {}): Promise<Buffer> {
  const { data } = await sharp({ create: { width, height, channels: 4, background: color } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  data.writeUInt8(0, 3);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

export interface SentPicture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Sends `bytes` as a picture, under any name and type; by default for a profile. */
export async function sendFile(
  client: RestClient,
  bytes: Uint8Array,
  { name = 'picture.png', type = 'image/png', use = 'profile', path = 'file' } = {},
): Promise<Answer<SentPicture>> {
  const form = new FormData();
  form.set('use', use);
  form.set('file', new Blob([Uint8Array.from(bytes)], { type }), name);
  return sendForm(client, form, path);
}

export const sendPicture = async (client: RestClient, options: Parameters<typeof png>[0] = {}) =>
  sendFile(client, await png(options));

/** Sends any form to POST file, or to another path, with more headers. */
export async function sendForm<Sent = SentPicture>(
  client: RestClient,
  form: FormData,
  path = 'file',
  more: Readonly<Record<string, string>> = {},
): Promise<Answer<Sent>> {
  const request = new Request('http://form', { method: 'POST', body: form });
  const body = new Blob([await request.arrayBuffer()]);
  const headers = { ...more, 'content-type': request.headers.get('content-type') ?? '' };
  return client.call<Sent>('POST', path, { raw: body, headers });
}
