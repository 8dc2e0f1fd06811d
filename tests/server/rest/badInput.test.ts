import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { isMysql } from '#server/database/openDatabase.ts';
import { coerceText } from '#server/rest/coerceText.ts';
import { REST_PATHS } from '#server/rest/paths.ts';
import { procedureOf } from '#server/rest/procedureOf.ts';
import { logIn, newAuthor, newScenario } from '../../support/author.ts';
import { download } from '../../support/csvFiles.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { roughFile } from '../../support/fileArbitrary.ts';
import { inputSchema, roughInput, withoutFields } from '../../support/inputArbitrary.ts';
import { sendFileTo } from '../../support/mapFiles.ts';
import { roomMaps } from '../../support/maps.ts';
import { ofEachSort } from '../../support/ofEachSort.ts';
import { addressOf, namesIn, PATH_VALUES } from '../../support/pathValues.ts';
import { patient } from '../../support/patience.ts';
import { png } from '../../support/pictures.ts';
import { PROCEDURES, sortOfProcedure } from '../../support/procedures.ts';
import type { Answer, RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

/** With a seed of its own in every run. `npm run soak` sends 200, on each engine. */
const BODIES_A_CALL = Number(process.env.FUZZ_BODIES ?? 10);
/** The number for calls that take a form, which a thread of its own reads. */
const FORMS_A_CALL = Math.ceil(BODIES_A_CALL / 3);
/** The other fields of a valid form. */
const USUAL_FIELDS: Readonly<Record<string, string>> = { use: 'profile', dry_run: 'false', floors: 'all', id: '1' };
/** Milliseconds for the bodies of one call; those of login and logout cost a password hash each. */
const LONGEST_CALL = patient(240_000);
/** On MySQL, where only the whole content shows changes, it is checked after this many calls that store nothing. */
const CALLS_A_LOOK = 10;
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

// A call of every sort, in `npm run soak` every call, gets input that is not meant for it.
describeOnAnyEngine('Bad input', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let own: string;
  let foreign: string;
  let foreignBackup: string;

  beforeAll(async () => {
    console.log(`Bad input on ${engine.name}: ${BODIES_A_CALL} bodies a call, FUZZ_SEED=${seed}`);
    author = await newAuthor(server().url, 'fuzzer');
    const stranger = await newAuthor(server().url, 'stranger');
    const scenario = await newScenario(stranger);
    foreign = scenario.split('/')[1] ?? '';
    foreignBackup = (await stranger.post<{ id: string }>(`${scenario}/backup`, {})).data.id;
    own = (await newScenario(author)).split('/')[1] ?? '';
  });

  /** Ids that exist, here and elsewhere, and ids that cannot. */
  const ids = () =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant('own') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('foreign', 'none', 'x'.repeat(64), 'x'.repeat(65), '0', "'", '\u0000', '迷'),
      },
    );
  const numbers = (name: string) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(PATH_VALUES[name] ?? '') },
      { weight: 1, arbitrary: fc.constantFrom('00', '1', '9', '100', '-1', 'x', '1a', '\u0000') },
    );
  /** Generates a value for each name in a path. */
  const places = (names: readonly string[]): fc.Arbitrary<Readonly<Record<string, string>>> =>
    fc.record(Object.fromEntries(names.map((name) => [name, name === 'scenario_id' ? ids() : numbers(name)])));
  const scenarioId = (id: string) => (id === 'own' ? own : id === 'foreign' ? foreign : id);
  /** Returns the same with the id that the scenario has here. */
  const placed = ({ scenario_id, ...others }: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    scenario_id === undefined ? others : { ...others, scenario_id: scenarioId(scenario_id) };

  /** Sends inputs one after another. Refusals must have our format; refused calls and calls that only check must store nothing. */
  async function withstand<Input>(
    asks: boolean,
    inputs: fc.Arbitrary<Input>,
    send: (input: Input) => Promise<Answer<unknown>>,
    numRuns = BODIES_A_CALL,
  ) {
    let before = await dumpDatabase(server().database);
    let mark = await changeMark();
    let calls = 0;
    const expectNothingStored = async () => expect(await dumpDatabase(server().database)).toEqual(before);
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const answer = await send(input);
        const isRefused = answer.status >= 400;
        const storesNothing = isRefused || asks;
        if (isRefused) expectRefusal(answer);
        if (!storesNothing) await mend();
        const now = await changeMark();
        const isToBeLookedAt = now === undefined ? !storesNothing || ++calls % CALLS_A_LOOK === 0 : now !== mark;
        if (isToBeLookedAt && storesNothing) await expectNothingStored();
        else if (isToBeLookedAt) before = await dumpDatabase(server().database);
        mark = now;
      }),
      { numRuns, seed },
    );
    await expectNothingStored();
  }

  /** Returns a mark that changes with every commit of somebody else: SQLite counts them. */
  async function changeMark(): Promise<number | undefined> {
    if (isMysql(server().database)) return undefined;
    const [{ data_version }] = await server().database.raw('pragma data_version');
    return data_version;
  }

  function expectRefusal({ status, text, body }: Answer<unknown>): void {
    expect(status, text).toBeLessThan(500);
    const [first] = [body].flat() as unknown as { error?: { json: { data: object } } }[];
    expect(first?.error?.json.data ?? body).toMatchObject({
      title: expect.stringMatching(/./),
      message: expect.stringMatching(/./),
      code: status,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }

  /** Restores the session or the scenario, which a call that succeeded may have ended or deleted. */
  async function mend(): Promise<void> {
    const { status } = await author.get(`scenarios/${own}`);
    if (status === 401) author = await logIn(server().url, 'fuzzer');
    if (status === 404) own = (await newScenario(author)).split('/')[1] ?? '';
  }

  const paths = ofEachSort(REST_PATHS, ({ method, procedure }) => `${method} ${sortOfProcedure(procedure)}`);
  test.each(paths.map((path) => ({ ...path, title: `${path.method} ${path.path}` })))(
    '$title',
    async ({ method, path, procedure, toInput, given = {} }) => {
      const whole = toInput ? (toInput.schema as object) : inputSchema(procedureOf(procedure).schema);
      const schema = withoutFields(whole, [...namesIn(path), ...Object.keys(given)]);
      const inputs = fc.record({ body: roughInput(schema), where: places(namesIn(path)) });
      await withstand(method === 'GET', inputs, ({ body, where }) => {
        const url = addressOf(path, placed(where));
        if (method !== 'GET') return author.call(method, url, { body });
        const query = new URLSearchParams();
        for (const [key, value] of Object.entries((body ?? {}) as object))
          query.append(key, String(JSON.stringify(value)));
        return author.get(`${url}?${query}`);
      });
    },
    LONGEST_CALL,
  );

  test.each(paths.filter(({ takesForm }) => takesForm).map((path) => ({ ...path, title: path.path })))(
    'in a form: $title',
    async ({ path, procedure, given: known = {} }) => {
      const { fields } = procedureOf(procedure);
      const valid = await fileFor(path);
      const elsewhere = ['file', ...namesIn(path), ...Object.keys(known)];
      const names = Object.keys(fields).filter((name) => !elsewhere.includes(name));
      const usual = Object.fromEntries(Object.entries(USUAL_FIELDS).filter(([name]) => names.includes(name)));
      const value = fc.oneof(fc.constantFrom('true', 'false', 'all', '01', '1', ''), fc.string({ unit: 'binary' }));
      const key = fc.constantFrom(...names, 'file', 'unknown', '__proto__');
      const inputs = fc.record({
        file: roughFile(valid),
        texts: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.dictionary(key, value) }),
        where: places(namesIn(path)),
      });
      await withstand(
        false,
        inputs,
        ({ file, texts, where }) => sendFileTo(author, addressOf(path, placed(where)), file, { ...usual, ...texts }),
        FORMS_A_CALL,
      );
    },
    LONGEST_CALL,
  );

  /** Returns a file for a call: the answer of the matching export, or else a picture. */
  async function fileFor(path: string): Promise<Uint8Array> {
    const giving = REST_PATHS.find(
      (one) => one.method === 'GET' && one.path === path.replace(/import(?=[^/]*$)/, 'export'),
    );
    if (!giving) return png();
    await author.put(`scenarios/${own}/floor-maps/01/maps`, { maps: roomMaps(7) });
    const { bytes } = await download(
      author,
      `${addressOf(giving.path, { scenario_id: own })}${'id' in procedureOf(giving.procedure).fields ? '?id=1' : ''}`,
    );
    return bytes;
  }

  test.each(ofEachSort(PROCEDURES, ({ name }) => sortOfProcedure(name)))(
    '$name over tRPC',
    async ({ name, type, schema, fields }) => {
      const names = ['scenario_id', ...Object.keys(PATH_VALUES)].filter((key) => key in fields);
      const inputs = fc.record({ input: roughInput(inputSchema(schema)), where: places(names) });
      await withstand(type === 'query', inputs, ({ input, where }) => {
        const known = {
          ...Object.fromEntries(
            Object.entries(placed(where)).map(([key, text]) => [key, coerceText(text, fields[key])]),
          ),
          ...('id' in fields && { id: foreignBackup }),
        };
        const body =
          typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input, ...known } : input;
        if (type === 'mutation') return author.call('POST', `/trpc/${name}`, { body });
        return author.get(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify(body))}`);
      });
    },
    LONGEST_CALL,
  );

  test.each(['{"json":', '5', '"x"', '[]', 'null', '{"0":{"__proto__":null}}', '%7B', ''])(
    'as the raw input of a tRPC query or batch: %j',
    async (raw) => {
      await withstand(
        true,
        fc.constantFrom('0', '1', 'true', ''),
        (batch) => author.get(`/trpc/scenarios.read,scenarios.list?batch=${batch}&input=${encodeURIComponent(raw)}`),
        8,
      );
    },
  );
});
