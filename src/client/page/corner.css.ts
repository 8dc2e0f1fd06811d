/** Language and theme for users who have no avatar menu yet; light, because the first screen loads them. */
import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const corner = style({ display: 'flex', alignItems: 'center', gap: theme.space[2] });

export const languages = style({
  display: 'flex',
  padding: theme.space.half,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: color.surface,
});

export const language = style({
  minHeight: theme.control.small,
  padding: `0 ${theme.space[3]}`,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: color.textMuted,
  fontSize: theme.size.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-pressed="true"]': {
      background: color.accentWash,
      color: color.accentText,
      fontWeight: theme.weight.medium,
    },
  },
});

export const cornerButton = style({
  display: 'grid',
  placeItems: 'center',
  width: theme.control.medium,
  height: theme.control.medium,
  padding: 0,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: theme.radius.small,
  background: color.surface,
  color: color.text,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
});
