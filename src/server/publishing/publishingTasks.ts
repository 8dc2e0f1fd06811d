// The work on whole scenarios that runs in worker threads when they are published: a table of contents, with its types.
import { compareDocuments, type DocumentDifference } from '#domain/scenario/compareDocuments.ts';
import { type KnownMoves, type MovedNumber, movedNumbers } from '#domain/scenario/movedNumbers.ts';
import { notesIn, readersContent } from '#domain/scenario/readersContent.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { factsOf, type WorkFacts } from '#domain/scenario/workFacts.ts';
import type { WorkView } from '#domain/scenario/workViews.ts';
import { type WrittenTexts, writtenTexts } from '#domain/scenario/writtenTexts.ts';
import { type PackedDocument, pack, unpack } from '#server/services/packDocument.ts';

/** The URL of this file, which threads load. */
export const PUBLISHING_TASKS = new URL(import.meta.url);

/** A frozen scenario: the document for its readers, and the facts shown to them. */
export interface Frozen {
  readonly packed: PackedDocument;
  /** The parts for the author alone, packed as well. */
  readonly notes: Uint8Array;
  readonly facts: WorkFacts;
  readonly views: readonly WorkView[];
}

export async function freeze(content: ScenarioContent): Promise<Frozen> {
  const shown = readersContent(content);
  return { packed: await pack(shown), notes: (await pack(notesIn(content))).bytes, ...factsOf(shown) };
}

/** Counts the content that readers of a scenario would get, and its texts in each language. */
export function countContents(content: ScenarioContent): Pick<WorkFacts, 'counts'> & { texts: WrittenTexts } {
  return { counts: factsOf(content).facts.counts, texts: writtenTexts(content) };
}

/** The differences between a scenario and its last release. */
export interface ReleaseChanges {
  readonly difference: DocumentDifference;
  /** Numbers in players' saves that no longer mean the same; if empty, saves continue. */
  readonly moved: readonly MovedNumber[];
}

interface Compared {
  /** gzip of the released document. */
  readonly document: Uint8Array;
  readonly content: ScenarioContent;
  readonly moves: KnownMoves;
}

/** Compares a release with the present content; undefined if the release cannot be read. */
export async function compareRelease({ document, content, moves }: Compared): Promise<ReleaseChanges | undefined> {
  const then = await unpack(document);
  if ('fault' in then) return undefined;
  // A release from before notes were stored separately has them in its document.
  const shown = readersContent(then);
  return { difference: compareDocuments(shown, content), moved: movedNumbers(shown, content, moves) };
}
