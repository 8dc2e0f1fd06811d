import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '#client/ui/theme.css.ts';

const { color, space } = theme;

/** A script has room for the occasion beside the text. */
const wide = '(min-width: 620px)';

export const line = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"when actions" "rest rest"',
    gap: `${space[1]} ${space[3]}`,
    minWidth: 0,
    padding: `${space[3]} ${space[3]} ${space[3]} ${space[4]}`,
    borderTop: `1px solid ${color.line}`,
    // The mark of the row that the preview shows.
    boxShadow: 'inset 3px 0 0 transparent',
    '@container': {
      [wide]: { gridTemplateColumns: '188px minmax(0, 1fr) auto', gridTemplateAreas: '"when rest actions"' },
    },
  },
  variants: { isCurrent: { false: {}, true: { boxShadow: `inset 3px 0 0 ${color.accent}` } } },
});

export const when = style({ gridArea: 'when', display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0 });
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  minHeight: theme.control.small,
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: theme.control.small,
  height: theme.control.small,
  borderRadius: '50%',
  background: color.accentWash,
  color: color.accentText,
});
export const occasion = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(132px, 100%), 1fr))',
  gap: space[2],
  minWidth: 0,
});

export const rest = style({ gridArea: 'rest', display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0 });
export const said = style({ position: 'relative', minWidth: 0 });
/** On the line of the button for another page. */
export const message = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `0 ${space[2]}`,
  width: 'fit-content',
  minHeight: theme.control.small,
  marginInlineStart: 'auto',
  marginTop: `calc(-1 * ${theme.control.small})`,
  color: color.textMuted,
  fontSize: theme.size.small,
});
globalStyle(`${message} button`, { color: color.textMuted, fontSize: theme.size.small });
export const shared = style({ color: color.warningText });

export const actions = style({ gridArea: 'actions', display: 'flex', alignItems: 'flex-start' });
