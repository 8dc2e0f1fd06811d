import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { shownTitle } from '#domain/scenario/shownTitle.ts';
import { isOpen } from '#domain/scenario/statusSteps.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import type { Language } from '#domain/text/languages.ts';
import { MOMENT, type Scenario } from './scenario.ts';

export type ListedWork = RouterOutputs['works']['list']['data'][number];

export const workPath = (code: string): string => `/works/${code}`;
export const workPlayPath = (code: string): string => `${workPath(code)}/play`;
/** Returns the address that opens a moment of a game in the released work; only the page reads the fragment. */
export const workMomentHref = (code: string, packed: string): string => `${workPlayPath(code)}#${MOMENT}=${packed}`;

/** Returns the address where the author plays a scenario as its readers do; undefined if neither they nor the author can. */
export const tryPath = (scenario: Scenario): string | undefined =>
  scenario.scenario_code !== null && (isOpen(scenario) || scenario.status === 'private')
    ? workPlayPath(scenario.scenario_code)
    : undefined;

/** Returns the title in the user's language, and the other one, each at the maximum width of titles. */
export function workTitles({ title_ja, title_en }: Pick<ListedWork, 'title_ja' | 'title_en'>, language: Language) {
  const title = inLanguage({ ja: title_ja, en: title_en }, language);
  const other = title === title_ja ? title_en : title_ja;
  return { title: shownTitle(title), other: shownTitle(other) };
}
