import { paddedNumber, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { writeNumberRanges } from '#domain/text/numberRanges.ts';

/** Numbers of records as an author reads them, those in a row as one: `004, 006-008`. */
export const paddedRanges = (kind: RecordKindName, numbers: readonly number[]): string =>
  writeNumberRanges(numbers)
    .replace(/\d+/g, (number) => paddedNumber(kind, Number(number)))
    .replaceAll(',', ', ');
