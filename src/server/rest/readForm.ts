import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';

/** What a form may hold beside its file: a few short fields. */
const LIMITS = { files: 1, fields: 8, parts: 9, fieldNameSize: 100, fieldSize: 1000, headerPairs: 20 };

/** Takes multipart/form-data and nothing else, in this scope alone. */
export async function registerFormParser(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { throwFileSizeLimit: true });
}

/**
 * Reads a form into the request's body, its file as bytes. Names and types that the sender gave to the file are ignored.
 * @param largest file in bytes
 * @throws RequestError 400 where it is no form, 413, 415, 422 where a field stands twice
 */
export async function readForm(request: FastifyRequest, largest: number | undefined): Promise<void> {
  if (!request.isMultipart()) throw new RequestError(415);
  const body: Record<string, unknown> = Object.create(null);
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, ...(largest && { fileSize: largest }) } })) {
      const { fieldname } = part;
      const value = part.type === 'file' ? await part.toBuffer() : part.value;
      if (Object.hasOwn(body, fieldname)) throw fieldError(fieldname, 'doubled_key', { key: fieldname });
      body[fieldname] = value;
    }
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw new RequestError((error as { statusCode?: number }).statusCode === 413 ? 413 : 400);
  }
  request.body = body;
}
