import { gunzipSync, gzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import { changeAccount } from '#server/admin/changeAccount.ts';
import { writeNotice } from '#server/admin/writeNotice.ts';
import { writeProject } from '#server/projects/writeProject.ts';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { newAuthor, newScenario, PASSWORD } from '../../support/author.ts';
import { packedGrid, roomMaps } from '../../support/maps.ts';
import { png, sendFile, sendForm } from '../../support/pictures.ts';
import { PLATFORM_ENV, platformToken, TEST_PUBLIC_URL } from '../../support/platform.ts';
import { outline, prepareRelease, release } from '../../support/publish.ts';
import type { Answer, RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import type { Manifest } from '../manifest.ts';
import { fullContent } from './fullContent.ts';
import { playTests } from './playTests.ts';

/** Wider than 40 columns, as titles could be when it was registered. */
const WIDE = '水の底に沈んだ都とその上を渡る鐘の音をめぐる長い長い物語の第一部';

/** Titles that look the same: with a Cyrillic a, a zero-width space, a Greek M, a soft hyphen. */
const CLASHING = ['Maze of Ice', 'M\u0430ze of Ice', 'Maze\u200b of Ice', '\u039caze of Ice', 'Maze of I\u00adce'];

const sure = <Data>(answer: Answer<Data>): Data => {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer.data;
};

/** Fills an installation through its own calls, with everything that it can hold. @returns also the callers of its authors, by username */
export async function seed(
  url: string,
  database: Knex,
): Promise<{ manifest: Manifest; rest: Readonly<Record<string, RestClient>> }> {
  const scenarios: Record<string, { id: string; author: string }> = {};
  const works: Record<string, string> = {};
  const names = ['keeper', 'other', 'player', 'admin', 'leaver', 'disabled', 'unverified'];
  const rest: Record<string, RestClient> = {};
  for (const name of names) rest[name] = await newAuthor(url, name);
  const of = (name: string) => rest[name] as RestClient;
  const keeper = of('keeper');
  const trpc = trpcClient(keeper);
  await database('accounts').where('username', 'admin').update({ is_admin: true });
  await database('accounts').where('username', 'unverified').update({ is_verified: false });
  const make = async (name: string, title_ja: string, author = 'keeper') => {
    const path = await newScenario(of(author), title_ja);
    const id = path.split('/')[1] as string;
    scenarios[name] = { id, author };
    return { path, id };
  };
  const open = async (name: string, title_ja: string, title_en: string, author = 'keeper') => {
    const made = await make(name, title_ja, author);
    // Some have a place to go to, some are empty.
    if (['wide', 'clash.0', 'stopped', 'updating', 'left'].includes(name)) await furnish(made.path, of(author));
    const code = await release(of(author), made.path, { title_en });
    works[name] = code;
    return { ...made, code };
  };

  /** Adds a floor and a way into it. */
  const furnish = async (path: string, author = keeper) => {
    sure(await author.put(`${path}/floor-maps/01/maps`, { maps: roomMaps(3) }));
    sure(
      await author.put(`${path}/labyrinth-settings/0`, {
        map_hierarchy: { start: 1, end: 2 },
        labyrinth_entrance: { x: 2, y: 2, map: 1 },
        labyrinth_title: { ja: '水底', en: 'The Deep' },
      }),
    );
  };

  // People.
  const picture = sure(await sendFile(keeper, await png({ width: 96, height: 96, color: 'teal' }))).id;
  sure(await keeper.patch('me', { profile: picture, name: 'Kaede Mori' }));
  sure(await of('other').patch('me', { name: 'Meikyu' }));
  for (const [name, data] of Object.entries({
    keyBindings: { bindings: { 'tool.wall': [{ key: 'j' }], 'command.undo': [{ key: 'u', ctrl: true }] } },
    brushes: { brushes: [] },
    stamps: { stamps: [] },
  })) {
    sure(await keeper.post('/trpc/accountDocuments.save', { name, revision: 0, data }));
  }
  const handed = await new Promise<string>((resolve) => platformToken(TEST_PUBLIC_URL, 'a-player').then(resolve));
  const platform = await of('keeper').get(`decrypt-token/${handed}`);
  if (platform.status !== 200) throw new Error(`${platform.text} ${Object.keys(PLATFORM_ENV)}`);

  // Current scenarios: a small one, one that holds something of every kind, and a copy of the sample.
  const small = await make('small', '小さな迷宮');
  await furnish(small.path);
  sure(await keeper.put(`${small.path}/floor-maps/01`, { name_ja: '一階', name_en: 'Ground' }));
  sure(await keeper.put(`${small.path}/floor-maps/02/maps`, { maps: roomMaps(4) }));
  sure(await keeper.put(`${small.path}/items-detail/1`, { name_ja: '錆びた剣', name_en: 'Rusty sword' }));
  sure(await keeper.put(`${small.path}/items-detail/2`, { name_ja: '盾', name_en: 'Shield' }));
  sure(await keeper.put(`${small.path}/monsters/1`, { name_ja: '影', name_en: 'Shade' }));
  sure(await keeper.put(`${small.path}/labyrinth-messages/1`, { title_ja: '門', message_ja_boxes: ['ようこそ。'] }));
  const image = sure(
    await sendFile(keeper, await png({ width: 512, height: 512, color: 'navy' }), {
      ...{ use: 'additional', path: `${small.path}/file` },
    }),
  ).id;
  sure(await keeper.put(`${small.path}/additional-images/1`, { image }));
  await trpc.savedMaps.save.mutate({ scenario_id: small.id, floor_number: '01', name: '夕方の地図' });
  await trpc.records.item.renumber.mutate({ scenario_id: small.id, moves: [{ from: 2, to: 5 }] });
  const bytes = await png({ width: 512, height: 512, color: 'olive' });
  const { createHash } = await import('node:crypto');
  const id = createHash('sha256').update(bytes).digest('hex');
  const content = await fullContent(id);
  const project = await writeProject({
    ...{ content, pictures: [{ id, bytes }], app_version: '0.1.0', created_at: Date.UTC(2026, 10, 25) },
  });
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(project)]), 'project.zip');
  const loaded = sure(await sendForm(keeper, form, 'project-files')) as unknown as { scenario: PresentedScenario };
  scenarios.full = { id: loaded.scenario.id, author: 'keeper' };
  const house = await database('samples').first('id');
  const copy = sure(
    await keeper.post<PresentedScenario>('scenarios', { title_ja: '五つの鐘の迷宮', sample_id: house.id }),
  );
  scenarios.labyrinth = { id: copy.id, author: 'keeper' };
  const invisible = await make('invisible', '\u3164');
  sure(await keeper.patch(invisible.path, { title_en: '\u2800', author_name: 'Meikyu' }));

  // Works of every status.
  // Bodies stay where they fell, which is the default.
  const rules = `scenarios/${copy.id}/game-rules/battle-system-treasure-chests`;
  const fields = sure(await keeper.get<object[] | object>(rules));
  const page = ([fields].flat()[0] ?? {}) as Record<string, unknown>;
  sure(
    await keeper.put(`${rules}/1`, 'wipe' in page ? { wipe: 1 } : { battle: { ...(page.battle as object), wipe: 1 } }),
  );
  works.labyrinth = await release(keeper, `scenarios/${copy.id}`, { title_en: 'The Labyrinth of Five Bells' });
  for (const [at, test] of (await playTests(keeper, works.labyrinth as string)).entries()) {
    const named = { name: `試し${at}`, set_up: test.set_up };
    const { id: scenario_id } = copy;
    await trpc.records.play_test.save.mutate({
      ...{ scenario_id, records: [{ number: at + 1, revision: 0, changes: { ...named, ...test } }] },
    });
    await trpc.records.test_set_up.save.mutate({
      ...{ scenario_id, records: [{ number: at + 1, revision: 0, changes: named }] },
    });
  }
  const wide = await open('wide', WIDE, `${'A long title about bells '.repeat(3)}and water`);
  sure(await keeper.post(`${wide.path}/update-file`));
  sure(await keeper.post(`${wide.path}/release-scenario`));
  for (const [at, title] of CLASHING.entries())
    await open(
      `clash.${at}`,
      `${title} ${['氷', '氷\u200b', '氷', '氷\u2060', '氷\ufe0f'][at]}`,
      title,
      at % 2 ? 'other' : 'keeper',
    );
  const stopped = await open('stopped', '止まった迷宮', 'A stopped maze');
  sure(await keeper.patch(`${stopped.path}/change-status`, { status: 'publish_stop' }));
  const updating = await open('updating', '直している迷宮', 'A maze being mended');
  sure(await keeper.post(`${updating.path}/update-file`));
  const withdrawn = await open('withdrawn', '下げた迷宮', 'A maze taken back');
  sure(await keeper.delete(withdrawn.path));
  sure(await keeper.patch(`${withdrawn.path}/change-status`, { status: 'private' }));
  const prepared = await make('prepared', '支度した迷宮');
  works.prepared = (await prepareRelease(keeper, prepared.path, { title_en: 'A maze made ready' })).scenario_code ?? '';
  const developed = await make('developed', '作りかけの迷宮');
  sure(await keeper.patch(`${developed.path}/change-status`, { status: 'in_development' }));
  works.developed = developed.id;
  const outlined = await make('outlined', '番号を待つ迷宮');
  await outline(keeper, outlined.path, { title_en: 'A maze that waits' });
  const both = await make('console', '二つの場所の迷宮');
  sure(await keeper.patch(`${both.path}/change-status`, { status: 'prepare_to_publish', variant: 'console' }));
  works.console = await release(keeper, both.path, { title_en: 'A maze in two places' });
  await open('disabled', '閉ざされた人の迷宮', 'Of one who is shut out', 'disabled');
  await open('left', '去った人の迷宮', 'Of one who left', 'leaver');
  sure(await of('leaver').call('DELETE', 'me', { body: { password: PASSWORD } }));
  await changeAccount(database, 'disabled', { flags: { is_disabled: true }, action: 'disable' });

  // Samples, with loads by others, and backups.
  const sample = sure(
    await keeper.post<{ id: string }>('sample-scenarios', {
      scenario_id: small.id,
      comment: 'ご自由に\nHelp yourself',
    }),
  ).id;
  const others = sure(await of('other').post<PresentedScenario>('scenarios', { title_ja: '写し', sample_id: sample }));
  scenarios.copy = { id: others.id, author: 'other' };
  const second = sure(
    await of('other').post<{ id: string }>('sample-scenarios', { scenario_id: others.id, comment: '' }),
  ).id;
  sure(await keeper.put(`${small.path}/items-detail/3`, { name_ja: '鍵' }));
  sure(await keeper.post(`sample-scenarios/${sample}/sync`));
  const backups: Manifest['backups'][number][] = [];
  const back = async (name: string, path: string, input: object) => {
    const { id } = sure(await keeper.post<{ id: string }>(`${path}/backup`, input));
    backups.push({ name, id, scenario: path.split('/')[1] as string });
    return id;
  };
  const first = await back('named', small.path, { name: '完成版', note: '扉を直す前' });
  sure(await keeper.put(`${small.path}/items-detail/4`, { name_ja: '灯', name_en: 'Lamp' }));
  await back('plain', small.path, {});
  await back('full', `scenarios/${scenarios.full.id}`, { name: '全部' });
  await back('labyrinth', `scenarios/${copy.id}`, { note: '公開の前' });
  sure(await keeper.post(`${small.path}/restore`, { id: first }));
  const automatic = await database('backups').where({ scenario_id: small.id, automatic: true }).first('id');
  backups.push({ name: 'automatic', id: automatic.id, scenario: small.id });
  // A backup from before items had an armour class, when they had another field.
  const older = await back('older', small.path, { name: '去年の版' });
  const row = await database('backups').where('id', older).first('document');
  const document = JSON.parse(gunzipSync(row.document).toString());
  for (const { data } of document.records.item) {
    delete data.ac;
    data.once = 5;
  }
  const old = gzipSync(JSON.stringify(document));
  await database('backups').where('id', older).update({ document: old, packed_size: old.length });

  // Actions of readers, and notifications of authors.
  const file = await keeper.get(`works/${works.labyrinth}/file`);
  const hash = (file.headers.get('etag') ?? '').replaceAll('"', '');
  const reader = trpcClient(of('other'));
  const code = works.labyrinth;
  const journal = { version: 1, seed: [5, -6] as [number, number], inputs: [{ do: 'enter', labyrinth: 0 } as const] };
  await reader.reports.send.mutate({ code, message: '扉が開かない', hash, journal });
  await reader.reports.send.mutate({ code, message: '誤字があります', hash: '', journal: null });
  await reader.reports.send.mutate({ code: wide.code, message: '続きが楽しみ', hash: '', journal: null });
  for (let at = 0; at < 3; at++) await reader.works.countPlay.mutate({ code });
  await reader.works.countEnding.mutate({ code, labyrinth: 0 });
  await writeNotice(database, {
    ja: '明日の朝、止まります。',
    en: 'We stop tomorrow morning.',
    user: undefined,
    link: undefined,
  });
  await writeNotice(database, { ja: 'ようこそ', en: 'Welcome', user: 'keeper', link: '/scenarios' });
  const told = sure(await keeper.get<{ id: string }[]>('notifications'));
  await trpc.accounts.readNotifications.mutate({ ids: told.slice(0, 1).map(({ id }) => id) });
  await trpc.floors.saveGrid.mutate({
    scenario_id: small.id,
    floor_number: '07',
    revision: 0,
    grid: packedGrid(1, 1, { north: 1 }),
  });
  const report = await database('fault_reports').where('scenario_id', copy.id).whereNotNull('journal').first('id');
  return {
    rest,
    manifest: {
      ...{ password: PASSWORD, accounts: names.filter((name) => name !== 'leaver'), token: keeper.token ?? '' },
      ...{
        scenarios,
        works,
        backups,
        samples: [house.id, sample, second],
        pictures: await database('files').orderBy('id').pluck('id'),
      },
      parts: { backup: first, sample, report: report.id },
    },
  };
}
