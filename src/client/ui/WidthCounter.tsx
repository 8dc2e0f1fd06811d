import { displayWidth } from '#domain/text/displayWidth.ts';
import { count, counter } from './Field.css.ts';

/** Shows the display width of a text and its limit. */
export function WidthCounter({ text, maxWidth }: { readonly text: string; readonly maxWidth: number }) {
  const width = displayWidth(text);
  // The same number of digits on both sides, the slash, and some room for bold ones.
  const characters = 2 * String(maxWidth).length + 2;
  return (
    <span className={counter} style={{ width: `${characters}ch` }}>
      <span className={count} data-over={width > maxWidth || undefined}>
        {width}/{maxWidth}
      </span>
    </span>
  );
}
