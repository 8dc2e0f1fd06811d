import * as z from 'zod';
import { encodeShiftJis } from '#server/csv/shiftJis.ts';
import type { AnswerForm } from './paths.ts';

/** A table's file as it is downloaded: Shift_JIS, under a fixed name. What Shift_JIS lacks stands as 〓 in it. */
export const csvOnTheWire = (fileName: string): AnswerForm => ({
  convert: ({ data }: { data: { csv: string } }) => ({
    body: encodeShiftJis(data.csv).bytes,
    headers: { 'content-disposition': `attachment; filename="${fileName}"` },
  }),
  headers: ['Content-Disposition'],
  content: { 'text/csv; charset=Shift_JIS': z.string() },
});
