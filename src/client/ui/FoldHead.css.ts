import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

const { color } = theme;

export const title = style({ fontSize: theme.size.body });
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  width: '100%',
  minHeight: theme.control.small,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: theme.weight.bold,
  textAlign: 'start',
  cursor: 'pointer',
});
export const chevron = style({
  flex: 'none',
  color: color.textMuted,
  selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
});

const TONES = {
  error: { background: color.dangerWash, color: color.dangerText },
  information: { background: color.accentWash, color: color.accentText },
  warning: { background: color.warningWash, color: color.warningText },
  plain: { background: color.surface, color: color.textMuted },
} as const;
export type Tone = keyof typeof TONES;
export const count = recipe({
  base: {
    padding: `0 ${theme.space[2]}`,
    borderRadius: theme.radius.small,
    fontSize: theme.size.small,
    fontWeight: theme.weight.normal,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { tone: TONES },
});
