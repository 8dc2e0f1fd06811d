import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

/** Beside the list of all tables a slot has less room than the screen: where a name would not be read it takes two lines. */
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
/** As large as a picture, so that slots stay where they are. */
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
  // Beside the box of the weight, not beside its label.
  marginTop: '20px',
  '@container': { [narrow]: { gridArea: 'share' } },
});
export const figure = style({ fontSize: theme.size.small, fontVariantNumeric: 'tabular-nums' });
