import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { Language } from '#domain/text/languages.ts';

/** What a record is called in a language, in Japanese where it has no such name; '' for one without any. */
export function recordName({ names }: Resource, record: object, language: Language): string {
  if (!names) return '';
  const values = record as Readonly<Record<string, string>>;
  return values[names[language]] || values[names.ja] || '';
}

/** Its number and its name. */
export function numberedName(resource: Resource, record: object, number: number, language: Language): string {
  return `${paddedNumber(resource.name, number)} ${recordName(resource, record, language)}`.trim();
}
