import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { showError } from '#client/shell/showError.ts';
import { fieldErrorsOf } from './apiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The call belongs to a visible form, which shows the messages of its fields itself (422). */
      readonly hasForm?: true;
    };
  }
}

/** What the server last said. Nothing is asked twice by itself: a failure is told at once and tried again by hand. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: showError }),
  mutationCache: new MutationCache({
    onError: (error, _input, _onMutate, mutation) => {
      if (!(mutation.meta?.hasForm && fieldErrorsOf(error))) showError(error);
    },
  }),
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: 2000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});
