import * as z from 'zod';
import { attachment } from '#domain/files/fileName.ts';
import type { MapFileForm } from '#domain/map/files/mapFile.ts';
import type { AnswerForm } from './paths.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const CSV_TYPE = 'text/csv; charset=utf-8';
const CONTENT_TYPES: Readonly<Record<MapFileForm, string>> = { json: JSON_TYPE, tmj: JSON_TYPE, csv: CSV_TYPE };

/** GET export-map-data: the download of the file. */
export const mapFileOnTheWire: AnswerForm = {
  convert: ({ data: { name, format, text } }: { data: { name: string; format: MapFileForm; text: string } }) => ({
    body: Buffer.from(text),
    headers: {
      'content-type': CONTENT_TYPES[format],
      'content-disposition': attachment(name),
    },
  }),
  headers: { 'Content-Disposition': 'The name of the file.' },
  content: { [JSON_TYPE]: z.record(z.string(), z.unknown()), [CSV_TYPE]: z.string() },
};
