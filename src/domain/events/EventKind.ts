import type { Label } from '#domain/text/languages.ts';
import type { EventRule } from '#game/operations/EventNumbers.ts';
import type { EventLook } from '#view/EventLook.ts';
import type { EventDefinition } from './EventDefinition.ts';

/**
 * The parts of a kind of event. Its file in `kinds` exports each by its name; if one is missing, the list of kinds does not compile. The
 * bundler gives the browser only the parts that it needs (docs/decisions/0067).
 */
export interface EventKind {
  /** What the map, its forms and its checks read. */
  readonly definition: EventDefinition;
  /** What it does to the party, in a sentence. */
  readonly sentence: Label;
  /** How the party sees it. */
  readonly look: EventLook;
  /** What it does in play, as operations, and when. */
  readonly rule: EventRule;
}
