import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/**
 * A slot has less room than the screen, because the list of all tables stands next to it. It takes two lines if the name would not be
 * readable.
 */
const narrow = '(max-width: 560px)';

export const help = style({ margin: `${theme.space[4]} 0 ${theme.space[2]}` });
export const slots = style({ display: 'flex', flexDirection: 'column', containerType: 'inline-size' });
export const slot = style({
  display: 'grid',
  gridTemplateColumns: '20px 64px minmax(0, 3fr) 112px minmax(96px, 1fr)',
  alignItems: 'center',
  gap: theme.space[3],
  padding: `${theme.space[1]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  '@container': {
    [narrow]: {
      gridTemplateColumns: '64px minmax(0, 1fr) 112px',
      gridTemplateAreas: '"picture monster monster" "number share weight"',
    },
  },
});
export const number = style({
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@container': { [narrow]: { gridArea: 'number', textAlign: 'center' } },
});
/** The same size as a picture, so that slots do not move. */
export const picture = style({
  width: '64px',
  height: '64px',
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
  '@container': { [narrow]: { gridArea: 'picture' } },
});
export const monster = style({ minWidth: 0, '@container': { [narrow]: { gridArea: 'monster' } } });
export const weight = style({ '@container': { [narrow]: { gridArea: 'weight' } } });
export const share = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  // Next to the box of the weight, not next to its label.
  marginTop: '20px',
  '@container': { [narrow]: { gridArea: 'share' } },
});
export const figure = style({ fontSize: theme.size.small, fontVariantNumeric: 'tabular-nums' });
