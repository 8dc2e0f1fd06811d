import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const drop = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space[3],
  padding: theme.space[4],
  border: `1px dashed ${theme.color.controlBorder}`,
  borderRadius: theme.radius.large,
  background: theme.color.field,
  selectors: {
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: theme.color.accent,
      background: theme.color.accentWash,
    },
  },
});
