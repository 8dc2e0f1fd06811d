import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';
import { toolButton } from './ToolPanel.css.ts';

export const bar = style({
  display: 'none',
  // A part floating over the map has buttons of its own.
  selectors: { '[data-over-tools] ~ &': { visibility: 'hidden' } },
  '@media': {
    [screen.phone]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      // As high before it is filled as with the tools, which are 50 pixels high.
      minHeight: '51px',
      padding: `0 ${theme.space[1]}`,
      borderTop: `1px solid ${theme.color.line}`,
      background: theme.color.surface,
    },
  },
});

/** Looks like a tool, but takes no more room than it needs. */
export const dialogButton = style([toolButton, { '@media': { [screen.phone]: { flex: 'none' } } }]);
