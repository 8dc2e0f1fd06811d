import { globalStyle, style } from '@vanilla-extract/css';
import { belowBars } from '#client/resource/form/RecordForm.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const ROOMY = '(min-width: 640px)';
/** Windows in which sticky pictures would leave too little room for the fields. */
const SMALL = `${screen.phone}, screen and (max-height: 700px)`;

export const look = style({ gridColumn: '1 / -1', minWidth: 0, containerType: 'inline-size' });
/**
 * The filtered picture stays visible while the colours are dragged: next to them if there is room, in a column at the top, and in a small
 * window right above them.
 */
export const areas = style({
  display: 'grid',
  gridTemplateAreas: '"figures" "pictures" "colours"',
  gap: theme.space[4],
  '@media': { [SMALL]: { gridTemplateAreas: '"pictures" "figures" "colours"' } },
  '@container': {
    [ROOMY]: {
      gridTemplateAreas: '"pictures figures" "colours figures"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
/** Elements that the keyboard focuses scroll to below the sticky pictures. */
globalStyle(`${areas} :is(button, input)`, {
  scrollMarginTop: `calc(${belowBars} + 260px)`,
  '@media': { [SMALL]: { scrollMarginTop: 0 } },
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
  position: 'sticky',
  top: belowBars,
  zIndex: theme.layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  gap: theme.space[2],
  background: theme.color.surface,
  '@media': { [SMALL]: { position: 'static' } },
  '@container': { [ROOMY]: { position: 'static', flexDirection: 'column', justifyContent: 'flex-start' } },
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
