// What is done with whole scenarios in worker threads when they are published: a table of contents, and what it leads to.
import { compareDocuments, type DocumentDifference } from '#domain/scenario/compareDocuments.ts';
import { type KnownMoves, type MovedNumber, movedNumbers } from '#domain/scenario/movedNumbers.ts';
import { notesIn, readersContent } from '#domain/scenario/readersContent.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { factsOf, type WorkFacts, type WorkFloor } from '#domain/scenario/workFacts.ts';
import { type PackedDocument, pack, unpack } from '#server/services/packDocument.ts';

/** This file, as threads load it. */
export const PUBLISHING_TASKS = new URL(import.meta.url);

/** A scenario frozen: the document for its readers, and what they are told of it. */
export interface Frozen {
  readonly packed: PackedDocument;
  /** Packed as well: what of it is for its author alone. */
  readonly notes: Uint8Array;
  readonly facts: WorkFacts;
  readonly floors: readonly WorkFloor[];
}

export async function freeze(content: ScenarioContent): Promise<Frozen> {
  const shown = readersContent(content);
  return { packed: await pack(shown), notes: (await pack(notesIn(content))).bytes, ...factsOf(shown) };
}

/** How much readers of a scenario would get. */
export const countContents = (content: ScenarioContent): WorkFacts['counts'] => factsOf(content).facts.counts;

/** What is otherwise in a scenario than in its last release. */
export interface ReleaseChanges {
  readonly difference: DocumentDifference;
  /** What players' saves hold by a number that it has no more; none: saves go on. */
  readonly moved: readonly MovedNumber[];
}

interface Compared {
  /** gzip of the released document. */
  readonly document: Uint8Array;
  readonly content: ScenarioContent;
  readonly moves: KnownMoves;
}

/** Undefined if the release cannot be read. */
export async function compareRelease({ document, content, moves }: Compared): Promise<ReleaseChanges | undefined> {
  const then = await unpack(document);
  if ('fault' in then) return undefined;
  // One from before notes were kept apart has them in its document.
  const shown = readersContent(then);
  return { difference: compareDocuments(shown, content), moved: movedNumbers(shown, content, moves) };
}
