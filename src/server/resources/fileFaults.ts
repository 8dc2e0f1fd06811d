import { type CsvLimits, type CsvRefusal, LONGEST_CELL } from '#domain/text/csv.ts';
import type { Label } from '#domain/text/languages.ts';
import type { ShiftJisRefusal } from '#server/csv/shiftJis.ts';

/** The refusal of a whole file: one of the fixed messages (docs/product.md, "Messages"), and the reason. */
export interface FileFault {
  readonly key: 'file_invalid' | 'file_wrong' | 'file_empty';
  readonly detail?: Label;
  /** The field that is at fault; the file by default. */
  readonly field?: 'file' | 'columns';
}

/** Explains bytes that are not Shift_JIS. */
export function encodingFault({ refused, offset }: ShiftJisRefusal, bytes: Uint8Array): FileFault {
  if (refused !== 'invalid') {
    const name = refused === 'utf8' ? 'UTF-8' : 'UTF-16';
    const detail = {
      ja: `このファイルの文字コードは${name}です。Shift_JISで保存し直してください。`,
      en: `The file is ${name}. Please save it as Shift_JIS.`,
    };
    return { key: 'file_invalid', detail };
  }
  const row = bytes.subarray(0, offset).reduce((lines, byte) => (byte === 0x0a ? lines + 1 : lines), 1);
  const detail = {
    ja: `${row}行目に、Shift_JISの文字ではないデータがあります。`,
    en: `Row ${row} holds something that is no character of Shift_JIS.`,
  };
  return { key: 'file_invalid', detail };
}

/** Explains a text that is no table. */
export function csvFault({ refused, row, column }: CsvRefusal, most: CsvLimits): FileFault {
  const details: Readonly<Record<CsvRefusal['refused'], Label>> = {
    unclosed_quote: {
      ja: `${row}行目の${column}列目の引用符「"」が閉じていません。ファイルが途中で切れている可能性があります。`,
      en: `The quote in row ${row}, column ${column} is never closed. The end of the file may be missing.`,
    },
    stray_quote: {
      ja: `${row}行目の${column}列目に、引用符「"」が正しくない形で入っています。`,
      en: `Row ${row}, column ${column} has a quote in a wrong place.`,
    },
    nul: {
      ja: `${row}行目の${column}列目に、文字ではないデータがあります。`,
      en: `Row ${row}, column ${column} holds something that is no text.`,
    },
    too_long: {
      ja: `${row}行目の${column}列目が長すぎます（${LONGEST_CELL}文字まで）。`,
      en: `Row ${row}, column ${column} is too long: at most ${LONGEST_CELL} characters.`,
    },
    too_many_rows: {
      ja: `インポートできるのは${most.rows}行までです。`,
      en: `A file has at most ${most.rows} rows.`,
    },
    too_many_columns: {
      ja: `${row}行目の列が多すぎます（${most.columns}列まで）。`,
      en: `Row ${row} has too many columns: at most ${most.columns}.`,
    },
  };
  return { key: refused.startsWith('too_many') ? 'file_invalid' : 'file_wrong', detail: details[refused] };
}

export function otherTable(title: Label): FileFault {
  const detail = {
    ja: `これは「${title.ja}」のファイルです。`,
    en: `This is the file of another table: ${title.en}.`,
  };
  return { key: 'file_wrong', detail };
}

/** Explains that no row has as many columns as the table. */
export function wrongWidth(expected: number, found: number): FileFault {
  const detail = {
    ja: `列の数が違います（${expected}列のはずが${found}列）。`,
    en: `The file has ${found} columns, not ${expected}.`,
  };
  return { key: 'file_wrong', detail };
}

/** Explains a choice that has another number of columns than the table. */
export function wrongChoice(expected: number, found: number): FileFault {
  const detail = {
    ja: `表の${expected}列に対して、${found}列分しかないか、多すぎます。`,
    en: `The table has ${expected} columns, but the choice is about ${found}.`,
  };
  return { key: 'file_invalid', detail, field: 'columns' };
}

/** Explains that the file lacks a chosen column. */
export function missingColumn(place: number, found: number): FileFault {
  const detail = {
    ja: `ファイルは${found}列なので、${place}列目はありません。`,
    en: `The file has ${found} columns, so there is no column ${place}.`,
  };
  return { key: 'file_invalid', detail, field: 'columns' };
}

/** Explains a header that names one of our columns in the place of another, so that it is ambiguous which of them applies. */
export function misplacedColumn(label: string, at: number): FileFault {
  const detail = {
    ja: `${at}列目の見出しが「${label}」になっていますが、そこは別の列です。`,
    en: `Column ${at} is headed “${label}”, but another column stands there.`,
  };
  return { key: 'file_wrong', detail };
}
