import type { SlotKind } from '#domain/events/slotKinds.ts';
import type { GroundName } from './textures/grounds.ts';
import type { HangingName, SpriteName } from './textures/sprites.ts';

/**
 * How the party sees the events of a kind. `unseen` are concealed ones, those found by search, traps, turntables and battles: a labyrinth
 * keeps its secrets.
 */
export type EventLook = 'unseen' | VisibleLook;

/** A sprite in its cell, something on the floor, or something on a wall. */
interface VisibleLook {
  readonly sprite?: SpriteName;
  readonly ground?: GroundName;
  /** It hangs on the side that the event's slot of kind `side` names. */
  readonly hanging?: HangingName;
  /** Visible only if the slot of this kind is not 0. */
  readonly where?: SlotKind;
}
