import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { isUnreached } from '#client/api/apiError.ts';
import type { AppRouter } from '#server/router.ts';
import type { KeptAnswers } from './KeptAnswers.ts';

/** The queries that every screen of a scenario needs before it can open. */
const KEPT_PATHS = [
  'accounts.me',
  'scenarios.list',
  'scenarios.read',
  'scenarios.overview',
  'floors.list',
  'checks.count',
];

/** Returns a link that stores the answers of these queries, and returns the stored one if the server does not answer at all. */
export function keepAnswers(kept: KeptAnswers): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      if (op.type !== 'query' || !KEPT_PATHS.includes(op.path)) return next(op);
      const key = `${op.path} ${JSON.stringify(op.input ?? null)}`;
      return observable((observer) =>
        next(op).subscribe({
          next(value) {
            if ('data' in value.result) void kept.write(key, value.result.data);
            observer.next(value);
          },
          error(error) {
            if (!isUnreached(error)) {
              observer.error(error);
              return;
            }
            void kept.read(key).then((data) => {
              if (data === undefined) {
                observer.error(error);
                return;
              }
              observer.next({ result: { type: 'data', data } });
              observer.complete();
            });
          },
          complete: () => observer.complete(),
        }),
      );
    };
}
