import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, space } = theme;
/** Media queries for three columns of fields, and for two. */
const [three, two] = ['(min-width: 860px)', '(min-width: 560px)'];

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  containerType: 'inline-size',
  maxHeight: '46dvh',
  padding: `${space[1]} ${space[3]} ${space[3]}`,
  overflowY: 'auto',
  '@media': { [screen.phone]: { maxHeight: 'none', padding: 0, overflowY: 'visible' } },
});
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[3]} ${space[4]}`,
  '@container': {
    [two]: { display: 'block', columns: 2 },
    // The first column holds two parts, one below the other.
    [three]: {
      display: 'grid',
      columns: 'auto',
      gridTemplateColumns: 'minmax(404px, 1.7fr) minmax(0, 1fr) minmax(0, 1.05fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

const besides = { '@container': { [three]: { gridRow: '1 / span 2' } } };
const whole = style({
  minWidth: 0,
  breakInside: 'avoid',
  '@container': { [two]: { paddingBottom: space[3] }, [three]: { paddingBottom: 0 } },
});
export const part = styleVariants(
  { names: {}, looks: { '@container': { [three]: { gridRow: '2' } } }, rules: besides, encounters: besides },
  (place) => [whole, place],
);
export const partTitle = style({
  marginBottom: space[1],
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  color: color.textMuted,
});

const pairs = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${space[2]} ${space[3]}`,
};
const onePerLine = { '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } };
export const fields = styleVariants({
  names: { ...pairs, ...onePerLine },
  // The picture is next to the rows, which do not need the full width.
  looks: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 112px',
    alignItems: 'center',
    gap: `${space[1]} ${space[2]}`,
    ...onePerLine,
  },
  rules: pairs,
  encounters: pairs,
});

export const wide = style({ display: 'grid', gap: space[2], gridColumn: '1 / -1', minWidth: 0 });
/** The fields that take a whole line. */
const WIDE = [
  'labyrinth_size',
  'wall',
  'difficulty',
  'magic_set',
  'max_group_number',
  'no_random_encounters',
  'no_friendly_monsters',
];
export const leafStyle = style({
  minWidth: 0,
  selectors: {
    [WIDE.map((path) => `&[data-path="${path}"]`).join(', ')]: { gridColumn: '1 / -1' },
  },
});
export const look = style({
  gridArea: '2 / 2 / span 2',
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: theme.radius.small,
  background: color.sunken,
  imageRendering: 'pixelated',
  '@media': { [screen.phone]: { gridArea: 'auto', height: '120px' } },
});
export const slot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 84px',
  alignItems: 'start',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/** Hides these descriptions: tables that are empty or missing are reported above them. */
globalStyle(`${slot} [slot="description"]`, { display: 'none' });
/** Aligned with the boxes next to it, which are equally high. */
export const slotNumber = style({
  alignSelf: 'end',
  fontSize: theme.size.small,
  lineHeight: theme.control.medium,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
});

export const notices = style({
  display: 'grid',
  gap: space[2],
  marginBottom: space[2],
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  selectors: { '&:empty': { display: 'none' } },
});

export const read = style({ display: 'flex', flexDirection: 'column', minWidth: 0, fontSize: theme.size.small });
export const readLabel = style({ color: color.textMuted });
export const stale = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginTop: space[1],
  fontSize: theme.size.small,
  color: color.warningText,
});
export const hint = style({ fontSize: theme.size.small, lineHeight: theme.lineHeight.tight, color: color.textMuted });
/** As wide as its pictures will be, so that the layout does not shift when they load. */
export const pictures = style({
  display: 'inline-flex',
  flex: 'none',
  gap: '1px',
  minWidth: '28px',
  height: '28px',
  selectors: { '&[data-many]': { minWidth: '57px' } },
});
export const picture = style({ borderRadius: theme.radius.small });
