import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** A laptop's too, of whose 768 pixels a browser leaves some 640. */
const roomy = 'screen and (min-width: 720px) and (min-height: 600px)';
/** Of the window: what is written stays in sight above it, however many lines are shown. */
const MOST = '40vh';

/** Where there is room it stays in sight at the foot of the window while the text above it is written. */
export const place = style({
  minWidth: 0,
  '@media': {
    [roomy]: { position: 'sticky', bottom: 0, zIndex: theme.layer.sticky, maxHeight: MOST, overflowY: 'auto' },
  },
});
/** What has the focus comes to stand above it. */
globalStyle('html:has([data-message-preview])', { '@media': { [roomy]: { scrollPaddingBottom: MOST } } });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.space[2],
});
export const count = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const sound = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  marginInlineEnd: theme.space[2],
  color: theme.color.textMuted,
  fontSize: theme.size.small,
});

export const windows = style({
  display: 'flex',
  gap: theme.space[3],
  alignItems: 'flex-start',
  '@media': { [screen.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const picture = style({
  margin: 0,
  maxWidth: '112px',
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  textAlign: 'center',
});
