import type { FastifyInstance } from 'fastify';
import { RequestError } from '#server/errors/RequestError.ts';
import type { Services } from '#server/services.ts';

/**
 * /healthz: the process answers. /readyz: it is not about to stop and can read a table, which a cluster node without a quorum refuses while
 * it still answers queries without tables.
 */
export async function healthScope(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    if (app.stopping.isAnnounced) throw new RequestError(503);
    await services.database('accounts').first('id');
    return { status: 'ok' };
  });
}
