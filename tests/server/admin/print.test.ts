import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { print } from '#server/admin/print.ts';

/** Characters that would move the cursor, colour the rest, end the line, or reverse its order. */
const OBEYED = ['\u001b[2J', '\u0007', '\r', '\n', '\u009b31m', '\u202e', '\u2066', '\u061c', '\u200f', '\u2028'];

test.each(OBEYED)('A terminal is never sent what it would obey: %j', async (obeyed) => {
  const out = new PassThrough();
  print(out, [`名前${obeyed}x\t次`]);
  out.end();
  const said = await text(out);
  expect(said.slice(0, -1)).not.toContain(obeyed);
  expect(said).toMatch(/^名前\\u\{[0-9a-f]+\}.*x\t次\n$/);
});
