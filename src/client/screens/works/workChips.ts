import type { ListedWork } from '#client/page/scenario/listedWork.ts';
import type { Language } from '#domain/text/languages.ts';
import { WORK_FILTERS } from './worksAddress.ts';

/** Returns the search items of a work in words. */
export function workChips({ search_items }: Pick<ListedWork, 'search_items'>, language: Language): string[] {
  return WORK_FILTERS.flatMap(({ name, label, options }) => {
    const value: number | Readonly<Record<string, boolean>> = search_items[name];
    const isChosen = (code: number) => (typeof value === 'number' ? value === code : value[code] === true);
    const chosen = options.filter(({ code }) => isChosen(code)).map((option) => option.label[language]);
    return chosen.length === 0 ? [] : [`${label[language]}: ${chosen.join(', ')}`];
  });
}
