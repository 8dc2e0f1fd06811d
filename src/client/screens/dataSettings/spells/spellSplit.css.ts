import { style } from '@vanilla-extract/css';
import { belowBars } from '#client/resource/form/RecordForm.css.ts';
import { filledHeight } from '#client/screens/areas/areas.css.ts';
import { screen as media } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** A table of spells with boxes or a form next to it, which has the larger part; below each other if there is no room. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: theme.space[4],
  padding: `0 ${theme.space[4]} ${theme.space[10]}`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { padding: `0 ${theme.space[2]} ${theme.space[8]}` },
  },
});
/** The table, which stays while the other side scrolls. */
export const splitTable = style({
  position: 'sticky',
  top: belowBars,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: filledHeight,
  padding: `${theme.space[2]} 0`,
  '@media': { [media.narrow]: { position: 'static', height: '420px' } },
});
