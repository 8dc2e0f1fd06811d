import type { Operation, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '#server/trpc/router.ts';

interface Watcher {
  readonly answered: (operation: Operation) => void;
  readonly failed: (error: Error) => void;
}

/** A link that shows the watcher how every call ended, on its way to the caller. */
export function watchCalls({ answered, failed }: Watcher): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) =>
        next(op).subscribe({
          next: (value) => {
            answered(op);
            observer.next(value);
          },
          error: (error) => {
            failed(error);
            observer.error(error);
          },
          complete: () => observer.complete(),
        }),
      );
}
