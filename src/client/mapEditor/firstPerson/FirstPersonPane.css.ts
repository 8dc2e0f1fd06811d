import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** The sizes next to the map, in CSS pixels. */
const BESIDE = {
  small: { width: '223px', height: '140px' },
  large: { width: '512px', maxWidth: '100%', aspectRatio: '8 / 5' },
};

const frame = style({
  display: 'block',
  padding: 0,
  border: 0,
  background: theme.game.view,
  cursor: 'pointer',
});
/** On a phone it covers the map, as wide as the buttons for turning and walking leave room. */
const over = { flex: 1, minWidth: 0 };
export const picture = styleVariants({ ...BESIDE, phone: over }, (size) => [frame, size]);
export type ViewSize = keyof typeof picture;
export const canvas = style({ display: 'block', width: '100%', height: '100%', imageRendering: 'pixelated' });

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const title = style({
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  color: theme.color.textMuted,
});
/** The view in words: in the dark there is nothing else. */
export const caption = style({
  height: '18px',
  marginTop: theme.space[1],
  overflow: 'hidden',
  fontSize: theme.size.small,
  lineHeight: '18px',
  color: theme.color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [screen.phone]: { display: 'none' } },
});
export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[1],
  '@media': { [screen.phone]: { flexDirection: 'column', gap: 0 } },
});

export const phone = style({
  display: 'flex',
  flex: 'none',
  height: `calc(4 * ${theme.control.touch})`,
  borderBottom: `1px solid ${theme.color.line}`,
});
