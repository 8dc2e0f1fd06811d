import type { StoreFault } from '#client/storage/BrowserDatabase.ts';
import type { Save, SaveFault } from '#game/saves/Save.ts';
import type { SeenSave } from './Slot.ts';
import { savedAt } from './savedAt.ts';

/** A slot for display; undefined for a free one. */
export interface SlotView extends SeenSave {
  /** Whether the server still lacks it. */
  readonly isUnsent: boolean;
  /** Another device's save in the same slot: neither replaces the other without a question. */
  readonly theirs: SeenSave | undefined;
}

/** A save that was made without an account, in a slot that the account has filled itself. */
export interface GuestSave extends SeenSave {
  readonly slot: number;
}

/** All slots of a game, and the problems of storing them. */
export interface SavesView {
  /** Whether the browser's store has been read. */
  readonly isRead: boolean;
  readonly slots: readonly (SlotView | undefined)[];
  readonly guests: readonly GuestSave[];
  readonly newest: Newest;
  readonly storeFault: StoreFault | undefined;
  /** The current game could not be read back from a save, so the previous save stays. */
  readonly isUnreadable: boolean;
  /** The server's message. */
  readonly refusal: string | undefined;
}

/** A save that may be newer than the one to continue with, and why it is not used. */
export interface PassedOver {
  readonly slot: number;
  readonly why: SaveFault | 'otherDevice' | 'guest';
  /** Undefined if even that cannot be read. */
  readonly saved_at: number | undefined;
}

/** The save to continue with. */
export interface Newest {
  /** Undefined if none can be read. */
  readonly save: Save | undefined;
  readonly slot: number | undefined;
  readonly passedOver: readonly PassedOver[];
}

export const NOTHING_SAVED: Newest = { save: undefined, slot: undefined, passedOver: [] };

/** Returns the latest readable save, and all saves that may be newer. */
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
