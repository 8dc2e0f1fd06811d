// What is done with whole scenarios in worker threads when they are published: a table of contents, and what it leads to.
import { compareDocuments, type DocumentDifference } from '#domain/scenario/compareDocuments.ts';
import { type KnownMoves, type MovedNumber, movedNumbers } from '#domain/scenario/movedNumbers.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { factsOf, type WorkFacts, type WorkFloor } from '#domain/scenario/workFacts.ts';
import { type PackedDocument, pack, unpack } from '#server/backups/packDocument.ts';

/** This file, as threads load it. */
export const PUBLISHING_TASKS = new URL(import.meta.url);

/** A scenario frozen: its document, and what readers are told of it. */
export interface Frozen {
  readonly packed: PackedDocument;
  readonly facts: WorkFacts;
  readonly floors: readonly WorkFloor[];
}

export async function freeze(content: ScenarioContent): Promise<Frozen> {
  return { packed: await pack(content), ...factsOf(content) };
}

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
  return { difference: compareDocuments(then, content), moved: movedNumbers(then, content, moves) };
}
