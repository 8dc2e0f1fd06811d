import * as z from 'zod';
import type { Account } from '#server/database/models/Account.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { timeSchema } from '#server/trpc/answer.ts';

/** A sample as it is answered everywhere. */
export const presentedSampleSchema = z.strictObject({
  id: z.string(),
  title_ja: z.string(),
  title_en: z.string(),
  author_name: z.string(),
  comment: z.string(),
  is_own: z.boolean(),
  /** The scenario that it was made from, for an own sample. */
  scenario_id: z.string().nullable(),
  /** Whether the scenario has changed since, for an own sample. */
  is_outdated: z.boolean().nullable(),
  /** Numbers of painted floors and of written records. */
  floors: z.int(),
  records: z.int(),
  /** Bytes of the unpacked document. */
  size: z.int(),
  revision: z.int(),
  created_at: timeSchema,
  updated_at: timeSchema,
  synced_at: timeSchema,
});

export type PresentedSample = z.infer<typeof presentedSampleSchema>;

/** The columns of a sample without its document, which is large. */
export const SAMPLE_COLUMNS = [
  'id',
  'scenario_id',
  'account_id',
  'title_ja',
  'title_en',
  'author_name',
  'comment',
  'revision',
  'scenario_updated_at',
  'floors',
  'records',
  'size',
  'created_at',
  'updated_at',
  'synced_at',
].map((column) => `${Sample.tableName}.${column}`);

/** @param updatedAt the last change of its scenario, if the sample is the reader's own */
export function presentSample(sample: Sample, reader: Pick<Account, 'id'>, updatedAt: number | null): PresentedSample {
  const { id, title_ja, title_en, author_name, comment, floors, records, size, revision } = sample;
  const isOwn = sample.account_id === reader.id;
  return {
    id,
    title_ja,
    title_en,
    author_name,
    comment,
    is_own: isOwn,
    scenario_id: isOwn ? sample.scenario_id : null,
    is_outdated: isOwn ? updatedAt !== null && updatedAt > sample.scenario_updated_at : null,
    floors,
    records,
    size,
    revision,
    created_at: wireTime(sample.created_at),
    updated_at: wireTime(sample.updated_at),
    synced_at: wireTime(sample.synced_at),
  };
}
