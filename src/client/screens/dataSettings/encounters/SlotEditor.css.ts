import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const help = style({ margin: `${theme.space[4]} 0 ${theme.space[2]}` });
export const slots = style({ display: 'flex', flexDirection: 'column' });
export const slot = style({
  display: 'grid',
  gridTemplateColumns: '20px 64px minmax(0, 3fr) 112px minmax(96px, 1fr)',
  alignItems: 'center',
  gap: theme.space[3],
  padding: `${theme.space[1]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': {
    [screen.phone]: {
      gridTemplateColumns: '64px minmax(0, 1fr) 112px',
      gridTemplateAreas: '"picture monster monster" "number share weight"',
    },
  },
});
export const number = style({
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': { [screen.phone]: { gridArea: 'number', textAlign: 'center' } },
});
/** As large as a picture, so that slots stay where they are. */
export const picture = style({
  width: '64px',
  height: '64px',
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
  '@media': { [screen.phone]: { gridArea: 'picture' } },
});
export const monster = style({ minWidth: 0, '@media': { [screen.phone]: { gridArea: 'monster' } } });
export const weight = style({ '@media': { [screen.phone]: { gridArea: 'weight' } } });
export const share = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  // Beside the box of the weight, not beside its label.
  marginTop: '20px',
  '@media': { [screen.phone]: { gridArea: 'share' } },
});
export const figure = style({ fontSize: theme.size.small, fontVariantNumeric: 'tabular-nums' });
