import { NumberLimits } from '#client/ui/NumberLimits.tsx';
import { WidthCounter } from '#client/ui/WidthCounter.tsx';
import type { LeafField } from '#domain/resource/field.ts';
import { measure } from './CellInput.css.ts';

interface CellMeasureProps {
  readonly field: LeafField;
  readonly typed: string;
}

/** Below the cell that is edited: how much of its width a text takes, between what a number may lie. */
export function CellMeasure({ field, typed }: CellMeasureProps) {
  if (field.kind !== 'text' && field.kind !== 'int') return null;
  return (
    <span className={measure}>
      {field.kind === 'text' ? <WidthCounter text={typed} maxWidth={field.maxWidth} /> : <NumberLimits {...field} />}
    </span>
  );
}
