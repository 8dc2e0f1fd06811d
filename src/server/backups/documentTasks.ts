import { compareDocuments, type DocumentDifference } from '#domain/scenario/compareDocuments.ts';
import type { DocumentFault } from '#domain/scenario/DocumentError.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { DEFAULT_LANGUAGES } from '#domain/scenario/scenarioLanguages.ts';
import { unpack } from '#server/services/packDocument.ts';

/** A packed document, or the present content of a scenario; null for nothing at all. */
type Side = Uint8Array | ScenarioContent | null;

const NOTHING: ScenarioContent = {
  scenario: { title_ja: '', title_en: '', author_name: '', languages: DEFAULT_LANGUAGES },
  floors: [],
  records: {},
};

/** Runs in a worker thread: returns the differences between two documents, or why one of them cannot be read. */
export async function compare(task: {
  readonly before: Side;
  readonly after: Side;
}): Promise<DocumentDifference | { fault: DocumentFault }> {
  const before = await open(task.before);
  if ('fault' in before) return before;
  const after = await open(task.after);
  if ('fault' in after) return after;
  const difference = compareDocuments(before, after);
  return task.before === null ? { ...difference, scenario: [] } : difference;
}

async function open(side: Side): Promise<ScenarioContent | { fault: DocumentFault }> {
  if (side === null) return NOTHING;
  return side instanceof Uint8Array ? unpack(side) : side;
}

/** The URL of this file, which threads load. */
export const DOCUMENT_TASKS = new URL(import.meta.url);
