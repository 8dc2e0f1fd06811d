import { useLayoutEffect, useRef } from 'react';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { placeInWrapped } from '#domain/text/wrapLines.ts';
import { BoxedField } from './BoxedField.tsx';
import { measure, textArea } from './Field.css.ts';
import type { FieldTexts } from './FieldFrame.tsx';

interface TextAreaProps extends FieldTexts {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when an IME conversion starts and when it ends. */
  readonly onCompose?: (isComposing: boolean) => void;
  /** Called when the field is left. */
  readonly onBlur?: () => void;
  /** Display width of a line (see `displayWidth`), and number of lines, for the counter; the caller handles what is over. */
  readonly maxWidth: number;
  readonly maxLines: number;
  /** The language of the text, if it has one. */
  readonly lang?: string | undefined;
}

/** The maximum number of visible lines at first; the author can make the field longer. */
const MOST_ROWS = 6;

/** Text of several lines, each of a limited width. */
export function TextArea({ value, onChange, onCompose, maxWidth, maxLines, onBlur, lang, ...texts }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useKeptCaret(area.current, value);
  return (
    <BoxedField {...texts} measure={<LinesCounter text={value} maxWidth={maxWidth} maxLines={maxLines} />}>
      {(control) => (
        <textarea
          {...control}
          lang={lang}
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

/** Keeps the cursor behind the letters just typed when their lines are wrapped: setting a new text would put it at the end. */
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

/** Shows the width of the widest line and the number of lines, each with its limit. */
function LinesCounter({ text, maxWidth, maxLines }: { text: string; maxWidth: number; maxLines: number }) {
  const lines = text.split('\n');
  const widest = Math.max(...lines.map(displayWidth));
  return (
    <span className={measure} data-over={widest > maxWidth || lines.length > maxLines || undefined}>
      {widest}/{maxWidth} × {lines.length}/{maxLines}
    </span>
  );
}
