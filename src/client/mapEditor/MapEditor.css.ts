import { globalStyle, style } from '@vanilla-extract/css';
import { region as snackbars } from '#client/ui/SnackbarRegion.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';
import { visuallyHiddenRules } from '#client/ui/visuallyHidden.css.ts';

const { color } = theme;

export const editor = style({
  display: 'grid',
  gridTemplateColumns: '136px minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(0, 1fr)',
  // The part of the window that the bars above leave free.
  height: 'var(--screen-height, 100dvh)',
  minHeight: '380px',
  background: color.surface,
  selectors: {
    '&[data-panels="hidden"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-start="search"]': { gridTemplateColumns: '296px minmax(0, 1fr) auto' },
  },
  '@media': {
    [screen.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-start="search"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

/** Shows messages above the map, where they cover none of it; on a phone they are there anyway. */
globalStyle(`:root:has(${editor}) ${snackbars}`, {
  '@media': {
    [screen.desk]: { inset: `${theme.space[2]} auto auto 50%`, translate: '-50%', alignItems: 'center' },
  },
});

/** CSS containment, so that a stroke on the map does not make the browser lay out the panels again. */
const apart = 'strict';

const side = style({
  minHeight: 0,
  minWidth: 0,
  background: color.surface,
  selectors: { '[data-panels="hidden"] > &': { display: 'none' } },
  '@media': { [screen.phone]: { display: 'none' } },
});

export const sideStart = style([
  side,
  {
    contain: apart,
    borderInlineEnd: `1px solid ${color.line}`,
    '@media': {
      // On a phone the search takes the lower half of the screen; the map above it shows the results.
      [screen.phone]: {
        selectors: {
          '[data-start="search"] > &': {
            display: 'block',
            position: 'fixed',
            inset: '50dvh 0 0',
            zIndex: theme.layer.bar,
            borderTop: `1px solid ${color.line}`,
          },
        },
      },
    },
  },
]);
export const sideEnd = style([
  side,
  { display: 'flex', borderInlineStart: `1px solid ${color.line}`, '@media': { [screen.phone]: { display: 'none' } } },
]);

export const sidePanels = style({
  contain: apart,
  // The first-person view, the padding of its section, and a scrollbar where it takes room (`measureGutter`).
  // Its author may make it wider, up to the half of a small window.
  width: 'calc(max(248px, min(var(--panel-width, 248px), 45vw)) + var(--gutter, 0px))',
  overflowY: 'auto',
  scrollbarGutter: 'stable',
  selectors: {
    '[data-view="large"] > &': {
      width: 'max(min(537px + var(--gutter, 0px), 45vw), min(var(--panel-width, 0px), 45vw))',
    },
  },
});

export const sideSection = style({
  padding: theme.space[3],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const panelHead = style({
  marginBottom: theme.space[2],
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  color: color.textMuted,
});

export const work = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });

export const top = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // If panels leave little room, the commands wrap to a second line instead of being covered.
  flexWrap: 'wrap',
  gap: `0 ${theme.space[3]}`,
  minHeight: '44px',
  padding: `${theme.space.half} ${theme.space[3]}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [screen.phone]: { padding: `0 ${theme.space[1]}` } },
});

/** While a target is picked, the prompt covers the rest of the bar. */
globalStyle(`${top}[data-picking] > *:not([data-asked])`, { visibility: 'hidden' });

/** Shown on touch screens in this place; a phone has it below the map. */
export const touchMode = style({
  display: 'none',
  '@media': {
    [screen.anyTouch]: { display: 'block', marginInlineStart: 'auto' },
    [screen.phone]: { display: 'none' },
  },
});

export const floorTitle = style({
  fontSize: theme.size.body,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** Phones have room for the floor number only. */
export const floorTitleWords = style({ '@media': { [screen.phone]: visuallyHiddenRules } });
export const floorTitleNumber = style({ display: 'none', '@media': { [screen.phone]: { display: 'inline' } } });

export const notice = style({
  padding: `${theme.space[1]} ${theme.space[3]}`,
  background: color.warningWash,
  color: color.warningText,
  fontSize: theme.size.small,
});
