import { type ReactNode, useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { cut as cutStyle } from './inputs.css.ts';

interface CutTextProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Draws a field of text, which tells when something was cut. */
  readonly children: (onCut: (whole: string, rest: string) => void) => ReactNode;
}

/**
 * A field of text, and below it how much of what was typed was cut. That was never a step, so no undo knows it: as long as the field
 * holds what was left of it, the whole text can be brought back there, to be broken into other lines.
 */
export function CutText({ value, onChange, children }: CutTextProps) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState<{ readonly whole: string; readonly rest: string }>();
  function bringBack(whole: string) {
    frame.current?.querySelector<HTMLElement>('textarea, input')?.focus();
    onChange(whole);
  }
  return (
    <div ref={frame}>
      {children((whole, rest) => setCut({ whole, rest }))}
      {cut && cut.rest === value && (
        <span className={cutStyle} role="status">
          {text('record.cut', { count: Array.from(cut.whole).length - Array.from(cut.rest).length })}
          <Button size="small" onPress={() => bringBack(cut.whole)}>
            {text('record.cut.back')}
          </Button>
        </span>
      )}
    </div>
  );
}
