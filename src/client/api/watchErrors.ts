import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '#server/trpc/router.ts';

/** A link that shows every failed call to `onError` on its way to the caller. */
export function watchErrors(onError: (error: unknown) => void): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) =>
        next(op).subscribe({
          next: (value) => observer.next(value),
          error: (error) => {
            onError(error);
            observer.error(error);
          },
          complete: () => observer.complete(),
        }),
      );
}
