import * as z from 'zod';
import { readAppVersion } from '#server/readAppVersion.ts';
import { REST_PREFIX } from './bridge.ts';
import { mapsSchema } from './floorOnTheWire.ts';
import { REST_PATHS, type RestPath } from './paths.ts';
import { procedureOf } from './procedureOf.ts';

const RECORDS = 'Records / データ';
const SECTIONS: Readonly<Record<string, string>> = {
  app: 'Shell / シェル',
  accounts: 'Accounts / アカウント',
  files: 'Files / ファイル',
  scenarios: 'Scenarios / シナリオ',
  backups: 'Backups / バックアップ',
  floors: 'Floor maps / フロアマップ',
  labyrinthSettings: 'Labyrinths / 迷宮',
  labyrinthFlags: 'Labyrinths / 迷宮',
  bannedWords: 'Banned words / 禁止用語',
  records: RECORDS,
  signboards: RECORDS,
  unidentifiedItems: RECORDS,
  unidentifiedMonsters: RECORDS,
  copies: RECORDS,
  monsterGraphics: RECORDS,
  encounters: RECORDS,
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
    data: { description: 'With 409: the present record.' },
  },
};

/** The OpenAPI 3.1 document of every row of rest/paths.ts. */
export function openApiDocument(publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const path of REST_PATHS) {
    const url = `${REST_PREFIX}/${path.path}`;
    paths[url] = { ...paths[url], [path.method.toLowerCase()]: operation(path) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meikyu',
      version: readAppVersion(),
      description:
        'Every request may carry `X-Localization: ja` or `en`. Errors of every call have one shape, in that language. ' +
        'A write that names the `revision` it was made from (in the body or as If-Match) is refused with 409 when it is stale.',
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(Object.values(SECTIONS))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: error, Maps: mapsSchema },
    },
  };
}

function operation({ method, path, procedure, given = {}, status, takesForm, toInput, toAnswer }: RestPath): object {
  const { access, schema, answer, fields, type } = procedureOf(procedure);
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name as string);
  const json = schema && (toJsonSchema(schema) as { properties?: Record<string, object>; required?: string[] });
  const outside = Object.keys(fields).filter((name) => !inPath.includes(name) && !Object.hasOwn(given, name));
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, json?.properties?.[name] ?? {}]));
  const body = toInput?.schema ?? {
    type: 'object',
    properties: pick(outside),
    required: (json?.required ?? []).filter((name) => outside.includes(name)),
    additionalProperties: false,
  };
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(method === 'GET' ? outside : []).map((name) => ({
      name,
      in: 'query',
      required: json?.required?.includes(name) ?? false,
      schema: pick([name])[name],
    })),
  ];
  const hasBody = method !== 'GET' && (toInput !== undefined || outside.length > 0);
  const contentType = takesForm ? 'multipart/form-data' : 'application/json';
  const refusal = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  const isNothing = answer instanceof z.ZodUndefined;
  const success = {
    description: type === 'query' ? 'What was asked for' : 'Done',
    ...(!isNothing && {
      content: Object.fromEntries(
        Object.entries(toAnswer?.content ?? { 'application/json': answer }).map(([type, content]) => [
          type.split(';')[0],
          { schema: toJsonSchema(content, 'output') },
        ]),
      ),
    }),
    ...(toAnswer?.headers && {
      headers: Object.fromEntries(
        Object.entries(toAnswer.headers).map(([name, description]) => [
          name,
          { description, schema: { type: 'string' } },
        ]),
      ),
    }),
  };
  return {
    operationId: `${method} ${path}`,
    tags: [SECTIONS[procedure.split('.')[0] as string]],
    ...(access !== 'public' && { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { required: true, content: { [contentType]: { schema: body } } } }),
    responses: {
      [String(status ?? (isNothing ? 204 : 200))]: success,
      default: refusal,
    },
  };
}

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'input'): object =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
