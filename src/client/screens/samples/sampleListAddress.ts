import type { RouterInputs, RouterOutputs } from '#client/api/routerTypes.ts';

export type Sample = RouterOutputs['samples']['list']['data'][number];

type SortName = NonNullable<Extract<RouterInputs['samples']['list'], object>['sort']>;

/** The parameters of a list. */
interface ListInput {
  /** From 1. */
  readonly page: number;
  /** The cursor at the end of the previous page, for users who come from there. */
  readonly after: string | undefined;
  readonly search: string;
  readonly sort: SortName;
  /** Whether only the user's own samples are shown. */
  readonly own: boolean;
}

/** The sortable columns, with the server's names. */
export const SORTABLE = ['title_ja', 'author_name', 'synced_at'] as const satisfies readonly SortName[];

const DEFAULT_SORT: SortName = '-synced_at';

/** Returns the parameters of the list in its address, so that going back and reloading keep them. */
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
