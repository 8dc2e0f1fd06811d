// Makes `calls.json.gz`: every call of calls.tsv by everybody, with its answer.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Table } from '#domain/resource/defineResource.ts';
import { csvHeader } from '#domain/resource/importPlan.ts';
import { spell } from '#domain/resources/spell.ts';
import { REST_PATHS } from '#server/rest/paths.ts';
import { procedureOf } from '#server/rest/procedureOf.ts';
import { logIn } from '../../support/author.ts';
import { CALLS, shapeOf as callOf } from '../../support/calls.ts';
import { csvBytes } from '../../support/csvFiles.ts';
import { sqlite } from '../../support/engines.ts';
import { roomMaps } from '../../support/maps.ts';
import { addressOf, PATH_VALUES } from '../../support/pathValues.ts';
import { png } from '../../support/pictures.ts';
import { useServer } from '../../support/useServer.ts';
import { type Ground, inputOf } from '../../support/writes.ts';
import { callAll, type KeptCall, type KeptCalls } from '../calls.ts';
import { KeptStorage } from '../keptStorage.ts';
import type { Manifest } from '../manifest.ts';
import { fixture, pack, unpack } from '../packed.ts';

const manifest = unpack<Manifest>('manifest.json.gz');

/** Calls that end what others are about come last, and the session at the very end. */
const LAST = [
  'DELETE sample-scenarios/{}',
  'DELETE scenarios/{}/backup/{}',
  'DELETE scenarios/{}',
  'POST logout',
  'DELETE me',
];

/** The export whose file an import takes. */
const FILES: Readonly<Record<string, string>> = {
  'items-detail/import': 'items-detail/export',
  'edit/import': 'edit/export?id=1',
  'unidentified-items/import': 'unidentified-items/export',
  'monster-data-imports': 'monster-data-exports',
  'monster-name-imports': 'monster-name-exports',
  'unidentified-monsters/import': 'unidentified-monsters/export',
  'encounter-settings/import': 'encounter-settings/export',
  'treasure-boxes/import': 'treasure-boxes/export',
  'characters/import': 'characters/export',
  'auto-magic-effect-settings/import-magic-effect-auto': 'auto-magic-effect-settings/export-magic-effect-auto',
  'auto-magic-effect-settings/import-magic-effect-setting': 'auto-magic-effect-settings/export-magic-effect-auto',
  'floor-maps/maps/import-map-data': 'floor-maps/maps/export-map-data?floors=01',
};

/** Values for the query of some calls, or for a body that no list of inputs has. */
const QUERIES: Readonly<Record<string, string>> = { id: '1', chest_type: '1', title: '小さな迷宮' };

/** Inputs that exist in the kept scenario, where the list of inputs is about another one. */
const INPUTS: Readonly<Record<string, object>> = {
  'publishing.load': { title: '五つの鐘の迷宮' },
  'labyrinthSettings.update': { map_hierarchy: { start: 5, end: 6 } },
};

