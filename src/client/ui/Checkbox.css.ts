import { style } from '@vanilla-extract/css';
import { focusRing } from './focusRing.ts';
import { screen } from './screen.ts';
import { theme } from './theme.css.ts';

const { color } = theme;

/** A control with its text next to it: checkbox, switch, radio. */
export const option = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: theme.space[2],
  minHeight: '24px',
  lineHeight: '20px',
  paddingBlock: theme.space.half,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' } },
  '@media': { [screen.touch]: { paddingBlock: theme.space[3] } },
});

export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  marginTop: '1px',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: color.field,
  color: color.onAccent,
  transition: `background-color ${theme.duration.quick}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.controlBorderStrong, background: color.hover },
    '[data-selected] > &, [data-indeterminate] > &': { background: color.accent, borderColor: color.accent },
    '[data-invalid] > &': { borderColor: color.danger },
    '[data-disabled] > &': { background: color.sunken, borderColor: color.line },
    '[data-disabled][data-selected] > &': { background: color.textDisabled, color: color.surface },
    '[data-focus-visible] > &': focusRing,
  },
});

/** The focus ring surrounds the mark, not the whole line. */
export const bare = style({ selectors: { '&[data-focus-visible]': { outline: 'none' } } });
export const sign = style({ opacity: 0, selectors: { '[data-selected] &, [data-indeterminate] &': { opacity: 1 } } });
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space[1],
});
