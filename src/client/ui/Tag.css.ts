import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const { color } = theme;

/** A word that says of which sort an entry is. */
export const tag = style({
  padding: `0 ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: color.sunken,
  color: color.textMuted,
  fontSize: theme.size.small,
  whiteSpace: 'nowrap',
});
/** Of the sort that is looked for among the others. */
export const markedTag = style([tag, { background: color.accentWash, color: color.accentText }]);
