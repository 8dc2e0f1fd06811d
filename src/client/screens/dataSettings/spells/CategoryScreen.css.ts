import { style } from '@vanilla-extract/css';
import { belowBars } from '#client/resource/form/RecordForm.css.ts';
import { filledHeight } from '#client/screens/areas/areas.css.ts';
import { screen as media } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** Too narrow for a table and a form side by side. */
const NARROW = 'screen and (max-width: 1099px)';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'start',
  gap: theme.space[4],
  padding: `0 ${theme.space[4]} ${theme.space[10]}`,
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { padding: `0 ${theme.space[2]} ${theme.space[8]}` },
  },
});
export const table = style({
  position: 'sticky',
  top: belowBars,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: filledHeight,
  padding: `${theme.space[2]} 0`,
  '@media': { [NARROW]: { position: 'static', height: '360px' } },
});
export const editor = style({ minWidth: 0 });
export const sheets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[4],
  minWidth: 0,
  paddingTop: theme.space[4],
});

export const sentence = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderInlineStart: `4px solid ${theme.color.accent}`,
  borderRadius: theme.radius.small,
  background: theme.color.accentWash,
});
export const said = style({ margin: 0, overflowWrap: 'anywhere' });
export const otherwise = style([said, { color: theme.color.textMuted, fontSize: theme.size.small }]);
