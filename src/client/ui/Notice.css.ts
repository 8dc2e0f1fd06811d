import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

const { color } = theme;

export const notice = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.space[3],
    padding: `${theme.space[3]} ${theme.space[4]}`,
    borderInlineStart: '3px solid currentColor',
    borderRadius: theme.radius.small,
  },
  variants: {
    tone: {
      normal: { background: color.accentWash, color: color.accentText },
      success: { background: color.successWash, color: color.successText },
      warning: { background: color.warningWash, color: color.warningText },
      danger: { background: color.dangerWash, color: color.dangerText },
    },
  },
});
/** Only the icon has the tone's colour; the text is in the normal colour. */
export const words = style({ display: 'flex', flexDirection: 'column', gap: theme.space[1], color: color.text });
globalStyle(`${words} > *`, { overflowWrap: 'anywhere' });
export const mark = style({ marginTop: '3px' });
