import { RECORD_KINDS, type RecordKind } from '#domain/catalogs/recordKinds.ts';
import type { ScenarioContent } from './ScenarioDocument.ts';

type Records = ScenarioContent['records'];

/** The content for readers: everything except records for authors only, such as tests, which would reveal secrets. */
export const readersContent = (content: ScenarioContent): ScenarioContent => ({
  ...content,
  records: recordsOf(content.records, (kind) => !isAuthorsOwn(kind)),
});

/** The content for readers, combined with the author-only records of the scenario that loads it. */
export const withAuthorsOwn = (released: ScenarioContent, own: ScenarioContent): ScenarioContent => ({
  ...released,
  records: { ...released.records, ...recordsOf(own.records, isAuthorsOwn) },
});

const recordsOf = (records: Records, isMeant: (kind: string) => boolean): Records =>
  Object.fromEntries(Object.entries(records).filter(([kind]) => isMeant(kind)));

const isAuthorsOwn = (kind: string): boolean =>
  (RECORD_KINDS as Readonly<Record<string, RecordKind>>)[kind]?.isAuthorsOwn === true;
