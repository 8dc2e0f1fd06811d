import { RequestError } from '#server/errors/RequestError.ts';
import { networkOf } from '#server/trpc/networkOf.ts';
import type { Context } from '#server/trpc/procedures.ts';

/**
 * Returns what a code leads to, as `triedCode` finds it.
 * @throws RequestError 404 if there is nothing, 429
 */
export async function lookUpCode<Found>(context: Context, find: () => Promise<Found | undefined>): Promise<Found> {
  const [found] = await triedCode(context, async () => [await find()].filter((one) => one !== undefined));
  if (found === undefined) throw new RequestError(404);
  return found;
}

/**
 * Returns everything that a code leads to. Unknown codes are counted, and after many of them the caller has to wait before the next,
 * whether it is known or not: so nobody finds codes by trying.
 * @throws RequestError 429
 */
export async function triedCode<Found>(
  { services: { throttle }, caller }: Context,
  find: () => Promise<Found[]>,
): Promise<Found[]> {
  const guess = { rule: 'code', who: networkOf(caller.address) } as const;
  await throttle.refuse(guess);
  const found = await find();
  if (found.length === 0) await throttle.take(guess);
  return found;
}
