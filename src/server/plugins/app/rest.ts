import type { FastifyInstance } from 'fastify';
import { registerJsonParser } from '#server/parseJson.ts';
import { registerRestBridge } from '#server/rest/bridge.ts';
import type { Services } from '#server/services.ts';

/** Serves the REST paths. */
export async function restScope(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  registerJsonParser(app);
  await registerRestBridge(app, services);
}
