import { cutLines } from '#domain/text/cutLines.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { BoxedField } from './BoxedField.tsx';
import { measure, textArea } from './Field.css.ts';
import type { FieldTexts } from './FieldFrame.tsx';

interface TextAreaProps extends FieldTexts {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the field is left, after what is over is cut. */
  readonly onBlur?: () => void;
  /** Called when leaving has cut something, with what was typed and what was left of it. */
  readonly onCut?: (whole: string, rest: string) => void;
  /** Display width of a line (see `displayWidth`); what is over is cut on leaving, not before: an author breaks long lines anew. */
  readonly maxWidth: number;
  readonly maxLines: number;
}

/** Lines in sight at first; the author may pull the field longer. */
const MOST_ROWS = 6;

/** Text of several lines, each of a limited width. */
export function TextArea({ value, onChange, maxWidth, maxLines, onBlur, onCut, ...texts }: TextAreaProps) {
  function commit(text: string) {
    const cut = cutLines(text, maxWidth, maxLines);
    if (cut === text) return;
    onChange(cut);
    onCut?.(text, cut);
  }
  return (
    <BoxedField {...texts} measure={<LinesCounter text={value} maxWidth={maxWidth} maxLines={maxLines} />}>
      {(control) => (
        <textarea
          {...control}
          className={textArea}
          rows={Math.min(maxLines, MOST_ROWS)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={(event) => {
            commit(event.currentTarget.value);
            onBlur?.();
          }}
        />
      )}
    </BoxedField>
  );
}

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
