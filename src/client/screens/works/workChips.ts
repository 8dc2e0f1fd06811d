import type { RouterOutputs } from '#client/api/routerTypes.ts';
import type { Scenario } from '#client/shell/scenario/scenario.ts';
import { isOpen } from '#domain/scenario/statusSteps.ts';
import type { Language } from '#domain/text/languages.ts';
import { WORK_FILTERS } from './worksAddress.ts';

export type ListedWork = RouterOutputs['works']['list']['data'][number];

/** What the author of a work says of it by the items of the search, in words. */
export function workChips({ search_items }: Pick<ListedWork, 'search_items'>, language: Language): string[] {
  return WORK_FILTERS.flatMap(({ name, label, options }) => {
    const value: number | Readonly<Record<string, boolean>> = search_items[name];
    const isChosen = (code: number) => (typeof value === 'number' ? value === code : value[code] === true);
    const chosen = options.filter(({ code }) => isChosen(code)).map((option) => option.label[language]);
    return chosen.length === 0 ? [] : [`${label[language]}: ${chosen.join(', ')}`];
  });
}

export const workPath = (code: string): string => `/works/${code}`;
export const workPlayPath = (code: string): string => `${workPath(code)}/play`;

/** Where the author of a scenario plays it as its readers do; undefined where neither they nor the author can. */
export const tryPath = (scenario: Scenario): string | undefined =>
  scenario.scenario_code !== null && (isOpen(scenario) || scenario.status === 'private')
    ? workPlayPath(scenario.scenario_code)
    : undefined;

/** The title in the reader's language, and the other one. */
export function workTitles({ title_ja, title_en }: Pick<ListedWork, 'title_ja' | 'title_en'>, language: Language) {
  const title = (language === 'en' && title_en) || title_ja;
  return { title, other: title === title_ja ? title_en : title_ja };
}
