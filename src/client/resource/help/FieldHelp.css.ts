import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** Below a group of related fields. */
export const help = style({
  marginTop: theme.space[1],
  color: color.textMuted,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
});

/** Inline in the sentence, yet large enough to tap. */
export const more = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  marginBlock: '-5px',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  color: color.accentText,
  cursor: 'pointer',
  verticalAlign: 'middle',
  selectors: { '&:hover, &[aria-expanded="true"]': { background: color.hover } },
  '@media': { [screen.touch]: { width: '32px', height: '32px', marginBlock: '-9px' } },
});
