import { style } from '@vanilla-extract/css';
import { focusRing } from './focusRing.ts';
import { screen } from './screen.ts';
import { theme } from './theme.css.ts';

const { color } = theme;

export const radios = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space[5], rowGap: theme.space[1] });

/** The name stands before the row of tiles, if there is room. */
export const tileField = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[1],
  minWidth: 0,
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const tiles = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[1] });
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space.half,
  // All tiles have the same width, unless a picture or word needs more.
  flex: '1 1 48px',
  minWidth: 'min-content',
  padding: '3px 1px',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  background: color.field,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: color.controlBorderStrong },
    '&[data-selected]': {
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
      background: color.accentWash,
      color: color.accentText,
      fontWeight: theme.weight.medium,
    },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});
export const dot = style({
  flex: 'none',
  width: '18px',
  height: '18px',
  marginTop: '1px',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: '50%',
  background: color.field,
  selectors: {
    '[data-hovered] > &': { borderColor: color.controlBorderStrong },
    '[data-selected] > &': { border: `6px solid ${color.accent}` },
    '[data-disabled] > &': { borderColor: color.line },
    '[data-disabled][data-selected] > &': { borderColor: color.textDisabled },
    '[data-focus-visible] > &': focusRing,
  },
});

export const segments = style({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  maxWidth: '100%',
  overflowX: 'auto',
  padding: '2px',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: color.sunken,
});

export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  minHeight: '30px',
  padding: `0 ${theme.space[3]}`,
  borderRadius: '2px',
  color: color.textMuted,
  fontWeight: theme.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text, background: color.hover },
    '&[data-selected]': { background: color.field, color: color.accentText, boxShadow: `0 0 0 1px ${color.accent}` },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
  },
  '@media': { [screen.touch]: { minHeight: theme.control.touch } },
});
