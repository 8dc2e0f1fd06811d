import { beforeAll, describe, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import { roomMaps } from '../../support/maps.ts';
import { release } from '../../support/publish.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

/** Number of releases that a scenario keeps. */
const KEPT = 10;

describe('Releases', () => {
  const server = useServer(sqlite);
  let author: RestClient;
  let count = 0;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'releaser');
  });

  async function released() {
    const path = await newScenario(author, `何度も出す迷宮 ${++count}`);
    const paint = (mark: number) => author.put(`${path}/floor-maps/01/maps`, { maps: roomMaps(mark) });
    await paint(0);
    const code = await release(author, path);
    return { path, code, paint, id: path.split('/')[1] ?? '' };
  }

  test('are kept to a number, with the one that readers have', async () => {
    const { path, id } = await released();
    for (let again = 0; again < KEPT + 1; again++) {
      await author.post(`${path}/update-file`);
      expect((await author.post(`${path}/release-scenario`)).status).toBe(200);
    }
    const numbers = await server().database('releases').where('scenario_id', id).orderBy('number').pluck('number');
    expect(numbers).toEqual(Array.from({ length: KEPT }, (_, at) => at + 3));
  });

  test('leave every place of publication that is open already with the file that it has', async () => {
    const { path, code, paint } = await released();
    const fileOf = async (variant: string) => {
      const { status, headers } = await server().rest.get(`works/${code}/file?variant=${variant}`);
      return status === 200 ? headers.get('etag') : status;
    };
    const first = await fileOf('general');
    expect(first).toEqual(expect.any(String));
    expect(await fileOf('console')).toBe(404);
    await paint(5);
    const console = { variant: 'console' };
    await author.patch(`${path}/change-status`, { status: 'prepare_to_publish', ...console });
    expect((await author.post(`${path}/release-scenario`)).status).toBe(200);
    expect(await fileOf('general')).toBe(first);
    const second = await fileOf('console');
    expect([first, 404]).not.toContain(second);
    // A change of one does not affect the other.
    await author.patch(`${path}/change-status`, { status: 'publish_stop', ...console });
    expect([await fileOf('general'), await fileOf('console')]).toEqual([first, 404]);
  });
});
