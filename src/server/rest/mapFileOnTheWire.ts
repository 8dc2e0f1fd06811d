import * as z from 'zod';
import type { MapFileForm } from '#domain/map/files/mapFile.ts';
import type { AnswerForm } from './paths.ts';

const CONTENT_TYPES: Readonly<Record<MapFileForm, string>> = {
  json: 'application/json; charset=utf-8',
  tmj: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** GET export-map-data: the file as it is downloaded. */
export const mapFileOnTheWire: AnswerForm = {
  convert: ({ data: { name, format, text } }: { data: { name: string; format: MapFileForm; text: string } }) => ({
    body: Buffer.from(text),
    headers: {
      'content-type': CONTENT_TYPES[format],
      'content-disposition': `attachment; filename="${name}"`,
    },
  }),
  contentType: 'application/octet-stream',
  schema: z.string(),
};
