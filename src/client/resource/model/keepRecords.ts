import { isUnreached } from '#client/api/apiError.ts';
import type { KeptAnswers } from '#client/api/kept/KeptAnswers.ts';
import { type Resource, readStored } from '#domain/resource/defineResource.ts';
import type { RecordApi, ServerRecord, ServerRecords } from './RecordApi.ts';

/**
 * Wraps an API so that records are cached in the browser, as last read and each as last saved, and also open without a connection. When a
 * save is reported, its records are already cached, even if the tab is closed right after. `owner`: account and scenario.
 */
export function keepRecords(api: RecordApi, kept: KeptAnswers, resource: Resource, owner: string): RecordApi {
  const key = `records ${owner}.${resource.name}`;
  const keyOf = (number: number) => `${key} ${number}`;

  async function readKept(): Promise<ServerRecords | undefined> {
    const whole = (await kept.read(key)) as ServerRecords | undefined;
    if (!whole) return undefined;
    const { first, last } = resource.numbers;
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const records = new Map(whole.records);
    const saved = await Promise.all(numbers.map((number) => kept.read(keyOf(number))));
    for (const [index, record] of (saved as (ServerRecord | undefined)[]).entries()) {
      const number = first + index;
      if (record && record.revision > (records.get(number)?.revision ?? 0)) records.set(number, record);
    }
    // An earlier version may have kept them, without the fields that are newer.
    const read = [...records].map(
      ([number, { revision, record }]) =>
        [number, { revision, record: readStored(resource, number, record) }] satisfies [number, ServerRecord],
    );
    return { ...whole, records: new Map(read) };
  }

  return {
    async read() {
      try {
        const answer = await api.read();
        void kept.write(key, answer);
        return answer;
      } catch (error) {
        const answer = !isUnreached(error) ? undefined : await readKept();
        if (answer) return answer;
        throw error;
      }
    },

    async save(records, isLeaving) {
      const result = await api.save(records, isLeaving);
      if (result.kind === 'saved') {
        const { revision } = result;
        await Promise.all(
          records.map(({ number, record }) => kept.write(keyOf(number), { revision, record } satisfies ServerRecord)),
        );
      }
      return result;
    },
  };
}
