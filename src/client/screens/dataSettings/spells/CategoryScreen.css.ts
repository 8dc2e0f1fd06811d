import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const editor = style({ minWidth: 0 });
export const sheets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[4],
  minWidth: 0,
  paddingTop: theme.space[4],
});

export const sentence = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderInlineStart: `4px solid ${theme.color.accent}`,
  borderRadius: theme.radius.small,
  background: theme.color.accentWash,
});
export const said = style({ margin: 0, overflowWrap: 'anywhere' });
export const otherwise = style([said, { color: theme.color.textMuted, fontSize: theme.size.small }]);
