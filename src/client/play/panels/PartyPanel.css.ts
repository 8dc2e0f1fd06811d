import { style } from '@vanilla-extract/css';
import { board } from '#client/play/game.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const panel = style([board, { padding: `${theme.space[2]} ${theme.space[3]}` }]);

/** On phones two rows of three. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [screen.phone]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: theme.space[1] },
  },
});

export const member = style({
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr) max-content',
  alignItems: 'baseline',
  columnGap: theme.space[2],
  lineHeight: theme.lineHeight.tight,
  selectors: {
    '&[data-health="fallen"]': { color: theme.game.faded },
    '&[data-health="low"]': { color: theme.game.warning },
  },
  '@media': { [screen.phone]: { gridTemplateColumns: '10px minmax(0, 1fr)', columnGap: theme.space[1] } },
});

export const place = style({
  color: theme.game.windowFrame,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const job = style({
  color: theme.game.windowFrame,
  fontSize: theme.size.small,
  whiteSpace: 'nowrap',
  '@media': { [screen.phone]: { display: 'none' } },
});
export const hp = style({
  gridColumn: 2,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const ac = style({ marginInlineStart: theme.space[1], color: theme.game.windowFrame });
export const bar = style({
  alignSelf: 'center',
  width: '72px',
  height: '6px',
  overflow: 'hidden',
  borderRadius: theme.radius.small,
  background: 'rgb(255 255 255 / 0.14)',
  '@media': { [screen.phone]: { gridColumn: 2, width: '100%', height: '4px' } },
});
export const fill = style({
  display: 'block',
  height: '100%',
  background: theme.game.health,
  selectors: {
    '[data-health="low"] &': { background: theme.game.warning },
    '[data-health="fallen"] &': { background: theme.game.faded },
  },
});
export const states = style({ gridColumn: '2 / -1', color: theme.game.harm, fontSize: theme.size.small });
export const gold = style({
  marginTop: theme.space[2],
  paddingTop: theme.space[1],
  borderTop: `1px solid rgb(255 255 255 / 0.16)`,
  color: theme.game.gold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': { [screen.phone]: { marginTop: 0, paddingTop: 0, borderTop: 0, fontSize: theme.size.small } },
});
