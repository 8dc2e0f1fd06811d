import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { writeCell } from '#domain/resource/cellText.ts';
import { blankOf, type Table } from '#domain/resource/defineResource.ts';
import { csvHeader, csvLeaves } from '#domain/resource/importPlan.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { resourceOf } from '#domain/resources/index.ts';
import { REST_PATHS, type RestPath } from '#server/rest/paths.ts';
import { csvBytes, download } from '../../support/csvFiles.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { sqlite } from '../../support/engines.ts';
import { sendFileTo } from '../../support/mapFiles.ts';
import { ofEachSort } from '../../support/ofEachSort.ts';
import { PROCEDURES, sortOfProcedure } from '../../support/procedures.ts';
import { makePlayable } from '../../support/publish.ts';
import type { Answer, RestClient } from '../../support/RestClient.ts';
import { takeSnapshot } from '../../support/takeSnapshot.ts';
import { useServer } from '../../support/useServer.ts';
import { type Ground, inputOf, prepareGround } from '../../support/writes.ts';
import { WRITE_WAYS } from '../../support/writeWays.ts';

/** A call over one surface that takes a key. */
interface KeyedCall {
  readonly title: string;
  readonly procedure: string;
  send(ground: Ground, key: string): Promise<Answer<unknown>>;
}

const KEYED = PROCEDURES.filter(({ isKeyed }) => isKeyed).map(({ name }) => name);
const header = (key: string) => ({ 'idempotency-key': key });

const JSON_CALLS = KEYED.flatMap((procedure): KeyedCall[] => {
  const input = ofSingle(procedure) ?? inputOf(procedure) ?? ofOneKind(procedure);
  if (!input) return [];
  const known = WRITE_WAYS.filter((way) => way.procedure === procedure);
  const ways = known.length > 0 ? known : [trpcWay(procedure)];
  return ways.map(({ title, send }) => ({
    title,
    procedure,
    send: (ground, key) => send(ground.author, input(ground), {}, header(key)),
  }));
});

/** For a kind with a single record: references to it can only be removed. */
function ofSingle(procedure: string): ((ground: Ground) => Record<string, unknown>) | undefined {
  const [, kind = '', operation] = procedure.split('.');
  const numbers = RECORD_KINDS[kind as RecordKindName];
  const isSingle = operation === 'replaceReferences' && numbers !== undefined && numbers.last === numbers.first;
  return isSingle ? ({ scenario_id }) => ({ scenario_id, numbers: String(numbers.first), by: 0 }) : undefined;
}

/** Returns a valid input of procedures that only some kinds of record have. */
function ofOneKind(procedure: string): ((ground: Ground) => Record<string, unknown>) | undefined {
  const [, kind = '', operation] = procedure.split('.');
  const number = RECORD_KINDS[kind as RecordKindName]?.first;
  if (operation === 'replace') return ({ scenario_id }) => ({ scenario_id, number });
  return operation === 'importPreset' ? ({ scenario_id }) => ({ scenario_id }) : undefined;
}

/** Returns the way of a kind of record that does not stand for the others. */
function trpcWay(procedure: string): (typeof WRITE_WAYS)[number] {
  return {
    title: `tRPC ${procedure}`,
    procedure,
    send: (who: RestClient, body, _, headers = {}) => who.call('POST', `/trpc/${procedure}`, { body, headers }),
  };
}

/** Returns a file with a blank record, for a form that takes a table; undefined for another form. */
function tableFile({ procedure, given }: RestPath): Uint8Array | undefined {
  const [, kind] = /^records\.(\w+)\.import$/.exec(procedure) ?? [];
  const resource = kind === undefined ? undefined : resourceOf(kind as RecordKindName);
  const tables: Readonly<Record<string, Table>> = resource?.tables ?? {};
  const table = tables[String(given?.table)] ?? Object.values(tables).find(({ csv }) => csv);
  if (!resource || !table) return undefined;
  const number = resource.numbers.firstGiven;
  const cells = csvLeaves(resource, table).map((leaf) => writeCell(leaf, leafValue(blankOf(resource, number), leaf)));
  return csvBytes([csvHeader(resource, table, 'ja'), [number, ...cells]]);
}

/** Returns the download whose file a form takes. */
function exportFor({ procedure, given }: RestPath): string {
  const giving =
    procedure === 'projects.upload'
      ? 'projects.download'
      : procedure.replace('importMaps', 'exportMaps').replace('importEffects', 'export').replace('import', 'export');
  const isSame = (row: RestPath) => row.given?.table === given?.table && row.procedure === giving;
  const found = REST_PATHS.find(isSame) ?? REST_PATHS.find(({ procedure: name }) => name === giving);
  if (!found) throw new Error(`Nothing gives the file that ${procedure} takes.`);
  return found.path;
}

