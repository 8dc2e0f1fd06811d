import type { FastifyInstance } from 'fastify';
import { RequestError } from '#server/errors/RequestError.ts';
import type { Services } from '#server/services.ts';

/** /healthz: the process answers. /readyz: it can also reach its database and is not about to stop. */
export async function healthScope(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    if (isClosing) throw new RequestError(503);
    await services.database.raw('select 1');
    return { status: 'ok' };
  });
}
