import type { Resource } from '#domain/resource/defineResource.ts';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';
import { numberedName, recordName } from './recordName.ts';

/** A record as one to choose, found by its number and its names in every language. */
export function recordOption(resource: Resource, record: object, number: number, language: Language) {
  const words = [`${number}`, ...LANGUAGES.map((each) => recordName(resource, record, number, each))];
  return { value: number, label: numberedName(resource, record, number, language), words };
}
