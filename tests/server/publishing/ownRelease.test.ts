import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { release } from '../../support/publish.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

const TITLE = '書き置きの迷宮';
const NOTE = '罠は解除できない';

describeOnAnyEngine('A released work with notes', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let path: string;
  let code: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'noter');
    path = await newScenario(author, TITLE);
    await trpcClient(author).records.treasure_chest.save.mutate({
      scenario_id: path.replace('scenarios/', ''),
      records: [{ number: 7, changes: { name_ja: NOTE, probability_low: 3 } }],
    });
    code = await release(author, path);
  });
  const chestOf = async (scenario_id: string) => {
    const { data } = await trpcClient(author).records.treasure_chest.read.query({ scenario_id, number: '7' });
    return data;
  };

  test('is without them for its readers', async () => {
    const file = await fetch(`${server().url}/api/frontend/works/${code}/file`);
    const document = gunzipSync(Buffer.from(await file.arrayBuffer())).toString();
    expect(document).not.toContain(NOTE);
    expect(JSON.parse(document).records.treasure_chest).toMatchObject([
      { number: 7, data: { name_ja: '', probability_low: 3 } },
    ]);
  });

  test('comes back whole to its author, into a scenario that is there and into a new one by its title', async () => {
    const other = await newScenario(author, '別の迷宮');
    const found = await author.post(`${other}/search-title`, { title: TITLE });
    expect(found.body).toMatchObject({ success: true, data: { is_released: true } });
    expect((await author.post(`${other}/load-scenario`, { title: TITLE })).status).toBe(200);
    expect(await chestOf(other.replace('scenarios/', ''))).toMatchObject({ name_ja: NOTE, probability_low: 3 });
    const made = await author.post<PresentedScenario>('scenarios', { title_ja: TITLE, released_title: TITLE });
    expect(made.status).toBe(201);
    expect(await chestOf(made.data.id)).toMatchObject({ name_ja: NOTE, probability_low: 3 });
  });

  test('has its own titles in a new scenario that is given no others', async () => {
    const titles = { title_ja: TITLE, title_en: `${TITLE} (en)` };
    const made = await author.post<PresentedScenario>('scenarios', { released_title: titles.title_en });
    expect(made).toMatchObject({ status: 201, data: titles });
    expect(await chestOf(made.data.id)).toMatchObject({ name_ja: NOTE });
    const named = await author.post<PresentedScenario>('scenarios', { title_ja: '写し', released_title: TITLE });
    expect(named.data).toMatchObject({ title_ja: '写し', title_en: '' });
    expect(await author.post('scenarios', {})).toMatchObject({
      status: 422,
      body: { errors: { title_ja: [expect.any(String)] } },
    });
  });

  test('is loaded by nobody else, and under no title that was never released', async () => {
    const stranger = await newAuthor(server().url, 'stranger');
    const sent = { title_ja: 'x', released_title: TITLE };
    expect(await stranger.post('scenarios', sent)).toMatchObject({
      status: 422,
      body: { errors: { released_title: ['Title did not exist!'] } },
    });
    expect((await author.post('scenarios', { ...sent, released_title: 'none' })).status).toBe(422);
    expect((await author.post('scenarios', { ...sent, sample_id: 'x' })).status).toBe(422);
  });
});
