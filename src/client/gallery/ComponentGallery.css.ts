import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[4],
  maxWidth: '1392px',
  margin: '0 auto',
  padding: theme.space[6],
  '@media': { [screen.phone]: { padding: theme.space[3] } },
});

export const heading = style({ display: 'flex', alignItems: 'center', gap: theme.space[3] });
export const headingText = style({ flex: 1 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[4],
  alignItems: 'start',
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const stack = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4], minWidth: 0 });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[2] });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[4],
  alignItems: 'start',
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: theme.space[2],
});
export const swatch = style({ display: 'flex', alignItems: 'center', gap: theme.space[2], fontSize: theme.size.small });
/** The colour --ink, on the paper of the map. */
export const sample = style({
  flex: 'none',
  width: '28px',
  height: '28px',
  border: `1px solid ${theme.color.line}`,
  background: `linear-gradient(var(--ink), var(--ink)), ${theme.map.paper}`,
});
export const picture = style({ width: '100%', maxWidth: '440px', height: 'auto' });

export const monsters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: theme.space[3],
});
export const monster = style({ margin: 0, textAlign: 'center', fontSize: theme.size.small });

export const soundList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: theme.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const contactSheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: theme.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
});
