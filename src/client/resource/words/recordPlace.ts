import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { paddedNumber, RECORD_KINDS, type RecordKindName, recordTitle } from '#domain/catalogs/recordKinds.ts';
import { placeOfSignboard } from '#domain/resources/signboard.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import type { Label, Language } from '#domain/text/languages.ts';

/** Returns a record in words: its kind, its number and its name, in the other language if it has none in this one. */
export function recordPlace(kind: RecordKindName, number: number, language: Language, name?: Label): string {
  const { first, last } = RECORD_KINDS[kind];
  const title = recordTitle(kind)[language];
  // The only record of its kind needs no number.
  if (first === last) return title;
  const which = kind === 'signboard' ? signboardPlace(number)[language] : paddedNumber(kind, number);
  return [title, which, name && inLanguage(name, language)].filter(Boolean).join(' ');
}

/** A signboard's number is used in calls only; authors know it by its labyrinth and its place there. */
function signboardPlace(number: number): Label {
  const { labyrinth, place } = placeOfSignboard(number);
  return {
    ja: `迷宮${labyrinth} ${place === 'entrance' ? '入口' : '終わり'}`,
    en: `labyrinth ${labyrinth}, ${place}`,
  };
}

type Found = RouterOutputs['search']['query']['data']['found'][number];

/** Returns the record of a found event in words; '' for results that refer to no record. */
export function namedText({ named }: Pick<Found, 'named'>, language: Language): string {
  if (!named) return '';
  const { kind, number, name } = named;
  return recordPlace(kind, number, language, name);
}
