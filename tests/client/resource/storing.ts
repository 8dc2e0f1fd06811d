import { expect } from 'vitest';
import type { RecordChanges, ServerRecord } from '#client/resource/model/RecordApi.ts';
import { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { RecordJournal } from '#client/resource/model/RecordJournal.ts';
import type { BrowserStorage } from '#client/storage/webStorage.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { boxes, flag, int, range, text } from '#domain/resource/field.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { handClock } from '../handClock.ts';
import { memoryStorage } from '../memoryStorage.ts';

export const resource = defineResource({
  name: 'item',
  fields: {
    name: text('名前', 'Name', { maxWidth: 20 }),
    price: int('価格', 'Price', { min: 0, max: 9999 }),
    is_rare: flag('珍品', 'Rare'),
    words: boxes('言葉', 'Words', { maxWidth: 10, maxLines: 2, maxBoxes: 3 }),
    breaks: range('破損', 'Breaks', { min: 0, max: 100 }),
  },
});
export const leaf = (path: string): Leaf => {
  const found = resource.leaves.find((one) => one.path === path);
  if (!found) throw new Error(`no leaf ${path}`);
  return found;
};
export const set = (number: number, path: string, value: unknown) => ({ number, leaf: leaf(path), value });

/** A server that stores records with revisions, like the real one. */
export function storing() {
  const world = {
    rows: new Map<number, ServerRecord>(),
    revision: 0,
    restoredRevision: 0,
    isUp: true,
    losesAnswers: false,
    saves: [] as (readonly RecordChanges[])[],
    refusal: undefined as string | undefined,
  };
  const write = (records: readonly (readonly [number: number, fields: object])[]): number => {
    world.revision++;
    for (const [number, fields] of records) {
      const record = { ...(world.rows.get(number)?.record ?? resource.blank), ...fields };
      world.rows.set(number, { revision: world.revision, record });
    }
    return world.revision;
  };
  const api = {
    async read() {
      if (!world.isUp) throw new Error('no answer');
      return { records: new Map(world.rows), restoredRevision: world.restoredRevision };
    },
    async save(records: readonly RecordChanges[]) {
      if (!world.isUp) return { kind: 'unreachable' } as const;
      world.saves.push(records);
      if (world.losesAnswers) {
        write(records.map(({ number, changes }) => [number, changes]));
        return { kind: 'unreachable' } as const;
      }
      if (world.refusal) return { kind: 'refused', message: world.refusal } as const;
      if (records.some(({ number, revision }) => (world.rows.get(number)?.revision ?? 0) !== revision))
        return { kind: 'stale', present: undefined } as const;
      return { kind: 'saved', revision: write(records.map(({ number, changes }) => [number, changes])) } as const;
    },
  };
  const clock = handClock();
  const reportUnexpected = () => expect.unreachable();
  const open = async (storage: BrowserStorage = memoryStorage(), tab = 'tab') => {
    const journal = new RecordJournal(resource, storage, 'author.scenario', tab, clock.now);
    const parts = {
      resource,
      scenarioId: 'scenario',
      api,
      journal,
      clock,
      isOnline: () => world.isUp,
      reportUnexpected,
    };
    return new RecordDesk(await api.read(), parts);
  };
  return { world, write, clock, open, stored: (number: number) => world.rows.get(number)?.record };
}
