// Tables on the clipboard, in the format of Excel and LibreOffice: cells separated by tabs, rows by line ends. A cell that contains a tab
// or a line break, or starts with a quote, is quoted, with inner quotes doubled. Other quotes are plain text.

const QUOTED = /"((?:[^"]|"")*)"(?=\t|\r|\n|$)/y;
const BARE = /[^\t\r\n]*/y;

/** Parses a text into cells, row by row; rows may differ in length. A line end at the very end adds no row. */
export function readTabbed(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    QUOTED.lastIndex = at;
    BARE.lastIndex = at;
    const quoted = QUOTED.exec(text);
    const [cell = ''] = quoted ?? BARE.exec(text) ?? [];
    row.push(quoted ? (quoted[1] as string).replaceAll('""', '"') : cell);
    at += cell.length;
    if (text[at] === '\t') at++;
    else {
      rows.push(row);
      row = [];
      at += text.startsWith('\r\n', at) ? 2 : 1;
    }
  }
  return rows;
}

export function writeTabbed(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellText).join('\t')}\r\n`).join('');
}

const cellText = (cell: string): string => (/[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
