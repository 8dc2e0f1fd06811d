import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#server/errors/describeError.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import { inputSchema, validInput, wrongValues } from '../../support/inputArbitrary.ts';
import { ofEachSort } from '../../support/ofEachSort.ts';
import { PROCEDURES, sortOfProcedure } from '../../support/procedures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

// Mistakes are found before anything is stored, so one engine stands for both.
describe(`Input of which one field is wrong, FUZZ_SEED=${seed}`, () => {
  const server = useServer(sqlite);
  let author: RestClient;
  let own: string;
  let sample: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'fuzzer');
    own = (await newScenario(author)).split('/')[1] ?? '';
    const { data } = await author.post<{ id: string }>('sample-scenarios', { scenario_id: own });
    sample = data.id;
  });

  /** Whether a field names the place of a call: a place of another author is not found, whatever else is wrong. */
  const isPlace = (name: string, field: string) =>
    ['scenario_id', 'floor_number', 'setting_number'].includes(field) ||
    (name.startsWith('samples.') && field === 'id');

  const named = PROCEDURES.flatMap(({ name, type, schema: parser, fields }) => {
    const schema = inputSchema(parser);
    const [valid] = fc.sample(validInput(schema), { seed, numRuns: 1 }) as [Record<string, unknown>];
    return Object.keys(fields)
      .filter((field) => !isPlace(name, field))
      .map((field) => ({ title: `${field} of ${name}`, name, type, field, fields, schema, valid }));
  });
  /** Records of every kind are parsed alike: for each operation a field of each type stands for all. */
  const sortOf = ({ name, field, schema }: (typeof named)[number]): string =>
    name.startsWith('records.')
      ? `${sortOfProcedure(name)} ${JSON.stringify(wrongValues(schema, field))}`
      : `${name} ${field}`;
  test.each(ofEachSort(named, sortOf))(
    'a wrong $title is told beside it',
    async ({ name, type, field, fields, schema, valid }) => {
      const places = {
        ...('scenario_id' in fields && { scenario_id: own }),
        ...('floor_number' in fields && { floor_number: '01' }),
        ...(name.startsWith('samples.') && 'id' in fields && { id: sample }),
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
    },
  );
});
