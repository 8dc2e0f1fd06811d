import * as z from 'zod';
import { encodeShiftJis } from '#server/csv/shiftJis.ts';
import type { AnswerForm } from './paths.ts';

/** Characters that the header names; there may be thousands, and proxies limit the size of headers. */
const MOST_NAMED = 100;

/**
 * A table's file as it is downloaded: Shift_JIS, under a fixed name. What Shift_JIS lacks stands as 〓 in it, and is told in a header.
 */
export const csvOnTheWire = (fileName: string): AnswerForm => ({
  convert: ({ data: { csv, lost } }: { data: { csv: string; lost: readonly { characters: readonly string[] }[] } }) => {
    const characters = [...new Set(lost.flatMap((cell) => cell.characters))].slice(0, MOST_NAMED);
    return {
      body: encodeShiftJis(csv).bytes,
      headers: {
        'content-disposition': `attachment; filename="${fileName}"`,
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
