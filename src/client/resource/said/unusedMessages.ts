import { trpcClient } from '#client/api/trpc.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { blankOf } from '#domain/resource/defineResource.ts';
import { writeNumberRanges } from '#domain/text/numberRanges.ts';

/**
 * Returns those of some messages that exist and that nothing refers to, according to the server. Unsaved changes are sent first.
 * @throws UnsentError if they cannot be sent: a change that waits here may refer to the messages
 */
export async function unusedMessages(desk: RecordDesk, numbers: readonly number[]): Promise<readonly number[]> {
  const there = numbers.filter((number) => desk.isThere(number));
  if (there.length === 0) return [];
  await flushUnsaved();
  const input = { scenario_id: desk.scenarioId, numbers: writeNumberRanges(there) };
  const { data } = await trpcClient.records.labyrinth_message.uses.query(input);
  return there.filter((number) => !data.some(({ used }) => used === number));
}

/**
 * Deletes messages as one step, except those that are used by now: a co-author may have begun to.
 * @param mark the mark of the step
 * @returns the deleted ones
 */
export async function deleteUnused(
  desk: RecordDesk,
  numbers: readonly number[],
  mark?: object,
): Promise<readonly number[]> {
  const unused = await unusedMessages(desk, numbers);
  if (unused.length > 0) desk.put(new Map(unused.map((number) => [number, blankOf(desk.resource, number)])), mark);
  return unused;
}
