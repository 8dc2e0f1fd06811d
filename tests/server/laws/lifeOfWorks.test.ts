import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changeAccount, holdWorks, releaseWorks } from '#server/admin/changeAccount.ts';
import { stopWork } from '#server/admin/changeWorks.ts';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { logIn, newAuthor, newScenario, PASSWORD } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import { ofEachSort } from '../../support/ofEachSort.ts';
import { makePlayable, outline, prepareRelease, release } from '../../support/publish.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { root } from '../../support/run.ts';
import { useServer } from '../../support/useServer.ts';
import { DEEDS, type Deed, OUTCOMES, STATES, type State, TABLE, tableInDocs } from './worksTable.ts';

const REASON = '権利のおたずねがありました';

const CASES = (Object.keys(STATES) as State[]).flatMap((state) =>
  (Object.keys(DEEDS) as Deed[]).map((deed) => ({ state, deed, outcome: TABLE[state][deed] })),
);

describe('A work', () => {
  const server = useServer(sqlite);
  let count = 0;

  const statusOf = (author: RestClient, path: string, status: string, variant = 'general') =>
    author.patch(`${path}/change-status`, { status, variant });

  /** Brings a new scenario of a new author into a state; returns what identifies it. */
  async function workIn(state: State, isShared: boolean) {
    const number = ++count;
    const author = await newAuthor(server().url, `author${number}`);
    const path = await newScenario(author, `表の迷宮${number}`);
    const reached: Readonly<Record<State, () => Promise<unknown>>> = {
      private: () => outline(author, path),
      async coded() {
        await outline(author, path);
        await author.post(`${path}/sc-code`);
      },
      async development() {
        await reached.coded();
        await statusOf(author, path, 'in_development');
      },
      prepared: () => prepareRelease(author, path),
      open: () => release(author, path),
      async updating() {
        await reached.open();
        await author.post(`${path}/update-file`);
      },
      async stopped() {
        await reached.open();
        await statusOf(author, path, 'publish_stop');
      },
      async withdrawn() {
        await reached.stopped();
        await statusOf(author, path, 'private');
      },
    };
    await makePlayable(author, path);
    await reached[state]();
    const [, id = ''] = path.split('/');
    const loader = await newAuthor(server().url, `loader${number}`);
    const sample = isShared ? (await author.post<{ id: string }>('sample-scenarios', { scenario_id: id })).data.id : '';
    if (isShared) await loader.post('scenarios', { title_ja: '写し', sample_id: sample });
    const { data } = await author.get<PresentedScenario>(path);
    return {
      author,
      loader,
      path,
      id,
      sample,
      username: `author${number}`,
      titles: data,
      address: data.scenario_code ?? id,
    };
  }
  type Work = Awaited<ReturnType<typeof workIn>>;

  const DO: Readonly<Record<Deed, (work: Work) => Promise<number>>> = {
    delete: async ({ author, path }) => (await author.delete(path)).status,
    async stop({ address }) {
      await stopWork(server().database, address, REASON);
      return 200;
    },
    async disable(work) {
      const { database } = server();
      await changeAccount(database, work.username, {
        flags: { is_disabled: true },
        action: 'disable',
        also: holdWorks(REASON),
      });
      await changeAccount(database, work.username, {
        flags: { is_disabled: false },
        action: 'enable',
        also: releaseWorks(false),
      });
      return 200;
    },
    leave: async ({ author }) => (await author.call('DELETE', 'me', { body: { password: PASSWORD } })).status,
    duplicate: async ({ author, id }) =>
      (await author.post('/trpc/scenarios.duplicate', { scenario_id: id, title_ja: '写しの迷宮' })).status,
    share: async ({ author, id }) => (await author.post('sample-scenarios', { scenario_id: id })).status,
    update: async ({ author, path }) => (await author.post(`${path}/update-file`)).status,
    async variant({ author, path }) {
      await statusOf(author, path, 'prepare_to_publish', 'console');
      return (await author.post(`${path}/release-scenario`)).status;
    },
  };

  /** Returns what anybody finds of it now. */
  async function found({ author, loader, path, id, sample, titles, address }: Work) {
    const nobody = server().rest;
    const file = (await nobody.get(`works/${address}/file`)).status === 200;
    const seen = (await nobody.get(`works/${address}`)).status === 200;
    const other = await newScenario(loader, '次の作者の迷宮');
    const search = await loader.get(
      `${other}/title-author-names/search-title?title=${encodeURIComponent(titles.title_ja)}`,
    );
    await loader.delete(other);
    const listed = (await author.get<{ id: string }[]>('scenarios?per_page=100')).data ?? [];
    const kept = (await author.get<{ id: string }[]>('archived-scenarios')).data ?? [];
    const isListed = listed.some((one) => one.id === id);
    expect((await author.get(path)).status === 200).toBe(isListed);
    const own = (await loader.get<{ id: string; sample_id?: string }[]>('sample-scenarios')).data;
    const samples = own as unknown as { id: string; title_ja: string }[];
    const isShared = samples.some((one) => one.title_ja === titles.title_ja);
    if (sample !== '' && isShared) expect((await loader.get(`sample-scenarios/${sample}`)).status).toBe(200);
    return {
      readers: file ? 'the file' : seen ? 'a page' : 'nothing',
      sample: isShared ? 'shared' : 'ended',
      author: isListed ? 'the list' : kept.some((one) => one.id === id) ? 'the archive' : 'nowhere',
      titles: JSON.parse(search.text).is_registered ? 'taken' : 'free',
    };
  }

  test.each(ofEachSort(CASES, ({ outcome, deed }) => `${deed} ${outcome}`))(
    'that is $state is $outcome when $deed',
    async ({ state, deed, outcome }) => {
      const work = await workIn(state, deed !== 'share');
      const before = await found(work);
      const status = await DO[deed](work);
      expect(status === 409).toBe(outcome === 'refused');
      if (outcome !== 'refused') expect(status).toBeLessThan(300);
      const author = deed === 'disable' ? await logIn(server().url, work.username) : work.author;
      const { told: _told, ...changes } = OUTCOMES[outcome];
      expect(await found({ ...work, author })).toEqual({ ...before, ...changes });
      // Whoever has loaded it keeps the scenario that they made of it.
      if (deed !== 'share') expect((await work.loader.get<unknown[]>('scenarios')).data).toHaveLength(1);

      const refusals = {
        status: await statusOf(author, work.path, 'prepare_to_publish', 'platform'),
        release: await author.post(`${work.path}/release-scenario`),
        share: await author.post('sample-scenarios', { scenario_id: work.id }),
      };
      const held = outcome === 'held' ? ['status', 'release', 'share'] : outcome === 'unshared' ? ['share'] : [];
      const refused = Object.entries(refusals).filter(
        ([, { status, text }]) => status === 409 && text.includes(REASON),
      );
      expect(refused.map(([name]) => name)).toEqual(held);
      if (held.length > 0) {
        const [stop] = (await author.get<PresentedScenario>(work.path)).data.operator_stops;
        expect(stop).toMatchObject({ reason: REASON, cause: deed === 'disable' ? 'account' : 'itself' });
      }
    },
  );

  test('has its table in the documents', () => {
    expect(readFileSync(join(root, 'docs/product.md'), 'utf8')).toContain(tableInDocs());
  });
});
