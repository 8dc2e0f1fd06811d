import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, map } = theme;
const narrow = 'screen and (max-width: 959px)';

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
  padding: `${theme.space[4]} ${theme.space[10]}`,
  '@media': { [screen.phone]: { padding: `${theme.space[2]} ${theme.space[4]}` } },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  fontSize: theme.size.title,
  fontWeight: theme.weight.bold,
  letterSpacing: '0.12em',
});

export const main = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(380px, 5fr) 8fr',
  alignItems: 'center',
  gap: theme.space[12],
  width: '100%',
  maxWidth: '1480px',
  margin: '0 auto',
  padding: `${theme.space[2]} ${theme.space[10]} ${theme.space[10]}`,
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[8], padding: theme.space[6] },
    [screen.phone]: { padding: theme.space[4] },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: theme.space[6] });

export const headline = style({
  fontSize: 'clamp(26px, 2.6vw, 40px)',
  letterSpacing: '0.03em',
  lineHeight: '1.4',
  whiteSpace: 'pre-line',
  wordBreak: 'auto-phrase',
});

export const lead = style({ maxWidth: '40em', color: color.textMuted, fontSize: theme.size.large });

export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  padding: `0 0 0 ${theme.space[4]}`,
  borderInlineStart: `3px solid ${map.wall}`,
  listStyle: 'none',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[3] });

export const picture = style({
  position: 'relative',
  padding: `0 0 ${theme.space[12]} ${theme.space[12]}`,
  '@media': { [screen.phone]: { padding: `0 0 ${theme.space[10]} 0` } },
});

export const view = style({
  width: '100%',
  height: 'min(68dvh, 640px)',
  border: `3px solid ${map.wall}`,
  outline: `1px solid ${map.wall}`,
  outlineOffset: '5px',
  boxShadow: theme.shadow.high,
  '@media': { [narrow]: { height: '320px' } },
});

/** The sheet that the corridor was drawn on, laid over the corner of the picture. */
export const plan = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  width: 'clamp(150px, 36%, 280px)',
  transform: 'rotate(-3deg)',
  filter: 'drop-shadow(0 6px 14px rgb(0 0 0 / 0.35))',
});
