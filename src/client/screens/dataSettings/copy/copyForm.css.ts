import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const copyForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(280px, 2fr)',
  alignItems: 'start',
  maxWidth: '1280px',
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const groupTitle = style({ padding: 0, fontWeight: theme.weight.medium });
export const checks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  paddingInlineStart: theme.space[6],
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  marginTop: theme.space[3],
});
export const targetList = style({
  maxHeight: '320px',
  margin: `${theme.space[3]} 0`,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});
