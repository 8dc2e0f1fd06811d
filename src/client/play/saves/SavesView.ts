import type { StoreFault } from '#client/sync/BrowserDatabase.ts';
import type { Save, SaveFault } from '#game/journal/Save.ts';
import type { SeenSave } from './Slot.ts';
import { savedAt } from './savedAt.ts';

/** A slot as it is shown; undefined one that is free. */
export interface SlotView extends SeenSave {
  /** Whether the server is still to get it. */
  readonly isUnsent: boolean;
  /** What another device has put there meanwhile: neither takes the place of the other unasked. */
  readonly theirs: SeenSave | undefined;
}

/** A save that was made without an account, in a slot that the account has filled itself. */
export interface GuestSave extends SeenSave {
  readonly slot: number;
}

/** All slots of a game, and what is wrong with keeping them. */
export interface SavesView {
  /** Whether it is known by now what the browser has. */
  readonly isRead: boolean;
  readonly slots: readonly (SlotView | undefined)[];
  readonly guests: readonly GuestSave[];
  readonly newest: Newest;
  readonly storeFault: StoreFault | undefined;
  /** The game as it is now cannot be read back from a save, so the one before stays. */
  readonly isUnreadable: boolean;
  /** In the server's words. */
  readonly refusal: string | undefined;
}

/** A save that may be newer than the one that a game continues with, and why it is not that one. */
export interface PassedOver {
  readonly slot: number;
  readonly why: SaveFault | 'otherDevice' | 'guest';
  /** Undefined where not even that can be read. */
  readonly saved_at: number | undefined;
}

/** With what a game continues. */
export interface Newest {
  /** Undefined where none can be read. */
  readonly save: Save | undefined;
  readonly slot: number | undefined;
  readonly passedOver: readonly PassedOver[];
}

export const NOTHING_SAVED: Newest = { save: undefined, slot: undefined, passedOver: [] };

/** The save that was made last of those that can be read, and all that may be newer. */
export function newestOf({ slots, guests }: Pick<SavesView, 'slots' | 'guests'>): Newest {
  const [newest] = slots
    .flatMap((view, slot) => (view && 'save' in view.read ? [{ slot, save: view.read.save }] : []))
    .sort((one, other) => other.save.saved_at - one.save.saved_at);
  const others: readonly PassedOver[] = [
    ...slots.flatMap((view, slot) => [
      ...(view && 'fault' in view.read ? [{ slot, why: view.read.fault, saved_at: savedAt(view.raw) }] : []),
      ...(view?.theirs ? [{ slot, why: 'otherDevice' as const, saved_at: savedAt(view.theirs.raw) }] : []),
    ]),
    ...guests.map(({ slot, raw }) => ({ slot, why: 'guest' as const, saved_at: savedAt(raw) })),
  ];
  const least = newest?.save.saved_at ?? 0;
  const passedOver = others.filter(({ saved_at = Number.POSITIVE_INFINITY }) => saved_at > least);
  return { save: newest?.save, slot: newest?.slot, passedOver };
}
