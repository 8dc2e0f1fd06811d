import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { nameOf, type Resource } from '#domain/resource/defineResource.ts';
import type { Language } from '#domain/text/languages.ts';

/** What a record is called in a language, in Japanese where it has no such name; '' for one without any. */
export function recordName(resource: Resource, record: object, number: number, language: Language): string {
  const name = nameOf(resource, record, number);
  return name[language] || name.ja;
}

/** Its number and its name. */
export function numberedName(resource: Resource, record: object, number: number, language: Language): string {
  return `${paddedNumber(resource.name, number)} ${recordName(resource, record, number, language)}`.trim();
}
