import type { LeafField, LeafKind } from '#domain/resource/field.ts';

/** What the input of a kind of leaf takes. */
export interface InputProps<Kind extends LeafKind> {
  readonly label: string;
  readonly field: LeafField<Kind>;
  readonly value: LeafField<Kind>['initial'];
  /** Called once for what is one step to the author: a choice made, a text that was left. */
  readonly onChange: (value: LeafField<Kind>['initial']) => void;
  readonly errors: readonly string[];
  readonly scenarioId: string;
  /** Whether it is held to the list of banned words. */
  readonly isWatched: boolean;
}
