import type { RouterInputs } from '#client/api/routerTypes.ts';

type SortName = NonNullable<Extract<RouterInputs['scenarios']['list'], object>['sort']>;

/** The parameters of a list. */
interface ListInput {
  /** From 1. */
  readonly page: number;
  readonly search: string;
  readonly sort: SortName;
}

/** The address of the author's archived scenarios. */
export const ARCHIVE = '/scenarios?archive=1';

/** The sortable columns, with the server's names. */
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

/** Returns the parameters of the list in its address, so that going back and reloading keep them. */
export function listInputFrom(parameters: URLSearchParams): ListInput {
  const sort = parameters.get('sort') ?? DEFAULT_SORT;
  const isKnown = SORTABLE.some((column) => sort === column || sort === `-${column}`);
  return {
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
    search: parameters.get('search') ?? '',
    sort: isKnown ? (sort as SortName) : DEFAULT_SORT,
  };
}
