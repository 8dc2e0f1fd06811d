import type { TRPCLink } from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import type { AppRouter } from '#server/router.ts';
import { apiErrorOf } from './apiError.ts';

/** Calls that end the session of whoever makes them; the page is left once they are answered. */
const ENDING: readonly string[] = ['accounts.logout', 'accounts.delete'];

/**
 * A link that holds back whatever else is asked while a call is under way that ends the session, and for good once it has: the answer
 * could only be that nobody is logged in. Where that call fails the session goes on, and so does what was held.
 */
export function holdWhileLeaving(): TRPCLink<AppRouter> {
  /** Resolves where the session goes on. */
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
