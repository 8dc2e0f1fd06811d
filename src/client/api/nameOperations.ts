import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { operationKeys } from '#client/sync/Keys.ts';
import type { AppRouter } from '#server/router.ts';
import { apiErrorOf } from './apiError.ts';

/**
 * A link that gives every write an Idempotency-Key in its context, and the same one where it is made again after no answer came:
 * then the server does it once (docs/decisions/0009). Calls about the account have no need of it, and their passwords are kept nowhere.
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
