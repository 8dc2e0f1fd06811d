import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import type { ReleaseReason } from '#domain/catalogs/releaseReasons.ts';

/** Ids of the parts of the page. */
export const PLACES = { code: 'scenario-code', variants: 'variants', release: 'release' } as const;

type Place = 'labyrinths' | 'city' | 'titles' | 'policy' | 'checks' | Exclude<keyof typeof PLACES, 'release'>;

/** The place where an author resolves each obstacle to a release. */
const WHERE: Readonly<Record<ReleaseReason, Place>> = {
  no_entrance: 'labyrinths',
  no_party: 'city',
  author_name: 'titles',
  title_ja: 'titles',
  title_en: 'titles',
  code: 'code',
  policy: 'policy',
  banned_words: 'checks',
  errors: 'checks',
  not_prepared: 'variants',
};

/** Returns the place of a reason with its address: a part of the page itself, or another screen. */
export function placeOf(scenarioId: string, reason: ReleaseReason): { readonly place: Place; readonly href: string } {
  const place = WHERE[reason];
  const hrefs: Readonly<Record<Place, string>> = {
    labyrinths: recordHref(scenarioId, 'labyrinth_setting', 0, 'labyrinth_entrance'),
    city: recordHref(scenarioId, 'fortified_city_setting', 1, 'open'),
    titles: recordHref(scenarioId, 'title_author_name', 1, reason),
    policy: `${scenarioPath(scenarioId)}/scenario-tools/work-outline/privacy-policy`,
    checks: `${scenarioPath(scenarioId)}/checks`,
    code: `#${PLACES.code}`,
    variants: `#${PLACES.variants}`,
  };
  return { place, href: hrefs[place] };
}
