/** The front page places the map and its tools on its workbench: both are areas of its grid. */
import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const map = style({
  gridArea: 'map',
  display: 'flex',
  aspectRatio: '1',
  border: `2px solid ${theme.map.wall}`,
  boxShadow: theme.shadow.high,
});

export const tools = style({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'end',
  gap: theme.space[4],
  marginTop: theme.space[4],
  '@media': { [screen.phone]: { alignItems: 'center', gap: theme.space[1], marginTop: 0 } },
});

export const history = style({ flex: 'none' });
