// The kept saves: the content of their file, and the outcome of one.
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import type { Input } from '#game/inputs.ts';
import { playOn } from '#game/saves/Inputs.ts';
import { readSave, resume } from '#game/saves/Save.ts';
import { hashText } from '#game/state/hashState.ts';
import { step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';

/** A slot as a browser stores it, of an account or of a guest. */
export interface KeptSave {
  readonly id: string;
  readonly owner: 'account' | 'nobody';
  readonly key: string;
  readonly slot: number;
  readonly kept: { readonly save: unknown; readonly revision: number; readonly isUnsent: boolean };
  /** The file of its work; null for a test play. */
  readonly document: string | null;
  /** An input that the continued game accepts. */
  readonly next: Input;
  readonly outcome: string;
}

export interface KeptSaves {
  /** The world of all of them. */
  readonly world: Pick<ScenarioDocument, 'floors' | 'records'>;
  readonly saves: readonly KeptSave[];
}

/** Returns the states with which a game continues from a save, and one input later; or why it cannot be read. */
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
