import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import type { Engine } from './engines.ts';
import { PLATFORM_ENV } from './platform.ts';
import { RestClient } from './RestClient.ts';

/** A route as the running server has it: one method, and the address with its parameters as `:name`. */
export interface Route {
  readonly method: string;
  readonly url: string;
}

/** A real server in this process, listening on a port of its own. */
export interface TestServer {
  readonly url: string;
  /** Nobody: calls without a token. */
  readonly rest: RestClient;
  /** A second connection to the same database, for looking behind the server's back. */
  readonly database: Knex;
  /** Every route, in the order in which they were registered. */
  readonly routes: readonly Route[];
  /** Starts another server on the same storage, as a second process of the installation; gives its address. */
  another(): Promise<string>;
}

/** What a suite has otherwise than the others. */
export interface ServerOptions {
  /** Settings beside those of the storage, asked for when the server starts. */
  readonly env?: () => Record<string, string>;
  /** The time of all that expires, in the place of the clock's. */
  readonly now?: () => number;
  /** Whether tries are counted; elsewhere everybody tries as often as they like. */
  readonly isThrottled?: boolean;
  /** Longest time until an answer in milliseconds, in the place of the real one. */
  readonly answerTime?: number;
}

const UNTHROTTLED = { take: async () => {}, refuse: async () => {}, forgive: async () => {}, giveBack: async () => {} };

/**
 * A server on fresh storage for the suite that calls this. When the suite ends it is closed, and a request that ended in an
 * unexpected error on the way fails the suite, whatever the client saw.
 */
export function useServer(engine: Pick<Engine, 'makeMigrated'>, options: ServerOptions = {}): () => TestServer {
  let server: TestServer | undefined;
  const unexpected: string[] = [];
  const ends: (() => unknown)[] = [];

  beforeAll(async () => {
    const storage = await engine.makeMigrated();
    ends.push(() => storage.remove());
    const config = readConfig({ ...storage.env, ...PLATFORM_ENV, PORT: '0', ...options.env?.() });
    const routes: Route[] = [];
    const logger = pino({ level: 'error' }, { write: (line) => unexpected.push(line) });
    const replaced = {
      ...(options.now && { now: options.now }),
      ...(options.answerTime && { answerTime: options.answerTime }),
      ...(!options.isThrottled && { throttle: UNTHROTTLED }),
    };
    const start = async () => {
      const app = await buildApp(config, logger, replaced);
      ends.unshift(() => app.close());
      await app.listen({ host: '127.0.0.1', port: 0 });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    };
    const url = await recordRoutes(routes, start);
    const database = openDatabase(config);
    ends.unshift(() => database.destroy());
    server = { url, rest: new RestClient(url), database, routes, another: start };
  });
  afterAll(async () => {
    for (const end of ends) await end();
    expect(unexpected).toEqual([]);
  });
  return () => {
    if (!server) throw new Error('the server is there from beforeAll on');
    return server;
  };
}

/** The routes are told by Fastify itself while it is built, so none can be left out. */
async function recordRoutes<Built>(routes: Route[], build: () => Promise<Built>): Promise<Built> {
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    return await build();
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}
