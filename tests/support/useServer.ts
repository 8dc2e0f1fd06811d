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

/** A route of the running server: one method, and the path with its parameters as `:name`. */
export interface Route {
  readonly method: string;
  readonly url: string;
}

/** A real server in this process, listening on a port of its own. */
export interface TestServer {
  readonly url: string;
  /** A caller without a token. */
  readonly rest: RestClient;
  /** A second connection to the same database, to look at it without the server. */
  readonly database: Knex;
  /** Every route, in the order of registration. */
  readonly routes: readonly Route[];
  /** Starts another server on the same storage, as a second process of the installation; returns its URL. */
  another(): Promise<string>;
}

/** Differences of a suite from the others. */
export interface ServerOptions {
  /** Settings in addition to those of the storage; evaluated when the server starts. */
  readonly env?: () => Record<string, string>;
  /** The clock for everything that expires, in place of the real one. */
  readonly now?: () => number;
  /** Whether attempts are counted; by default everybody may try as often as they like. */
  readonly isThrottled?: boolean;
  /** Longest time until an answer in milliseconds, in the place of the real one. */
  readonly answerTime?: number;
}

const UNTHROTTLED = { take: async () => {}, refuse: async () => {}, forgive: async () => {}, giveBack: async () => {} };

/**
 * Starts a server on fresh storage for the calling suite. It is closed when the suite ends, and a request that ended in an unexpected error
 * meanwhile fails the suite, whatever the client saw.
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

/** Fastify itself reports the routes while it is built, so none can be left out. */
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
