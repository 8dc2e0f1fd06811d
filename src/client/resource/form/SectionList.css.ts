import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { scrollingLine } from '#client/ui/TabBar.css.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const list = style({ ...scrollingLine, flex: 1, display: 'flex' });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  gap: theme.space[2],
  minHeight: theme.control.medium,
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderRadius: theme.radius.small,
  color: color.text,
  lineHeight: theme.lineHeight.tight,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': { background: color.accentWash, color: color.accentText, fontWeight: theme.weight.medium },
  },
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});
export const errors = style({
  flex: 'none',
  padding: `0 ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: color.dangerWash,
  color: color.dangerText,
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
});
