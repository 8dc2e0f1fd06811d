import type { RouterInputs } from '#client/api/routerTypes.ts';
import { BANDS, PLAY_LANGUAGES, PLAY_STYLES, searchItem } from '#domain/resources/outline/searchItem.ts';
import type { Label } from '#domain/text/languages.ts';

type WorksInput = Extract<RouterInputs['works']['list'], object>;

/** The orders that readers can choose. */
export const WORK_ORDERS = [
  '-released_at',
  '-plays',
  '-downloads',
  'title_ja',
  'title_en',
  'difficulty',
] as const satisfies readonly WorksInput['sort'][];
export type WorkOrder = (typeof WORK_ORDERS)[number];

export type FilterName = keyof typeof searchItem.fields;

export interface WorkFilter {
  readonly name: FilterName;
  readonly label: Label;
  readonly options: readonly { readonly code: number; readonly label: Label }[];
}

/** All filters with their values; for a band all except the unset one. */
export const WORK_FILTERS: readonly WorkFilter[] = (Object.keys(searchItem.fields) as FilterName[]).map((name) => {
  const { label } = searchItem.fields[name];
  if (name === 'play_style') return { name, label, options: PLAY_STYLES };
  if (name === 'languages') return { name, label, options: PLAY_LANGUAGES };
  return { name, label, options: BANDS[name].filter(({ code }) => code > 0) };
});

/** Returns the parameters of the catalogue in its address, so that going back, reloading and links keep them. */
export function worksInputFrom(parameters: URLSearchParams) {
  const order = WORK_ORDERS.find((one) => one === parameters.get('sort')) ?? '-released_at';
  const filters: Partial<Record<FilterName, number>> = {};
  for (const { name, options } of WORK_FILTERS) {
    const chosen = options.find(({ code }) => String(code) === parameters.get(name));
    if (chosen) filters[name] = chosen.code;
  }
  return {
    page: Math.min(1_000_000, Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)),
    after: parameters.get('after') || undefined,
    search: (parameters.get('search') ?? '').slice(0, 200),
    category: parameters.get('category') === 'development' ? ('development' as const) : ('open' as const),
    sort: order,
    ...filters,
  };
}
