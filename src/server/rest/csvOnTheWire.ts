import * as z from 'zod';
import { attachment } from '#domain/files/fileName.ts';
import { encodeShiftJis } from '#server/csv/shiftJis.ts';
import type { AnswerForm } from './paths.ts';

/** Maximum number of characters named in the header; there may be thousands, and proxies limit the size of headers. */
const MOST_NAMED = 100;

/**
 * Makes the download of a table's file: Shift_JIS, under a fixed name. Characters that Shift_JIS lacks become 〓 in it, and are named in a
 * header.
 */
export const csvOnTheWire = (fileName: string): AnswerForm => ({
  convert: ({ data: { csv, lost } }: { data: { csv: string; lost: readonly { characters: readonly string[] }[] } }) => {
    const characters = [...new Set(lost.flatMap((cell) => cell.characters))].slice(0, MOST_NAMED);
    return {
      body: encodeShiftJis(csv).bytes,
      headers: {
        'content-disposition': attachment(fileName),
        'x-lost-characters': encodeURIComponent(characters.join('').toWellFormed()),
      },
    };
  },
  content: { 'text/csv; charset=Shift_JIS': z.string() },
  headers: {
    'Content-Disposition': 'The name of the file.',
    'X-Lost-Characters':
      'The characters that stand as 〓 in the file, since Shift_JIS lacks them: each once, at most the first ' +
      `${MOST_NAMED}, as percent-encoded UTF-8. Empty where the file holds everything.`,
  },
});
