import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '#server/router.ts';
import type { RestClient } from './RestClient.ts';

const plain = { serialize: (value: unknown) => value, deserialize: (value: unknown) => value };

/** Returns the same caller over tRPC, as our own pages call. */
export function trpcClient({ url, token, language }: RestClient): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${url}/trpc`,
        maxItems: 10,
        transformer: { input: plain, output: superjson },
        headers: { 'x-localization': language, ...(token && { authorization: `Bearer ${token}` }) },
      }),
    ],
  });
}
