import type { RouterInputs } from '#client/api/routerTypes.ts';

type SortName = NonNullable<Extract<RouterInputs['scenarios']['list'], object>['sort']>;

/** What a list shows. */
interface ListInput {
  /** From 1. */
  readonly page: number;
  readonly search: string;
  readonly sort: SortName;
}

/** The columns that can be sorted by, as the server names them. */
export const SORTABLE = [
  'title_ja',
  'title_en',
  'last_access_at',
  'updated_at',
  'released_at',
  'id',
  'status',
  'status_platform',
  'status_console',
] as const satisfies readonly SortName[];

const DEFAULT_SORT: SortName = '-last_access_at';

/** The list as its address says it, so that going back and reloading keep it. */
export function listInputFrom(parameters: URLSearchParams): ListInput {
  const sort = parameters.get('sort') ?? DEFAULT_SORT;
  const isKnown = SORTABLE.some((column) => sort === column || sort === `-${column}`);
  return {
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
    search: parameters.get('search') ?? '',
    sort: isKnown ? (sort as SortName) : DEFAULT_SORT,
  };
}
