import { readCsv } from '#domain/text/csv.ts';
import { decodeUtf8 } from '#domain/text/decodeUtf8.ts';
import { unencodable } from '#domain/text/shiftJis.ts';

/** A character of a file that Shift_JIS lacks, with its row and column from 1, as a spreadsheet counts them. */
export interface LostPlace {
  readonly row: number;
  readonly column: number;
  readonly characters: readonly string[];
}

/** Describes a file of a table as far as the page examines it before it is sent. */
export interface ExaminedTable {
  /** Whether the file is UTF-8, and so has to be converted. */
  readonly isUtf8: boolean;
  readonly text: string;
  /** The cells of the first row, and of the first row with content after it; empty if the text is no table. */
  readonly header: readonly string[];
  readonly sample: readonly string[];
  /** The cells that the conversion changes. */
  readonly lost: readonly LostPlace[];
}

/** Larger files are sent as they are; the server refuses them for their size. */
export const MOST_EXAMINED = 16 * 1024 * 1024;

/** Examines the bytes of a file. Those that are neither UTF-8 nor Shift_JIS, or no table, are the server's to refuse. */
export function examineTable(bytes: Uint8Array): ExaminedTable {
  const text = utf8Text(bytes);
  const isUtf8 = text !== undefined;
  const known = text ?? new TextDecoder('shift_jis').decode(bytes);
  const read = readCsv(known);
  const rows = 'rows' in read ? read.rows : [];
  const [header = [], ...lines] = rows;
  return {
    isUtf8,
    text: known,
    header,
    sample: lines.find((row) => row.some((cell) => cell !== '')) ?? [],
    lost: isUtf8 ? lostPlaces(rows) : [],
  };
}

/** Returns the text of bytes that are UTF-8 and more than ASCII; undefined for all others. */
function utf8Text(bytes: Uint8Array): string | undefined {
  if (bytes.every((byte) => byte < 0x80)) return undefined;
  try {
    return decodeUtf8(bytes);
  } catch {
    return undefined;
  }
}

const lostPlaces = (rows: readonly (readonly string[])[]): LostPlace[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      const lost = unencodable(cell).map(({ character }) => character);
      return lost.length > 0 ? [{ row: row + 1, column: column + 1, characters: [...new Set(lost)] }] : [];
    }),
  );
