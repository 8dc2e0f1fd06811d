import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { paddedNumber, RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { Language } from '#domain/text/languages.ts';

type Found = RouterOutputs['search']['query']['data']['found'][number];

/** The record that a found event names, in words; '' for what was found by itself. */
export function namedText({ named }: Pick<Found, 'named'>, language: Language): string {
  if (!named) return '';
  const { kind, number, name } = named;
  return `${RECORD_KINDS[kind].title[language]} ${paddedNumber(kind, number)} ${name[language] || name.ja}`.trim();
}
