import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[1],
  minWidth: 0,
});

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'stretch',
    maxWidth: '100%',
    minHeight: theme.control.small,
    border: '1px solid transparent',
    borderRadius: '14px',
    fontSize: theme.size.small,
    '@media': { [screen.touch]: { minHeight: '36px', borderRadius: '18px' } },
  },
  variants: {
    look: {
      needs: { borderColor: color.controlBorder, background: color.surface, color: color.text },
      gives: { background: color.successWash, color: color.successText },
      sets: { background: color.accentWash, color: color.accentText },
      plain: { background: color.sunken, color: color.textMuted },
    },
  },
});

export const open = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  minWidth: 0,
  padding: `2px ${theme.space[1]} 2px ${theme.space[2]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  selectors: { 'button&': { cursor: 'pointer' }, 'button&:hover': { textDecoration: 'underline' } },
});
export const name = style({ flex: 'none' });
export const value = style({
  minWidth: 0,
  overflow: 'hidden',
  fontWeight: theme.weight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const clear = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '26px',
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(340px, calc(100vw - 32px))',
  padding: theme.space[3],
  overflow: 'visible',
  outline: 'none',
});
