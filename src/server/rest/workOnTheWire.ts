import * as z from 'zod';
import { attachment } from '#domain/files/fileName.ts';
import type { AnswerForm } from './paths.ts';

const GZIP = 'application/gzip';

/** GET works/{code}/file: the download of the packed file. */
export const workOnTheWire: AnswerForm = {
  convert: ({ data: { name, hash, document } }: { data: { name: string; hash: string; document: string } }) => ({
    body: Buffer.from(document, 'base64'),
    headers: {
      'content-type': GZIP,
      'content-disposition': attachment(name),
      etag: `"${hash}"`,
      'cache-control': 'private, no-cache',
    },
  }),
  headers: {
    'Content-Disposition': 'The name of the file.',
    ETag: 'SHA-256 of the file; the same file has the same.',
  },
  content: { [GZIP]: z.string() },
};
