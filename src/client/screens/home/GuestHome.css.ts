import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, map } = theme;
/** Too narrow for text and workbench side by side. */
const narrow = 'screen and (max-width: 1199px)';

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
  gridTemplateColumns: 'minmax(380px, 4fr) 8fr',
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
  fontSize: 'clamp(26px, 2.3vw, 38px)',
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
