import { otherFile } from '#domain/files/otherFile.ts';
import { type CsvLimits, otherSeparator, readCsv } from '#domain/text/csv.ts';
import { decodeShiftJis } from '#server/csv/shiftJis.ts';
import { csvFault, encodingFault, type FileFault } from './fileFaults.ts';

/** The parsed file of a table. */
interface ReadTable {
  readonly rows: readonly string[][];
  /** Whether the last row has its line break; without it the row may be the rest of a longer one. */
  readonly isWhole: boolean;
}

/** Reads the cells of a table file in Shift_JIS, or returns why it is not one. @param most as in `readCsv` */
export function readTable(bytes: Uint8Array, most: CsvLimits): ReadTable | FileFault {
  const other = otherFile(bytes, 'table');
  if (other) return { key: 'file_invalid', detail: other };
  const decoded = decodeShiftJis(bytes);
  if ('refused' in decoded) return encodingFault(decoded, bytes);
  const separator = otherSeparator(decoded.text);
  if (separator) return { key: 'file_invalid', detail: separator };
  const read = readCsv(decoded.text, most);
  if ('refused' in read) return csvFault(read, most);
  return { rows: read.rows, isWhole: /[\r\n]/.test(decoded.text.at(-1) ?? '') };
}
