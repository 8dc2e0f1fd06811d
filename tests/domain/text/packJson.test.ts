import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packJson, unpackJson } from '#domain/text/packJson.ts';

test('any value comes back from a text that stands in an address as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      const packed = await packJson(value);
      expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(await unpackJson(packed, 1_000_000)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 50 },
  );
});

test('what is cut, longer than asked for or no such text at all holds nothing', async () => {
  const packed = await packJson('a'.repeat(100_000));
  expect(packed.length).toBeLessThan(200);
  expect(await unpackJson(packed, 99_999)).toBeUndefined();
  expect(await unpackJson(packed.slice(0, -4), 1_000_000)).toBeUndefined();
  for (const text of ['', '%', 'あ', 'AAAA']) expect(await unpackJson(text, 1_000_000)).toBeUndefined();
});
