import { useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { SPELL_CATEGORIES, type SpellCategoryName } from '#domain/catalogs/spellCategories.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { spellOnDesk } from './spellOnDesk.ts';

/**
 * Returns the spell of a category that the address names after its `#`, by its number or by its name in either language. If there is no
 * match it is the first one, with the name that was sought.
 */
export function useSpellInAddress(
  desk: RecordDesk,
  category: SpellCategoryName,
): { readonly number: number; readonly unknown: string } {
  const { first, last } = SPELL_CATEGORIES[category];
  const sought = useLocationProperty(() => decoded(location.hash.slice(1)));
  const found = useDesk(desk, () => {
    const named = searchKey(sought);
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const isCalled = (number: number) =>
      LANGUAGES.some((language) => searchKey(spellOnDesk(desk, number)[`name_${language}`]) === named);
    return numbers.find((number) => String(number) === named) ?? numbers.find(isCalled);
  });
  // A spell that is renamed stays open: what was found once is not unknown.
  const opened = useRef<{ readonly sought: string; readonly number: number }>(undefined);
  if (found !== undefined) opened.current = { sought, number: found };
  const kept = opened.current?.sought === sought ? opened.current.number : undefined;
  const number = found ?? kept;
  return { number: number ?? first, unknown: number === undefined ? sought : '' };
}

/** Decodes the fragment of an address, which authors may have typed in part. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
