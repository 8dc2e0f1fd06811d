import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const group = style({ selectors: { '& + &': { marginTop: theme.space[2] } } });
export const title = style({ padding: `${theme.space[1]} 0`, fontWeight: theme.weight.medium });
export const effects = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: theme.space[1],
  paddingTop: theme.space[1],
});

export const effect = style({
  minHeight: theme.control.small,
  padding: `0 ${theme.space[2]}`,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: color.field,
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-pressed="true"]': { borderColor: color.accent, background: color.accent, color: color.onAccent },
    '&:disabled': { borderColor: color.line, background: color.field, color: color.textDisabled, cursor: 'default' },
  },
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});
/** The spell of an effect. */
export const spell = style({ display: 'block', fontSize: theme.size.small, opacity: 0.8 });
