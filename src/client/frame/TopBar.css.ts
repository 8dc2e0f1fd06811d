import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** The height that the bar takes from every screen. */
export const barHeight = '52px';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: theme.layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  height: barHeight,
  padding: `0 ${theme.space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  '@media': { [screen.phone]: { padding: `0 ${theme.space[2]}`, gap: theme.space[2] } },
});

export const home = style({ display: 'grid', flex: 'none', minWidth: '24px', minHeight: '24px', placeItems: 'center' });

export const title = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  fontSize: theme.size.large,
  fontWeight: theme.weight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The lines of a scenario's screen: the scenario, and the screen's own name below. */
const line = { display: 'block', overflow: 'hidden', lineHeight: theme.lineHeight.tight, textOverflow: 'ellipsis' };
export const above = style({
  ...line,
  color: color.textMuted,
  fontSize: theme.size.small,
  fontWeight: theme.weight.normal,
});
export const part = style(line);

export const avatarButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '50%',
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&[data-hovered], &[aria-expanded="true"]': { background: color.hover } },
  '@media': { [screen.touch]: { width: theme.control.touch, height: theme.control.touch } },
});

export const who = style({ display: 'flex', alignItems: 'center', gap: theme.space[3] });
export const whoName = style({ fontWeight: theme.weight.bold, lineHeight: theme.lineHeight.tight });
export const whoMail = style({
  color: color.textMuted,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  overflowWrap: 'anywhere',
});

/** Visible only with the keyboard focus. */
export const skip = style({
  position: 'fixed',
  top: theme.space[2],
  insetInlineStart: theme.space[2],
  zIndex: theme.layer.tooltip,
  padding: `${theme.space[2]} ${theme.space[4]}`,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
  color: theme.color.accentText,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});
