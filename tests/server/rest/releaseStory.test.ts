import { expect, test } from 'vitest';
import { registration } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { roomMaps } from '../../support/maps.ts';
import { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

interface Reasons {
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
}

describeOnAnyEngine('A program that knows the REST API alone', (engine) => {
  const server = useServer(engine);

  test('registers, makes a scenario, mends what stands against its release, and releases it', async () => {
    const nobody = server().rest;
    expect((await nobody.post('register', registration('program'))).status).toBe(201);
    const { body } = await nobody.post('login', { login: 'program', password: registration('program').password });
    const author = new RestClient(server().url, body.access_token);
    const { data } = await author.post<{ id: string }>('scenarios', { title_ja: 'はじめての迷宮' });
    const path = `scenarios/${data.id}`;
    const ways: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
      no_entrance: async () => {
        await author.put(`${path}/floor-maps/01/maps`, { maps: roomMaps() });
        return author.put(`${path}/labyrinth-settings/0`, {
          map_hierarchy: { start: 1, end: 1 },
          labyrinth_entrance: { map: 1, x: 3, y: 3 },
          labyrinth_title: { ja: '地下', en: 'Below' },
        });
      },
      author_name: () => author.patch(`${path}/title-author-names/1`, { author_name: '作者' }),
      title_en: () => author.patch(`${path}/title-author-names/1`, { title_en: 'A first maze' }),
      policy: async () => {
        const { data: policy } = await author.get<{ version: number; text: string }>(`${path}/privacy-policy`);
        expect(policy.text.length).toBeGreaterThan(100);
        return author.post(`${path}/privacy-policy`, { version: policy.version });
      },
      code: () => author.post(`${path}/sc-code`),
      banned_words: () => author.put(`${path}/items-detail/1`, { name_ja: '光の剣' }),
      not_prepared: () => author.patch(`${path}/change-status`, { status: 'prepare_to_publish' }),
    };
    await author.put(`${path}/items-detail/1`, { name_ja: 'くたばれの剣' });
    // Each key has its call; the release is tried again after each, as a fixed problem may reveal another.
    for (let mended = 0; mended < Object.keys(ways).length; mended++) {
      const refused = await author.post(`${path}/release-scenario`);
      if (refused.status === 200) break;
      const [first] = (refused.body as unknown as Reasons).reasons;
      expect(first?.count).toBeGreaterThan(0);
      const mend = ways[first?.reason ?? ''];
      if (!mend) throw new Error(`nothing mends ${first?.reason}`);
      expect((await mend()).status, first?.reason).toBe(200);
    }
    expect((await author.get<Reasons>(`${path}/release-readiness`)).data.reasons).toEqual([]);
    expect(await author.post(`${path}/release-scenario`)).toMatchObject({ status: 200, body: { is_publishing: true } });
    const { scenario_code } = (await author.get<{ scenario_code: string }>(path)).data;
    expect((await nobody.get(`works/${scenario_code}`)).status).toBe(200);
    expect((await nobody.get(`works/${scenario_code}/file`)).status).toBe(200);
  });
});
