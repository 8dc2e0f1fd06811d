import type { Label } from '#domain/text/languages.ts';
import type { EventRule } from '#game/operations/EventNumbers.ts';
import type { EventLook } from '#view/EventLook.ts';
import type { EventDefinition } from './EventDefinition.ts';

/**
 * The parts of a kind of event. Its file in `kinds` exports each by its name; if one is missing, the list of kinds does not compile. The
 * bundler gives the browser only the parts that it needs (docs/decisions/0067).
 */
export interface EventKind {
  /** The data that the map, its forms and its checks read. */
  readonly definition: EventDefinition;
  /** A sentence about its effect on the party. */
  readonly sentence: Label;
  /** Its look for the party. */
  readonly look: EventLook;
  /** Its effect in play, as operations, and when they run. */
  readonly rule: EventRule;
}
