import { RECORD_KINDS, type RecordKind } from '#domain/catalogs/recordKinds.ts';
import type { ScenarioContent } from './ScenarioDocument.ts';

type Records = ScenarioContent['records'];

/** What readers get of a scenario: all but what is its authors' own, such as tests, which would tell its secrets. */
export const readersContent = (content: ScenarioContent): ScenarioContent => ({
  ...content,
  records: recordsOf(content.records, (kind) => !isAuthorsOwn(kind)),
});

/** What readers got, with what is its authors' own of the scenario into which it comes. */
export const withAuthorsOwn = (released: ScenarioContent, own: ScenarioContent): ScenarioContent => ({
  ...released,
  records: { ...released.records, ...recordsOf(own.records, isAuthorsOwn) },
});

const recordsOf = (records: Records, isMeant: (kind: string) => boolean): Records =>
  Object.fromEntries(Object.entries(records).filter(([kind]) => isMeant(kind)));

const isAuthorsOwn = (kind: string): boolean =>
  (RECORD_KINDS as Readonly<Record<string, RecordKind>>)[kind]?.isAuthorsOwn === true;
