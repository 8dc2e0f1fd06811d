import { paddedNumber, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { nameOf, type Resource } from '#domain/resource/defineResource.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';
import { writeNumberRanges } from '#domain/text/numberRanges.ts';

/** Returns the name of a record in a language, or in the other one if it has none in that; '' for a record without any. */
export function recordName(resource: Resource, record: object, number: number, language: Language): string {
  return inLanguage(nameOf(resource, record, number), language);
}

/** Returns the padded number of a record followed by its name, if it has one. */
export function numberedName(resource: Resource, record: object, number: number, language: Language): string {
  return `${paddedNumber(resource.name, number)} ${recordName(resource, record, number, language)}`.trim();
}

/** Returns a record as an option of a list, found by its number and its names in every language. */
export function recordOption(resource: Resource, record: object, number: number, language: Language) {
  const words = [`${number}`, ...LANGUAGES.map((each) => recordName(resource, record, number, each))];
  return { value: number, label: numberedName(resource, record, number, language), words };
}

/** Formats record numbers for authors, with runs as ranges: `004, 006-008`. */
export const paddedRanges = (kind: RecordKindName, numbers: readonly number[]): string =>
  writeNumberRanges(numbers)
    .replace(/\d+/g, (number) => paddedNumber(kind, Number(number)))
    .replaceAll(',', ', ');
