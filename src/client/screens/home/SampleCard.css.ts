import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color, map } = theme;

/** The height of the card; on phones its picture stands above its text. */
const [beside, above] = ['250px', '344px'];

export const room = style({ minHeight: beside, '@media': { [screen.phone]: { minHeight: above } } });
export const emptyRoom = style({ minHeight: beside, '@media': { [screen.phone]: { minHeight: 0 } } });

/** A framed picture with its description next to it. */
export const card = style({
  display: 'grid',
  minHeight: beside,
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  overflow: 'hidden',
  maxWidth: '560px',
  border: `1px solid ${color.line}`,
  borderTop: `3px solid ${map.wall}`,
  borderRadius: theme.radius.small,
  background: color.surface,
  boxShadow: theme.shadow.high,
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: above } },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // The dark around the view.
  background: theme.game.view,
  imageRendering: 'pixelated',
  '@media': { [screen.phone]: { height: '170px' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: theme.space[2],
  padding: theme.space[4],
});
export const title = style({ fontSize: theme.size.title, wordBreak: 'auto-phrase' });
export const comment = style({ color: color.textMuted, wordBreak: 'auto-phrase' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[3] });
