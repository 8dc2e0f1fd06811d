import type { SlotKind } from '#domain/events/slotKinds.ts';
import type { GroundName } from './textures/grounds.ts';
import type { HangingName, SpriteName } from './textures/sprites.ts';

/**
 * The look of the events of a kind for the party. `unseen` are concealed ones, those found by search, traps, turntables and battles: a
 * labyrinth keeps its secrets.
 */
export type EventLook = 'unseen' | VisibleLook;

/** A sprite in its cell, something on the floor, or something on a wall. */
interface VisibleLook {
  readonly sprite?: SpriteName;
  readonly ground?: GroundName;
  /** Shown on the side that the event's slot of kind `side` names. */
  readonly hanging?: HangingName;
  /** Visible only if the slot of this kind is not 0. */
  readonly where?: SlotKind;
}
