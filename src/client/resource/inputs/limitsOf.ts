import type { Limits } from '#client/ui/NumberLimits.tsx';
import type { LeafField } from '#domain/resource/field.ts';
import type { Language } from '#domain/text/languages.ts';

/** Between what a number of a record may lie, for a reader. */
export const limitsOf = ({ min, max, options }: LeafField<'int'>, language: Language): Limits => ({
  min,
  max,
  named: options.map(({ code, label }) => ({ code, name: label[language] })),
});
