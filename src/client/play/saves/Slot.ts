import type { KeptSlot } from '#client/page/SaveStore.ts';
import { type Merging, Revisioned } from '#client/sync/Revisioned.ts';
import type { ReadSave } from '#game/saves/Save.ts';
import { savedAt } from './savedAt.ts';

/** A save as it is stored, which can always be exported, and the result of reading it. */
export interface SeenSave {
  /** Null if it was removed. */
  readonly raw: unknown;
  readonly read: ReadSave;
}

/** A slot of a game in this page. */
export interface Slot {
  /** The saves here and on the server, each identified by its time (`markOf`). */
  readonly state: Revisioned<unknown, 'ask'>;
  readonly mine: SeenSave;
  /** Another device's save in the same slot. */
  readonly theirs?: SeenSave | undefined;
}

/** The mark of an empty slot. */
export const NOTHING = null;
/** For an unsent slot the browser stores the revision that it is based on, but not which save that was. */
const UNKNOWN = Symbol('unknown');

/** Returns the identity of a save: its time. A damaged save without one is its own mark. */
export const markOf = (save: unknown): unknown => (save === NOTHING ? NOTHING : (savedAt(save) ?? save));

/** Two saves of one slot are never merged: the player is asked. Any save wins over a removal. */
const asking: Merging<unknown, 'ask'> = {
  isSame: (one, other) => one === other,
  merge(base, mine, theirs) {
    if (mine === theirs || base === theirs) return { base: theirs, mine, conflicts: [] };
    if (mine === base || (mine === NOTHING && theirs !== NOTHING)) return { base: theirs, mine: theirs, conflicts: [] };
    return theirs === NOTHING ? { base: theirs, mine, conflicts: [] } : { base, mine, conflicts: ['ask'] };
  },
  rebase: (base, sent, theirs) => (sent.includes(theirs) ? theirs : base),
  // Enough for more than an hour of autosaves.
  mostSent: 300,
};

/** Returns the state of a slot of which the server has this save, or NOTHING, as `revision`. */
export const storedAs = (mark: unknown, revision: number): Slot['state'] => Revisioned.of(asking, mark, revision);

/** Whether the server has something else in a slot than this page last knew. */
export const isNews = ({ state }: Slot, mark: unknown, revision: number): boolean =>
  revision !== state.revision || ((mark === NOTHING || typeof state.theirs === 'number') && state.theirs !== mark);

export function slotOf({ save, revision, isUnsent, sent = [] }: KeptSlot, read: ReadSave): Slot {
  const mine = markOf(save);
  const isNew = revision === 0 && sent.length === 0;
  const known = !isUnsent ? mine : isNew ? NOTHING : UNKNOWN;
  return { state: Revisioned.of(asking, known, revision, { base: known, mine, sent }), mine: { raw: save, read } };
}

/** Returns a slot as the browser stores it; undefined if it is empty here and on the server. */
export function keptOf({ state, mine }: Slot): KeptSlot | undefined {
  if (mine.raw === NOTHING && !state.isUnsent) return undefined;
  const sent = state.sent.filter((one) => typeof one === 'number');
  return { save: mine.raw, revision: state.from, isUnsent: state.isUnsent, ...(sent.length > 0 && { sent }) };
}

/** Whether the browser's store of a slot equals this page's, so that no other tab has changed it. */
export function isAsKept(slot: Slot | undefined, kept: KeptSlot | undefined): boolean {
  const here = slot && keptOf(slot);
  const told = (one: KeptSlot | undefined) => one && [one.revision, one.isUnsent, ...(one.sent ?? [])].join();
  return told(here) === told(kept) && (!here || !kept || markOf(here.save) === markOf(kept.save));
}

/** Returns a slot after the server's answer: it has `seen` as `revision`, or only its mark if it is the author's own. */
export function met(slot: Slot, mark: unknown, revision: number, seen?: SeenSave): Slot {
  const state = slot.state.received(mark, revision);
  const isTaken = state.mine !== slot.state.mine;
  return {
    state,
    mine: isTaken ? (seen ?? GONE) : slot.mine,
    theirs: state.conflicts.length > 0 ? seen : undefined,
  };
}

/** The save of an empty slot. */
export const GONE: SeenSave = { raw: NOTHING, read: { fault: 'foreign' } };
