import { REST_PATHS } from '#server/rest/paths.ts';
import { roomMaps } from './maps.ts';
import type { Answer, RestClient } from './RestClient.ts';
import { WRITES } from './writes.ts';

type Input = Readonly<Record<string, unknown>>;

/** A write over one of the two surfaces. */
export interface WriteWay {
  readonly title: string;
  readonly procedure: string;
  /** `input` in the form of the procedure; `extra` is added to the body, or replaces it. */
  send(
    who: RestClient,
    input: Input,
    extra?: Input,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<unknown>>;
}

const REST_WAYS = REST_PATHS.filter(({ procedure }) => procedure in WRITES).map(
  ({ method, path, procedure }): WriteWay => ({
    title: `${method} ${path}`,
    procedure,
    send(who, { grid, ...input }, extra = {}, headers = {}) {
      const places = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
      const url = places.reduce((text, name) => text.replace(`{${name}}`, String(input[name])), path);
      const named = Object.entries(input).filter(([name]) => !places.includes(name));
      // Over REST a grid has the nested form.
      const body = { ...Object.fromEntries(named), ...(grid !== undefined && { maps: roomMaps(1) }), ...extra };
      return method === 'GET' ? who.call(method, url, { headers }) : who.call(method, url, { body, headers });
    },
  }),
);

const TRPC_WAYS = Object.keys(WRITES).map(
  (procedure): WriteWay => ({
    title: `tRPC ${procedure}`,
    procedure,
    send: (who, input, extra = {}, headers = {}) =>
      who.call('POST', `/trpc/${procedure}`, { body: { ...input, ...extra }, headers }),
  }),
);

/** Every write that takes JSON, over REST and tRPC. */
export const WRITE_WAYS: readonly WriteWay[] = [...REST_WAYS, ...TRPC_WAYS];
