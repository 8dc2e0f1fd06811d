import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawSample } from '#art/sample/drawSample.ts';

test('drawn again, the picture of the sample has the same bytes', async () => {
  const file = join(import.meta.dirname, '../../public/sample/gate.png');
  expect(Buffer.compare(await drawSample(), readFileSync(file))).toBe(0);
});
