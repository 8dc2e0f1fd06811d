import { globalStyle, style } from '@vanilla-extract/css';
import { screen as media } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const bar = style({
  position: 'sticky',
  top: '52px',
  zIndex: theme.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minHeight: '48px',
  padding: `0 ${theme.space[4]}`,
  borderBottom: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  '@media': { [media.phone]: { padding: `0 ${theme.space[2]}`, gap: theme.space[1] } },
});

export const tabs = style({ flex: 1, minWidth: 0 });

/** On a phone tabs are pictures, so that all of them and the backups fit into one line; their texts are still spoken. */
globalStyle(`${tabs} a`, {
  '@media': {
    // The window of a laptop holds all of them.
    'screen and (max-width: 1440px)': { gap: theme.space[1], paddingInline: theme.space[2] },
    [media.phone]: { gap: 0, paddingInline: theme.space[1], fontSize: 0 },
  },
});

/** `--screen-height` is what the bars leave of the window, for screens that fill it. */
export const screen = style({
  vars: { '--screen-height': 'calc(100dvh - 100px)' },
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});

export const readOnly = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: theme.space[1],
  padding: `${theme.space.half} ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: theme.color.accentWash,
  color: theme.color.accentText,
  fontSize: theme.size.small,
  whiteSpace: 'nowrap',
});

export const backup = style({ display: 'flex', flex: 'none', gap: theme.space.half });

/** The save button has its text where there is room, else it is a picture. */
export const roomy = style({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } });
export const narrow = style({ display: 'none', '@media': { [media.phone]: { display: 'flex' } } });

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

export const kind = style({
  padding: `0 ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
  color: theme.color.textMuted,
  fontSize: theme.size.small,
});
export const ownKind = style([kind, { background: theme.color.accentWash, color: theme.color.accentText }]);

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
