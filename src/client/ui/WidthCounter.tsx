import { displayWidth } from '#domain/text/displayWidth.ts';
import { count, counter } from './Field.css.ts';

/** How much of the allowed display width a text takes. */
export function WidthCounter({ text, maxWidth }: { readonly text: string; readonly maxWidth: number }) {
  const width = displayWidth(text);
  // As many digits on both sides, the stroke, and some room for bold ones.
  const characters = 2 * String(maxWidth).length + 2;
  return (
    <span className={counter} style={{ width: `${characters}ch` }}>
      <span className={count} data-over={width > maxWidth || undefined}>
        {width}/{maxWidth}
      </span>
    </span>
  );
}
