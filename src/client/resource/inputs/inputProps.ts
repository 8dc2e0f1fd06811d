import type { ReactNode } from 'react';
import type { Limits } from '#client/ui/NumberLimits.tsx';
import type { LeafField, LeafKind } from '#domain/resource/field.ts';
import type { Language } from '#domain/text/languages.ts';

/** What the input of a kind of leaf takes. */
export interface InputProps<Kind extends LeafKind> {
  readonly label: string;
  readonly field: LeafField<Kind>;
  /** As it was typed. */
  readonly value: LeafField<Kind>['initial'];
  /** What is stored of it, or will be, where that may be another value: too long a text is not stored, or not all of it. */
  readonly stored?: LeafField<Kind>['initial'];
  /** Called once for what is one step to the author: a choice made, a text that was left. */
  readonly onChange: (value: LeafField<Kind>['initial']) => void;
  readonly errors: readonly string[];
  /** What is told beside a number. */
  readonly hint?: ReactNode;
  readonly scenarioId: string;
  /** Whether it is held to the list of banned words. */
  readonly isWatched: boolean;
}

/** Between what a number of a record may lie, for a reader. */
export const limitsOf = ({ min, max, options }: LeafField<'int'>, language: Language): Limits => ({
  min,
  max,
  named: options.map(({ code, label }) => ({ code, name: label[language] })),
});
