import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  type Operation,
  retryLink,
  splitLink,
  type TRPCLink,
} from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import superjson from 'superjson';
import { currentLanguage } from '#client/i18n/language.ts';
import type { AppRouter } from '#server/router.ts';
import { readAccessToken } from './accessToken.ts';
import { apiErrorOf, endsSession } from './apiError.ts';
import { API_URL } from './apiUrl.ts';
import { noteAnswer, noteFailure } from './connection/noteAnswers.ts';
import { endSession } from './endSession.ts';
import { fetchAnswer } from './fetchAnswer.ts';
import { holdWhileLeaving } from './holdWhileLeaving.ts';
import { keptAnswers } from './kept/KeptAnswers.ts';
import { keepAnswers } from './kept/keepAnswers.ts';
import { nameOperations } from './nameOperations.ts';
import { FRESHNESS } from './queryClient.ts';
import { refreshDerived } from './refreshDerived.ts';
import { shareAhead } from './shareAhead.ts';
import { tokenOf, watchCalls } from './watchCalls.ts';

/** The longest address of batched queries, in characters: decoded, it stays below the server's limit (4096). */
const LONGEST_ADDRESS = 5000;

/** Queries over a whole scenario are slow and go alone: the queries of a batch are answered together, as late as the slowest. */
const WORKED_OUT = /^(?:checks|search)\./;

const options = {
  fetch: (input: RequestInfo | URL | string, init?: object) => fetchAnswer(input, { ...init }),
  url: `${API_URL}/trpc`,
  // superjson only reads answers: as an input transformer, a few bytes could make the server reserve hundreds of megabytes.
  transformer: { input: { serialize: asItIs, deserialize: asItIs }, output: superjson },
};
const headers = () => {
  const token = readAccessToken();
  return { 'X-Localization': currentLanguage(), ...(token && { Authorization: `Bearer ${token}` }) };
};

const write = {
  ...options,
  headers: ({ op: { context } }: { op: Operation }) => ({
    ...headers(),
    ...(typeof context.operationKey === 'string' && { 'Idempotency-Key': context.operationKey }),
  }),
};

/** A 401 ends the session in this page (docs/product.md, "Sessions"); the route guards then redirect to the login page and back. */
const watch: TRPCLink<AppRouter> = watchCalls({
  answered({ type }) {
    noteAnswer();
    if (type === 'mutation') refreshDerived();
  },
  failed(error, token) {
    noteFailure(error);
    if (endsSession(apiErrorOf(error))) endSession(token);
  },
});

/** A call that was running when its session was replaced by another, as after a password change, is sent again with the new token. */
const goOn = retryLink<AppRouter>({
  retry: ({ op, error, attempts }) => {
    const token = readAccessToken();
    return attempts === 1 && apiErrorOf(error)?.code === 401 && token !== undefined && token !== tokenOf(op.context);
  },
});

const links: TRPCLink<AppRouter>[] = [
  shareAhead(FRESHNESS),
  keepAnswers(keptAnswers),
  goOn,
  watch,
  holdWhileLeaving(),
  nameOperations(),
  splitLink({
    condition: ({ type }) => type === 'query',
    true: splitLink({
      condition: ({ path }) => WORKED_OUT.test(path),
      true: httpLink({ ...options, headers }),
      false: httpBatchLink({ ...options, headers, maxItems: 10, maxURLLength: LONGEST_ADDRESS }),
    }),
    // Each write goes in a request of its own, which can carry its Idempotency-Key.
    false: splitLink({
      condition: ({ context }) => context.keepalive === true,
      true: httpLink({ ...write, fetch: (url, request) => fetch(url, { ...request, keepalive: true } as RequestInit) }),
      false: httpLink(write),
    }),
  }),
];

/** Hooks for screens. */
export const trpc = createTRPCReact<AppRouter>();

/** Calls outside of screens. The context `{ keepalive: true }` sends a write in a request that outlives the page. */
export const trpcClient = createTRPCClient<AppRouter>({ links });

function asItIs<T>(value: T): T {
  return value;
}
