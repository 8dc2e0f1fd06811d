import * as z from 'zod';
import { readAppVersion } from '#server/readAppVersion.ts';
import { REST_PREFIX } from './bridge.ts';
import { mapsSchema } from './floorOnTheWire.ts';
import { REST_PATHS, type RestPath } from './paths.ts';
import { type KnownProcedure, procedureOf } from './procedureOf.ts';
import { summaryOf } from './summaries.ts';

const OUTLINE = 'Work outline / 公開設定';
const RECORDS = 'Records / データ';
const SECTIONS: Readonly<Record<string, string>> = {
  app: 'Shell / シェル',
  accounts: 'Accounts / アカウント',
  files: 'Files / ファイル',
  scenarios: 'Scenarios / シナリオ',
  samples: 'Samples / サンプル',
  projects: 'Project files / プロジェクトファイル',
  backups: 'Backups / バックアップ',
  publishing: 'Publishing / 公開',
  works: 'Works / 公開作品',
  floors: 'Floor maps / フロアマップ',
  labyrinthSettings: 'Labyrinths / 迷宮',
  labyrinthFlags: 'Labyrinths / 迷宮',
  bannedWords: 'Banned words / 禁止ワード',
  records: RECORDS,
  signboards: RECORDS,
  unidentifiedItems: RECORDS,
  unidentifiedMonsters: RECORDS,
  copies: RECORDS,
  monsterGraphics: RECORDS,
  encounters: RECORDS,
  spells: RECORDS,
  autoMagic: RECORDS,
  outline: OUTLINE,
};

const TAGS: Readonly<Record<string, string>> = {
  'Shell / シェル': 'The running program.',
  'Accounts / アカウント': 'Registration, login and what an author may change of the account.',
  'Files / ファイル': 'Pictures that are uploaded and put to use by a later call.',
  'Scenarios / シナリオ': 'Scenarios of the author.',
  'Samples / サンプル': 'Scenarios that authors share with each other.',
  'Project files / プロジェクトファイル': 'Scenarios as files that go from one account or installation to another.',
  'Backups / バックアップ': 'Backups of a scenario.',
  'Publishing / 公開': 'From a finished scenario to its readers.',
  'Works / 公開作品': 'What readers see and download, without an account.',
  'Floor maps / フロアマップ': 'Floors: settings, grids, pictures and files.',
  'Labyrinths / 迷宮': 'What a scenario makes of its floors.',
  'Banned words / 禁止ワード': 'Words that keep a scenario from being published.',
  [OUTLINE]: 'What readers are told of a scenario.',
  [RECORDS]: 'Messages, items, monsters, encounters, spells and more, each with a number.',
};

const error = {
  type: 'object',
  required: ['title', 'message', 'code', 'request_id'],
  properties: {
    title: { type: 'string' },
    message: { type: 'string' },
    code: { type: 'integer' },
    request_id: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    reasons: {
      description: 'With 409 of a release: what stands against it, by key, as in `release-readiness`.',
      type: 'array',
      items: {
        type: 'object',
        required: ['reason', 'count'],
        properties: { reason: { type: 'string' }, count: { type: 'integer' } },
      },
    },
    data: { description: 'With 409: the present record.' },
    uses: { description: 'With 409 of a deletion: where it is used.' },
  },
};

const RETRY = { 'Retry-After': { description: 'Seconds until a new try makes sense.', schema: { type: 'integer' } } };
/** Refusals that are documented for each call that may give them; any other status has the same body. */
const REFUSALS: Readonly<Record<number, { readonly description: string; readonly headers?: object }>> = {
  400: { description: 'The body cannot be read.' },
  401: { description: 'Nobody is logged in, or the token of a hand-over is not good.' },
  403: { description: 'It is another author’s, or the account is not verified.' },
  404: { description: 'There is no such thing.' },
  409: { description: 'It was changed since, or something else stands in the way.' },
  413: { description: 'The body is too large.' },
  415: { description: 'The body is of a type that is not taken.' },
  422: { description: 'Something that was sent is refused; `errors` names each field.' },
  429: { description: 'Too many tries.', headers: RETRY },
  503: { description: 'The server is busy, or its database is away.', headers: RETRY },
};

const text = { type: 'string' };
const LOCALIZATION = {
  name: 'X-Localization',
  in: 'header',
  schema: { enum: ['ja', 'en'] },
  description: 'Of messages.',
};
const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  schema: text,
  description: 'The revision that the write is made from, as `revision` in the body.',
};
const IF_NONE_MATCH = { name: 'If-None-Match', in: 'header', schema: text, description: 'The ETag that is held.' };
const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
  description: 'The same call with the same key happens once within a day.',
};

const FLOOR = { type: 'string', pattern: '^(0[1-9]|[1-9][0-9])$', description: 'Two digits, 01 to 99.' };
const number = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
/** Schemas of path parameters, by name; ids are text. */
const IN_PATH: Readonly<Record<string, object>> = {
  floor_number: FLOOR,
  from: FLOOR,
  to: FLOOR,
  setting_number: number(0, 9),
  labyrinth: number(0, 9),
  signboard_id: number(1, 2),
  category: number(0, 99),
  number: number(0, 999),
};

/** Builds the OpenAPI 3.1 document of every row of rest/paths.ts. */
export function openApiDocument(publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const path of REST_PATHS) {
    const url = `${REST_PREFIX}/${path.path}`;
    paths[url] = { ...paths[url], [path.method.toLowerCase()]: operation(path) };
  }
  const responses = Object.entries(REFUSALS).map(([status, told]) => [`Refused${status}`, { ...told, content: ERROR }]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meikyu',
      version: readAppVersion(),
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Every request may carry `X-Localization: ja` or `en`. Errors of every call have one shape, in that language. ' +
        'A write that names the `revision` it was made from (in the body or as If-Match) is refused with 409 when it is stale.',
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: error, Maps: mapsSchema },
      responses: Object.fromEntries(responses),
    },
  };
}

