import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const ROOMY = '(min-width: 640px)';

export const look = style({ gridColumn: '1 / -1', minWidth: 0, containerType: 'inline-size' });
/** What comes of the colours stands beside them, without room above them: either way it is seen while they are drawn. */
export const areas = style({
  display: 'grid',
  gridTemplateAreas: '"pictures" "figures" "colours"',
  gap: theme.space[4],
  '@container': {
    [ROOMY]: {
      gridTemplateAreas: '"pictures figures" "colours figures"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
export const pictures = style({
  gridArea: 'pictures',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: theme.space[4],
  '@container': { [ROOMY]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
export const colours = style({ gridArea: 'colours', minWidth: 0 });
export const figures = style({
  gridArea: 'figures',
  display: 'flex',
  justifyContent: 'center',
  gap: theme.space[2],
  '@container': { [ROOMY]: { flexDirection: 'column', justifyContent: 'flex-start' } },
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.space[1],
  margin: 0,
  padding: theme.space[2],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  background: theme.color.field,
  '@media': { [screen.phone]: { padding: theme.space[1] } },
});
export const caption = style({ color: theme.color.textMuted, fontSize: theme.size.small });
