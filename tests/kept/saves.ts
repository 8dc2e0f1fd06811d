// The kept saves: what stands in their file, and what becomes of one.
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import type { Input } from '#game/inputs.ts';
import { playOn } from '#game/journal/Journal.ts';
import { readSave, resume } from '#game/journal/Save.ts';
import { hashText } from '#game/state/hashState.ts';
import { step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';

/** A slot as a browser keeps it, of an account or of nobody. */
export interface KeptSave {
  readonly id: string;
  readonly owner: 'account' | 'nobody';
  readonly key: string;
  readonly slot: number;
  readonly kept: { readonly save: unknown; readonly revision: number; readonly isUnsent: boolean };
  /** The file of its work; null of a test play. */
  readonly document: string | null;
  /** An input that the game takes which goes on. */
  readonly next: Input;
  readonly outcome: string;
}

export interface KeptSaves {
  /** That all of them are of. */
  readonly world: Pick<ScenarioDocument, 'floors' | 'records'>;
  readonly saves: readonly KeptSave[];
}

/** The states from which a game goes on with a save, and one input later; or why it cannot be read. */
export function outcomeOf(world: World, { kept, document, next }: Omit<KeptSave, 'outcome'>): string {
  const read = readSave(kept.save);
  if ('fault' in read) return read.fault;
  const { state, inputs, lost, isTakenBack } = resume(world, read.save, document);
  const { state: present, refused } = playOn(world, state, inputs);
  const after = step(world, present, next);
  return [
    `${hashText(present)} then ${after === present ? 'nothing' : hashText(after)}`,
    ...(lost.length > 0 ? [`lost ${lost.length}`] : []),
    ...(isTakenBack || refused !== undefined ? ['taken back'] : []),
  ].join(', ');
}
