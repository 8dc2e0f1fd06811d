// Helpers of all changes. Nothing outside of this folder writes to a game, except for its course (`Draft`).

import { mostHp } from '#game/rules/characterFigures.ts';
import type { Run } from '#game/run/Run.ts';
import { type Bits, NO_BITS, withBit } from '#game/state/bits.ts';
import type { ChangeName, ChangeOf } from '#game/state/Change.ts';
import type { WritableState } from '#game/state/GameState.ts';
import type { Member } from '#game/state/Member.ts';

/** A step in progress with a fully writable state. */
export type Writing = Run & { readonly draft: WritableState };

/** The writers of some changes. */
export type Writers<Names extends ChangeName> = {
  readonly [Name in Names]: (run: Writing, change: ChangeOf<Name>) => void;
};

/** Changes a member, and limits its hit points to the maximum by its equipment and level. @param at its index in the roster */
export function setMember(run: Writing, at: number, change: Partial<Member>): void {
  const before = run.draft.roster[at];
  if (!before) return;
  const after = { ...before, ...change };
  const isOther = change.items !== undefined || change.max_hp !== undefined;
  const hp = isOther ? Math.min(after.hp, mostHp(run.world, after)) : after.hp;
  run.draft.roster = run.draft.roster.with(at, hp === after.hp ? after : { ...after, hp });
}

/** Marks a cell or an edge of a floor. */
export function markPlace({ draft }: Writing, of: 'once' | 'opened' | 'seen', floor: number, at: number): void {
  const known: Bits = draft[of][floor] ?? NO_BITS;
  const bits = withBit(known, at);
  if (bits !== known) draft[of] = { ...draft[of], [floor]: bits };
}
