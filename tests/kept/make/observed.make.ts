// Makes `expected.json.gz`: the findings of that commit itself in the kept installation.
import { describe, expect, test } from 'vitest';
import { sqlite } from '../../support/engines.ts';
import { useServer } from '../../support/useServer.ts';
import { KeptStorage } from '../keptStorage.ts';
import type { Manifest } from '../manifest.ts';
import { observe } from '../observe.ts';
import { pack, unpack } from '../packed.ts';

describe('The maker', () => {
  const storage = new KeptStorage(sqlite);
  const server = useServer(storage);

  test('expected', async () => {
    const { told, contents } = await observe(server(), unpack<Manifest>('manifest.json.gz'));
    const all = { ...storage.rows, ...told };
    console.log(all);
    expect(Object.keys(contents).length).toBeGreaterThan(20);
    pack('expected.json.gz', { told: all, contents });
  });
});
