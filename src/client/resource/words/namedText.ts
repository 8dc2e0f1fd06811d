import type { RouterOutputs } from '#client/api/routerTypes.ts';
import type { Language } from '#domain/text/languages.ts';
import { recordPlace } from './recordPlace.ts';

type Found = RouterOutputs['search']['query']['data']['found'][number];

/** The record that a found event names, in words; '' for what was found by itself. */
export function namedText({ named }: Pick<Found, 'named'>, language: Language): string {
  if (!named) return '';
  const { kind, number, name } = named;
  return recordPlace(kind, number, language, name);
}
