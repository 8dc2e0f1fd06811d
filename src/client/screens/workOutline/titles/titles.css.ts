import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { HALF_WIDTH } from '#client/ui/halfWidth.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, game, space } = theme;

export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[4], padding: space[4] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const save = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[2],
    paddingTop: space[3],
    borderTop: `1px solid ${color.line}`,
  },
  variants: { isChanged: { true: { color: color.dangerText }, false: { color: color.textMuted } } },
});
export const state = style({ marginInlineEnd: 'auto', fontSize: theme.size.small, fontWeight: theme.weight.medium });

/** The same screen in both languages, side by side if there is room. */
export const windows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
  gap: space[4],
});
export const figure = style({ minWidth: 0, margin: 0, containerType: 'inline-size' });
export const caption = style({ marginTop: space[1], color: color.textMuted, fontSize: theme.size.small });

/** The width of a half-width column of the window, whose inside has 44: two stay free on either side of a full line. */
const column = 'var(--column)';
export const stage = style({
  vars: { '--column': 'calc((100cqw - 16px) / 44)' },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-between',
  aspectRatio: '16 / 9',
  padding: `calc(${column} * 2) 0`,
  border: `4px double ${game.windowFrame}`,
  borderRadius: theme.radius.large,
  background: `radial-gradient(ellipse at 50% 38%, ${game.glow} 0%, ${game.window} 70%)`,
  color: game.windowText,
  fontSize: `calc(${column} * 1.8)`,
});
export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: `calc(${column} * 0.8)`,
  margin: 'auto 0',
});
/** A rule with a lozenge in its middle. */
export const rule = style({
  width: `calc(${column} * 34)`,
  height: '1px',
  background: `linear-gradient(90deg, transparent, ${game.windowFrame}, transparent)`,
});
export const line = style({
  display: 'flex',
  justifyContent: 'center',
  width: `calc(${column} * 40)`,
  minHeight: `calc(${column} * 2.6)`,
  lineHeight: `calc(${column} * 2.6)`,
  whiteSpace: 'pre',
});
export const titleLine = style({
  textShadow: `0 1px 0 ${game.depth}, 0 0 12px rgb(244 240 228 / 35%)`,
  fontWeight: theme.weight.bold,
});
export const cell = recipe({
  base: { display: 'flex', flex: 'none', justifyContent: 'center' },
  variants: {
    width: {
      1: { width: column, fontFamily: HALF_WIDTH, fontSize: `calc(${column} * 2)` },
      2: { width: `calc(${column} * 2)` },
    },
  },
});
export const quietLine = style({ color: game.windowFrame });
export const quiet = style({ color: game.windowFrame, fontSize: `calc(${column} * 1.5)` });
export const picture = style({ width: `calc(${column} * 40)`, aspectRatio: '720 / 36' });
globalStyle(`${picture} img`, {
  display: 'block',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  border: 0,
  background: 'none',
  objectFit: 'contain',
});
export const noPicture = style([
  picture,
  {
    display: 'grid',
    placeItems: 'center',
    border: `1px dashed ${game.windowFrame}`,
    color: game.windowFrame,
    fontSize: `calc(${column} * 1.3)`,
  },
]);
/** A comment of 60 columns, in smaller letters. */
export const comment = style({
  minHeight: '1.6em',
  padding: `0 calc(${column} * 2)`,
  color: game.windowFrame,
  fontSize: `calc(${column} * 1.25)`,
  textAlign: 'center',
  '@media': { [screen.phone]: { fontSize: `calc(${column} * 1.3)` } },
});

/** The cover as large as on the page of the work, before its picture is there too. */
export const cover = style({ width: 'min(480px, 100%)', aspectRatio: '16 / 9' });
