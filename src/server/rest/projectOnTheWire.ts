import * as z from 'zod';
import { attachment } from '#domain/files/fileName.ts';
import type { AnswerForm } from './paths.ts';

/** GET project-file: the download of the file. */
export const projectOnTheWire: AnswerForm = {
  convert: ({ data: { name, base64 } }: { data: { name: string; base64: string } }) => ({
    body: Buffer.from(base64, 'base64'),
    headers: { 'content-disposition': attachment(name) },
  }),
  headers: { 'Content-Disposition': 'The name of the file.' },
  content: { 'application/zip': z.string().meta({ format: 'binary' }) },
};
