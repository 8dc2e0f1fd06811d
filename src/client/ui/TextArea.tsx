import { useLayoutEffect, useRef } from 'react';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { placeInWrapped } from '#domain/text/wrapLines.ts';
import { BoxedField } from './BoxedField.tsx';
import { measure, textArea } from './Field.css.ts';
import type { FieldTexts } from './FieldFrame.tsx';

interface TextAreaProps extends FieldTexts {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when an input method begins a conversion and when it ends one. */
  readonly onCompose?: (isComposing: boolean) => void;
  /** Called when the field is left. */
  readonly onBlur?: () => void;
  /** Display width of a line (see `displayWidth`), and lines, for the counter; what is over is the business of whoever takes the text. */
  readonly maxWidth: number;
  readonly maxLines: number;
}

/** Lines in sight at first; the author may pull the field longer. */
const MOST_ROWS = 6;

/** Text of several lines, each of a limited width. */
export function TextArea({ value, onChange, onCompose, maxWidth, maxLines, onBlur, ...texts }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useKeptCaret(area.current, value);
  return (
    <BoxedField {...texts} measure={<LinesCounter text={value} maxWidth={maxWidth} maxLines={maxLines} />}>
      {(control) => (
        <textarea
          {...control}
          ref={area}
          className={textArea}
          rows={Math.min(maxLines, MOST_ROWS)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onCompositionStart={() => onCompose?.(true)}
          onCompositionEnd={() => onCompose?.(false)}
          onBlur={onBlur}
        />
      )}
    </BoxedField>
  );
}

/** Keeps the caret behind the letters that one has just written, where their lines are wrapped: a new text puts it at the end of all. */
function useKeptCaret(area: HTMLTextAreaElement | null, value: string) {
  // Read before React writes the new text into the field.
  const before = area && area === document.activeElement && area.value !== value ? area.value : undefined;
  const places = [area?.selectionStart ?? 0, area?.selectionEnd ?? 0] as const;
  useLayoutEffect(() => {
    if (area === null || before === undefined || withoutBlanks(before) !== withoutBlanks(value)) return;
    const [start, end] = places.map((place) => placeInWrapped(before, value, place)) as [number, number];
    area.setSelectionRange(start, end);
  });
}

const withoutBlanks = (text: string) => text.replace(/\s/g, '');

/** The widest line beside what a line holds, and the lines beside how many there may be. */
function LinesCounter({ text, maxWidth, maxLines }: { text: string; maxWidth: number; maxLines: number }) {
  const lines = text.split('\n');
  const widest = Math.max(...lines.map(displayWidth));
  return (
    <span className={measure} data-over={widest > maxWidth || lines.length > maxLines || undefined}>
      {widest}/{maxWidth} × {lines.length}/{maxLines}
    </span>
  );
}
