import { style } from '@vanilla-extract/css';
import { belowBars } from '#client/resource/form/RecordForm.css.ts';
import { filledHeight } from '#client/screens/areas/areas.css.ts';
import { screen as media } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** Too narrow for a table with something next to it. */
const NARROW = 'screen and (max-width: 1099px)';

/** A table of spells with boxes or a form next to it; below each other if there is no room. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[4],
  padding: `0 ${theme.space[4]} ${theme.space[10]}`,
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
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
  '@media': { [NARROW]: { position: 'static', height: '420px' } },
});
