import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { limitsOf } from '#client/resource/inputs/inputProps.ts';
import { TypedBanned } from '#client/resource/table/status/CellBanned.tsx';
import { NumberLimits } from '#client/ui/NumberLimits.tsx';
import { WidthCounter } from '#client/ui/WidthCounter.tsx';
import type { LeafField } from '#domain/resource/field.ts';
import { measure } from './CellInput.css.ts';

interface CellMeasureProps {
  readonly field: LeafField;
  readonly typed: string;
  /** Whether the text is checked against the list of banned words. */
  readonly isWatched: boolean;
}

/** Shown below the edited cell: the width and banned words of a text, or the limits of a number. */
export function CellMeasure({ field, typed, isWatched }: CellMeasureProps) {
  const language = useAtomValue(languageAtom);
  if (field.kind !== 'text' && field.kind !== 'int') return null;
  return (
    <span className={measure}>
      {field.kind === 'text' ? (
        <WidthCounter text={typed} maxWidth={field.maxWidth} />
      ) : (
        <NumberLimits {...limitsOf(field, language)} />
      )}
      {isWatched && <TypedBanned typed={typed} />}
    </span>
  );
}
