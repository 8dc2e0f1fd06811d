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
  /** Without it the event does nothing. */
  readonly isNeeded?: true;
  /** Of a flag. */
  readonly access?: FlagAccess;
  /** Of an item: the party gets it. Other events ask for theirs or take it. */
  readonly isGiven?: true;
}

/** A kind of event as the map, its forms and its checks see it. */
export interface EventDefinition {
  readonly name: Label;
  /** Its numbers, at most nine. A new one comes last: in stored maps it is 0. */
  readonly slots: readonly Slot[];
  /** The figure beside the picture of its category; no two kinds of a category have the same. */
  readonly mark: Mark;
  /** Gifts happen once unless the author says otherwise. */
  readonly isOnce?: true;
  /** The event that the editor creates and moves at the other end. */
  readonly counterpart?: EventId;
  /** What it becomes in a mirror. */
  readonly mirrored?: EventId;
  /** A new one leads to the same cell there. */
  readonly leadsTo?: 'floorAbove' | 'floorBelow';
  /** What is usually on its side, most likely first: a new one takes the side where that is. */
  readonly standsOn?: readonly BorderName[];
}
