import { style } from '@vanilla-extract/css';
import { focusRing } from './focusRing.ts';
import { screen } from './screen.ts';
import { theme } from './theme.css.ts';

const { color } = theme;

export const track = style({
  flex: 'none',
  width: '34px',
  height: '20px',
  padding: '2px',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: '10px',
  background: color.sunken,
  transition: `background-color ${theme.duration.calm}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.controlBorderStrong },
    '[data-selected] > &': { background: color.accent, borderColor: color.accent },
    '[data-disabled] > &': { borderColor: color.line },
    '[data-disabled][data-selected] > &': { background: color.textDisabled },
    '[data-focus-visible] > &': focusRing,
  },
  '@media': { [screen.forced]: { selectors: { '[data-selected] > &': { background: 'HighlightText' } } } },
});

export const knob = style({
  display: 'block',
  width: '14px',
  height: '14px',
  borderRadius: '50%',
  background: color.controlBorder,
  transition: `transform ${theme.duration.calm}`,
  selectors: {
    '[data-selected] &': { background: color.onAccent, transform: 'translateX(14px)' },
    '[data-disabled] &': { background: color.textDisabled },
    '[data-disabled][data-selected] &': { background: color.surface },
  },
  '@media': {
    [screen.forced]: { background: 'ButtonText', selectors: { '[data-selected] &': { background: 'Highlight' } } },
  },
});
