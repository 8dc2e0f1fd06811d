// Every text that somebody can send, with what tools and keyboards make of text: decomposed letters, half surrogates, invisible letters,
// controls of direction, and more than fits. tests/server/laws/texts.test.ts has what each way into a scenario does with them.
import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import type { LeafField } from '#domain/resource/field.ts';
import { holdsText } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { bannedWordFinder } from '#domain/text/bannedWords.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { REST_PATHS } from '#server/rest/paths.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import { ofEachSort } from '../../support/ofEachSort.ts';
import { addressOf, namesIn, PATH_VALUES } from '../../support/pathValues.ts';
import { PROCEDURES, sortOfProcedure } from '../../support/procedures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

/** Fields that hold no text that somebody reads, by the last name of their path. */
const NOT_READ: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['id', 'ids[]', 'scenario', 'scenario_id', 'sample_id', 'key', 'code', 'hash', 'content'].map((name) => [
      name,
      'an id',
    ]),
  ),
  ...Object.fromEntries(['token', 'password', 'current_password', 'confirm'].map((name) => [name, 'a secret'])),
  ...Object.fromEntries(
    [
      'number',
      'numbers',
      'floor_number',
      'setting_number',
      'signboard_id',
      'labyrinth',
      'category',
      'from',
      'to',
      'floors',
    ].map((name) => [name, 'a number']),
  ),
  ...Object.fromEntries(
    ['profile', 'image', 'subtitle_image', 'cover_image'].map((name) => [name, 'the id of a file']),
  ),
  columns: 'numbers of columns',
  ...Object.fromEntries(['grid', 'save', 'inputs'].map((name) => [name, 'packed'])),
  path: 'the place of a field, which names what exists or nothing',
  '{k}': 'the name of a command',
  'words[]': 'compared and not stored; the comparison knows decomposed letters',
  login: 'compared and not stored',
  username: 'letters of ASCII',
  email: 'letters of ASCII',
};

interface TextField {
  readonly name: string;
  readonly path: readonly string[];
  readonly schema: z.ZodType;
}

/** The parts of a schema of zod; each has only some of them. */
interface ZodDefinition extends Readonly<Record<'element' | 'keyType' | 'valueType' | 'in' | 'innerType', z.ZodType>> {
  readonly type: string;
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly options: readonly z.ZodType[];
  readonly items: readonly z.ZodType[];
  readonly getter: () => z.ZodType;
}

/** Returns the texts within a schema, with their paths. */
function textsIn(name: string, schema: z.ZodType | undefined, path: readonly string[] = []): TextField[] {
  if (!schema) return [];
  const def = schema._zod.def as unknown as ZodDefinition;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => textsIn(name, part, [...path, key]));
    case 'array':
      return textsIn(name, def.element, [...path, '[]']);
    case 'union':
      return def.options.flatMap((part) => textsIn(name, part, path));
    case 'tuple':
      return def.items.flatMap((part, at) => textsIn(name, part, [...path, String(at)]));
    case 'record':
      return [...textsIn(name, def.keyType, [...path, '{k}']), ...textsIn(name, def.valueType, [...path, '{}'])];
    case 'pipe':
      return textsIn(name, def.in, path);
    case 'lazy':
      return textsIn(name, def.getter(), path);
    case 'string':
      return [{ name: `${name} ${path.join('.').replaceAll('.[]', '[]')}`, path, schema }];
    default:
      return textsIn(name, def.innerType, path);
  }
}

const lastOf = ({ name }: TextField): string => /[^.\s]+$/.exec(name)?.[0] ?? '';
const SENT = PROCEDURES.filter(({ type }) => type === 'mutation').flatMap(({ name, schema }) => textsIn(name, schema));
const LEAVES = [floorMap, ...RESOURCES].flatMap(({ name, leaves }) =>
  leaves
    .filter(holdsText)
    .map(({ path, field }) => ({ name: `${name}.${path}`, field: field as LeafField<'text' | 'boxes'> })),
);
/** The texts, and the leaves of records, which the calls of records take by their own schemas. */
const TEXTS: readonly Pick<TextField, 'name' | 'schema'>[] = [
  ...SENT.filter((field) => !(lastOf(field) in NOT_READ)),
  ...LEAVES.map(({ name, field }) => ({ name, schema: asLine(field) })),
];

/** Returns the schema of a text; for boxes that of one box. */
function asLine(field: LeafField<'text' | 'boxes'>): z.ZodType {
  return field.kind === 'boxes' ? (field.schema as unknown as z.ZodArray<z.ZodType>).element : field.schema;
}