describe('The maker', () => {
  const server = useServer(new KeptStorage(sqlite));
  test('calls', async () => {
    const { url } = server();
    const keeper = await logIn(url, 'keeper');
    const id = (name: string) => manifest.scenarios[name]?.id ?? '';
    const scenario_id = id('small');
    const ground: Ground = {
      ...{ author: keeper, username: 'keeper', scenario_id, code: manifest.works.labyrinth ?? '', revision: 0 },
      ...{ backup: manifest.parts.backup, sample: manifest.parts.sample, savedMap: '', report: manifest.parts.report },
      ...{ unshared: id('full'), outlined: id('outlined'), prepared: id('prepared'), open: id('wide'), archived: '' },
      openTitle: '',
      ...{ otherSession: '', tokens: { email_change: '', password_reset: '', platform: 'none' } },
    };
    const calls: KeptCall[] = [];
    for (const row of REST_PATHS) {
      const call = CALLS.find((one) => one.method === row.method && callOf(one.path) === callOf(row.path));
      if (!call) throw new Error(`${row.method} ${row.path} is no call`);
      const { fields } = procedureOf(row.procedure);
      const input: Record<string, unknown> = { ...inputOf(row.procedure)?.(ground), ...INPUTS[row.procedure] };
      const values: Record<string, string> = {
        ...PATH_VALUES,
        ...{ scenario_id, id: idOf(row.procedure), code: manifest.works.labyrinth ?? '' },
        ...Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)])),
      };
      const address = addressOf(row.path, values);
      for (const name of [...row.path.matchAll(/\{(\w+)\}/g)].map(([, found]) => found as string)) delete input[name];
      // The call must not conflict with the present state.
      delete input.revision;
      delete input.scenario_id;
      const known = { call: `${call.method} ${call.path}`, method: row.method, address };
      if (row.method === 'GET') {
        const query = new URLSearchParams(
          Object.entries(QUERIES).filter(([name]) => !row.path.includes(`{${name}}`) && name in fields),
        ).toString();
        calls.push({ ...known, address: query ? `${address}?${query}` : address });
      } else if (row.takesForm) calls.push({ ...known, form: await formOf(row.path) });
      else if (row.procedure === 'floors.saveGrid') calls.push({ ...known, body: { maps: roomMaps(3) } });
      else if (row.procedure === 'samples.share')
        calls.push({ ...known, body: { ...input, scenario_id: ground.unshared } });
      else if (row.procedure === 'accounts.register')
        calls.push({ ...known, body: { ...input, username: 'new.{caller}', email: 'new.{caller}@example.com' } });
      else calls.push({ ...known, body: row.procedure.endsWith('.replace') ? { number: 1, ...input } : input });
    }
    const last = (call: KeptCall) => LAST.indexOf(callOf(call.call));
    calls.sort((one, other) => last(one) - last(other));
    const answers = await callAll(url, manifest, calls);
    expect(Object.keys(answers)).toHaveLength(CALLS.length * 4);
    const statuses = Object.entries(answers)
      .filter(([what]) => what.endsWith('owner'))
      .map(([what, { status }]) => `${status} ${what}`);
    console.log(statuses.filter((text) => !text.startsWith('20')).join('\n'));
    pack('calls.json.gz', { calls, answers } satisfies KeptCalls);

    function idOf(procedure: string): string {
      if (procedure.startsWith('samples.')) return manifest.parts.sample;
      if (/^(backups|projects)\./.test(procedure)) return manifest.parts.backup;
      return '1';
    }

    /** Makes a row of a list of spells, for the tables that have no export. */
    function spellFile(path: string): Uint8Array {
      const row = path === 'spell-name/import' ? [18, '炎', 'Blaze'] : [18, '火の粉', 'Ember', 2, 11, 3];
      const table = Object.values(spell.tables ?? {}).find(({ files }) => files?.import === path);
      return csvBytes([csvHeader(spell, table as Table, 'ja'), row]);
    }

    async function formOf(path: string): Promise<NonNullable<KeptCall['form']>> {
      const short = path.replace('scenarios/{scenario_id}/', '');
      const source = FILES[short];
      const base64 = (bytes: Uint8Array | ArrayBuffer) => Buffer.from(bytes as Uint8Array).toString('base64');
      if (path === 'project-files') return { file: base64(readFileSync(fixture('small.zip'))), name: 'project.zip' };
      if (short.startsWith('spell-')) return { file: base64(spellFile(short)), name: 'table.csv' };
      if (source) {
        // The small scenario has no rows of these.
        const isOfFull = /encounter|treasure|characters/.test(short);
        const answer = await fetch(`${url}/api/frontend/scenarios/${isOfFull ? id('full') : scenario_id}/${source}`, {
          headers: { authorization: `Bearer ${keeper.token}` },
        });
        if (answer.status !== 200) throw new Error(`${source}: ${await answer.text()}`);
        return {
          file: base64(await answer.arrayBuffer()),
          name: short.startsWith('floor') ? 'maps.zip' : 'table.csv',
          ...(short === 'edit/import' && { fields: { id: '1' } }),
        };
      }
      const additional = short === 'file' && path !== 'file';
      const size = additional ? 512 : 96;
      const use = additional ? 'additional' : path === 'file' ? 'profile' : undefined;
      return {
        file: base64(await png({ width: size, height: size })),
        name: 'picture.png',
        ...(use && { fields: { use } }),
      };
    }
  });
});
