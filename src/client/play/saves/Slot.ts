import type { KeptSlot } from '#client/page/SaveStore.ts';
import { type Merging, Revisioned } from '#client/sync/Revisioned.ts';
import type { ReadSave } from '#game/journal/Save.ts';
import { savedAt } from './savedAt.ts';

/** What stands somewhere as a save: as it is kept, which can always be exported, and as it is read. */
export interface SeenSave {
  /** Null where it was removed. */
  readonly raw: unknown;
  readonly read: ReadSave;
}

/** A slot of a game in this page. */
export interface Slot {
  /** Which saves are here and on the server: each is told by when it was made (`markOf`). */
  readonly state: Revisioned<unknown, 'ask'>;
  readonly mine: SeenSave;
  /** What another device has put there meanwhile. */
  readonly theirs?: SeenSave | undefined;
}

/** A slot that holds nothing. */
export const NOTHING = null;
/** The browser keeps of an unsent slot from which revision it was made, and not which save that was. */
const UNKNOWN = Symbol('unknown');

/** What tells a save from others: when it was made. A damaged one is told by itself. */
export const markOf = (save: unknown): unknown => (save === NOTHING ? NOTHING : (savedAt(save) ?? save));

/** Two saves of one slot are never merged: the player is asked. A removal gives way to another save, and no save to a removal. */
const asking: Merging<unknown, 'ask'> = {
  isSame: (one, other) => one === other,
  merge(base, mine, theirs) {
    if (mine === theirs || base === theirs) return { base: theirs, mine, conflicts: [] };
    if (mine === base || (mine === NOTHING && theirs !== NOTHING)) return { base: theirs, mine: theirs, conflicts: [] };
    return theirs === NOTHING ? { base: theirs, mine, conflicts: [] } : { base, mine, conflicts: ['ask'] };
  },
  rebase: (base, sent, theirs) => (sent.includes(theirs) ? theirs : base),
  // More than an hour of autosaves.
  mostSent: 300,
};

/** The server has this save, or NOTHING, as `revision`. */
export const storedAs = (mark: unknown, revision: number): Slot['state'] => Revisioned.of(asking, mark, revision);

/** Whether the server has something else in a slot than it had when this page last heard of it. */
export const isNews = ({ state }: Slot, mark: unknown, revision: number): boolean =>
  revision !== state.revision || ((mark === NOTHING || typeof state.theirs === 'number') && state.theirs !== mark);

export function slotOf({ save, revision, isUnsent, sent = [] }: KeptSlot, read: ReadSave): Slot {
  const mine = markOf(save);
  const isNew = revision === 0 && sent.length === 0;
  const known = !isUnsent ? mine : isNew ? NOTHING : UNKNOWN;
  return { state: Revisioned.of(asking, known, revision, { base: known, mine, sent }), mine: { raw: save, read } };
}

/** A slot as the browser keeps it; undefined where it holds nothing, and the server has nothing of it. */
export function keptOf({ state, mine }: Slot): KeptSlot | undefined {
  if (mine.raw === NOTHING && !state.isUnsent) return undefined;
  const sent = state.sent.filter((one) => typeof one === 'number');
  return { save: mine.raw, revision: state.from, isUnsent: state.isUnsent, ...(sent.length > 0 && { sent }) };
}

/** Whether the browser keeps a slot as it is in this page, so that no other tab has changed it. */
export function isAsKept(slot: Slot | undefined, kept: KeptSlot | undefined): boolean {
  const here = slot && keptOf(slot);
  const told = (one: KeptSlot | undefined) => one && [one.revision, one.isUnsent, ...(one.sent ?? [])].join();
  return told(here) === told(kept) && (!here || !kept || markOf(here.save) === markOf(kept.save));
}

/** A slot of which the server has `seen` as `revision`, or only its mark where it is the author's own. */
export function met(slot: Slot, mark: unknown, revision: number, seen?: SeenSave): Slot {
  const state = slot.state.received(mark, revision);
  const isTaken = state.mine !== slot.state.mine;
  return {
    state,
    mine: isTaken ? (seen ?? GONE) : slot.mine,
    theirs: state.conflicts.length > 0 ? seen : undefined,
  };
}

/** Nothing, as a save. */
export const GONE: SeenSave = { raw: NOTHING, read: { fault: 'foreign' } };