// Unicode has compatibility kanji that it equates with others: they stay unchanged.
const COMPOSED = 'がパé각\ufa1b\ufa19';
const DECOMPOSED = `${'がパé각'.normalize('NFD')}\ufa1b\ufa19`;

describe('Every text that somebody can send', () => {
  test('that is not read has its reason', () => {
    expect(TEXTS.length).toBeGreaterThan(100);
    const last = new Set(SENT.map(lastOf));
    expect(Object.keys(NOT_READ).filter((name) => !last.has(name))).toEqual([]);
  });

  test.each(TEXTS)('$name is kept composed, without half surrogates and within its length', ({ name, schema }) => {
    // Names of half-width letters refuse all others, composed or not.
    const isHalfWidth = !schema.safeParse('あ').success;
    expect(schema.safeParse(DECOMPOSED).data, name).toBe(isHalfWidth ? undefined : COMPOSED);
    if (isHalfWidth) expect(schema.safeParse('e\u0301').success, name).toBe(false);
    expect(
      schema.safeParse('a\ud800').error?.issues.map(({ message }) => message),
      name,
    ).toContain('not_unicode');
    expect(schema.safeParse('w'.repeat(5000)).success, name).toBe(false);
    // Taken as they are, or refused: never half of it.
    for (const odd of ['a\u200bb', '\u202eab']) {
      const { success, data } = schema.safeParse(odd);
      if (success) expect(data, name).toBe(odd);
    }
  });

  test.each(LEAVES)('$name counts its width as it is seen', ({ field }) => {
    const { maxWidth } = field;
    const schema = asLine(field);
    const wide = Math.floor(maxWidth / 2);
    const fits = (text: string) => schema.safeParse(text).success;
    expect(fits('が'.normalize('NFD').repeat(wide))).toBe(true);
    // A variation selector takes no room, nor does the joiner of emoji.
    expect(fits('葛\u{e0100}'.repeat(wide))).toBe(true);
    expect(fits('ｱ'.repeat(maxWidth))).toBe(true);
    expect(fits('字'.repeat(wide + 1))).toBe(false);
    expect(fits(`${'ｱ'.repeat(maxWidth)}a`)).toBe(false);
    expect(displayWidth('👩\u200d🚀')).toBe(displayWidth('👩🚀'));
  });

  test('a word is compared however it is composed', () => {
    expect(bannedWordFinder(['ばか'])('ばか'.normalize('NFD'))).not.toEqual([]);
  });
});

/** Puts a text at a path; every other field stays away. */
function withText(path: readonly string[], text: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  const inner = withText(rest, text);
  return key === '[]' ? [inner] : { [key === '{}' ? 'a' : key]: inner };
}
const fieldOf = (path: readonly string[]): string =>
  path.map((key) => (key === '[]' ? '0' : key === '{}' ? 'a' : key)).join('.');

describe('Half a surrogate', () => {
  const server = useServer(sqlite);
  let author: RestClient;
  let scenario_id: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'halves');
    scenario_id = (await newScenario(author)).replace('scenarios/', '');
  });
  const refusal = (path: readonly string[]) => ({
    status: 400,
    body: { errors: { [fieldOf(path)]: [expect.stringMatching(/lone surrogate/)] } },
  });
  const tried = ofEachSort(
    SENT.filter(({ path }) => !path.includes('{k}')),
    ({ name }) => sortOfProcedure(name.split(' ')[0] ?? '').replace(/^records\.create$/, name),
  );

  test.each(tried)('in $name is refused at the edge, and the answer names the field', async ({ name, path }) => {
    const [procedure = ''] = name.split(' ');
    const body = withText(path, 'a\ud800');
    const answer = await author.post(`/trpc/${procedure}`, body);
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/lone surrogate/);
    expect(answer.text).toContain(JSON.stringify(fieldOf(path)));
    const rest = REST_PATHS.find((one) => one.procedure === procedure && !one.takesForm);
    // In REST a grid is sent in another form, as numbers.
    if (!rest || rest.toInput || rest.method === 'DELETE' || namesIn(rest.path).includes(path[0] ?? '')) return;
    const address = addressOf(rest.path, { ...PATH_VALUES, scenario_id, id: scenario_id, slot: '1', key: 'none' });
    expect(await author.call(rest.method, address, { body })).toMatchObject(refusal(path));
  });
});
