import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight } from '#client/frame/TopBar.css.ts';
import { screen as media } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const tabsHeight = '48px';

export const bar = style({
  position: 'sticky',
  top: barHeight,
  zIndex: theme.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  height: tabsHeight,
  padding: `0 ${theme.space[4]}`,
  borderBottom: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  // Then the drawer holds its contents.
  '@media': { [media.phone]: { display: 'none' } },
});

export const tabs = style({ flex: 1, minWidth: 0 });

/** The window of a laptop has room for all tabs next to the longest label of the button. */
globalStyle(`${tabs} a`, {
  '@media': {
    'screen and (max-width: 1440px)': { gap: theme.space[1], paddingInline: theme.space[2] },
    [media.laptop]: { paddingInline: '5px' },
  },
});

/** In less room the other tabs are their icons with a tooltip, so that none is cut off. */
globalStyle(`${tabs} a:not([aria-current]) > svg + span`, {
  '@media': {
    'screen and (max-width: 1199px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
globalStyle(`${tabs} a`, {
  position: 'relative',
  '@media': { 'screen and (max-width: 1199px)': { minWidth: '32px', justifyContent: 'center' } },
});

/** `--screen-height` is the height that the bars leave of the window, for screens that fill it. */
export const screen = style({
  vars: { '--screen-height': `calc(100dvh - ${barHeight} - ${tabsHeight})` },
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { [media.phone]: { vars: { '--screen-height': `calc(100dvh - ${barHeight})` } } },
});

export const backup = style({ display: 'flex', flex: 'none', gap: theme.space.half });

export const history = style({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(380px, calc(100vw - 24px))',
  maxHeight: 'min(560px, 80dvh)',
  outline: 'none',
});

export const historyForm = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[3],
  padding: theme.space[4],
  borderBottom: `1px solid ${theme.color.line}`,
});

export const entries = style({ overflowY: 'auto', padding: theme.space[1], listStyle: 'none' });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'max-content max-content minmax(0, 1fr) max-content',
  alignItems: 'center',
  gap: theme.space[3],
  width: '100%',
  minHeight: theme.control.medium,
  padding: `${theme.space[1]} ${theme.space[3]}`,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.hover } },
  '@media': { [media.touch]: { minHeight: theme.control.touch } },
});

export const note = style({
  overflow: 'hidden',
  fontSize: theme.size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const verb = style({ color: theme.color.accentText, fontSize: theme.size.small });
export const noEntries = style({ padding: theme.space[6], color: theme.color.textMuted, textAlign: 'center' });

export const historyFoot = style({
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderTop: `1px solid ${theme.color.line}`,
  textAlign: 'end',
});
