import type { RouterInputs, RouterOutputs } from '#client/api/routerTypes.ts';

export type Sample = RouterOutputs['samples']['list']['data'][number];

type SortName = NonNullable<Extract<RouterInputs['samples']['list'], object>['sort']>;

/** What a list shows. */
interface ListInput {
  /** From 1. */
  readonly page: number;
  /** Where the page before it has ended, for who comes from there. */
  readonly after: string | undefined;
  readonly search: string;
  readonly sort: SortName;
  /** The reader's own alone. */
  readonly own: boolean;
}

/** The columns that can be sorted by, as the server names them. */
export const SORTABLE = ['title_ja', 'author_name', 'synced_at'] as const satisfies readonly SortName[];

const DEFAULT_SORT: SortName = '-synced_at';

/** The list as its address says it, so that going back and reloading keep it. */
export function listInputFrom(parameters: URLSearchParams): ListInput {
  const sort = parameters.get('sort') ?? DEFAULT_SORT;
  const isKnown = SORTABLE.some((column) => sort === column || sort === `-${column}`);
  return {
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
    after: parameters.get('after') || undefined,
    search: parameters.get('search') ?? '',
    sort: isKnown ? (sort as SortName) : DEFAULT_SORT,
    own: parameters.get('own') === 'true',
  };
}
