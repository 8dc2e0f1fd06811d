import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { STATS } from '#domain/catalogs/adventurers.ts';
import { FAULT_TEXTS } from '#domain/catalogs/faultTexts.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { LEVEL_NAMES } from '#domain/resources/rules/experiencePoint.ts';
import { TITLE_NAMES } from '#domain/scenario/titleFields.ts';
import type { ErrorBody } from '#server/errors/describeError.ts';
import { sqlite } from '../../support/engines.ts';
import { ofEachSort } from '../../support/ofEachSort.ts';
import { PROCEDURES } from '../../support/procedures.ts';
import { useServer } from '../../support/useServer.ts';
import { type Ground, inputOf, prepareGround } from '../../support/writes.ts';

// Every limit is read from the schemas and from the declared fields, so that none is forgotten: a value on it is accepted, one beyond it is
// reported on its field.

/** A limit of one field of an input: a value on it, and one beyond it. */
interface Limit {
  readonly path: readonly string[];
  readonly title: string;
  readonly on: unknown;
  readonly beyond: unknown;
}

/** Texts of declared fields, whose width no schema shows. */
const WIDTHS = new Map<unknown, number>();
for (const { fields } of [floorMap, ...RESOURCES]) noteWidths(fields);
function noteWidths(fields: object): void {
  for (const field of Object.values(fields)) {
    if (field.kind === 'text') WIDTHS.set(field.schema, field.maxWidth);
    if (field.kind === 'group') noteWidths(field.fields);
  }
}

/** Limits that refinements check, or that a text of any characters would not reach. */
const REFINED: Readonly<Record<string, readonly Omit<Limit, 'path'>[]>> = {
  username: [
    { title: '3 characters', on: 'abc', beyond: 'ab' },
    { title: '32 characters', on: 'a'.repeat(32), beyond: 'a'.repeat(33) },
  ],
  password: [
    { title: '10 characters', on: 'k7Qz!mWp2x', beyond: 'k7Qz!mWp2' },
    { title: '10 wide characters', on: '迷宮の地図を描く朝来', beyond: '迷宮の地図を描く朝' },
    { title: '1,000 bytes', on: `迷${'yk7-'.repeat(249)}z`, beyond: `迷${'yk7-'.repeat(249)}zz` },
  ],
  ...Object.fromEntries(
    TITLE_NAMES.map((name) => [
      name,
      [
        { title: '40 columns', on: 'a'.repeat(40), beyond: 'a'.repeat(41) },
        { title: '40 columns of wide letters', on: '迷'.repeat(20), beyond: `${'迷'.repeat(20)}a` },
      ],
    ]),
  ),
  // It names a work, and the limit is that of the work's title.
  released_title: [],
  email: [{ title: '254 characters', on: emailOf(254), beyond: emailOf(255) }],
  grid: [],
};
/** Makes a valid address: labels have at most 63 characters. */
function emailOf(length: number): string {
  const host = `${`${'b'.repeat(60)}.`.repeat(3)}example`;
  return `${'a'.repeat(length - host.length - 1)}@${host}`;
}

/** Matches messages about a limit, and no others. */
const IS_LIMIT = /at (least|most)|3 to 32|required|not recognized/i;

function* limitsOf(schema: unknown, path: readonly string[], values: unknown): Generator<Limit> {
  const bare = unwrap(schema);
  const name = path.at(-1) ?? '';
  const refined = path.length === 1 ? REFINED[name] : undefined;
  const width = WIDTHS.get(bare);
  if (refined && !(bare instanceof z.ZodUnknown)) yield* refined.map((limit) => ({ path, ...limit }));
  else if (width !== undefined) {
    yield { path, title: `${width} columns`, on: 'a'.repeat(width), beyond: 'a'.repeat(width + 1) };
    const wide = '迷'.repeat(Math.floor(width / 2));
    yield { path, title: `${width} columns of wide letters`, on: wide, beyond: `${wide}a` };
    yield { path, title: `${width} columns of narrow kana`, on: 'ｱ'.repeat(width), beyond: 'ｱ'.repeat(width + 1) };
  } else if (bare instanceof z.ZodObject) {
    for (const [key, inner] of Object.entries(bare.shape)) {
      yield* limitsOf(inner, [...path, key], (values as Record<string, unknown> | undefined)?.[key]);
    }
  } else if (bare instanceof z.ZodUnion) {
    for (const option of bare.options) yield* limitsOf(option, path, values);
  } else if (bare instanceof z.ZodNumber) {
    const { minValue, maxValue } = bare;
    if (minValue !== null && minValue > Number.MIN_SAFE_INTEGER) {
      yield { path, title: `${minValue}`, on: minValue, beyond: minValue - 1 };
    }
    if (maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER) {
      yield { path, title: `${maxValue}`, on: maxValue, beyond: maxValue + 1 };
    }
  } else if (bare instanceof z.ZodLiteral) {
    const codes = [...bare.values].filter((value) => typeof value === 'number');
    const last = Math.max(...codes);
    if (codes.length > 1) yield { path, title: `code ${last}`, on: last, beyond: last + 1 };
  } else if (bare instanceof z.ZodString) {
    const { minLength, maxLength } = bare;
    if (minLength)
      yield { path, title: `${minLength} characters`, on: 'a'.repeat(minLength), beyond: 'a'.repeat(minLength - 1) };
    if (maxLength)
      yield { path, title: `${maxLength} characters`, on: 'a'.repeat(maxLength), beyond: 'a'.repeat(maxLength + 1) };
  }
}

