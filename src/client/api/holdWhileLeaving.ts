import type { TRPCLink } from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import type { AppRouter } from '#server/router.ts';
import { apiErrorOf } from './apiError.ts';

/** Calls that end the session of their caller; the page is left once they are answered. */
const ENDING: readonly string[] = ['accounts.logout', 'accounts.delete'];

/**
 * Returns a link that holds back all other calls while a call that ends the session is running, and for good once it has succeeded: they
 * could only be answered with 401. If that call fails, the session continues and the held calls are sent.
 */
export function holdWhileLeaving(): TRPCLink<AppRouter> {
  /** Resolves if the session continues. */
  let leaving: Promise<void> | undefined;
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const isEnding = ENDING.includes(op.path);
        let call: Unsubscribable | undefined;
        let isCancelled = false;
        const send = () => {
          const { promise, resolve: goOn } = Promise.withResolvers<void>();
          if (isEnding) leaving = promise;
          call = next(op).subscribe({
            next: (value) => observer.next(value),
            complete: () => observer.complete(),
            error(error) {
              if (leaving && !isEnding && apiErrorOf(error)?.code === 401) {
                hold(leaving);
                return;
              }
              if (isEnding) {
                leaving = undefined;
                goOn();
              }
              observer.error(error);
            },
          });
        };
        const hold = (until: Promise<void>) => void until.then(() => !isCancelled && send());
        if (leaving && !isEnding) hold(leaving);
        else send();
        return () => {
          isCancelled = true;
          call?.unsubscribe();
        };
      });
}
