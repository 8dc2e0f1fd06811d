import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PresentedSample } from '#server/samples/presentSample.ts';
import { newAuthor, newScenario, PASSWORD } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { expectGrams } from '../../support/expectGrams.ts';
import { release } from '../../support/publish.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnAnyEngine('What becomes of a published scenario', (engine) => {
  const server = useServer(engine);
  afterAll(() => expectGrams(server().database));
  let count = 0;
  let author: RestClient;
  let reader: RestClient;
  let stranger: RestClient;
  let path: string;
  let scenario_id: string;
  let sample: PresentedSample;
  beforeAll(async () => {
    stranger = await newAuthor(server().url, 'stranger');
  });
  beforeEach(async () => {
    count += 1;
    author = await newAuthor(server().url, `teller${count}`);
    reader = await newAuthor(server().url, `listener${count}`);
    path = await newScenario(author, `語られる迷宮 ${count}`);
    scenario_id = path.split('/')[1] ?? '';
    sample = (await author.post<PresentedSample>('sample-scenarios', { scenario_id })).data;
    // Loading twice counts once, and the author's own loading does not count.
    for (const who of [reader, reader, author]) {
      expect((await who.post('scenarios', { title_ja: '写し', sample_id: sample.id })).status).toBe(201);
    }
  });
  const told = async (who: RestClient) =>
    (await who.get<{ kind: string; link: string | null }[]>('notifications')).data.map(({ kind, link }) =>
      [kind, ...(link ? [link] : [])].join(' '),
    );
  const deeds = async (subject_id: string) =>
    (await server().database('audit_entries').where({ subject_id }).orderBy('created_at')).map(
      ({ actor, action, details }) => [actor, action, details].join(' '),
    );
  const status = (to: string, variant = 'general') => author.patch(`${path}/change-status`, { status: to, variant });

  test('is told to who has loaded its sample, once for like deeds, and written down', async () => {
    const code = await release(author, path);
    await status('prepare_to_publish', 'console');
    await author.post(`${path}/release-scenario`);
    // It is still open elsewhere.
    await status('publish_stop', 'console');
    expect(await told(reader)).toEqual([`release /works/${code}`]);
    await author.post(`${path}/update-file`);
    await author.post(`${path}/release-scenario`);
    await status('publish_stop');
    await author.post(`sample-scenarios/${sample.id}/sync`);
    await author.patch(`sample-scenarios/${sample.id}`, { comment: '直した' });
    await author.delete(`sample-scenarios/${sample.id}`);
    const all = ['stop_sharing', 'sync /sample-scenarios', 'stop', `release /works/${code}`];
    expect((await told(reader)).toSorted()).toEqual(all.toSorted());
    expect(await told(author)).toEqual([]);
    expect(await told(stranger)).toEqual([]);
    expect(await deeds(scenario_id)).toEqual([
      'author issue_code {"file_type":15}',
      'author change_status {"variant":"general","from":"private","to":"prepare_to_publish"}',
      'author release {"number":1}',
      'author change_status {"variant":"console","from":"private","to":"prepare_to_publish"}',
      'author release {"number":2}',
      'author stop {"variant":"console","from":"now_open","to":"publish_stop"}',
      'author update_file {}',
      'author release {"number":3}',
      'author stop {"variant":"general","from":"now_open","to":"publish_stop"}',
    ]);
    const shared = `{"scenario_id":"${scenario_id}"}`;
    expect(await deeds(sample.id)).toEqual([
      `author share ${shared}`,
      `author sync {"scenario_id":"${scenario_id}","revision":2}`,
      'author change_comment {}',
      `author stop_sharing ${shared}`,
    ]);
    // A work that was published and is stopped goes to the archive when it is deleted next.
    await author.delete(path);
    expect((await deeds(scenario_id)).at(-1)).toBe('author archive {}');
  });

  test('is told when it is deleted, or its author goes', async () => {
    const code = await release(author, path);
    await author.delete(path);
    const ended = ['stop', 'stop_sharing'];
    expect((await told(reader)).toSorted()).toEqual([`release /works/${code}`, ...ended]);
    const second = await newScenario(author, `もう一つの迷宮 ${count}`);
    const shared = await author.post<PresentedSample>('sample-scenarios', { scenario_id: second.split('/')[1] });
    await reader.post('scenarios', { title_ja: '写し', sample_id: shared.data.id });
    expect((await author.call('DELETE', 'me', { body: { password: PASSWORD } })).status).toBe(204);
    expect((await told(reader)).toSorted()).toEqual([`release /works/${code}`, ...ended, 'stop_sharing']);
    expect(await server().database('sample_loads').where('scenario_id', second.split('/')[1])).toEqual([]);
  });
});
