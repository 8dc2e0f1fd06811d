import type { Answer, RestClient } from './RestClient.ts';

/** The answer of an import of map data. */
export interface ImportedMaps {
  readonly floors: readonly {
    number: number;
    cells_changed: number;
    settings_changed: readonly string[];
    before?: string | null;
    after?: string | null;
    labyrinth_size?: number;
  }[];
  readonly refused: readonly { number: number; reason: string }[];
}

/** Sends a file and fields as a form to a call below /api/frontend/. */
export async function sendFileTo<Data>(
  client: RestClient,
  path: string,
  file: Uint8Array | string | undefined,
  fields: Readonly<Record<string, string>> = {},
  more: Readonly<Record<string, string>> = {},
): Promise<Answer<Data>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file !== undefined) form.set('file', new Blob([typeof file === 'string' ? file : Uint8Array.from(file)]), 'file');
  const request = new Request('http://form', { method: 'POST', body: form });
  const raw = new Blob([await request.arrayBuffer()]);
  const headers = { ...more, 'content-type': request.headers.get('content-type') ?? '' };
  return client.call<Data>('POST', path, { raw, headers });
}
