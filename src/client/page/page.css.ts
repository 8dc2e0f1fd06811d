/** The layout of screens inside of the layouts. */
import { keyframes, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** The only content of a page. */
export const centred = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[4],
  minHeight: '60dvh',
  padding: theme.space[6],
  textAlign: 'center',
});

const appear = keyframes({ from: { opacity: 0 } });

/** Shown only after a moment, so that a fast answer does not flicker. */
export const patient = style([centred, { animation: `${appear} ${theme.duration.calm} 200ms backwards` }]);

/** A screen of lists and panels. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[4],
  width: '100%',
  maxWidth: '1480px',
  margin: '0 auto',
  padding: theme.space[6],
  '@media': { [screen.phone]: { padding: theme.space[4] } },
});

/** A line of actions above a list. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: theme.space[3] });
export const push = style({ marginInlineStart: 'auto' });

/** A panel that looks like a sheet of paper on the table. */
export const sheet = style({
  padding: theme.space[6],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  background: theme.color.surface,
  boxShadow: theme.shadow.low,
  '@media': { [screen.phone]: { padding: theme.space[4] } },
});

export const muted = style({ color: theme.color.textMuted });
export const small = style({ fontSize: theme.size.small });

/** Fields of a form, one below the other. */
export const fields = style({ display: 'flex', flexDirection: 'column', gap: theme.space[4] });

/** Names and values, in two columns. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${theme.space[2]} ${theme.space[6]}`,
  margin: 0,
});
export const factPair = style({ display: 'contents' });
export const factName = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.running,
});
export const factValue = style({ margin: 0, minWidth: 0 });

/** Short sentences as bullet points. */
export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  margin: 0,
  paddingInlineStart: theme.space[6],
});
