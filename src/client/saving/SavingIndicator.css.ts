import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';
import { visuallyHiddenRules } from '#client/ui/visuallyHidden.css.ts';

const { color } = theme;

export const indicator = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[1],
    padding: `0 ${theme.space[2]}`,
    borderRadius: theme.radius.small,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      calm: { color: color.successText },
      waiting: { background: color.warningWash, color: color.warningText },
      trouble: { background: color.dangerWash, color: color.dangerText, fontWeight: theme.weight.medium },
    },
  },
});

/** In a bar that is a single line on phones, only the icon shows that all is well; problems are shown in words. */
export const calmWords = style({});
globalStyle(`[data-terse] ${calmWords}`, { '@media': { [screen.phone]: visuallyHiddenRules } });

/** Puts the children on top of each other; one of them is visible. */
export const stack = style({ display: 'inline-grid' });
/** Icons and words, keyed by the icon with which they are visible. */
export const seenWith = styleVariants(
  { check: 'check', sending: 'sending', offline: 'offline', trouble: 'trouble' },
  (name) => ({
    gridArea: '1 / 1',
    visibility: 'hidden',
    selectors: { [`[data-icon=${name}] > * > &`]: { visibility: 'visible' } },
  }),
);
