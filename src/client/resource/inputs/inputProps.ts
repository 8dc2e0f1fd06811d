import type { ReactNode } from 'react';
import type { Limits } from '#client/ui/NumberLimits.tsx';
import type { LeafField, LeafKind } from '#domain/resource/field.ts';
import type { Language } from '#domain/text/languages.ts';

/** Props of the input of a kind of leaf. */
export interface InputProps<Kind extends LeafKind> {
  readonly label: string;
  readonly field: LeafField<Kind>;
  /** The value as typed. */
  readonly value: LeafField<Kind>['initial'];
  /** The value that is or will be stored, if it can differ: a text that is too long is stored in part or not at all. */
  readonly stored?: LeafField<Kind>['initial'];
  /** Called once per undo step: when a choice is made or a text field is left. */
  readonly onChange: (value: LeafField<Kind>['initial']) => void;
  readonly errors: readonly string[];
  /** Shown next to a number. */
  readonly hint?: ReactNode;
  readonly scenarioId: string;
  /** The language of a text, if it has one. */
  readonly lang?: Language | undefined;
  /** Whether the text is checked against the list of banned words. */
  readonly isWatched: boolean;
}

/** Returns the limits of a number, with its named values in a language. */
export const limitsOf = ({ min, max, options }: LeafField<'int'>, language: Language): Limits => ({
  min,
  max,
  named: options.map(({ code, label }) => ({ code, name: label[language] })),
});
