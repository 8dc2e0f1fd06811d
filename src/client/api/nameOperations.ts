import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { timings } from '#client/timings.ts';
import type { AppRouter } from '#server/trpc/router.ts';
import { apiErrorOf } from './apiError.ts';

/** A call of which nobody knows whether it was done. */
interface Unanswered {
  readonly input: string;
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * A link that gives every write an Idempotency-Key in its context, and the same one where it is made again after no answer came:
 * then the server does it once (docs/decisions/0009). As soon as anything has been written, or after a while, the same
 * call is meant anew. Calls about the account have no need of it, and their passwords are kept nowhere.
 */
export function nameOperations(now: () => number = Date.now): TRPCLink<AppRouter> {
  const unanswered = new Map<string, Unanswered>();
  return () =>
    ({ op, next }) => {
      if (op.type !== 'mutation' || op.path.startsWith('accounts.')) return next(op);
      const input = JSON.stringify(op.input ?? null);
      const before = unanswered.get(op.path);
      const isAgain = before?.input === input && now() - before.at < timings.sameOperation;
      const operationKey = isAgain ? before.key : newKey();
      return observable((observer) =>
        next({ ...op, context: { ...op.context, operationKey } }).subscribe({
          next(value) {
            unanswered.clear();
            observer.next(value);
          },
          error(error) {
            const status = apiErrorOf(error)?.code;
            if (status !== undefined && status < 500) unanswered.delete(op.path);
            else unanswered.set(op.path, { input, key: operationKey, at: now() });
            observer.error(error);
          },
          complete: () => observer.complete(),
        }),
      );
    };
}

/** 128 random bits; `crypto.randomUUID` does not exist on plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
