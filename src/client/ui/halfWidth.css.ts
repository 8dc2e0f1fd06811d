import { fontFace } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

/** A face for the half-width columns of the game's windows: each letter of ASCII is half as wide as the face is high (docs/speed.md, "A face for windows"). */
const face = fontFace({
  src: "url('/fonts/inconsolata-ascii.woff2') format('woff2')",
  fontDisplay: 'swap',
  unicodeRange: 'U+20-7E',
});

/** Half-width letters, and for all others the font of full-width ones. */
export const HALF_WIDTH = `${face}, ${theme.font.body}`;
/** Both together in a field, whose full-width letters are as wide as two half-width ones. */
export const HALF_AND_FULL = `${face}, ${theme.font.code}`;
