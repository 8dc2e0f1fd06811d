import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

const { color } = theme;

/** A word that names the kind of an entry. */
export const tag = style({
  padding: `0 ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: color.sunken,
  color: color.textMuted,
  fontSize: theme.size.small,
  whiteSpace: 'nowrap',
});
/** Highlights the kind that was searched for. */
export const markedTag = style([tag, { background: color.accentWash, color: color.accentText }]);

/** With an icon: a state of the whole page. */
export const stateTag = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: theme.space[1],
    padding: `${theme.space.half} ${theme.space[2]}`,
    borderRadius: theme.radius.small,
    fontSize: theme.size.small,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      accent: { background: color.accentWash, color: color.accentText },
      warning: { background: color.warningWash, color: color.warningText },
    },
  },
});
