import { globalStyle, style } from '@vanilla-extract/css';
import { labelRow } from '#client/ui/Field.css.ts';
import { theme } from '#client/ui/theme.css.ts';
import { visuallyHiddenRules } from '#client/ui/visuallyHidden.css.ts';

const { color, space } = theme;

/** As wide as its place, so that its parts stand side by side where there is room, in a page and in a dialog. */
const room = '(min-width: 800px)';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  '@container': {
    [room]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) clamp(312px, 34cqw, 392px)', alignItems: 'start' },
  },
});
export const around = style({ containerType: 'inline-size', minWidth: 0 });

export const script = style({
  containerType: 'inline-size',
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  boxShadow: theme.shadow.low,
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} ${space[4]}`,
  borderTop: `3px double ${color.line}`,
});
/** The choice is named by its words. */
globalStyle(`${bar} ${labelRow}`, visuallyHiddenRules);
export const title = style({ flex: 1, margin: 0, fontSize: theme.size.body, lineHeight: '28px' });
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const add = style({
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
  background: color.sunken,
});
export const off = style({ padding: `${space[2]} ${space[4]}`, borderTop: `1px solid ${color.line}` });
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
});
/** Stays beside the rows while they are scrolled. */
export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minWidth: 0,
  '@container': {
    [room]: { position: 'sticky', top: 'calc(100dvh - var(--screen-height) + 112px)' },
  },
});
