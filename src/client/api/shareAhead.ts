import type { Operation, OperationResultEnvelope, TRPCClientError, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '#server/router.ts';

type Answer = Promise<OperationResultEnvelope<unknown, TRPCClientError<AppRouter>>>;

interface Ahead {
  readonly answer: Answer;
  answeredAt: number;
}

/** The tRPC options of a query that is prefetched. */
export const AHEAD = { context: { isAhead: true } } as const;

const keyOf = ({ path, input }: Operation): string => `${path} ${JSON.stringify(input ?? null)}`;

/**
 * Returns a link that gives the answer of a query made with `AHEAD` to the first caller that makes the same query, once. A page prefetches
 * the data of its address at the very start, while the code that will request it still loads. A prefetched answer that is older than
 * `freshness` (milliseconds), or than a write, is requested again.
 */
export function shareAhead(freshness: number, now = () => performance.now()): TRPCLink<AppRouter> {
  const asked = new Map<string, Ahead>();
  return () =>
    ({ op, next }) => {
      if (op.type === 'mutation') asked.clear();
      const key = keyOf(op);
      const ahead = asked.get(key);
      asked.delete(key);
      if (op.context.isAhead) {
        const answer: Answer = new Promise((resolve, reject) => next(op).subscribe({ next: resolve, error: reject }));
        const mine: Ahead = { answer, answeredAt: Number.POSITIVE_INFINITY };
        answer.then(
          () => {
            mine.answeredAt = now();
          },
          () => asked.delete(key),
        );
        asked.set(key, mine);
        return giving(answer);
      }
      return ahead && now() - ahead.answeredAt < freshness ? giving(ahead.answer) : next(op);
    };
}

const giving = (answer: Answer): ReturnType<ReturnType<TRPCLink<AppRouter>>> =>
  observable((observer) => {
    answer.then(
      (value) => {
        observer.next(value);
        observer.complete();
      },
      (error) => observer.error(error),
    );
  });
