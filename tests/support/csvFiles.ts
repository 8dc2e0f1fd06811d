import { writeCsv } from '#domain/text/csv.ts';
import { encodeShiftJis } from '#server/csv/shiftJis.ts';
import type { Answer, RestClient } from './RestClient.ts';

/** The answer of an import. */
export interface Imported {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused_rows: number;
  readonly refused_count: number;
  readonly refused: readonly { row: number; column: string; value: string; reason: string }[];
  readonly warned_count: number;
  readonly warned: readonly { row: number; column: string; value: string; reason: string }[];
  readonly changes: readonly {
    number: number;
    added: boolean;
    name: string;
    cell_count: number;
    cells: readonly { path: string; before: string; after: string }[];
  }[];
}

/** Sends bytes as the field `file` of a form, with other fields. */
export async function sendCsv(
  client: RestClient,
  path: string,
  bytes: Uint8Array | undefined,
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer<Imported>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (bytes) form.set('file', new Blob([Uint8Array.from(bytes)], { type: 'text/csv' }), 'table.csv');
  const request = new Request('http://form', { method: 'POST', body: form });
  const raw = new Blob([await request.arrayBuffer()]);
  return client.call<Imported>('POST', path, {
    raw,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
}

/** Returns the bytes of a table's file. */
export const csvBytes = (rows: readonly (readonly (string | number)[])[]): Uint8Array =>
  encodeShiftJis(writeCsv(rows)).bytes;

/** Downloads the bytes of a file. */
export async function download(client: RestClient, path: string): Promise<{ headers: Headers; bytes: Buffer }> {
  const response = await fetch(`${client.url}/api/frontend/${path}`, {
    headers: { authorization: `Bearer ${client.token}`, 'x-localization': client.language },
  });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
