import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { makeMailer } from '#server/mail/Mailer.ts';
import type { Config } from './config.ts';
import { logUnwritten } from './database/bestEffort.ts';
import { openDatabase } from './database/openDatabase.ts';
import { PageMarks } from './lists/PageMarks.ts';
import { Metrics } from './metrics/Metrics.ts';
import { apiDocumentScope } from './plugins/app/apiDocument.ts';
import { registerCaller } from './plugins/app/caller.ts';
import { registerClient } from './plugins/app/client.ts';
import { refuseAddress, refuseConnection, refuseExpectation, registerErrors } from './plugins/app/errors.ts';
import { filesScope } from './plugins/app/files.ts';
import { healthScope } from './plugins/app/health.ts';
import { registerMetrics } from './plugins/app/metrics.ts';
import { restScope } from './plugins/app/rest.ts';
import { registerStopping } from './plugins/app/stopping.ts';
import { registerTimeLimit } from './plugins/app/timeLimit.ts';
import { trpcScope } from './plugins/app/trpc.ts';
import { registerCrossOrigin } from './plugins/external/crossOrigin.ts';
import { refusalHeaders, registerSecurityHeaders } from './plugins/external/securityHeaders.ts';
import { BannedWordList } from './services/BannedWordList.ts';
import { ContentCache } from './services/ContentCache.ts';
import { DocumentPacker } from './services/DocumentPacker.ts';
import { PasswordHasher } from './services/PasswordHasher.ts';
import { PictureReader } from './services/PictureReader.ts';
import { SessionStore } from './services/SessionStore.ts';
import { Throttle } from './services/Throttle.ts';
import { Uploads } from './services/Uploads.ts';
import type { Services } from './services.ts';
import { Workers } from './Workers.ts';

/** Largest body in bytes, unless a route sets its own limit. */
const BODY_LIMIT = 512 * 1024;
/** Maximum time for a request to arrive, and for it to be answered. Milliseconds, as below. */
const REQUEST_TIME = 30_000;
/** The interval at which the server looks for requests that take too long to arrive. */
const ARRIVAL_CHECK = 1000;

/** Replacements for tests. */
type Replaced = Partial<Pick<Services, 'throttle' | 'now'>> & { readonly answerTime?: number };

/** Builds the whole server, ready to listen. Its database must have been migrated; closing the server closes everything that it opened. */
export async function buildApp(
  config: Config,
  logger: Logger,
  { answerTime = REQUEST_TIME, ...replaced }: Replaced = {},
): Promise<FastifyInstance> {
  const database = openDatabase(config);
  logUnwritten(database, logger);
  const now = replaced.now ?? Date.now;
  const workers = new Workers();
  const services: Services = {
    config,
    database,
    sessions: new SessionStore(database, now),
    passwords: new PasswordHasher(),
    throttle: new Throttle(database, now),
    mailer: makeMailer(config),
    pictures: new PictureReader(),
    uploads: new Uploads(config.dataDir),
    workers,
    documents: new DocumentPacker(workers),
    contents: new ContentCache(),
    bannedWords: new BannedWordList(database, now),
    marks: new PageMarks(database),
    metrics: config.metricsPort === undefined ? undefined : new Metrics(),
    now,
    ...replaced,
  };
  const hops = config.trustProxy;
  const headers = refusalHeaders(config);
  const app = fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    frameworkErrors: refuseAddress(headers),
    clientErrorHandler: refuseConnection(headers),
    trustProxy: typeof hops === 'number' ? (_address: string, hop: number) => hop < hops : hops,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIME,
    // Node would refuse a request without a host with none of our headers; the hooks refuse it instead.
    http: { connectionsCheckingInterval: ARRIVAL_CHECK, requireHostHeader: false },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 4096 },
  }) as unknown as FastifyInstance;
  app.server.on('checkExpectation', refuseExpectation(headers));
  app.addHook('onClose', async () => {
    await services.mailer?.close();
    await workers.close();
    await database.destroy();
  });
  registerErrors(app);
  registerTimeLimit(app, answerTime);
  registerMetrics(app, services);
  registerSecurityHeaders(app, config);
  registerStopping(app);
  registerCrossOrigin(app, config);
  await app.register(compress, { encodings: ['gzip', 'br'] });
  registerCaller(app, services);
  await app.register(trpcScope, { prefix: '/trpc', services });
  await app.register(restScope, { services });
  await app.register(filesScope, { services });
  await app.register(apiDocumentScope, { services });
  await app.register(healthScope, { services });
  await registerClient(app, config);
  return app;
}
