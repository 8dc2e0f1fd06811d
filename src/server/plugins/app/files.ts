import type { FastifyInstance } from 'fastify';
import { StoredFile } from '#server/database/models/StoredFile.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { fileUrl } from '#server/files/fileUrl.ts';
import { DATA_POLICY } from '#server/plugins/external/securityHeaders.ts';
import type { Services } from '#server/services.ts';

/** Serves the files that authors uploaded. A URL is the hash of the content, so the content never changes. */
export async function filesScope(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.get<{ Params: { id: string } }>(fileUrl(':id'), { logLevel: 'warn' }, async ({ params: { id } }, reply) => {
    const file = /^[0-9a-f]{64}$/.test(id) && (await StoredFile.query(services.database).findById(id));
    if (!file) throw new RequestError(404);
    return reply
      .headers({
        'content-type': file.type,
        'content-disposition': 'inline',
        'content-security-policy': DATA_POLICY,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(file.bytes);
  });
}
