import { displayWidth } from '#domain/text/displayWidth.ts';
import { measure } from './Field.css.ts';

/** How much of the allowed display width a text takes. */
export function WidthCounter({ text, maxWidth }: { readonly text: string; readonly maxWidth: number }) {
  const width = displayWidth(text);
  return (
    <span className={measure} data-over={width > maxWidth || undefined}>
      {width}/{maxWidth}
    </span>
  );
}
