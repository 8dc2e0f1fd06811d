import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, space } = theme;

/** The steps in their order, one below the other. */
export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  width: '100%',
  maxWidth: '1040px',
  margin: '0 auto',
});
/** The content of a panel; a link to it leaves its title visible below the bars. */
export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  scrollMarginTop: '176px',
});
export const wide = style({ width: '100%' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const missing = style({ color: color.dangerText });

export const code = style({
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
  background: color.sunken,
  fontFamily: theme.font.code,
  fontSize: theme.size.title,
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  '@media': { [screen.phone]: { fontSize: theme.size.large, letterSpacing: '0.04em' } },
});

export const variants = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: space[4],
  padding: 0,
  listStyle: 'none',
});
export const variant = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  height: '100%',
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.small,
});
export const variantHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const heading = style({ fontSize: theme.size.body });
export const choices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: `${space[3]} 0 0`,
  borderTop: `1px solid ${color.line}`,
  listStyle: 'none',
});
export const choice = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.half });
export const quiet = style({ color: color.textMuted, fontSize: theme.size.small });
/** A live region has to exist before it gets its text; it takes no room until then. */
export const told = style([quiet, { selectors: { '&:empty': { marginTop: `calc(-1 * ${space[3]})` } } }]);

export const reasons = style({ width: '100%', padding: 0, listStyle: 'none', borderTop: `1px solid ${color.line}` });
export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} 0`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [screen.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const reasonMark = style({ color: color.warningText });
export const reasonWay = style({ '@media': { [screen.phone]: { gridColumn: 2 } } });
export const changes = style({ display: 'flex', flexDirection: 'column', gap: space[5] });
