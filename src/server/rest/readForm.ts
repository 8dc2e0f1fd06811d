import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import type { Uploads } from '#server/services/Uploads.ts';

/** Limits of a form: apart from its file only a few short fields. */
const LIMITS = { files: 1, fields: 8, parts: 9, fieldNameSize: 100, fieldSize: 1000, headerPairs: 20 };

/** Accepts multipart/form-data and nothing else, in this scope alone. */
export async function registerFormParser(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { throwFileSizeLimit: true });
}

/**
 * Reads a form into the request's body, its file as an Upload. The sender's name and type of the file are ignored.
 * @param largest maximum size of the file in bytes
 * @throws RequestError 400 if it is no form, 413, 415, 422 if a field occurs twice, 503 while too many send files
 */
export async function readForm(
  uploads: Uploads,
  request: FastifyRequest,
  reply: FastifyReply,
  largest: number | undefined,
): Promise<void> {
  if (!request.isMultipart()) throw new RequestError(415);
  const upload = uploads.enter((await request.caller.account()).id, reply.raw);
  const body: Record<string, unknown> = Object.create(null);
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, ...(largest && { fileSize: largest }) } })) {
      const { fieldname } = part;
      if (part.type === 'file') {
        await upload.receive(part.file);
        if (part.file.truncated) throw new RequestError(413);
      }
      const value = part.type === 'file' ? upload : part.value;
      if (Object.hasOwn(body, fieldname)) throw fieldError(fieldname, 'doubled_key', { key: fieldname });
      body[fieldname] = value;
    }
  } catch (error) {
    const { statusCode, syscall } = error as { statusCode?: number; syscall?: string };
    // Errors of the disk are not mistakes of the form.
    if (error instanceof RequestError || syscall !== undefined) throw error;
    throw new RequestError(statusCode === 413 ? 413 : 400);
  }
  request.body = body;
}