const ERROR = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

function operation(path: RestPath): object {
  const procedure = procedureOf(path.procedure);
  const inPath = Array.from(path.path.matchAll(/\{(\w+)\}/g), ([, name]) => name as string);
  const body = path.method === 'GET' ? undefined : bodyOf(path, procedure, inPath);
  return {
    operationId: operationId(path),
    summary: summaryOf(path.procedure),
    tags: [SECTIONS[path.procedure.split('.')[0] as string]],
    security: procedure.access === 'public' ? [] : [{ bearer: [] }],
    parameters: parametersOf(path, procedure, inPath),
    ...(body && { requestBody: body }),
    responses: {
      ...successOf(path, procedure),
      ...Object.fromEntries(
        refusalsOf(path, procedure, { hasBody: body !== undefined, isBelow: inPath.length > 0 }).map((status) => [
          status,
          { $ref: `#/components/responses/Refused${status}` },
        ]),
      ),
      default: { description: 'Refused', content: ERROR },
    },
  };
}

/** Letters and digits only, as generators of clients turn it into names: `getScenariosByScenarioId`. */
const operationId = ({ method, path }: RestPath): string =>
  method.toLowerCase() +
  path
    .replaceAll('{', 'by-')
    .split(/\W|_/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Returns the input fields that are neither in the path nor implied by it. */
const outside = ({ given = {} }: RestPath, { fields }: KnownProcedure, inPath: readonly string[]): string[] =>
  Object.keys(fields).filter((name) => !inPath.includes(name) && !Object.hasOwn(given, name));

function parametersOf(path: RestPath, procedure: KnownProcedure, inPath: readonly string[]): object[] {
  const { properties = {}, required = [] } = inputOf(procedure);
  const inQuery = path.method === 'GET' ? outside(path, procedure, inPath) : [];
  const takesRevision = path.method !== 'GET' && Object.hasOwn(procedure.fields, 'revision');
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: IN_PATH[name] ?? text })),
    ...inQuery.map((name) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: properties[name] ?? {},
    })),
    LOCALIZATION,
    ...(takesRevision ? [IF_MATCH] : []),
    ...(procedure.isKeyed ? [KEY] : []),
    ...(Object.hasOwn(path.toAnswer?.headers ?? {}, 'ETag') ? [IF_NONE_MATCH] : []),
  ];
}

function bodyOf(path: RestPath, procedure: KnownProcedure, inPath: readonly string[]): object | undefined {
  const { toInput, takesForm } = path;
  const names = outside(path, procedure, inPath);
  if (!toInput && names.length === 0) return undefined;
  const { properties = {}, required = [] } = inputOf(procedure);
  const schema = toInput?.schema ?? {
    type: 'object',
    properties: {
      ...Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])),
      // The body may repeat path parameters if they are equal.
      ...Object.fromEntries(inPath.map((name) => [name, { type: ['string', 'integer'] }])),
    },
    required: required.filter((name) => names.includes(name)),
    additionalProperties: false,
  };
  const isRequired = toInput !== undefined || required.some((name) => names.includes(name));
  return { required: isRequired, content: { [takesForm ? 'multipart/form-data' : 'application/json']: { schema } } };
}

function successOf({ status, toAnswer }: RestPath, { answer, type }: KnownProcedure): Record<string, object> {
  const isNothing = answer instanceof z.ZodUndefined;
  const content = Object.entries(toAnswer?.content ?? { 'application/json': answer }).map(([mediaType, schema]) => [
    mediaType.split(';')[0],
    { schema: toJsonSchema(schema, 'output') },
  ]);
  const headers =
    toAnswer && Object.entries(toAnswer.headers).map(([name, description]) => [name, { description, schema: text }]);
  const success = {
    description: type === 'query' ? 'What was asked for' : 'Done',
    ...(headers && { headers: Object.fromEntries(headers) }),
    ...(!isNothing && { content: Object.fromEntries(content) }),
  };
  return {
    [String(status ?? (isNothing ? 204 : 200))]: success,
    ...(Object.hasOwn(toAnswer?.headers ?? {}, 'ETag') && { 304: { description: 'What is held still holds' } }),
  };
}

function refusalsOf(
  { procedure: name, method }: RestPath,
  { access, storesNothing }: KnownProcedure,
  { hasBody, isBelow }: { readonly hasBody: boolean; readonly isBelow: boolean },
): string[] {
  const writes = method !== 'GET' && access !== 'public' && !storesNothing;
  const mayBe: Readonly<Record<number, boolean>> = {
    400: hasBody,
    401: access !== 'public' || name === 'accounts.decryptToken',
    403: access === 'member' || access === 'author',
    404: isBelow,
    409: writes && access === 'author',
    413: hasBody,
    415: hasBody,
    422: true,
    // Attempts at passwords, requests for mails, and attempts at codes.
    429: (hasBody && name.startsWith('accounts.')) || (access === 'public' && /^(works|reports)\./.test(name)),
    503: true,
  };
  return Object.keys(REFUSALS).filter((status) => mayBe[Number(status)]);
}

interface InputSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

const inputOf = ({ schema }: KnownProcedure): InputSchema => (schema ? toJsonSchema(schema) : {});

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'input'): object {
  const { $schema: _same, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
}
