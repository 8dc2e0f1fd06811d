import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const dialog = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  width: 'max-content',
  border: `1px solid ${color.line}`,
  selectors: { '&:hover': { borderColor: color.accent } },
});
export const picture = style({ display: 'block', maxWidth: 'none' });
/** A ring is visible on any floor, however small its cells are drawn. */
export const mark = style({
  position: 'absolute',
  width: '22px',
  height: '22px',
  transform: 'translate(-50%, 50%)',
  border: `3px solid ${theme.map.cursor}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${color.surface}`,
  pointerEvents: 'none',
});
