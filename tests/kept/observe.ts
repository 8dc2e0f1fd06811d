import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { PlayTest } from '#domain/resources/tests/playTest.ts';
import { DOCUMENT_VERSION, readScenarioDocument, type ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { upgradeDocument } from '#domain/scenario/upgradeDocument.ts';
import { replay } from '#game/saves/Inputs.ts';
import { runTest } from '#game/saves/playTest.ts';
import { readSave } from '#game/saves/Save.ts';
import { newGame } from '#game/state/newGame.ts';
import { legalInputs } from '#game/step.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import { readProject } from '#server/projects/readProject.ts';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { logIn } from '../support/author.ts';
import { sendForm } from '../support/pictures.ts';
import type { RestClient } from '../support/RestClient.ts';
import { trpcClient } from '../support/trpcClient.ts';
import type { TestServer } from '../support/useServer.ts';
import { differences } from './differences.ts';
import type { Manifest } from './manifest.ts';
import { fixture } from './packed.ts';

/** The original list of banned words; it may have more now. */
const FIRST_BANNED = 'asshole bullshit dumbass jackass shithead くそったれ くたばれ ぶっ殺す 糞野郎 馬鹿野郎'.split(
  ' ',
);

/** The content of the scenarios, backups and files, by name. */
export type Contents = Record<string, ScenarioDocument>;

export interface Expected {
  readonly told: Readonly<Record<string, string>>;
  readonly contents: Readonly<Contents>;
}

/**
 * Reads everything in the kept installation, as its people do.
 * @param recorded the recorded content of its scenarios; what is missing there is noted in `contents`
 */
export async function observe(
  { url, rest: nobody, database }: TestServer,
  manifest: Manifest,
  recorded: Readonly<Contents> = {},
): Promise<Expected> {
  const told: Record<string, string> = {};
  const contents: Contents = {};
  const sessions = new Map<string, RestClient>();
  for (const name of manifest.accounts) {
    const { status } = await nobody.post('login', { login: name, password: manifest.password });
    told[`login ${name}`] = String(status);
    if (status === 200) sessions.set(name, await logIn(url, name));
  }
  const who = (name: string): RestClient => sessions.get(name) ?? nobody;
  const keeper = who('keeper');

  /** Compares the content of a project file with the recorded one. */
  const contentOf = async (name: string, author: RestClient, path: string): Promise<string> => {
    const answer = await fetch(`${url}/api/frontend/${path}`, { headers: { authorization: `Bearer ${author.token}` } });
    if (answer.status !== 200) return String(answer.status);
    const read = await readProject(Buffer.from(await answer.arrayBuffer()));
    if ('fault' in read) return read.fault;
    contents[name] = read.document;
    // A document of an earlier version is read as one of the present version.
    const expected = recorded[name] && upgradeDocument(recorded[name], DOCUMENT_VERSION);
    return differences(expected ?? read.document, read.document);
  };

  for (const [name, { id, author }] of Object.entries(manifest.scenarios)) {
    const { status, data } = await who(author).get<PresentedScenario>(`scenarios/${id}`);
    const statuses = status === 200 ? ` ${data.status} ${data.status_console}` : '';
    told[`scenario ${name}`] = `${status}${statuses}`;
    if (status === 200) told[`content ${name}`] = await contentOf(name, who(author), `scenarios/${id}/project-file`);
  }
  for (const { number, data } of contents.labyrinth?.records.play_test ?? []) {
    const world = compileWorld(contents.labyrinth as ScenarioDocument);
    const { outcome, played } = await runTest(world, data as unknown as PlayTest);
    told[`test ${number}`] = `${outcome} ${played}`;
  }
  for (const [name, code] of Object.entries(manifest.works)) {
    const { status, data } = await nobody.get<{ category: string }>(`works/${code}`);
    told[`work ${name}`] = `${status} ${data?.category ?? ''} ${await playWork(url, code)}`;
  }
  const { body } = await nobody.get('works');
  told['works listed'] = String(body.meta.total);
  for (const id of manifest.pictures) {
    const { status, headers } = await nobody.get(`/files/${id}`);
    told[`picture ${manifest.pictures.indexOf(id)}`] = `${status} ${headers.get('content-type')}`;
  }
  for (const [at, id] of manifest.samples.entries()) {
    const read = await who('other').get(`sample-scenarios/${id}`);
    const loaded = await who('other').post('scenarios', { title_ja: `写し${at}`, sample_id: id });
    told[`sample ${at}`] = `${read.status}, loaded ${loaded.status}`;
  }
  for (const { name, id, scenario } of manifest.backups) {
    const { status } = await keeper.post(`scenarios/${scenario}/restore`, { id });
    const content = await contentOf(`backup.${name}`, keeper, `scenarios/${scenario}/project-file`);
    told[`backup ${name}`] = `${status}, ${content}`;
  }
  for (const name of ['small', 'full', 'labyrinth']) {
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(readFileSync(fixture(`${name}.zip`)))]), 'project.zip');
    const { status, data } = await sendForm(who('other'), form, 'project-files');
    const { scenario } = (data ?? {}) as unknown as { scenario?: PresentedScenario };
    const content =
      scenario && (await contentOf(`file.${name}`, who('other'), `scenarios/${scenario.id}/project-file`));
    told[`project ${name}`] = `${status}, ${content ?? 'nothing'}`;
  }

  const trpc = trpcClient(keeper);
  const scenario_id = manifest.scenarios.labyrinth?.id ?? '';
  const reports = (await trpc.reports.list.query({ scenario_id })).data;
  for (const { id, has_journal } of reports) {
    const { game } = (await trpc.reports.read.query({ scenario_id, id })).data;
    const at = reports.findIndex((one) => one.id === id);
    told[`report ${at}`] = game ? `with a journal, ${playReport(game)}` : `without one, ${has_journal}`;
  }
  const key = `work:${manifest.works.labyrinth}`;
  const player = trpcClient(who('player'));
  for (const { slot } of (await player.saves.list.query({ key })).data) {
    const { data } = await player.saves.read.query({ key, slot });
    const read = readSave(data?.save);
    told[`save in slot ${slot}`] = 'fault' in read ? read.fault : 'read';
  }
  const { data: notices } = await keeper.get<{ is_read?: boolean }[]>('notifications');
  told.notices = String(notices.length);
  for (const name of ['stamps', 'brushes', 'keyBindings'] as const) {
    const { data } = await trpc.accountDocuments.read.query({ name });
    told[`document ${name}`] = JSON.stringify(data).replace(/"updated_at":[^,}]+,?/, '');
  }
  const backups = (await keeper.get<{ id: string }[]>(`scenarios/${manifest.scenarios.small?.id}/backup`)).data;
  told.backups = manifest.backups
    .filter(({ scenario }) => scenario === manifest.scenarios.small?.id)
    .map(({ name, id }) => `${name} ${backups.some((one) => one.id === id)}`)
    .join(', ');
  const banned: string[] = await database('banned_words').pluck('word');
  told['banned words'] = FIRST_BANNED.filter((word) => banned.includes(word)).join(' ');
  return { told, contents };
}

/** Fetches a work like a reader, and begins it. */
async function playWork(url: string, code: string): Promise<string> {
  const answer = await fetch(`${url}/api/frontend/works/${code}/file`);
  if (answer.status !== 200) return `file ${answer.status}`;
  const world = compileWorld(readScenarioDocument(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()));
  return `offers ${legalInputs(world, newGame(world.beginning, [1, 2])).some((input) => input.do === 'enter') ? 'a way in' : 'none'}`;
}

function playReport({ document, journal }: { document: string; journal: unknown }): string {
  const world = compileWorld(readScenarioDocument(gunzipSync(Buffer.from(document, 'base64')).toString()));
  const { state, refused } = replay(world, journal as Parameters<typeof replay>[1]);
  return `${state.mode} ${refused ?? 'to its end'}`;
}
