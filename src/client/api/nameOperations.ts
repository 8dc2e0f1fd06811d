import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { operationKeys } from '#client/sync/Keys.ts';
import type { AppRouter } from '#server/router.ts';
import { apiErrorOf } from './apiError.ts';

/**
 * Returns a link that gives every write an Idempotency-Key in its context, and reuses the key if the same write is retried after no answer
 * came: then the server performs it only once (docs/decisions/0009). Calls about the account need no key, and their passwords are stored
 * nowhere.
 */
export function nameOperations(calls = operationKeys): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      if (op.type !== 'mutation' || op.path.startsWith('accounts.')) return next(op);
      const call = { path: op.path, input: op.input };
      const operationKey = calls.keyOf(call);
      return observable((observer) =>
        next({ ...op, context: { ...op.context, operationKey } }).subscribe({
          next(value) {
            calls.done(call);
            observer.next(value);
          },
          error(error) {
            calls.failed(call, operationKey, apiErrorOf(error)?.code);
            observer.error(error);
          },
          complete: () => observer.complete(),
        }),
      );
    };
}
