import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { paddedNumber, RECORD_KINDS, type RecordKindName, recordTitle } from '#domain/catalogs/recordKinds.ts';
import { placeOfSignboard } from '#domain/resources/signboard.ts';
import type { Label, Language } from '#domain/text/languages.ts';

/** A record in words: its kind, its number and what it is called, in Japanese where it has no such name. */
export function recordPlace(kind: RecordKindName, number: number, language: Language, name?: Label): string {
  const { first, last } = RECORD_KINDS[kind];
  const title = recordTitle(kind)[language];
  // Of the one record of a kind there is nothing more to say.
  if (first === last) return title;
  const which = kind === 'signboard' ? signboardPlace(number)[language] : paddedNumber(kind, number);
  return [title, which, name?.[language] || name?.ja].filter(Boolean).join(' ');
}

/** Its number is one of calls alone: an author knows the labyrinth and where in it the signboard stands. */
function signboardPlace(number: number): Label {
  const { labyrinth, place } = placeOfSignboard(number);
  return {
    ja: `迷宮${labyrinth} ${place === 'entrance' ? '入口' : '終わり'}`,
    en: `labyrinth ${labyrinth}, ${place}`,
  };
}

type Found = RouterOutputs['search']['query']['data']['found'][number];

/** The record that a found event names, in words; '' for what was found by itself. */
export function namedText({ named }: Pick<Found, 'named'>, language: Language): string {
  if (!named) return '';
  const { kind, number, name } = named;
  return recordPlace(kind, number, language, name);
}
