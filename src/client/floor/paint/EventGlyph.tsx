import { GLYPH_SIDE, glyphLines } from './eventGlyphs.ts';

interface EventGlyphProps {
  /** Id of the kind of event. */
  readonly event: number;
  /** Side in CSS pixels. */
  readonly size?: number;
}

/** The icon of a kind of event as on the map, in the colour of the text. */
export function EventGlyph({ event, size = 20 }: EventGlyphProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${GLYPH_SIDE} ${GLYPH_SIDE}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={glyphLines(event)} />
    </svg>
  );
}
