import type { Operation, OperationContext, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '#server/router.ts';
import { readAccessToken } from './accessToken.ts';

interface Watcher {
  readonly answered: (operation: Operation) => void;
  /** `token`: that of the session in which the call was sent. */
  readonly failed: (error: Error, token: string | undefined) => void;
}

/** Returns the token of the session in which a call was last sent. */
export const tokenOf = ({ token }: OperationContext): string | undefined =>
  typeof token === 'string' ? token : undefined;

/** Returns a link that notifies the watcher how every call ended, before the caller gets the answer. */
export function watchCalls({ answered, failed }: Watcher): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        op.context.token = readAccessToken();
        return next(op).subscribe({
          next: (value) => {
            answered(op);
            observer.next(value);
          },
          error: (error) => {
            failed(error, tokenOf(op.context));
            observer.error(error);
          },
          complete: () => observer.complete(),
        });
      });
}
