import { useLocationProperty } from 'wouter/use-browser-location';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { SPELL_CATEGORIES, type SpellCategoryName } from '#domain/catalogs/spellCategories.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { spellOnDesk } from './spellOnDesk.ts';

/**
 * Returns the spell of a category that the address names after its `#`, by its number or by its name in either language; the first one if
 * there is no match.
 */
export function useSpellInAddress(desk: RecordDesk, category: SpellCategoryName): number {
  const { first, last } = SPELL_CATEGORIES[category];
  return useLocationProperty(() => {
    const named = searchKey(decoded(location.hash.slice(1)));
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const isCalled = (number: number) =>
      LANGUAGES.some((language) => searchKey(spellOnDesk(desk, number)[`name_${language}`]) === named);
    return numbers.find((number) => String(number) === named) ?? numbers.find(isCalled) ?? first;
  });
}

/** Decodes the fragment of an address, which authors may have typed in part. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
