import type { ListedWork } from '#client/page/scenario/listedWork.ts';
import type { Language } from '#domain/text/languages.ts';
import { type FilterName, WORK_FILTERS, type WorkFilter } from './worksAddress.ts';

type Described = Pick<ListedWork, 'search_items'>;

/** The search items that a card shows, in the order in which they matter to somebody who chooses. */
const TAGS: readonly FilterName[] = ['play_style', 'difficulty', 'play_time', 'depth'];
const MOST_TAGS = 3;

/** Returns what somebody wants to know first of a work, in a few words each. */
export const workTags = (work: Described, language: Language): string[] =>
  TAGS.flatMap((name) => WORK_FILTERS.filter((filter) => filter.name === name))
    .map((filter) => chosenOf(work, filter, language).join(language === 'ja' ? '・' : ', '))
    .filter((tag) => tag !== '')
    .slice(0, MOST_TAGS);

/** Returns the search items of a work in words, each with its name. */
export const workChips = (work: Described, language: Language): string[] =>
  WORK_FILTERS.flatMap((filter) => {
    const chosen = chosenOf(work, filter, language);
    return chosen.length === 0 ? [] : [`${filter.label[language]}: ${chosen.join(', ')}`];
  });

function chosenOf({ search_items }: Described, { name, options }: WorkFilter, language: Language): string[] {
  const value: number | Readonly<Record<string, boolean>> = search_items[name];
  const isChosen = (code: number) => (typeof value === 'number' ? value === code : value[code] === true);
  return options.filter(({ code }) => isChosen(code)).map(({ label }) => label[language]);
}
