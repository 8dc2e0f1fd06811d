import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { isMysql } from '#server/database/openDatabase.ts';
import type { ErrorBody } from '#server/errors/describeError.ts';
import { REST_PATHS } from '#server/rest/paths.ts';
import { procedureOf } from '#server/rest/procedureOf.ts';
import { logIn, newAuthor, newScenario } from '../../support/author.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { inputSchema, roughInput, validInput, wrongValues } from '../../support/inputArbitrary.ts';
import { PROCEDURES } from '../../support/procedures.ts';
import type { Answer, RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

/** `npm run soak` sends 200. */
const BODIES_A_CALL = Number(process.env.FUZZ_BODIES ?? 60);
/** Milliseconds of one call's bodies; those of login and logout cost a password's hash each. */
const LONGEST_CALL = 240_000;
/** On MySQL, where only the whole content tells, it is looked at after this many refusals. */
const REFUSALS_A_LOOK = 10;
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

describeOnEveryEngine('Bad input', (engine) => {
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

  /** Ids that exist, here and elsewhere, and such as cannot. */
  const ids = () =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant('own') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('foreign', 'none', 'x'.repeat(64), 'x'.repeat(65), '0', "'", '\u0000', '迷'),
      },
    );
  const floors = () =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('01') },
      { weight: 1, arbitrary: fc.constantFrom('00', '1', '100', 'x', '1a') },
    );
  const scenarioId = (id: string) => (id === 'own' ? own : id === 'foreign' ? foreign : id);

  /** Sends inputs one after another. Refused means in our shape, and nothing was stored. */
  async function withstand<Input>(
    inputs: fc.Arbitrary<Input>,
    send: (input: Input) => Promise<Answer<unknown>>,
    numRuns = BODIES_A_CALL,
  ) {
    let before = await dumpDatabase(server().database);
    let mark = await changeMark();
    let refusals = 0;
    const expectNothingStored = async () => expect(await dumpDatabase(server().database)).toEqual(before);
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const answer = await send(input);
        if (answer.status >= 400) {
          expectRefusal(answer);
          const now = await changeMark();
          if (now !== mark || (now === undefined && ++refusals % REFUSALS_A_LOOK === 0)) await expectNothingStored();
          mark = now;
        } else {
          await mend();
          before = await dumpDatabase(server().database);
          mark = await changeMark();
        }
      }),
      { numRuns, seed },
    );
    await expectNothingStored();
  }

  /** Differs after every commit of somebody else: SQLite counts them. */
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

  /** A call that succeeded may have ended the session or deleted the scenario. */
  async function mend(): Promise<void> {
    const { status } = await author.get(`scenarios/${own}`);
    if (status === 401) author = await logIn(server().url, 'fuzzer');
    if (status === 404) own = (await newScenario(author)).split('/')[1] ?? '';
  }

  test.each(REST_PATHS.map((path) => ({ ...path, title: `${path.method} ${path.path}` })))(
    '$title',
    async ({ method, path, procedure, toInput }) => {
      const schema = toInput ? (toInput.schema as object) : inputSchema(procedureOf(procedure).schema);
      const inputs = fc.record({ body: roughInput(schema), scenario_id: ids(), floor_number: floors() });
      await withstand(inputs, ({ body, scenario_id, floor_number }) => {
        const values: Record<string, string> = {
          scenario_id: scenarioId(scenario_id),
          floor_number,
          setting_number: floor_number,
        };
        const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
        if (method !== 'GET') return author.call(method, url, { body });
        const query = new URLSearchParams();
        for (const [key, value] of Object.entries((body ?? {}) as object))
          query.append(key, String(JSON.stringify(value)));
        return author.get(`${url}?${query}`);
      });
    },
    LONGEST_CALL,
  );

  test.each(PROCEDURES)(
    '$name over tRPC',
    async ({ name, type, schema, fields }) => {
      const inputs = fc.record({ input: roughInput(inputSchema(schema)), scenario_id: ids(), floor_number: floors() });
      await withstand(inputs, ({ input, scenario_id, floor_number }) => {
        const known: Record<string, unknown> = {
          scenario_id: scenarioId(scenario_id),
          floor_number,
          id: foreignBackup,
        };
        const body =
          typeof input === 'object' && input !== null && !Array.isArray(input)
            ? { ...input, ...Object.fromEntries(Object.entries(known).filter(([key]) => key in fields)) }
            : input;
        if (type === 'mutation') return author.call('POST', `/trpc/${name}`, { body });
        return author.get(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify(body))}`);
      });
    },
    LONGEST_CALL,
  );

  const named = PROCEDURES.flatMap(({ name, type, schema, fields }) =>
    Object.keys(fields)
      .filter((field) => !['scenario_id', 'floor_number', 'setting_number'].includes(field))
      .map((field) => ({ title: `${field} of ${name}`, name, type, field, fields, schema: inputSchema(schema) })),
  );
  test.each(named)('a wrong $title is told beside it', async ({ name, type, field, fields, schema }) => {
    const [valid] = fc.sample(validInput(schema), { seed, numRuns: 1 }) as [Record<string, unknown>];
    const places = {
      ...('scenario_id' in fields && { scenario_id: own }),
      ...('floor_number' in fields && { floor_number: '01' }),
    };
    for (const value of wrongValues(schema, field)) {
      const input = { ...valid, ...places, [field]: value };
      const answer =
        type === 'mutation'
          ? await author.post(`/trpc/${name}`, input)
          : await author.get(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`);
      expect(answer.status, JSON.stringify(value)).toBe(422);
      const { data } = (answer.body as unknown as { error: { json: { data: ErrorBody } } }).error.json;
      const told = Object.entries(data.errors ?? {}).find(([path]) => path.split('.')[0] === field);
      expect(told?.[1], JSON.stringify({ value, errors: data.errors })).toEqual(
        expect.arrayContaining([expect.stringMatching(/./)]),
      );
    }
  });

  test.each(['{"json":', '5', '"x"', '[]', 'null', '{"0":{"__proto__":null}}', '%7B', ''])(
    'as the raw input of a tRPC query or batch: %j',
    async (raw) => {
      await withstand(
        fc.constantFrom('0', '1', 'true', ''),
        (batch) => author.get(`/trpc/scenarios.read,scenarios.list?batch=${batch}&input=${encodeURIComponent(raw)}`),
        8,
      );
    },
  );
});
