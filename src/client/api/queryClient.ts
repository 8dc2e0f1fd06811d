import { MutationCache, QueryCache, QueryClient, type QueryFilters } from '@tanstack/react-query';
import { apiErrorOf, fieldErrorsOf, throttledUntil } from './apiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Nobody waits for this answer, so a failure is not shown. */
      readonly isQuiet?: true;
    };
    mutationMeta: {
      /** The call belongs to a visible form, which shows the messages of its fields itself (422). */
      readonly hasForm?: true;
      /** The screen itself shows when a throttled call may be retried (429). */
      readonly hasThrottle?: true;
    };
  }
}

/** The time for which an answer counts as fresh, in milliseconds. */
export const FRESHNESS = 2000;

/** Shows a failed call to the user. The page installs its own way of doing so before the first call (main.tsx). */
let showFailure: (error: unknown) => void = () => {};
export function showFailuresWith(show: typeof showFailure): void {
  showFailure = show;
}

const NOT_SHOWN: readonly number[] = [403, 404];

/** Refetches what is invalidated, even if its first answer is still pending: that answer may predate the change. */
class SiteQueries extends QueryClient {
  override invalidateQueries: QueryClient['invalidateQueries'] = (filters, options) => {
    for (const query of this.getQueryCache().findAll(filters as QueryFilters)) {
      // TanStack itself restarts the queries that already have data.
      if (query.state.data === undefined && query.isActive()) void query.cancel({ silent: true });
    }
    return super.invalidateQueries(filters, options);
  };
}

/** The cache of server answers. Nothing is retried automatically: a failure is shown at once and retried by hand. */
export const queryClient: QueryClient = new SiteQueries({
  queryCache: new QueryCache({
    onError: (error, { meta, state }) => {
      // If the data does not exist, or this user may not see it, the page itself says so.
      const isPage = state.data === undefined && NOT_SHOWN.includes(apiErrorOf(error)?.code ?? 0);
      if (!meta?.isQuiet && !isPage) showFailure(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _onMutate, mutation) => {
      const { hasForm, hasThrottle } = mutation.meta ?? {};
      if (!((hasForm && fieldErrorsOf(error)) || (hasThrottle && throttledUntil(error)))) showFailure(error);
    },
  }),
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: FRESHNESS },
    mutations: { retry: false, networkMode: 'always' },
  },
});
