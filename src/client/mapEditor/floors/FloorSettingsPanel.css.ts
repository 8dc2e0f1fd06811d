import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color, space } = theme;
/** A panel that was made wider, or the sheet of a phone, has room for two fields in a line. */
const wider = '(min-width: 320px)';
const two = '(min-width: 520px)';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  containerType: 'inline-size',
});
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@container': { [two]: { display: 'block', columns: 2, columnGap: space[4] } },
});
export const part = style({
  minWidth: 0,
  breakInside: 'avoid',
  '@container': { [two]: { paddingBottom: space[4] } },
});
export const partTitle = style({
  marginBottom: space[1],
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  color: color.textMuted,
});

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[2]} ${space[3]}`,
};
const pairs = { ...line, '@container': { [wider]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } };
export const fields = styleVariants({
  names: pairs,
  // The picture is next to the rows where these do not need the full width.
  looks: {
    ...line,
    alignItems: 'center',
    '@container': { [wider]: { gridTemplateColumns: 'minmax(0, 1fr) 112px' } },
  },
  rules: pairs,
  encounters: line,
});

export const wide = style({ display: 'grid', gap: space[2], gridColumn: '1 / -1', minWidth: 0 });
/** The fields that take a whole line. */
const WIDE = ['labyrinth_size', 'wall', 'difficulty', 'magic_set', 'treasure_chest_trap', 'force_movement_in_battle'];
export const leafStyle = style({
  minWidth: 0,
  selectors: {
    [WIDE.map((path) => `&[data-path="${path}"]`).join(', ')]: { gridColumn: '1 / -1' },
  },
});
export const look = style({
  display: 'block',
  width: '100%',
  height: '112px',
  borderRadius: theme.radius.small,
  background: color.sunken,
  imageRendering: 'pixelated',
  '@container': { [wider]: { gridArea: '2 / 2 / span 2', height: '100%' } },
});
/** The chance stands below its table, whose name needs the line, or beside it in more room. */
export const slot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@container': { [wider]: { gridTemplateColumns: 'auto minmax(0, 1fr) 84px' } },
  alignItems: 'start',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/** Hides these descriptions: tables that are empty or missing are reported above them. */
globalStyle(`${slot} [slot="description"]`, { display: 'none' });
globalStyle(`${slot} > [data-path$="probability"]`, { gridColumn: '2' });
globalStyle(`${slot} > [data-path$="probability"]`, { '@container': { [wider]: { gridColumn: 'auto' } } });
/** Aligned with the boxes next to it, which are equally high. */
export const slotNumber = style({
  alignSelf: 'start',
  marginTop: '22px',
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
