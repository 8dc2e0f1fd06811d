import { MutationCache, QueryCache, QueryClient, type QueryFilters } from '@tanstack/react-query';
import { apiErrorOf, fieldErrorsOf, throttledUntil } from './apiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Nobody waits for the answer: that there is none is not told. */
      readonly isQuiet?: true;
    };
    mutationMeta: {
      /** The call belongs to a visible form, which shows the messages of its fields itself (422). */
      readonly hasForm?: true;
      /** The screen tells by itself when a call that was made too often may be made again (429). */
      readonly hasThrottle?: true;
    };
  }
}

/** How long an answer counts as what the server says now, in milliseconds. */
export const FRESHNESS = 2000;

/** Tells the reader of a failed call. How that is done is the page's affair, which installs it before the first call (main.tsx). */
let tellFailure: (error: unknown) => void = () => {};
export function tellFailuresWith(tell: typeof tellFailure): void {
  tellFailure = tell;
}

const NOT_SHOWN: readonly number[] = [403, 404];

/** Asks anew for what is invalidated, also where the first answer is still awaited: it may tell of the time before the change. */
class SiteQueries extends QueryClient {
  override invalidateQueries: QueryClient['invalidateQueries'] = (filters, options) => {
    for (const query of this.getQueryCache().findAll(filters as QueryFilters)) {
      // TanStack restarts those that have an answer by itself.
      if (query.state.data === undefined && query.isActive()) void query.cancel({ silent: true });
    }
    return super.invalidateQueries(filters, options);
  };
}

/** What the server last said. Nothing is asked twice by itself: a failure is told at once and tried again by hand. */
export const queryClient: QueryClient = new SiteQueries({
  queryCache: new QueryCache({
    onError: (error, { meta, state }) => {
      // Of what is not there, or not for this reader, the page itself says so.
      const isPage = state.data === undefined && NOT_SHOWN.includes(apiErrorOf(error)?.code ?? 0);
      if (!meta?.isQuiet && !isPage) tellFailure(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _onMutate, mutation) => {
      const { hasForm, hasThrottle } = mutation.meta ?? {};
      if (!((hasForm && fieldErrorsOf(error)) || (hasThrottle && throttledUntil(error)))) tellFailure(error);
    },
  }),
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: FRESHNESS },
    mutations: { retry: false, networkMode: 'always' },
  },
});
