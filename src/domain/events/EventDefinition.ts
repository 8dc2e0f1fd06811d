import type { FlagAccess } from '#domain/catalogs/flagAccess.ts';
import type { BorderName } from '#domain/map/cell.ts';
import type { Label } from '#domain/text/languages.ts';
import type { Mark } from './eventMarks.ts';
import type { EventId } from './kinds.ts';
import type { SlotKind } from './slotKinds.ts';

/** One number of an event: its meaning and its name. Its key in `data` is its place among the numbers of its kind. */
export interface Slot {
  readonly kind: SlotKind;
  readonly label: Label;
  /** Whether the event does nothing without it. */
  readonly isNeeded?: true;
  /** The access to the flag, for a flag. */
  readonly access?: FlagAccess;
  /** For an item, whether the party gets it. Other events require their item or take it. */
  readonly isGiven?: true;
}

/** A kind of event, as the map, its forms and its checks need it. */
export interface EventDefinition {
  readonly name: Label;
  /** Its numbers, at most nine. A new one comes last: in stored maps it is 0. */
  readonly slots: readonly Slot[];
  /** The figure on the picture of its category; it differs between the kinds of a category. */
  readonly mark: Mark;
  /** Whether it happens once unless the author says otherwise, as gifts do. */
  readonly isOnce?: true;
  /** The event that the editor creates and moves at the other end. */
  readonly counterpart?: EventId;
  /** The kind that it becomes when it is mirrored. */
  readonly mirrored?: EventId;
  /** A new event leads to the same cell there. */
  readonly leadsTo?: 'floorAbove' | 'floorBelow';
  /** The usual borders on its side, most likely first: a new event takes a side with one of them. */
  readonly standsOn?: readonly BorderName[];
}
