import type { EventId, SlotKind } from '#domain/catalogs/eventTypes.ts';
import type { GroundName } from './textures/grounds.ts';
import type { HangingName, SpriteName } from './textures/sprites.ts';

/** The look of an event: a sprite in its cell, something on the floor, or something on a wall. */
interface EventLook {
  readonly sprite?: SpriteName;
  readonly ground?: GroundName;
  /** It hangs on the side that the event's slot of kind `side` names. */
  readonly hanging?: HangingName;
  /** Visible only if the slot of this kind is not 0. */
  readonly where?: SlotKind;
}

/**
 * The visible events by id. Concealed ones, those found by search, traps, turntables and battles are not visible: a labyrinth keeps its
 * secrets.
 */
export const EVENT_LOOKS: Readonly<Partial<Record<EventId, EventLook>>> = {
  101: { sprite: 'stairsUp' },
  102: { sprite: 'stairsDown' },
  103: { sprite: 'stairsUp' },
  104: { sprite: 'stairsDown' },
  201: { sprite: 'elevator' },
  202: { sprite: 'elevator' },
  301: { ground: 'circle', where: 'yesNo' },
  304: { ground: 'circle' },
  401: { ground: 'chute' },
  501: { ground: 'pit' },
  503: { ground: 'spikes' },
  701: { ground: 'plate' },
  702: { ground: 'plate' },
  904: { hanging: 'sign' },
  1101: { sprite: 'bundle' },
  1301: { sprite: 'chest' },
  1302: { sprite: 'chest' },
  1501: { sprite: 'wanderer' },
  1604: { hanging: 'lever' },
  1801: { sprite: 'fountain' },
  1802: { sprite: 'fountain' },
  1803: { sprite: 'fountain' },
  1804: { sprite: 'fountain' },
  1901: { sprite: 'stall' },
  1902: { sprite: 'stall' },
  1903: { sprite: 'stall' },
  1904: { sprite: 'stall' },
  1905: { sprite: 'stall' },
  2001: { sprite: 'crystal' },
  2002: { sprite: 'crystal' },
  2101: { sprite: 'wayOut' },
  2102: { sprite: 'wayOut' },
};