function unwrap(schema: unknown): unknown {
  let bare = schema;
  while (
    bare instanceof z.ZodOptional ||
    bare instanceof z.ZodDefault ||
    bare instanceof z.ZodPrefault ||
    bare instanceof z.ZodNullable ||
    (bare instanceof z.ZodPipe && !WIDTHS.has(bare))
  ) {
    bare = bare instanceof z.ZodPipe ? bare.in : bare.unwrap();
  }
  return bare;
}

/** Fields that are looked up, read or compared, once their form is valid; ends of ranges with each other. */
const JUDGED = [
  'id',
  'after',
  'from',
  'sample_id',
  'with',
  'code',
  'title',
  'numbers',
  'token',
  'login',
  'password',
  'current_password',
  'email',
  'revision',
  'slot',
  'min',
  'max',
  'start',
  'end',
  // Among the rules of play: values that rise from level to level, values between two others, and stats with room for thirty points.
  ...LEVEL_NAMES,
  'hit_min',
  'hit_max',
  'bonus_die',
  'bonus_plus',
  ...STATS.map(({ name }) => `initial_stats.${name}`),
];

/** Fields that name a place: it is looked up, and 404 if it is unknown. */
const PLACES = ['scenario_id', 'floor_number', 'setting_number'];

/** Calls that cut the titles of what they copy, and report it, instead of refusing them (tests/server/samples/samples.test.ts). */
const CUTS_TITLES = ['scenarios.duplicate'];

const isTitle = (field: string): boolean => (TITLE_NAMES as readonly string[]).includes(field);

/** The fields of a record are the same for creating and changing; one of both tries them. */
const tried = new Set<unknown>();

const LIMITS = PROCEDURES.flatMap(({ name, type, fields }) =>
  Object.entries(fields)
    .filter(([field]) => !PLACES.includes(field) && !(CUTS_TITLES.includes(name) && isTitle(field)))
    .filter(([, schema]) => !tried.has(schema) && tried.add(schema))
    .flatMap(([field, schema]) => [...limitsOf(schema, [field], undefined)])
    .map((limit) => ({ ...limit, name, type, fields, title: `${limit.path.join('.')} of ${name}: ${limit.title}` })),
);

/** Limits of the same sort are checked alike in all records: those of a width, say, or of a number in a group. */
const sortOf = ({ name, path, title }: (typeof LIMITS)[number]): string =>
  name.startsWith('records.') ? `${path.length} ${title.replace(/^.*: /, '').replace(/\d+/g, '1')}` : title;

describe('A limit', () => {
  const server = useServer(sqlite);
  let shared: Ground;
  let ground: Ground;
  let authors = 0;
  const prepare = (name = '') => prepareGround(server().url, server().database, `author${++authors}`, inputOf(name));
  beforeAll(async () => {
    shared = await prepare();
  });

  test('is known for every declared text and for many numbers', () => {
    expect(LIMITS.length).toBeGreaterThan(60);
    for (const part of [
      'name_ja of floors.update',
      'appearance.no1.value',
      'title_ja of scenarios.create',
      'note of backups',
    ]) {
      expect(
        LIMITS.some(({ title }) => title.includes(part)),
        part,
      ).toBe(true);
    }
  });

  /** Returns `input` with the value at `path`; groups on the way keep their own values. */
  function withValue(
    input: Readonly<Record<string, unknown>>,
    [first = '', ...rest]: readonly string[],
    value: unknown,
    blank: Readonly<Record<string, unknown>> = {},
  ): object {
    if (rest.length === 0) return { ...input, [first]: value };
    const inner = { ...((input[first] ?? blank[first]) as object | undefined) };
    return { ...input, [first]: withValue(inner, rest, value) };
  }

  /** Returns the blank record of the kind that a procedure is about, or of any kind that it may be about. */
  function blankFor(name: string): Readonly<Record<string, unknown>> {
    const own = RESOURCES.find((resource) => resource.name === name.split('.')[1]);
    return own?.blank ?? Object.assign({}, ...[...RESOURCES, floorMap].map(({ blank }) => blank));
  }

  /** Returns the messages about the field and the groups that it is in, and the status. */
  async function told({ name, type, path, fields }: (typeof LIMITS)[number], value: unknown) {
    const place = 'scenario_id' in fields ? { scenario_id: ground.scenario_id } : {};
    const { revision: _any, ...valid }: Record<string, unknown> = inputOf(name)?.(ground) ?? place;
    const input = withValue(valid, path, value, blankFor(name));
    const { author } = ground;
    const { status, body } =
      type === 'mutation'
        ? await author.post(`/trpc/${name}`, input)
        : await author.get(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`);
    const { error } = body as unknown as { error?: { json: { data: ErrorBody } } };
    const places = path.map((_name, at) => path.slice(0, at + 1).join('.'));
    return { status, messages: places.flatMap((place) => error?.json.data.errors?.[place] ?? []) };
  }

  test.each(ofEachSort(LIMITS, sortOf))('$title', async (limit) => {
    // There must always be a free number for a record.
    await server().database('records').delete();
    // These end sessions, or take names.
    ground = limit.name.startsWith('accounts.') ? await prepare(limit.name) : shared;
    const beyond = await told(limit, limit.beyond);
    expect(beyond.status).toBe(422);
    expect(beyond.messages).not.toEqual([]);
    const on = await told(limit, limit.on);
    // A link, id or login of that length belongs to nobody, which is reported differently.
    if (on.status >= 300) {
      for (const message of on.messages) expect(message).not.toMatch(IS_LIMIT);
      const place = limit.path.join('.');
      expect(
        // A new record gets a number that may lack the field, or the group.
        on.messages.includes(FAULT_TEXTS.not_of_number.en) ||
          JUDGED.some((judged) => judged === place || judged === limit.path.at(-1)),
        place,
      ).toBe(true);
    }
  });
});