const FORM_CALLS = REST_PATHS.filter(({ procedure, takesForm }) => takesForm && KEYED.includes(procedure)).map(
  (row): KeyedCall => ({
    title: `${row.method} ${row.path}`,
    procedure: row.procedure,
    async send({ author, scenario_id }, key) {
      const file = tableFile(row) ?? (await files(author, exportFor(row).replace('{scenario_id}', scenario_id)));
      const path = row.path.replace('{scenario_id}', scenario_id);
      const record = row.procedure.endsWith('importOne') ? { id: '1' } : {};
      return sendFileTo(author, path, file, record, header(key));
    },
  }),
);

/** Downloads by path: the same bytes are sent each time. */
const FILES = new Map<string, Promise<Buffer>>();
function files(author: RestClient, path: string): Promise<Buffer> {
  const asked = path.includes('export-map-data') ? '?format=json&floors=01' : path.includes('/edit/') ? '?id=1' : '';
  const address = `${path}${asked}`;
  const known = FILES.get(address) ?? download(author, address).then(({ bytes }) => bytes);
  FILES.set(address, known);
  return known;
}

const CALLS = [...JSON_CALLS, ...FORM_CALLS];
/** Calls of all kinds of record are alike, and so are both surfaces. */
const sortOf = ({ procedure }: KeyedCall) => sortOfProcedure(procedure);

describe('A call with a key', () => {
  const server = useServer(sqlite);
  /** The state that each trial begins with. */
  let ground: Ground;
  let begin: () => Promise<void>;
  beforeAll(async () => {
    ground = await prepareGround(server().url, server().database, 'author');
    begin = await takeSnapshot(server().database);
  });
  beforeEach(() => begin());
  const stored = async () => {
    const { sessions: _seen, ...rows } = await dumpDatabase(server().database);
    return rows;
  };

  test('is tried here, whichever it is', () => {
    expect([...new Set(CALLS.map(({ procedure }) => procedure))].sort()).toEqual([...KEYED].sort());
  });

  test.each(ofEachSort(CALLS, sortOf))(
    'answers a retry as the first time, also when all has changed since, and does nothing more: $title',
    async ({ send }) => {
      const { author, scenario_id, open, prepared, outlined, unshared, sample } = ground;
      const told = ({ status, text }: Answer<unknown>) => ({ status, text });
      const first = await send(ground, 'the-key-of-this-call');
      expect(first.status, first.text).toBeLessThan(300);
      const after = await stored();
      expect(told(await send(ground, 'the-key-of-this-call'))).toEqual(told(first));
      expect(await stored()).toEqual(after);

      await author.patch(`scenarios/${scenario_id}`, { title_ja: '直された迷宮' });
      for (const one of [open, prepared]) {
        await author.patch(`scenarios/${one}/change-status`, { status: 'publish_stop' });
      }
      await author.delete(`sample-scenarios/${sample}`);
      for (const one of [scenario_id, open, prepared, outlined, unshared]) await author.delete(`scenarios/${one}`);
      const changed = await stored();
      expect(told(await send(ground, 'the-key-of-this-call'))).toEqual(told(first));
      expect(await stored()).toEqual(changed);
      // With another key it is another call.
      if (first.status !== 204) expect(told(await send(ground, 'another-key-for-it'))).not.toEqual(told(first));
    },
  );

  test('that was refused is judged anew: nothing of a refusal is kept', async () => {
    const { author, outlined } = ground;
    const release = () =>
      author.call('POST', `scenarios/${outlined}/release-scenario`, { headers: header('a-key-that-was-refused') });
    expect((await release()).status).toBe(409);
    await makePlayable(author, `scenarios/${outlined}`);
    await author.post(`scenarios/${outlined}/sc-code`);
    await author.patch(`scenarios/${outlined}/change-status`, { status: 'prepare_to_publish' });
    expect(await release()).toMatchObject({ status: 200, body: { is_publishing: true } });
    expect(await release()).toMatchObject({ status: 200, body: { is_publishing: true } });
  });

  test('made of somebody else’s scenario is theirs: a key opens nothing', async () => {
    const theirs = await prepareGround(server().url, server().database, 'other');
    const save = (scenario_id: string) =>
      ground.author.call('POST', `scenarios/${scenario_id}/backup`, {
        body: {},
        headers: header('my-key-for-a-backup'),
      });
    expect((await save(ground.scenario_id)).status).toBe(201);
    expect((await save(theirs.scenario_id)).status).toBe(403);
    expect((await save('none')).status).toBe(422);
  });
});
