import { paddedNumber, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { nameOf, type Resource } from '#domain/resource/defineResource.ts';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';
import { writeNumberRanges } from '#domain/text/numberRanges.ts';

/** What a record is called in a language, in Japanese where it has no such name; '' for one without any. */
export function recordName(resource: Resource, record: object, number: number, language: Language): string {
  const name = nameOf(resource, record, number);
  return name[language] || name.ja;
}

/** Its number and its name. */
export function numberedName(resource: Resource, record: object, number: number, language: Language): string {
  return `${paddedNumber(resource.name, number)} ${recordName(resource, record, number, language)}`.trim();
}

/** A record as one to choose, found by its number and its names in every language. */
export function recordOption(resource: Resource, record: object, number: number, language: Language) {
  const words = [`${number}`, ...LANGUAGES.map((each) => recordName(resource, record, number, each))];
  return { value: number, label: numberedName(resource, record, number, language), words };
}

/** Numbers of records as an author reads them, those in a row as one: `004, 006-008`. */
export const paddedRanges = (kind: RecordKindName, numbers: readonly number[]): string =>
  writeNumberRanges(numbers)
    .replace(/\d+/g, (number) => paddedNumber(kind, Number(number)))
    .replaceAll(',', ', ');
